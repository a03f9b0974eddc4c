import { takenDeck, type TakenDeck } from '#archive';
import type { OpeningPlace } from '#coaching';
import type { PlayableDeck, PlayableGame, PlayableGames } from '#games';
import { coachingBounds, fail, ok, type Result } from '#record';
import { usualField, type OpeningPlan } from '#reviews';
import type { Problem } from '../errors/problem.js';
import { deckIn, playableIn, seedProblem } from '../play/tables.service.js';

/** A request for the opening hands of a deck. */
export interface OpeningRequest {
  /** The module's id. Null for the default game. */
  readonly module: string | null;
  readonly deck: string;
  /** The opponent's deck. Null for the decks that come with the game. */
  readonly against: string | null;
  readonly seed: string;
}

/** A checked request. */
export interface OpeningSource {
  readonly game: PlayableGame;
  readonly plan: OpeningPlan;
  readonly training: Omit<OpeningPlace, 'number'>;
  /** The decks in the form in which they are stored with the first answer. */
  readonly decks: readonly TakenDeck[];
}

/** Checks a request and reads its decks. Fails with `MODULE_UNKNOWN` or `SEED_INVALID`, or if a deck is invalid. */
export function openingSource(
  games: PlayableGames,
  { module, deck: list, against, seed }: OpeningRequest,
): Result<OpeningSource, Problem> {
  const game = playableIn(games, module);
  if (!game.ok) return game;
  const badSeed = seedProblem(seed);
  if (badSeed !== null) return fail(badSeed);
  const own = readDeck(game.value, list, 'deck');
  if (!own.ok) return own;
  const rival = against === null ? null : readDeck(game.value, against, 'against');
  if (rival?.ok === false) return rival;
  const deck = takenDeck(game.value, own.value);
  const other = rival === null ? null : takenDeck(game.value, rival.value);
  return ok({
    game: game.value,
    plan: {
      module: game.value.module.id,
      deck: own.value,
      field: rival === null ? usualField(game.value) : [rival.value],
      seed,
    },
    training: { deck: deck.deck, against: other?.deck ?? null, seed },
    decks: [deck, ...(other === null ? [] : [other])],
  });
}

function readDeck(game: PlayableGame, given: string, where: string): Result<PlayableDeck, Problem> {
  const most = coachingBounds.openingList;
  if (given.length <= most) return deckIn(game, given, where);
  return fail({
    code: 'DECK_LIST_TOO_LARGE',
    message: `The deck list has ${given.length} characters. The limit for training opening hands is ${most}.`,
    advice: 'Write one line for each distinct card.',
    where,
  });
}
