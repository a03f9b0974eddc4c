import type { Ability, AbilitySymbol, Effect, Step } from '#altered/abilities';
import { hasSymbol } from '../world/kinds.js';
import { known, type Context } from '../world/context.js';
import type { Proposed } from '../state/proposal.js';
import type { Frame, Todo } from '../state/tasks.js';

type Reaction = Extract<Ability, { kind: 'reaction' }>;
type Own = Extract<Step, { kind: 'activate-as-own' }>;

/** Returns the reactions with a symbol that are printed on an object, in any zone. */
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

/** Treats another object's reaction as one of this object. "Me" is the object that activates it (7.3.1.d). */
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

/** Returns the abilities that a step can activate, from all of its objects. */
export const activatable = (context: Context, { of, symbol }: Own): readonly Reaction[] =>
  known(context, of).flatMap(({ item }) => abilitiesWith(context, item, symbol));

/**
 * Returns the abilities to activate: all, one, or up to a number, each at most once (6.1.g). Null if no choice is
 * needed.
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
