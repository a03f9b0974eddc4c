import { type Quantity, same } from '#altered/abilities';
import { saying, type Scope } from '../../syntax/scope.js';
import { changedIn, someNode } from '../../syntax/trees.js';
import { around } from '../../syntax/phrases.js';
import { firstOf } from '../../syntax/beginning.js';
import { oneOf, type Syntax } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';

const x = { x: true } as const;

/** Replaces every occurrence of a part in a tree. */
const replaced = <T>(tree: T, part: object, by: unknown): T =>
  changedIn(tree, (node) => (same(node, part) ? by : undefined));

const has = (tree: unknown, part: object): boolean => someNode(tree, (node) => same(node, part));

type Described = Exclude<Quantity, number>;

const numberFields = new Set(['count', 'than', 'amount', 'add', 'times', 'mana', 'nth', 'less', 'highest']);

/** Lists the described numbers in a tree, outermost first. */
function described(tree: unknown, found: Described[] = []): readonly Described[] {
  if (typeof tree !== 'object' || tree === null) return found;
  for (const [key, value] of Object.entries(tree))
    if (numberFields.has(key) && typeof value === 'object' && value !== null && !Array.isArray(value)) {
      if (!('type' in value) && !('zone' in value)) found.push(value as Described);
      const parts = (value as { readonly sum?: readonly Quantity[] }).sum ?? [];
      found.push(...parts.filter((part) => typeof part === 'object'));
    } else described(value, found);
  return found;
}

/** Whether a tree contains a step with this note and without X. */
const notesBesides = (tree: unknown, noted: string): boolean =>
  someNode(tree, (node) => node['note'] === noted && !has(node, x));

/**
 * Returns the scope for the definition of X. In "Draw X cards, where X is its {M}", "its" refers to the object
 * mentioned before the effect, not to the cards that are drawn.
 */
function whereX(before: Scope, after: Scope, value: unknown): Scope {
  const { it } = after;
  if (it === null || typeof it === 'string' || !('noted' in it) || before.noted.includes(it.noted))
    return after;
  if (notesBesides(value, it.noted)) return after;
  const isWhole = (value as { readonly kind?: unknown }).kind === 'step';
  return saying(after, isWhole ? { it: before.it, several: before.several } : { it: null });
}

/** A clause with X and its definition: "… X …, where X is the number of Characters you control". */
export function describedX<T>(g: Grammar, clause: Syntax<T>): Syntax<T> {
  const number = around(', where X is <it>', g.quantity);
  const withX: Syntax<T> = {
    first: () => firstOf(clause),
    parse: (source, at, scope) =>
      !source.hasAhead([',', 'where', 'x', 'is'], at)
        ? []
        : clause
            .parse(source, at, scope)
            .filter(({ value, scope: after }) => has(value, x) || has(after.targets, x))
            .flatMap((reading) =>
              number
                .parse(source, reading.end, whereX(scope, reading.scope, reading.value))
                .map(({ value: is, end, scope: after }) => ({
                  value: replaced(reading.value, x, is),
                  end,
                  scope: saying(reading.scope, { targets: replaced(after.targets, x, is) }),
                })),
            ),
    print: (value, scope) => {
      for (const quantity of [...described(value), ...described(scope.declared)]) {
        const withX = replaced(value, quantity, x);
        const printed = clause.print(withX, { ...scope, declared: replaced(scope.declared, quantity, x) });
        const is = printed && number.print(quantity, whereX(scope, printed.scope, withX));
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
