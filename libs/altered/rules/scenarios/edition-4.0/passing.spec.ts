import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import type { Json } from '#record';
import { character, hero, permanent, reaction, tableOf } from '#altered/testing';

/** Returns how often a permanent of seat 0 triggers when both players pass. */
const triggerCount = (kind: 'passes-first' | 'passes-last', firstPlayer: 0 | 1): number => {
  const horn = permanent('Horn', reaction({ kind, who: 'you' }, 'I gain 1 heard counter.'));
  return tableOf({ landmark: [horn] }, {}, { edition: '4.0', firstPlayer })
    .pass()
    .pass()
    .counter('Horn', 'heard');
};

describe('passing', () => {
  it('4.2.3.d, 4.2.3.e a player who passes before all other players passes first', () => {
    expect([triggerCount('passes-first', 0), triggerCount('passes-first', 1)]).toEqual([1, 0]);
  });

  it('4.2.3.d, 4.2.3.e a player who passes after all other players passes last', () => {
    expect([triggerCount('passes-last', 0), triggerCount('passes-last', 1)]).toEqual([0, 1]);
  });
});

describe('starting counters of a Hero', () => {
  it('2.5.d a Hero has the counters that its text names from when it is revealed', () => {
    const captain = hero(
      'Captain',
      'I begin the game with 5 nerve counters.',
      'I begin the game with one {V} and one {O} Terrain Marker.',
    );
    const started = altered.play.start({
      module: 'altered',
      edition: '4.0',
      format: 'scenario',
      seats: ['Ada', 'Ben'].map((name) => ({ name, deck: ['Captain', ...Array<string>(10).fill('Kite')] })),
      seed: 'nerve',
      cards: Object.fromEntries(
        [captain, character('Kite')].map((card) => [card.reference, card as unknown as Json]),
      ),
      options: {},
    });
    if (!started.ok) throw new Error(started.error.map(({ message }) => message).join());
    const { seats, stays } = started.value.state;
    const begun = { nerve: 5, 'forest marker': 1, 'water marker': 1 };
    expect(seats.map(({ hero: [item = -1] }) => stays[item]?.counters)).toEqual([begun, begun]);
  });
});
