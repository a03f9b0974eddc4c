import { playGame, signsOf, type CopiesByCard, type Sign } from '#analysis';
import { setupOf, type PlayableGame } from '#games';
import { below, randomSource } from '#kernel';
import { invariant, seatViewer, type GameModule, type Json, type RecordedEvent, type Seat } from '#record';
import { slipping } from '../train/positions.js';

/** A player's hand when the opponent, who does not see it, makes a decision. */
export interface KnownHand {
  readonly revision: number;
  /** The references of the cards in the hand that are unknown to the opponent. */
  readonly cards: readonly string[];
}

/** The evidence about a player's hand in a game, and the true hands. */
export interface KnownGame {
  readonly signs: readonly Sign[];
  readonly hands: readonly KnownHand[];
  readonly copies: CopiesByCard;
  readonly cards: Readonly<Record<string, Json>>;
}

/** The percentage of decisions made at random. Each game uses the next value, in rotation. */
const SLIPS = [0, 0, 0, 0, 0, 0, 10, 10, 10, 40];
const DECISIONS = 3000;

/**
 * Plays games between bots of equal strength with any two decks. Yields two entries for each game, one for the hands of
 * each player. The games depend only on the arguments.
 */
export function* knownGames(
  game: PlayableGame,
  seed: string,
  games: number,
): Generator<readonly KnownGame[]> {
  for (let number = 0; number < games; number++) {
    const own = `${seed}/${number}`;
    const random = randomSource(`${own}/decks`);
    const all = game.decks();
    const decks = [0, 1].flatMap(() => all[below(random, all.length)] ?? []);
    const setup = setupOf(game, { decks, names: ['Ada', 'Ben'], seed: own });
    const slips = SLIPS[number % SLIPS.length] ?? 0;
    const bots = [0, 1].map((seat) => slipping(game.module, `${own}/${seat}`, slips));
    const played = playGame(game.module, setup, bots, DECISIONS);
    invariant(played.ok, 'a shipped deck can be played');
    const events = played.value.map((event, revision) => ({ revision, event }));
    yield [0, 1].map((seat) =>
      knownGame(game.module, events, seat, setup.seats[seat]?.deck ?? [], setup.cards),
    );
  }
}

function knownGame(
  module: GameModule,
  events: readonly Pick<RecordedEvent, 'revision' | 'event'>[],
  seat: Seat,
  list: readonly string[],
  cards: KnownGame['cards'],
): KnownGame {
  const { hands } = module;
  invariant(hands !== undefined, 'the game reads hands');
  const copies: Record<string, number> = {};
  for (const reference of list) copies[reference] = (copies[reference] ?? 0) + 1;
  const viewer = seatViewer(1 - seat);
  const deck = { source: 'listed', copies, cards } as const;
  const signs = signsOf(module, events, { seat, knowledge: { viewer, lists: true }, deck });
  const found: KnownHand[] = [];
  let state = module.fold.initial();
  for (const { revision, event } of events) {
    state = module.fold.evolve(state, event);
    if (
      event.kind !== 'DecisionRequested' ||
      event.decision.seat === seat ||
      event.decision.options.length < 2
    )
      continue;
    const seen = hands.seen(state, viewer, seat);
    if ((seen.unknown['hand'] ?? 0) === 0) continue;
    const truth = [...hands.seen(state, seatViewer(seat), seat).inHand];
    for (const known of seen.inHand) truth.splice(truth.indexOf(known), 1);
    found.push({ revision, cards: truth });
  }
  return { signs, hands: found, copies, cards };
}
