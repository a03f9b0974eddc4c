import { describe, expect, it } from '@jest/globals';
import { altered } from '#altered/rules';
import { randomBot, planOf, review } from '#analysis';
import { contracts } from '#contracts';
import { Replay } from '#projections';
import { omniscient, seatViewer, spectator, type GameModule, type Setup, type Viewer } from '#record';
import { abilityDecks } from '#altered/testing';
import { contractsDecks } from '#contracts/testing';
import { highCard, highCardSetup } from '#record/testing';
import { twinsOf } from '../twins/twin-trials.js';

// Slow: deals the hidden cards again at every position of many games.

const viewers: readonly Viewer[] = [seatViewer(0), seatViewer(1), spectator, omniscient];

/** Returns states of randomly played games, each after a different number of decisions. */
function statesOf(module: GameModule, setups: readonly Setup[]): readonly unknown[] {
  return setups.flatMap((setup) =>
    [1, 7, 24, 45].flatMap((decisions) => {
      const started = module.play.start(setup);
      if (!started.ok) throw new Error('refused');
      let { state } = started.value;
      const bot = randomBot(setup.seed);
      for (let made = 0; made < decisions; made++) {
        const request = module.play.legal(state);
        if (request === null) return [];
        const decided = module.play.decide(state, request.seat, bot(request));
        if (!decided.ok) throw new Error('refused');
        state = decided.value.state;
      }
      return module.play.legal(state) === null ? [] : [state];
    }),
  );
}

const games: Readonly<Record<string, readonly [GameModule, readonly Setup[]]>> = {
  altered: [altered, abilityDecks('dealt').slice(0, 5)],
  contracts: [contracts, contractsDecks('dealt').slice(0, 5)],
  'high-card': [highCard, [highCardSetup({ days: 12 })]],
};

describe.each(Object.entries(games))('a dealt state of %s', (_, [module, setups]) => {
  const states = statesOf(module, setups);
  const { bots, see, fold, play } = module;

  it("has the same view for its viewer as the true state, except for other players' decisions", () => {
    expect(states.length).toBeGreaterThan(2);
    for (const state of states)
      for (const viewer of viewers) {
        const looks = (of: unknown) => ({ ...see.view(of, viewer), decision: null });
        const dealt = bots.deal(state, { viewer, lists: true }, 'a');
        // Only the omniscient viewer knows the order of decks, so the dealt state must look the same to all other
        // viewers.
        if (viewer.kind !== 'omniscient') expect(looks(dealt)).toEqual(looks(state));
        const [request, truly] = [play.legal(dealt), play.legal(state)];
        expect([request?.seat, request?.kind]).toEqual([truly?.seat, truly?.kind]);
        if (viewer.kind === 'seat' && viewer.seat === truly?.seat) expect(request).toEqual(truly);
      }
  });

  it('does not depend on information hidden from its viewer', () => {
    for (const state of states)
      for (const viewer of viewers)
        for (const lists of module.id === 'high-card' ? [true] : [true, false]) {
          const knowledge = { viewer, lists };
          const other = bots.deal(state, knowledge, 'other');
          expect(bots.deal(other, knowledge, 'a')).toEqual(bots.deal(state, knowledge, 'a'));
        }
  });

  it('does not change the true state, and can be played to the end', () => {
    const [state] = states;
    const before = JSON.stringify(state);
    for (const viewer of viewers) {
      let played = bots.deal(fold.clone(state), { viewer, lists: true }, 'b');
      const bot = randomBot('b');
      for (let made = 0; made < 60; made++) {
        const request = play.legal(played);
        if (request === null) break;
        const decided = play.decide(played, request.seat, bot(request));
        expect(decided.ok ? '' : decided.error.message).toBe('');
        if (decided.ok) played = decided.value.state;
      }
      bots.deal(state, { viewer, lists: true }, 'c');
    }
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('deck lists that are hidden from a viewer', () => {
  it("remain secret, because other players' dealt cards are known to the viewer", () => {
    const [setup] = abilityDecks('lists') as [Setup];
    const [own] = setup.seats.map(({ deck }) => deck);
    const secret = { ...setup.cards };
    const marked = {
      ...setup,
      seats: setup.seats.map((seat, index) => (index === 0 ? seat : renamedDeck(seat, secret))),
      cards: secret,
    };
    for (const state of statesOf(altered, [marked])) {
      const dealt = altered.bots.deal(state as never, { viewer: seatViewer(0), lists: false }, 'a');
      for (const [item, card] of dealt.items.entries())
        if (card.kind === 'card' && card.owner === 1 && ((dealt.known[item] ?? 0) & 1) === 0)
          expect(own).toContain(card.reference);
    }
  });
});

/**
 * Renames all cards of a seat's deck, so that no other player has the same cards. Adds the renamed cards to `cards`.
 */
function renamedDeck(
  seat: Setup['seats'][number],
  cards: Record<string, Setup['cards'][string]>,
): Setup['seats'][number] {
  return {
    ...seat,
    deck: seat.deck.map((reference) => {
      const other = `other-${reference}`;
      cards[other] = { ...(cards[reference] as object), reference: other };
      return other;
    }),
  };
}

describe('reviews of games that differ only in hidden information', () => {
  it('are identical for a viewer without that information', () => {
    let compared = 0;
    for (let number = 0; compared < 5; number++) {
      const twins = twinsOf('reviews', number);
      if (twins === null || twins.viewer.kind === 'omniscient' || twins.parted !== null) continue;
      const [left, right] = [twins.left, twins.right].map((events) => {
        // Only the beginning of each game is reviewed, because it suffices to test this property.
        const replay = new Replay(twins.module, events.slice(0, 200));
        const request = { seed: 'x', playouts: 2, viewer: twins.viewer, lists: false };
        const isOver = events.at(-1)?.event.kind === 'GameEnded';
        return planOf(replay, request).positions.length === 0 || isOver ? null : review(replay, request);
      });
      if (left == null) continue;
      compared++;
      expect(right).toEqual(left);
    }
  }, 120_000);
});
