import { openingHand, type OpeningHand } from '#analysis';
import { playableGames, setupOf, type PlayableDeck, type PlayableGame } from '#games';
import { Replay } from '#projections';
import {
  fail,
  invariant,
  ok,
  SCHEMA_VERSION,
  type GameModule,
  type Problem,
  type RecordedEvent,
  type Result,
  type SetupErrorCode,
} from '#record';
import type { ReviewErrorCode } from '../error-codes.js';

/** A deck whose opening hands are dealt, and the decks that take turns as its opponent. */
export interface OpeningPlan {
  readonly module: string;
  readonly deck: PlayableDeck;
  readonly field: readonly [PlayableDeck, ...PlayableDeck[]];
  readonly seed: string;
}

export const openingSeat = 0;

/** Returns the default decks of opponents, which are the game's shipped decks. */
export function usualField(game: Pick<PlayableGame, 'decks'>): OpeningPlan['field'] {
  const [first, ...others] = game.decks();
  invariant(first !== undefined, 'a game comes with decks');
  return [first, ...others];
}

/**
 * Deals the hand with the given number. The seed and the number determine which seat goes first and which cards both
 * players draw. Fails with `OPENING_NOT_FOUND` if the game has no decision about the opening hand. If a game cannot
 * start with these decks, fails with the setup's problems.
 */
export function dealtOpening(
  { module: id, deck, field, seed }: OpeningPlan,
  number: number,
): Result<OpeningHand, readonly Problem<SetupErrorCode | ReviewErrorCode>[]> {
  const game = playableGames().get(id);
  invariant(game !== undefined, `there is a game "${id}"`);
  const rival = field[number % field.length] ?? field[0];
  const setup = setupOf(game, {
    decks: [deck, rival],
    names: [deck.name, rival.name === deck.name ? `${rival.name} 2` : rival.name],
    seed: seedOfOpening(seed, number),
  });
  const dealt = openingHand(game.module, setup, openingSeat);
  if (!dealt.ok) return dealt;
  return dealt.value === null ? fail([noOpening(game.module.name)]) : ok(dealt.value);
}

/** Converts the events of a hand to a record, which is not stored. */
export const openingEvents = ({ events }: Pick<OpeningHand, 'events'>): readonly RecordedEvent[] =>
  events.map((event, revision) => ({
    id: `opening-${revision}`,
    revision,
    event,
    metadata: { schema: SCHEMA_VERSION, recordedAt: UNRECORDED, correlation: null, causation: null },
  }));

/** Creates the replay of a hand up to its decision. */
export const openingReplay = (module: GameModule, hand: Pick<OpeningHand, 'events'>): Replay =>
  new Replay(module, openingEvents(hand));

const UNRECORDED = new Date(0).toISOString();

/** Returns the seed for an opening hand and for its playouts. */
export const seedOfOpening = (seed: string, number: number): string => `opening/${seed}/${number}`;

const noOpening = (name: string): Problem<ReviewErrorCode> => ({
  code: 'OPENING_NOT_FOUND',
  message: `In ${name}, players do not choose which cards of their opening hand to keep.`,
  advice: 'Train opening hands of another game.',
});
