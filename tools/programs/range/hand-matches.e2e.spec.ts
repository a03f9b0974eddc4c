import { describe, expect, it } from '@jest/globals';
import { greedyBot, play } from '#analysis';
import { playableGames, setupOf, shippedDecks } from '#games';
import { invariant, seatViewer } from '#record';
import { ExpectedHand, trueHand, withHand } from './expected-hand.js';
import { handMatches } from './hand-matches.js';

// Slow: plays games between bots.

describe.each(['altered', 'contracts'])('dealt hands of %s', (id) => {
  const game = playableGames().get(id);
  invariant(game !== undefined, 'there is the game');
  const { module } = game;

  it('are complete: true ones exactly, and estimated ones from cards that the deck may contain', () => {
    const setup = setupOf(game, { decks: game.decks().slice(0, 2), names: ['Ada', 'Ben'], seed: 'dealt' });
    const expected = new ExpectedHand(module, setup, 1, shippedDecks(game, setup.edition));
    const played = play(
      module,
      setup,
      [0, 1].map((seat) => greedyBot(module, `dealt ${seat}`)),
    );
    invariant(played.ok, 'a shipped deck can be played');
    let [stretches, compared] = [0, 0];
    for (const { events, state } of played.value) {
      expected.take(events);
      if (++stretches % 9 > 0 || module.play.legal(state) === null) continue;
      const handIn = (of: unknown): readonly string[] =>
        [...(module.hands?.seen(of, seatViewer(1), 1).inHand ?? [])].sort();
      const dealt = (held: ReturnType<ExpectedHand['at']>): readonly string[] =>
        handIn(withHand(module, () => held).bots.deal(state, { viewer: seatViewer(0), lists: false }, 'd'));
      expect(dealt(trueHand(module, setup, state, 1))).toEqual(handIn(state));
      const held = expected.at(state);
      if (held === null) continue;
      compared++;
      expect(held('x')).toEqual(held('x'));
      const hand = dealt(held);
      expect(hand).toHaveLength(handIn(state).length);
      for (const reference of held('d/hand').cards) expect(hand).toContain(reference);
    }
    expect(compared).toBeGreaterThan(2);
  });

  it('decide games that end the same way each time', () => {
    const run = (): readonly number[] => [...handMatches(game, [3], { hands: 'expected', playouts: 4 })];
    const first = run();
    expect(first).toHaveLength(1);
    expect(run()).toEqual(first);
  }, 240_000);
});
