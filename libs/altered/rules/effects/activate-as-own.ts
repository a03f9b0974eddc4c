import type { Ability, AbilitySymbol, Effect, Step } from '#altered/abilities';
import { hasSymbol } from '../world/ability-symbols.js';
import { known, type Context } from '../world/context.js';
import type { Proposed } from '../state/proposal.js';
import type { Frame, Todo } from '../state/tasks.js';

type Reaction = Extract<Ability, { kind: 'reaction' }>;
type Own = Extract<Step, { kind: 'activate-as-own' }>;

/** The reactions of an object with a symbol, wherever it is: its abilities are read, not at work. */
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

/** A reaction of another object as if this one had it: "me" is the object that activates it (7.3.1.d). */
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

/** The abilities that a step is about, of all its objects together. */
export const activatable = (context: Context, { of, symbol }: Own): readonly Reaction[] =>
  known(context, of).flatMap(({ item }) => abilitiesWith(context, item, symbol));

/**
 * Returns the abilities to activate: all of them, one, or up to a number, each once (6.1.g). Null if they are
 * known.
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
