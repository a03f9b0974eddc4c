import { same, type Quantity } from '#altered/abilities';
import { saying, type Scope } from '../syntax/scope.js';
import { around, phrase } from '../syntax/phrases.js';
import { firstOf } from '../syntax/beginning.js';
import type { Source } from '../syntax/source.js';
import { iso, oneOf, type Parse, type Syntax } from '../syntax/syntax.js';
import type { Grammar } from './grammar.js';
import { inDigits } from './numbers.js';

const x = { x: true } as const;

/** A tree with one part for another, wherever it is. */
function replaced<T>(tree: T, part: unknown, by: unknown): T {
  if (same(tree, part)) return by as T;
  if (Array.isArray(tree)) return tree.map((one: unknown) => replaced(one, part, by)) as T;
  if (typeof tree !== 'object' || tree === null) return tree;
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, replaced(value as unknown, part, by)]),
  ) as T;
}

function has(tree: unknown, part: unknown): boolean {
  if (same(tree, part)) return true;
  return typeof tree === 'object' && tree !== null && Object.values(tree).some((one) => has(one, part));
}

const numberFields = new Set(['count', 'than', 'amount', 'add', 'times', 'mana', 'nth', 'less', 'highest']);

/** The numbers of a tree that are described, outermost first. */
function described(tree: unknown, found: Quantity[] = []): readonly Quantity[] {
  if (typeof tree !== 'object' || tree === null) return found;
  for (const [key, value] of Object.entries(tree))
    if (numberFields.has(key) && typeof value === 'object' && value !== null && !Array.isArray(value)) {
      if (!('type' in value) && !('zone' in value)) found.push(value as Quantity);
      const parts = (value as { readonly sum?: readonly Quantity[] }).sum ?? [];
      found.push(...parts.filter((one) => typeof one === 'object'));
    } else described(value, found);
  return found;
}

/** Whether a step in which X does not stand notes what it acts on under a name. */
function notesBesides(tree: unknown, noted: string): boolean {
  if (typeof tree !== 'object' || tree === null) return false;
  const { note } = tree as { readonly note?: unknown };
  return (note === noted && !has(tree, x)) || Object.values(tree).some((one) => notesBesides(one, noted));
}

/** What "its" stands for where X is said: what was spoken of before, and not what is drawn or created X times. */
function whereX(before: Scope, after: Scope, value: unknown): Scope {
  const { it } = after;
  if (it === null || typeof it === 'string' || !('noted' in it) || before.noted.includes(it.noted))
    return after;
  if (notesBesides(value, it.noted)) return after;
  const isWhole = (value as { readonly kind?: unknown }).kind === 'step';
  return saying(after, isWhole ? { it: before.it, several: before.several } : { it: null });
}

/** Of counters, a most can also be that of those that are there. */
const givesCounters = (tree: unknown): boolean =>
  typeof tree === 'object' &&
  tree !== null &&
  ((tree as { readonly kind?: unknown }).kind === 'counters' || Object.values(tree).some(givesCounters));

/** The same with a most of the counters that are there: "gains X boosts, …, up to a max of 4"; undefined where it gains none. */
const limited = (tree: unknown, most: number): unknown => {
  if (typeof tree !== 'object' || tree === null) return undefined;
  const { kind, change, count, ...step } = tree as Readonly<Record<string, unknown>>;
  if (kind === 'counters')
    return change === 'gain' && same(count, x) ? { kind: 'counters-up-to', ...step, count, most } : undefined;
  const changed = Object.entries(tree).map(([key, one]) => [key, limited(one, most)] as const);
  const found = changed.filter(([, one]) => one !== undefined);
  const [only] = found;
  if (only === undefined || found.length > 1) return undefined;
  return Array.isArray(tree)
    ? tree.map((one: unknown, index) => (String(index) === only[0] ? only[1] : one))
    : { ...tree, [only[0]]: only[1] };
};

/** How often X stands in a tree: where it is also something else, a most would be one of X. */
const timesX = (tree: unknown): number => {
  if (same(tree, x)) return 1;
  return typeof tree === 'object' && tree !== null
    ? Object.values(tree).reduce<number>((times, one) => times + timesX(one), 0)
    : 0;
};

/** "… X …, where X is the number of Characters you control" */
export function describedX<T>(g: Grammar, clause: Syntax<T>): Syntax<T> {
  const plain = around(', where X is <it>', g.quantity);
  const atMost = iso(
    phrase<{ of: Quantity; most: number }>(', where X is <of>, up to a max of <most>', {
      of: g.quantity,
      most: inDigits,
    }),
    ({ of, most }): Quantity => ({ atMost: most, of }),
    (value) =>
      typeof value === 'object' && 'atMost' in value ? { of: value.of, most: value.atMost } : undefined,
  );
  const either = oneOf<Quantity>(atMost, plain);
  const most = around(', up to a max of <it>', inDigits);
  const upTo = ({ value, end, scope }: Parse<T>, source: Source): readonly Parse<T>[] =>
    givesCounters(value) && timesX(value) === 1
      ? most.parse(source, end, scope).flatMap((one) => {
          const known = limited(value, one.value);
          return known === undefined ? [] : [{ ...one, value: known as T }];
        })
      : [];
  const numberFor = (value: unknown): Syntax<Quantity> => (givesCounters(value) ? plain : either);
  const withX: Syntax<T> = {
    first: () => firstOf(clause),
    parse: (source, at, scope) =>
      !source.hasAhead([',', 'where', 'x', 'is'], at)
        ? []
        : clause
            .parse(source, at, scope)
            .filter(({ value, scope: after }) => has(value, x) || has(after.targets, x))
            .flatMap((one) =>
              numberFor(one.value)
                .parse(source, one.end, whereX(scope, one.scope, one.value))
                .flatMap(({ value: is, end, scope: after }) =>
                  [{ ...one, end }, ...upTo({ ...one, end }, source)].map((said) => ({
                    value: replaced(said.value, x, is),
                    end: said.end,
                    scope: saying(one.scope, { targets: replaced(after.targets, x, is) }),
                  })),
                ),
            ),
    print: (value, scope) => {
      for (const quantity of [...described(value), ...described(scope.declared)]) {
        const said = replaced(value, quantity, x);
        const printed = clause.print(said, { ...scope, declared: replaced(scope.declared, quantity, x) });
        const is = printed && numberFor(said).print(quantity, whereX(scope, printed.scope, said));
        if (printed !== null && is !== null)
          return {
            tokens: [...printed.tokens, ...is.tokens],
            scope: saying(printed.scope, {
              declared: scope.declared,
              targets: replaced(is.scope.targets, x, quantity),
            }),
          };
      }
      return null;
    },
  };
  return oneOf<T>(clause, withX);
}
