import { play, searchBot, winnersIn, type Bot } from '#analysis';
import { setupOf, shippedDecks, type PlayableGame } from '#games';
import { invariant, type Seat } from '#record';
import { ExpectedHand, trueHand, withHand, type DealHand } from './expected-hand.js';

/** The hand that a search bot deals to its opponent: the hand that it expects, or the true one. */
export const handKinds = ['expected', 'true'] as const;
export type HandKind = (typeof handKinds)[number];

export interface HandMatch {
  readonly hands: HandKind;
  readonly playouts: number;
}

/**
 * Plays pairs of games between two kinds of search bots. The two games of a pair have the same decks and seed, but
 * swapped seats. The first kind of bot deals the opponent's hand as `hands` determines. The second kind only uses the
 * numbers of copies in the deck. Yields how many games of each pair the first kind wins. A draw counts as half a win.
 * The results depend only on the arguments.
 */
export function* handMatches(
  game: PlayableGame,
  pairs: Iterable<number>,
  match: HandMatch,
): Generator<number> {
  const decks = game.decks();
  const meetings = decks.flatMap((deck, first) => decks.slice(first).map((other) => [deck, other]));
  for (const pair of pairs) {
    // Multiplying by 7 mixes the order in which the pairings of decks occur.
    const setup = setupOf(game, {
      decks: meetings[(pair * 7) % meetings.length] ?? [],
      names: ['Ada', 'Ben'],
      seed: `range-match ${pair}`,
    });
    yield wins(game, setup, 0, match) + wins(game, setup, 1, match);
  }
}

function wins(
  game: PlayableGame,
  setup: ReturnType<typeof setupOf>,
  seat: Seat,
  { hands, playouts }: HandMatch,
): number {
  const { module } = game;
  const other = 1 - seat;
  const seed = `${setup.seed}, a`;
  const expected = new ExpectedHand(module, setup, other, shippedDecks(game, setup.edition));
  let held: DealHand | null = null;
  const dealing = searchBot(
    withHand(module, () => held),
    seed,
    playouts,
  );
  const dealer: Bot = (decision, state) => {
    held = hands === 'true' ? trueHand(module, setup, state, other) : expected.at(state);
    return dealing(decision, state);
  };
  const rival = searchBot(module, seed, playouts);
  const played = play(
    module,
    setup,
    [0, 1].map((player) => (player === seat ? dealer : rival)),
  );
  invariant(played.ok, 'a shipped deck can be played');
  let last: unknown = null;
  for (const { events, state } of played.value) {
    expected.take(events);
    last = state;
  }
  const winners = winnersIn(module, last) ?? [];
  if (winners.length === 0) return 0.5;
  return winners.includes(seat) ? 1 / winners.length : 0;
}
