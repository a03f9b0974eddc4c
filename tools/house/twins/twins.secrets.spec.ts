import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import type { GameModule, SeesGame, Viewer } from '#record';
import { differing } from './differing.js';
import { tries } from '#record/testing';
import { tryTwins, twinsOf } from './twin-trials.js';
import type { Twins } from './twins.js';

// Slow: plays pairs of games that differ only in hidden information.

/** Returns twins whose game module masks too little. */
function heedless(careless: Partial<SeesGame>): readonly Twins[] {
  const numbers = Array.from({ length: 5 }, (_, number) => number);
  return numbers.flatMap((number) => {
    const twins = twinsOf('heedless', number);
    if (twins?.module !== (altered as GameModule)) return [];
    return [{ ...twins, module: { ...twins.module, see: { ...twins.module.see, ...careless } } }];
  });
}

describe('games that differ only in hidden information', () => {
  it('are identical for a viewer without that information', () => {
    const { pairs, hidden, parted, leaks } = tryTwins('twins', tries(36, 3));
    expect(leaks).toEqual([]);
    expect(hidden / pairs).toBeGreaterThan(8);
    // A replaced card can affect the game. Exchanged cards and permuted item numbers almost never do, so the test
    // tolerates at most two such pairs.
    expect(parted.filter((why) => !why.includes(', cards,')).length).toBeLessThan(3);
  }, 120_000);

  it('are identical with four seats and a team-mate among the viewers', () => {
    const { pairs, hidden, leaks } = tryTwins('tables', tries(12, 3), undefined, 4);
    expect(leaks).toEqual([]);
    expect(hidden / pairs).toBeGreaterThan(8);
  }, 120_000);

  it("are identical with decks of other cards, including some from the viewer's deck", () => {
    const trials = ([2, 4] as const).map((seats) => tryTwins('decks', tries(30), undefined, seats, 'cards'));
    expect(trials.flatMap(({ leaks }) => leaks)).toEqual([]);
    for (const { pairs, hidden } of trials) expect(hidden / pairs).toBeGreaterThan(8);
  }, 120_000);

  it('are distinguishable if events are not masked', () => {
    const leaks = heedless({ mask: (event) => event }).map(differing);
    expect(leaks.filter((leak) => leak !== null).length).toBeGreaterThan(2);
  }, 60_000);

  it('are distinguishable if an event reveals the order of the record', () => {
    const { mask } = altered.see as SeesGame;
    const inTheirOrder: SeesGame['mask'] = (event, before, viewer) => {
      const masked = mask(event, before, viewer);
      if (event.kind !== 'GameStarted' || masked.kind !== 'GameStarted') return masked;
      const known = Object.entries(event.cards).filter(([reference]) => reference in masked.cards);
      return { ...masked, cards: Object.fromEntries(known) };
    };
    const twins = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((number) => twinsOf('order', number, 2, 'cards') ?? []);
    const leaks = twins
      .filter(({ module }) => module.id === altered.id)
      .map((pair) =>
        differing({ ...pair, module: { ...pair.module, see: { ...pair.module.see, mask: inTheirOrder } } }),
      );
    expect(leaks.some((leak) => leak !== null)).toBe(true);
  }, 60_000);

  it('are distinguishable if states are not masked', () => {
    const all: Viewer = { kind: 'omniscient' };
    const { view } = altered.see as SeesGame;
    const leaks = heedless({ view: (state) => view(state, all) }).map(differing);
    expect(leaks.filter((leak) => leak !== null).length).toBeGreaterThan(2);
  }, 60_000);
});
