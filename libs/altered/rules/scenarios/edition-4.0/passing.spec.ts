import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import type { Json } from '#record';
import { character, gainCounters, hero, passive, permanent, reaction, Table } from '#testing';

/** What a permanent of seat 0 heard while both passed, the first player first. */
const heard = (kind: 'passes-first' | 'passes-last', firstPlayer: 0 | 1): number => {
  const horn = permanent('Horn', { abilities: [reaction({ kind, who: 'you' }, gainCounters('heard'))] });
  return new Table({ edition: '4.0', firstPlayer, seats: [{ landmark: [horn] }, {}] })
    .choose('pass')
    .choose('pass')
    .counter('Horn', 'heard');
};

describe('passing', () => {
  it('4.2.3.d, 4.2.3.e whoever passes while nobody else has, passes first', () => {
    expect([heard('passes-first', 0), heard('passes-first', 1)]).toEqual([1, 0]);
  });

  it('4.2.3.d, 4.2.3.e whoever passes once all others have, passes after them', () => {
    expect([heard('passes-last', 0), heard('passes-last', 1)]).toEqual([0, 1]);
  });
});

describe('what a hero begins with', () => {
  it('2.5.d counters that its text names are on it from when it is revealed', () => {
    const captain = hero('Captain', {
      abilities: [
        passive({ kind: 'begins-with', counters: { name: 'nerve', count: 5 } }),
        passive({ kind: 'begins-with', markers: ['forest', 'water'] }),
      ],
    });
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
