import { describe, expect, it } from '@jest/globals';
import { editions } from '#altered/abilities';
import { character, permanent, spellSaying, Table, type Position } from '#testing';

const kite = character('Kite', { subtypes: ['animal'] });
const wren = character('Wren');
const wall = permanent('Wall');
const tower = permanent('Tower');

describe.each(editions)('what was done “this way”, edition %s', (edition) => {
  const played = (line: string, mine: Position['seats'][0], theirs: Position['seats'][1] = {}): Table =>
    new Table({
      seats: [{ ...mine, hand: [spellSaying(line), ...(mine.hand ?? [])], mana: 1 }, theirs],
      edition,
    }).choose('play Trick');

  it('6.1.e is each card that was discarded, and none that was not', () => {
    const table = played(
      'Discard up to two cards from your Reserve. Draw a card for each card discarded this way.',
      {
        reserve: [kite, wren, wall],
        deck: [kite, kite, kite],
      },
    );
    table.choose('Kite');
    expect(table.names('discard', 0)).toContain('Kite');
    expect(table.names('hand', 0)).toHaveLength(1);
  });

  it('6.1.e is each Permanent that was discarded, though no word speaks of it as one', () => {
    const table = played(
      'Discard all Permanents. Draw a card for each Permanent discarded this way.',
      {
        landmark: [wall],
        deck: [kite, kite, kite],
      },
      { landmark: [tower] },
    );
    expect(table.names('hand', 0)).toHaveLength(2);
  });

  it('6.1.e, 2.2.1.i can be counted by what it is', () => {
    const table = played(
      'Discard all cards from your Reserve. Draw a card for each Animal discarded this way.',
      { reserve: [kite, wren, wall], deck: [kite, kite, kite] },
    );
    expect(table.names('hand', 0)).toHaveLength(1);
  });

  it('6.1.e is done for as often, one after the other', () => {
    const table = played('Discard all cards from your Reserve. For each card discarded this way, Resupply.', {
      reserve: [wren, wall],
      deck: [kite, kite, kite],
    });
    expect(table.verbs().filter((verb) => verb === 'resupply')).toHaveLength(2);
    expect(table.names('reserve', 0)).toEqual(['Kite', 'Kite', 'Trick']);
  });
});
