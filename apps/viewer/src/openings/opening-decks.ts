import type { ProblemDetail } from '../api/problems.js';
import type { ShownProblem } from '../play/problem-list.js';

/** The decks and the seed from which opening hands are dealt. */
export interface OpeningDecks {
  readonly module: string;
  readonly deck: string;
  /** The opponent's deck. Null for the decks that come with the game. */
  readonly against: string | null;
  readonly seed: string;
}

/** The seed of the hands dealt on this page. */
export const usualSeed = '1';

/** The form field that has a problem. Null for the whole form. */
export type OpeningField = 'deck' | 'against' | null;

/** Returns the problems of a form field, with their line numbers in the field's deck list. */
export const problemsOf = (
  field: OpeningField,
  problems: readonly ProblemDetail[],
): readonly ShownProblem[] =>
  problems.flatMap((problem) => {
    const [, place, line] = /^(deck|against)(?::(\d+)(?::\d+)?)?$/.exec(problem.where ?? '') ?? [];
    if ((place ?? null) !== field) return [];
    return [{ ...problem, line: line === undefined ? null : Number(line) }];
  });
