import type { Ability, AbilitySymbol, Effect, Step } from '#altered/abilities';
import { hasSymbol } from '../world/kinds.js';
import { known, type Context } from '../world/context.js';
import type { Proposed } from '../state/proposal.js';
import type { Frame, Todo } from '../state/tasks.js';

type Reaction = Extract<Ability, { kind: 'reaction' }>;
type Own = Extract<Step, { kind: 'activate-as-own' }>;

/** Returns an object's printed reactions with the given symbol. The object can be in any zone. */
const abilitiesWith = (
  { world }: Pick<Context, 'world'>,
  item: number,
  symbol: AbilitySymbol,
): readonly Reaction[] =>
  world
    .of(item)
    .abilities.flatMap((ability) =>
      ability.kind === 'reaction' && hasSymbol(ability, symbol) ? [ability] : [],
    );

/** Activates another object's reaction as if the activating object had it. "Me" is the activating object (7.3.1.d). */
export const activatedAs = (
  context: Context,
  { source }: Frame,
  { targets, effect }: Reaction,
): Proposed => ({
  kind: 'emblem',
  seat: context.controller,
  emblem: {
    kind: 'reaction',
    source,
    instructions: { ...(targets && { targets }), effect },
    bound: {
      me: context.bound.me,
      it: [context.bound.me],
      targets: [],
      modes: [],
      noted: {},
    },
  },
});

/** Returns the abilities that the step can activate. They can belong to any object to which the step refers. */
export const activatable = (context: Context, { of, symbol }: Own): readonly Reaction[] =>
  known(context, of).flatMap(({ item }) => abilitiesWith(context, item, symbol));

/**
 * Returns the choice of the abilities to activate (6.1.g): one, all, or up to a given number of different ones. Null if
 * an ability has already been chosen.
 */
export function activatedAsOwn(context: Context, step: Own): readonly Todo[] | null {
  const { upTo, nth, which } = step;
  if (nth !== undefined) return null;
  const each = activatable(context, step).map((_, index): Effect => ({
    kind: 'step',
    step: { ...step, nth: index },
  }));
  if (upTo !== undefined)
    return [{ kind: 'choose-modes', modes: each, count: Math.min(upTo, each.length), upTo: true }];
  return each.length < 2 || which === 'all' ? each : [{ kind: 'either', effects: each }];
}
