import { draftBounds, fail, isPlain, ok, recordBounds, type Problem, type Result } from '#record';
import { poolProblem } from '../boosters/booster-set.js';
import { sumProblem, usualDistribution, type Distribution } from '../boosters/distribution.js';
import type { DraftCards } from '../boosters/draft-card.js';
import type { DraftErrorCode } from '../error-codes.js';
import type { DraftForm, DraftSeat, DraftSetup, MatchPlan } from '../draft/event.js';

/** The settings that a caller chooses for a draft. Missing settings have defaults. */
export interface DraftWishes {
  readonly form?: DraftForm;
  readonly set: string;
  readonly cards: DraftCards;
  readonly seats: readonly DraftSeat[];
  readonly seed: string;
  readonly boosters?: number;
  readonly distribution?: Distribution;
  readonly timeLimit?: number | null;
  /** The plan for matches. `true` means enough rounds to determine a winner, with one game per match. */
  readonly matches?: MatchPlan | boolean;
}

/** The default number of boosters per seat: four (M3.1), or seven in a sealed event (M3.8). */
export const usualBoosters: Readonly<Record<DraftForm, number>> = { 'booster-draft': 4, sealed: 7 };

/** Returns the number of rounds after which at most one player can have won every match. */
export const usualRounds = (seats: number): number => Math.max(1, Math.ceil(Math.log2(seats)));

/** Returns a draft's setup, using defaults for missing settings. */
export function draftSetup(wishes: DraftWishes): DraftSetup {
  const { form = 'booster-draft', set, cards, seats, seed, matches = false } = wishes;
  const usual: MatchPlan = { rounds: usualRounds(seats.length), bestOf: 1 };
  return {
    form,
    set,
    // Edition 1.0 does not support Mana Convergence, which decks can contain.
    edition: '4.0',
    seats,
    seed,
    boosters: wishes.boosters ?? usualBoosters[form],
    distribution: wishes.distribution ?? usualDistribution,
    cards,
    timeLimit: wishes.timeLimit ?? null,
    matches: matches === true ? usual : matches === false ? null : matches,
  };
}

const problem = (code: DraftErrorCode, message: string, advice: string): Problem<DraftErrorCode> => ({
  code,
  message,
  advice,
});

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

/** Validates a setup. On failure, returns all problems that prevent the draft from starting. */
export function checkedSetup(setup: DraftSetup): Result<DraftSetup, readonly Problem<DraftErrorCode>[]> {
  const { seats, seed, boosters, distribution, cards, set, timeLimit, matches } = setup;
  const problems: Problem<DraftErrorCode>[] = [];
  if (!isWhole(seats.length, 2, draftBounds.seats))
    problems.push(
      problem(
        'PLAYER_COUNT_INVALID',
        `The number of seats is ${seats.length}, but must be from 2 to ${draftBounds.seats}.`,
        'Name one player for each seat.',
      ),
    );
  const most = recordBounds.playerName;
  if (seats.some(({ name }) => name === '' || name.length > most || !isPlain(name)))
    problems.push(
      problem(
        'NAME_INVALID',
        `A player's name does not have 1 to ${most} visible characters.`,
        'Choose another name.',
      ),
    );
  if (seed === '' || seed.length > recordBounds.seed || !isPlain(seed))
    problems.push(
      problem(
        'SEED_INVALID',
        `The seed does not have 1 to ${recordBounds.seed} visible characters.`,
        'Leave the seed out to let the server choose one.',
      ),
    );
  if (!isWhole(boosters, 1, draftBounds.boosters))
    problems.push(
      problem(
        'DRAFT_SETUP_INVALID',
        `The number of boosters for each seat must be from 1 to ${draftBounds.boosters}.`,
        'Leave the number out to use the default.',
      ),
    );
  if (timeLimit !== null && !isWhole(timeLimit, 1000, draftBounds.timeLimit))
    problems.push(
      problem(
        'DRAFT_SETUP_INVALID',
        `The time limit for a pick must be from 1000 to ${draftBounds.timeLimit} milliseconds.`,
        'Leave the time limit out to draft without one.',
      ),
    );
  if (matches !== null && !isWhole(matches.rounds, 1, draftBounds.rounds))
    problems.push(
      problem(
        'DRAFT_SETUP_INVALID',
        `The number of rounds must be from 1 to ${draftBounds.rounds}.`,
        'Leave the number out to use the default.',
      ),
    );
  const sum = sumProblem(distribution) ?? poolProblem(set, cards, distribution);
  if (sum !== null) problems.push(sum);
  return problems.length === 0 ? ok(setup) : fail(problems);
}
