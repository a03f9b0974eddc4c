import { describe, expect, it } from '@jest/globals';

import { omniscient, spectator } from '#record';
import { highCard, highCardSetup, playRandomly } from '#record/testing';
import { cardEventsIn, GameFold, Replay, seenIn, summaryOf } from './index.js';

const modules = new Map([[highCard.id, highCard]]);
const events = playRandomly(highCard, highCardSetup({ seed: 'fold', names: ['Ada', 'Ben'] }), 'fold');

describe('GameFold', () => {
  const folded = GameFold.of(modules, events);
  const counts = folded.takeChanged();

  it('has the summary of the record', () => {
    expect(folded.summary).toEqual(summaryOf(events));
  });

  it('counts as many card events as the record has for an omniscient viewer and for spectators', () => {
    const replay = new Replay(highCard, events);
    for (const [by, viewer] of [
      ['known', omniscient],
      ['seen', spectator],
    ] as const) {
      const cardEvents = cardEventsIn(seenIn(replay, viewer)).filter(({ card }) => card.name !== null);
      expect(counts.reduce((sum, count) => sum + count[by].times, 0)).toBe(cardEvents.length);
      for (const count of counts) {
        const same = cardEvents.filter(
          ({ card, kind, seat }) =>
            card.name === count.name &&
            card.reference === count.reference &&
            kind === count.kind &&
            seat === count.seat,
        );
        expect(count[by]).toEqual({ times: same.length, firstDay: same[0]?.clock.day ?? null });
      }
    }
    const drawn = counts.filter(({ kind }) => kind === 'drawn');
    expect(drawn.some(({ known, seen }) => known.times > 0 && seen.times === 0)).toBe(true);
  });

  it('returns each change once', () => {
    expect(folded.takeChanged()).toEqual([]);
  });

  it('counts all prints of a card together', () => {
    const prints = { ...highCard, see: { ...highCard.see, printed: () => 'CARD' } };
    const fold = GameFold.of(new Map([[highCard.id, prints]]), events);
    expect(new Set(fold.takeChanged().map(({ reference }) => reference))).toEqual(new Set(['CARD']));
    for (const { seat, cards } of folded.sides ?? []) {
      const copies = cards.reduce((sum, card) => sum + card.copies, 0);
      expect(fold.sides?.[seat]?.cards).toMatchObject([{ reference: cards[0]?.reference, copies }]);
    }
    expect(fold.sides?.[0]?.cards[0]?.played).toBe(true);
  });

  it('summarises a game without a module', () => {
    const unknown = GameFold.of(new Map(), events);
    expect(unknown.summary).toEqual(summaryOf(events));
    expect([unknown.turns, unknown.takeChanged()]).toEqual([0, []]);
  });
});
