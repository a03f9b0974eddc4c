import type { Effect, Instructions, What } from '#altered/abilities';
import { saying, type Scope } from '../../syntax/scope.js';
import { someNode } from '../../syntax/trees.js';
import { firstOf } from '../../syntax/beginning.js';
import { type Syntax } from '../../syntax/syntax.js';
import { fresh, isCountedOnly } from '../conditions/noting.js';

type StepEffect = Extract<Effect, { kind: 'step' }>;

/**
 * Something with targets of its own (5.2.3.g): "target" in it counts from zero. After an inner action the text can refer to its
 * target.
 */
export function instructions(effect: Syntax<Effect>, isInner = false): Syntax<Instructions> {
  return {
    first: () => firstOf(effect),
    parse: (source, at, scope) =>
      effect
        .parse(source, at, saying(scope, { targets: [], it: outer(scope.it) }))
        .map(({ value, end, scope: after }) => {
          const spoken = isInner ? remembered(value, after) : { effect: value, scope: after };
          return {
            value: { ...(after.targets.length > 0 && { targets: after.targets }), effect: spoken.effect },
            end,
            scope: outside(scope, spoken.scope),
          };
        }),
    print: ({ targets = [], effect: value }, scope) => {
      const inside = saying(scope, { targets: [], declared: targets, it: outer(scope.it) });
      const printed = effect.print(isInner ? unnoted(value) : value, inside);
      return printed?.scope.targets.length === targets.length
        ? {
            tokens: printed.tokens,
            scope: outside(scope, isInner ? recalled(value, printed.scope) : printed.scope),
          }
        : null;
    },
  };
}

/**
 * The effect of something whose cost can name targets already: "target" in the effect continues their count. `around` is the
 * whole, in which "target" counts from zero.
 */
export function sharing<T extends Instructions>(
  effect: Syntax<Effect>,
  around: (does: Syntax<Instructions>) => Syntax<T>,
): Syntax<T> {
  const does: Syntax<Instructions> = {
    first: () => firstOf(effect),
    parse: (source, at, scope) =>
      effect.parse(source, at, saying(scope, { it: outer(scope.it) })).map((reading) => ({
        ...reading,
        value: {
          ...(reading.scope.targets.length > 0 && { targets: reading.scope.targets }),
          effect: reading.value,
        },
      })),
    print: ({ targets = [], effect: value }, scope) => {
      const printed = effect.print(value, saying(scope, { declared: targets, it: outer(scope.it) }));
      return printed?.scope.targets.length === targets.length ? printed : null;
    },
  };
  const whole = around(does);
  return {
    first: () => firstOf(whole),
    parse: (source, at, scope) =>
      whole
        .parse(source, at, saying(scope, { targets: [], it: outer(scope.it) }))
        .map((reading) => ({ ...reading, scope: outside(scope, reading.scope) })),
    print: (value, scope) => {
      const inside = saying(scope, { targets: [], declared: value.targets ?? [], it: outer(scope.it) });
      const printed = whole.print(value, inside);
      return printed === null ? null : { ...printed, scope: outside(scope, printed.scope) };
    },
  };
}

const actsOn = (effect: StepEffect, target: number): boolean => {
  const what = 'what' in effect.step ? (effect.step.what as What) : undefined;
  return typeof what === 'object' && 'target' in what && what.target === target;
};

/** In a definition of X after it, "its" refers to the object mentioned before. */
const hasX = (tree: unknown): boolean => someNode(tree, (node) => 'x' in node);

const targetOf = ({ it, several }: Scope): number | undefined =>
  !several && typeof it === 'object' && it !== null && 'target' in it ? it.target : undefined;

/** A single step about the one that "it" stands for at the end: it is noted, so that what comes after can speak of it. */
function remembered(effect: Effect, scope: Scope): { readonly effect: Effect; readonly scope: Scope } {
  const target = targetOf(scope);
  if (
    target === undefined ||
    effect.kind !== 'step' ||
    (effect.note !== undefined && !isCountedOnly(effect.note)) ||
    !actsOn(effect, target) ||
    hasX(effect)
  )
    return { effect, scope };
  const note = fresh(scope, 'chosen');
  return {
    effect: { ...effect, note },
    scope: saying(scope, { noted: [...scope.noted, note], it: { noted: note } }),
  };
}

const isAboutTarget = (effect: Effect): effect is StepEffect =>
  effect.kind === 'step' &&
  'what' in effect.step &&
  typeof effect.step.what === 'object' &&
  'target' in effect.step.what;

/** No words say that a target is noted. */
function unnoted(effect: Effect): Effect {
  if (!isAboutTarget(effect) || effect.note === undefined) return effect;
  const { note: _, ...step } = effect;
  return step;
}

/** The scope after a printed step, whose tree has the name. */
function recalled(effect: Effect, scope: Scope): Scope {
  const target = targetOf(scope);
  if (target === undefined || effect.kind !== 'step' || effect.note === undefined || !actsOn(effect, target))
    return scope;
  return saying(scope, { noted: [...scope.noted, effect.note], it: { noted: effect.note } });
}

/** Objects noted inside can be referred to after it. */
const outside = (scope: Scope, { noted, it, several }: Scope): Scope =>
  typeof it === 'object' && it !== null && 'noted' in it
    ? saying(scope, { noted, it, several })
    : saying(scope, { noted });

/** Targets of the surrounding text can't be referred to inside. */
const outer = (it: Scope['it']): Scope['it'] =>
  typeof it === 'object' && it !== null && 'target' in it ? null : it;
