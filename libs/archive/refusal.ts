import type { CoachingErrorCode } from '#coaching';
import type { TournamentErrorCode } from '#tournaments';
import { fail, ok, shortened, type Illegal, type Problem, type Result } from '#record';
import type { ArchiveErrorCode } from './error-codes.js';

export type ArchiveProblem = Problem<
  ArchiveErrorCode | CoachingErrorCode | Illegal['code'] | TournamentErrorCode
>;

/** Thrown by a `decide` function to refuse a change. `outcomeOf` returns the problem of the refusal. */
export class Refusal extends Error {
  constructor(readonly problem: ArchiveProblem) {
    super(problem.message);
    this.name = 'Refusal';
  }
}

/** Returns the result of a change, or the problem of its `Refusal`. Rethrows other errors. */
export async function outcomeOf<T>(change: Promise<T>): Promise<Result<T, ArchiveProblem>> {
  try {
    return ok(await change);
  } catch (error) {
    if (error instanceof Refusal) return fail(error.problem);
    throw error;
  }
}

export const gameNotFound = (game: string): ArchiveProblem => ({
  code: 'GAME_NOT_FOUND',
  message: `There is no game "${game}".`,
  advice: 'Use `games` to list the games that you can view.',
});

export const draftNotFound = (id: string): ArchiveProblem => ({
  code: 'DRAFT_NOT_FOUND',
  message: `There is no draft "${shortened(id)}".`,
  advice: 'Use `drafts` to list the recorded drafts.',
});
