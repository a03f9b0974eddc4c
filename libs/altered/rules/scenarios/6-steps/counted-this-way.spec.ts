import { describe, expect, it } from '@jest/globals';
import { editions } from '#altered/abilities';
import { character, permanent, spell, type Table, type Position, type Line, tableOf } from '#altered/testing';

const kite = character('Kite', { subtypes: ['animal'] });
const wren = character('Wren');
const wall = permanent('Wall');
const tower = permanent('Tower');

describe.each(editions)('effects that count “this way”, edition %s', (edition) => {
  const played = (line: Line, mine: Position['seats'][0], theirs: Position['seats'][1] = {}): Table =>
    tableOf({ ...mine, hand: [spell('Trick', line), ...(mine.hand ?? [])], mana: 1 }, theirs, {
      edition,
    }).play('Trick');

  it('6.1.e “discarded this way” counts exactly the cards that the effect discarded', () => {
    const table = played(
      // "Discard up to two cards from your Reserve. Draw a card for each card discarded this way."
      {
        kind: 'effect',
        effect: {
          kind: 'sequence',
          effects: [
            {
              kind: 'step',
              step: {
                kind: 'discard',
                what: { choose: { zone: 'reserve', owner: 'you' }, count: 2, upTo: true },
              },
              note: 'discarded',
            },
            { kind: 'step', step: { kind: 'draw', count: { noted: 'discarded' } }, said: 'per' },
          ],
        },
      },
      { reserve: [kite, wren, wall], deck: [kite, kite, kite] },
    );
    table.choose('Kite');
    expect(table.names('discard', 0)).toContain('Kite');
    expect(table.names('hand', 0)).toHaveLength(1);
  });

  it('6.1.e “Permanent discarded this way” counts Permanents, which are no longer permanents in the discard pile', () => {
    const table = played(
      // "Discard all Permanents. Draw a card for each Permanent discarded this way."
      {
        kind: 'effect',
        effect: {
          kind: 'sequence',
          effects: [
            {
              kind: 'step',
              step: { kind: 'discard', what: { all: { type: 'permanent' }, said: 'all' } },
              note: 'done',
            },
            { kind: 'step', step: { kind: 'draw', count: { noted: 'done' } }, said: 'per' },
          ],
        },
      },
      { landmark: [wall], deck: [kite, kite, kite] },
      { landmark: [tower] },
    );
    expect(table.names('hand', 0)).toHaveLength(2);
  });

  it('6.1.e, 2.2.1.i “Animal discarded this way” counts only the discarded cards with that sub-type', () => {
    const table = played(
      // "Discard all cards from your Reserve. Draw a card for each Animal discarded this way."
      {
        kind: 'effect',
        effect: {
          kind: 'sequence',
          effects: [
            {
              kind: 'step',
              step: { kind: 'discard', what: { all: { zone: 'reserve', owner: 'you' }, said: 'all' } },
              note: 'done',
            },
            {
              kind: 'step',
              step: { kind: 'draw', count: { count: { subtype: 'animal', among: { noted: 'done' } } } },
              said: 'per',
            },
          ],
        },
      },
      { reserve: [kite, wren, wall], deck: [kite, kite, kite] },
    );
    expect(table.names('hand', 0)).toHaveLength(1);
  });

  it('6.1.e “for each card discarded this way” repeats the effect, once after the other', () => {
    const table = played(
      // "Discard all cards from your Reserve. For each card discarded this way, Resupply."
      {
        kind: 'effect',
        effect: {
          kind: 'sequence',
          effects: [
            {
              kind: 'step',
              step: { kind: 'discard', what: { all: { zone: 'reserve', owner: 'you' }, said: 'all' } },
              note: 'done',
            },
            {
              kind: 'repeat',
              times: { noted: 'done' },
              effect: { kind: 'step', step: { kind: 'resupply' } },
              said: 'for each counted',
            },
          ],
        },
      },
      { reserve: [wren, wall], deck: [kite, kite, kite] },
    );
    expect(table.verbs().filter((verb) => verb === 'resupply')).toHaveLength(2);
    expect(table.names('reserve', 0)).toEqual(['Kite', 'Kite', 'Trick']);
  });
});
