import { same, type Quantity } from '#altered/abilities';
import { saying } from '../syntax/scope.js';
import { phrase } from '../syntax/phrases.js';
import { firstOf } from '../syntax/beginning.js';
import { oneOf, type Syntax } from '../syntax/syntax.js';
import type { Grammar } from './grammar.js';

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

/** "… X …, where X is the number of Characters you control" */
export function describedX<T>(g: Grammar, clause: Syntax<T>): Syntax<T> {
  const explained = phrase<{ clause: T; is: Quantity }>('<clause>, where X is <is>', {
    clause,
    is: g.quantity,
  });
  const withX: Syntax<T> = {
    first: () => firstOf(clause),
    parse: (source, at, scope) =>
      explained
        .parse(source, at, scope)
        .filter(({ value, scope: after }) => has(value.clause, x) || has(after.targets, x))
        .map((one) => ({
          ...one,
          value: replaced(one.value.clause, x, one.value.is),
          scope: saying(one.scope, { targets: replaced(one.scope.targets, x, one.value.is) }),
        })),
    print: (value, scope) => {
      for (const quantity of [...described(value), ...described(scope.declared)]) {
        const printed = explained.print(
          { clause: replaced(value, quantity, x), is: quantity },
          { ...scope, declared: replaced(scope.declared, quantity, x) },
        );
        if (printed !== null)
          return {
            ...printed,
            scope: saying(printed.scope, {
              declared: scope.declared,
              targets: replaced(printed.scope.targets, x, quantity),
            }),
          };
      }
      return null;
    },
  };
  return oneOf<T>(clause, withX);
}
