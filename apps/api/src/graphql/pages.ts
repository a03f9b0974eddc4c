import { ArgsType, Field, Int } from '@nestjs/graphql';
import { fail, formatPosition, ok, type Result } from '#record';
import type { Problem } from '../errors/problem.js';
import type { PageInfo } from './shared.types.js';

export interface PageArguments {
  readonly first?: number | null;
  readonly last?: number | null;
}

/**
 * Checks the requested number of entries. Fails with `PAGE_TOO_LARGE` if the number is not between 0 and `most`, or
 * with `PAGE_INVALID` if the request contains both `first` and `last`.
 */
export function checkPage({ first, last }: PageArguments, most: number): Result<null, Problem> {
  const bad = (message: string) =>
    fail<Problem>({
      code: 'PAGE_TOO_LARGE',
      message,
      advice: `Use a number from 0 to ${most} for first or last.`,
    });
  for (const [name, count] of Object.entries({ first, last }))
    if (typeof count === 'number' && (count < 0 || count > most))
      return bad(`${name} is ${count}, but must be from 0 to ${most}.`);
  if (typeof first === 'number' && typeof last === 'number')
    return fail({
      code: 'PAGE_INVALID',
      message: 'The request has both `first` and `last`.',
      advice: 'Send only `first` or only `last`.',
    });
  return ok(null);
}

/**
 * Clamps a count for estimating the cost of a query. A count that is out of range is refused later, and must not lower
 * the estimate.
 */
export const clampedCount = (count: number, most: number): number => Math.max(0, Math.min(count, most));

/** The maximum page size for results of a fold. `DEFAULT_FOLDED` is the default page size. */
export const MAX_FOLDED = 500;
export const DEFAULT_FOLDED = 100;

/** The Relay arguments of a connection over the results of a fold. */
@ArgsType()
export class FoldPageArguments {
  @Field(() => Int, {
    nullable: true,
    description: 'The number of entries, at most 500. Default: 100 if neither first nor last is given.',
  })
  readonly first?: number | null;
  @Field(() => String, { nullable: true, description: 'The cursor of the entry before the page.' })
  readonly after?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The number of entries before `before` or the end, at most 500.',
  })
  readonly last?: number | null;
  @Field(() => String, { nullable: true, description: 'The cursor of the entry after the page.' })
  readonly before?: string | null;
}

/** Returns the requested number of results of a fold, for estimating the cost of a query. */
export const foldedCount = ({ first, last }: PageArguments): number =>
  clampedCount(first ?? last ?? DEFAULT_FOLDED, MAX_FOLDED);

/** Locates an entry by the revision of its event and its index among the entries of that event. */
export type Place = readonly [revision: number, index: number];

export interface Page<Node> {
  readonly edges: readonly { readonly cursor: string; readonly node: Node }[];
  readonly pageInfo: PageInfo;
  readonly totalCount: number;
}

/** Parses a cursor such as `142:0`. Fails with `CURSOR_INVALID` if the text is not a cursor. */
function placeOf(cursor: string): Result<Place, Problem> {
  const match = /^(\d{1,9}):(\d{1,9})$/.exec(cursor);
  if (match !== null) return ok([Number(match[1]), Number(match[2])]);
  return fail({
    code: 'CURSOR_INVALID',
    message: `"${cursor}" is not a cursor from this list.`,
    advice: 'Use a cursor, startCursor or endCursor from an earlier page.',
  });
}

const isBefore = (a: Place, b: Place): boolean => a[0] < b[0] || (a[0] === b[0] && a[1] < b[1]);

/** Returns the requested page of sorted entries. Fails with `PAGE_TOO_LARGE`, `PAGE_INVALID` or `CURSOR_INVALID`. */
export function pageOf<Entry, Node>(
  entries: readonly Entry[],
  args: FoldPageArguments,
  place: (entry: Entry) => Place,
  node: (entry: Entry) => Node,
): Result<Page<Node>, Problem> {
  const checked = checkPage(args, MAX_FOLDED);
  if (!checked.ok) return checked;
  const after = args.after == null ? null : placeOf(args.after);
  const before = args.before == null ? null : placeOf(args.before);
  if (after?.ok === false) return after;
  if (before?.ok === false) return before;
  const between = entries.filter(
    (entry) =>
      (after === null || isBefore(after.value, place(entry))) &&
      (before === null || isBefore(place(entry), before.value)),
  );
  const first = args.first ?? (args.last == null ? DEFAULT_FOLDED : between.length);
  const head = between.slice(0, first);
  const page = args.last == null ? head : head.slice(Math.max(0, head.length - args.last));
  const edges = page.map((entry) => ({ cursor: place(entry).join(':'), node: node(entry) }));
  const [start, end] = [page[0], page.at(-1)];
  return ok({
    edges,
    pageInfo: {
      hasPreviousPage: start !== undefined && start !== entries[0],
      hasNextPage: end !== undefined && end !== entries.at(-1),
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
    totalCount: entries.length,
  });
}

/** Returns the fields of a filter that have a value. GraphQL omits a missing field, or passes null. */
export function given<Filter extends object>(
  filter: Filter | null | undefined,
): { readonly [Key in keyof Filter]?: NonNullable<Filter[Key]> } {
  const entries = Object.entries(filter ?? {}).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries) as { readonly [Key in keyof Filter]?: NonNullable<Filter[Key]> };
}

/**
 * Returns the position after an atomic action, whose index starts at 0. If the action is null, returns the position
 * after the whole event.
 */
export const positionAfter = (revision: number, action: number | null): string =>
  formatPosition(action === null ? { revision } : { revision, action: action + 1 });
