import { describe, expect, it } from '@jest/globals';
import type { CardDefinition } from '#altered/abilities';
import {
  afterTrick,
  character,
  permanent,
  reaction,
  spell,
  step,
  type Table,
  tableOf4,
  tableOf,
  type When,
} from '#altered/testing';

const watcher = (trigger: When): CardDefinition =>
  permanent('Watcher', reaction(trigger, 'I gain 1 seen counter.'));

type Status = 'anchored' | 'asleep' | 'fleeting';

const discarded: When = { kind: 'discarded', what: {} };
const kite = (...statuses: readonly Status[]) => ({ card: character('Kite'), statuses });

/** Plays all reactions, one after another. */
function settled(table: Table): Table {
  const [first] = table.options();
  return first?.startsWith('reaction') ? settled(table.choose(first)) : table;
}

/** Returns a card's final zone, and the number of discards that a trigger matched. */
function found(table: Table, name: string): readonly [string, number] {
  const last = settled(table);
  return [last.stay(name).zone, last.counter('Watcher', 'seen')];
}

describe('a Fleeting card', () => {
  const sentHome = (statuses: readonly Status[], trigger = discarded, readings?: number) =>
    found(
      afterTrick(
        step({ kind: 'move', what: { all: { name: 'Kite' } }, to: { zone: 'reserve' } }),
        { landmark: [watcher(trigger)], hero: [kite(...statuses)] },
        {},
        [],
        readings,
      ),
      'Kite',
    );

  it('2.4.7.d, 7.3.7.a a Fleeting character is discarded instead of going to Reserve', () => {
    expect(sentHome(['fleeting'])).toEqual(['discard', 1]);
    expect(sentHome([])).toEqual(['reserve', 0]);
    expect(sentHome(['fleeting'], { kind: 'discarded', what: {}, from: 'expedition' })).toEqual([
      'discard',
      1,
    ]);
    expect(sentHome(['fleeting'], { kind: 'discarded', what: {}, from: 'reserve' })).toEqual(['discard', 0]);
  });

  it('2.4.7.e, 7.3.7.a a Fleeting Spell is discarded when it has resolved', () => {
    const song = spell('Song', 'Fleeting.', 'I gain 1 seen counter.');
    const played = (readings?: number) =>
      found(
        tableOf4(
          { mana: 3, hand: [song], landmark: [watcher(discarded)] },
          {},
          { ...(readings !== undefined && { readings }) },
        ).play('Song'),
        'Song',
      );
    expect(played()).toEqual(['discard', 1]);
    expect(played(8)).toEqual(['discard', 0]);
  });

  const night = (...statuses: readonly Status[]): Table =>
    tableOf4({ hero: [kite(...statuses)], landmark: [watcher(discarded)] }, {}, { from: 'night' });

  it('2.4.7.d, 4.2.5.b a Fleeting character is discarded at Rest', () => {
    expect(found(night('fleeting'), 'Kite')).toEqual(['discard', 1]);
    expect(found(night(), 'Kite')).toEqual(['reserve', 0]);
  });

  it.each(['anchored', 'asleep'] as const)(
    '2.4.2, 2.4.4 a Fleeting character that is %s stays at Rest, and no player is asked',
    (status) => {
      const table = night('fleeting', status);
      expect(table.stay('Kite')).toMatchObject({ zone: 'expedition', statuses: ['fleeting'] });
      expect(found(table, 'Kite')).toEqual(['expedition', 0]);
    },
  );

  it('7.3.7.a an ability about “would be discarded” replaces the discard of a Fleeting character', () => {
    const law = permanent('Law', {
      kind: 'passive',
      passive: {
        kind: 'instead',
        would: { kind: 'go', what: { name: 'Kite' }, from: 'expedition', to: 'discard' },
        effect: step({ kind: 'move', what: 'it', to: { zone: 'hand' } }),
      },
    });
    const table = tableOf4(
      { hero: [kite('fleeting')], landmark: [law, watcher(discarded)] },
      {},
      { from: 'night' },
    );
    expect(found(table, 'Kite')).toEqual(['hand', 0]);
  });

  it('2.4.7.d in records of readings before the ninth, no reaction triggers on the discard of a Fleeting card', () => {
    expect(sentHome(['fleeting'], discarded, 8)).toEqual(['discard', 0]);
  });

  it('2.4.6.c of edition 1.0: a Fleeting character goes to the discard pile without being discarded', () => {
    const table = tableOf(
      { hero: [kite('fleeting')], landmark: [watcher(discarded)] },
      {},
      { from: 'night', edition: '1.0' },
    );
    expect(found(table, 'Kite')).toEqual(['discard', 0]);
  });
});
