import { fail, ok, type Problem, type Result } from '#record';

/** What a client asks of a list. */
export interface PageArguments {
  readonly first?: number | null;
  readonly last?: number | null;
}

/** Checks how many entries are asked for; error `BAD_PAGE` names the limit. */
export function checkPage({ first, last }: PageArguments, most: number): Result<null, Problem> {
  const bad = (message: string) =>
    fail<Problem>({
      code: 'BAD_PAGE',
      message,
      advice: `Ask for 0 to ${most} entries at a time, with first or last.`,
    });
  for (const [name, count] of Object.entries({ first, last }))
    if (typeof count === 'number' && (count < 0 || count > most))
      return bad(`${name}: ${count} is not from 0 to ${most}.`);
  return ok(null);
}

/** A count as the cost of a query sees it: what is out of range is refused later, and must not lower the cost. */
export const clampedCount = (count: number, most: number): number => Math.max(0, Math.min(count, most));
