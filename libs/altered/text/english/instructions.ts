import type { Effect, Instructions } from '#altered/abilities';
import { saying, type Scope } from '../syntax/scope.js';
import { firstOf, type Syntax } from '../syntax/syntax.js';

/** Something with targets of its own (5.2.3.g): "target" in it begins to count anew. */
export function instructions(effect: Syntax<Effect>): Syntax<Instructions> {
  return {
    first: () => firstOf(effect),
    parse: (source, at, scope) =>
      effect
        .parse(source, at, saying(scope, { targets: [], it: outer(scope.it) }))
        .map(({ value, end, scope: after }) => ({
          value: { ...(after.targets.length > 0 && { targets: after.targets }), effect: value },
          end,
          scope: outside(scope, after),
        })),
    print: ({ targets = [], effect: value }, scope) => {
      const inside = saying(scope, { targets: [], declared: targets, it: outer(scope.it) });
      const printed = effect.print(value, inside);
      return printed?.scope.targets.length === targets.length
        ? { tokens: printed.tokens, scope: outside(scope, printed.scope) }
        : null;
    },
  };
}

/** What was noted inside can be spoken of after it. */
const outside = (scope: Scope, { noted, it, several }: Scope): Scope =>
  typeof it === 'object' && it !== null && 'noted' in it
    ? saying(scope, { noted, it, several })
    : saying(scope, { noted });

/** Targets of what is around cannot be spoken of inside. */
const outer = (it: Scope['it']): Scope['it'] =>
  typeof it === 'object' && it !== null && 'target' in it ? null : it;
