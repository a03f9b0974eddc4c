import { objectOf } from '../nouns/what.js';
import type { Effect, Instructions } from '#altered/abilities';
import { saying, type Scope } from '../../syntax/scope.js';
import { someNode } from '../../syntax/trees.js';
import { firstOf } from '../../syntax/beginning.js';
import { type Syntax, within } from '../../syntax/syntax.js';
import { fresh, isCountedOnly } from '../conditions/noting.js';

type StepEffect = Extract<Effect, { kind: 'step' }>;

/** An effect together with its targets. */
const withTargets = (effect: Syntax<Effect>): Syntax<Instructions> => ({
  first: () => firstOf(effect),
  parse: (source, at, scope) =>
    effect.parse(source, at, scope).map(({ value, end, scope: after }) => ({
      value: { ...(after.targets.length > 0 && { targets: after.targets }), effect: value },
      end,
      scope: after,
    })),
  print: ({ targets = [], effect: value }, scope) => {
    const printed = effect.print(value, saying(scope, { declared: targets }));
    return printed?.scope.targets.length === targets.length ? printed : null;
  },
});

/** An effect with a target to which later text can refer. */
const remembering = (effect: Syntax<Effect>): Syntax<Effect> => ({
  first: () => firstOf(effect),
  parse: (source, at, scope) =>
    effect
      .parse(source, at, scope)
      .map(({ value, end, scope: after }) => ({ ...remembered(value, after), end })),
  print: (value, scope) => {
    const printed = effect.print(unnoted(value), scope);
    return printed && { ...printed, scope: recalled(value, printed.scope) };
  },
});

/**
 * An effect with separate targets (5.2.3.g), numbered from 0. If `isInner` is set, the effect is an inner action ("You
 * may pay {1} to …"). Later text can then refer to its target.
 */
export const instructions = (effect: Syntax<Effect>, isInner = false): Syntax<Instructions> =>
  within(
    withTargets(isInner ? remembering(effect) : effect),
    (scope) => saying(scope, { targets: [], it: outer(scope.it) }),
    outside,
  );

/**
 * An effect that shares targets with its cost. The cost introduces the first targets, and the effect continues the
 * numbering. `around` returns the production for the whole text, in which the numbering starts at 0.
 */
export const sharing = <T extends Instructions>(
  effect: Syntax<Effect>,
  around: (does: Syntax<Instructions>) => Syntax<T>,
): Syntax<T> =>
  within(
    around(within(withTargets(effect), (scope) => saying(scope, { it: outer(scope.it) }))),
    (scope, whole) => saying(scope, { targets: [], declared: whole?.targets ?? [], it: outer(scope.it) }),
    outside,
  );

const actsOn = (effect: StepEffect, target: number): boolean => {
  const what = objectOf(effect.step);
  return typeof what === 'object' && 'target' in what && what.target === target;
};

/**
 * Whether a tree contains X, which the end of the sentence defines ("where X is its {M}"). There, "its" refers to an
 * object mentioned before the effect.
 */
const hasX = (tree: unknown): boolean => someNode(tree, (node) => 'x' in node);

const targetOf = ({ it, several }: Scope): number | undefined =>
  !several && typeof it === 'object' && it !== null && 'target' in it ? it.target : undefined;

/** Adds a note to a step on a target, so that later text can call the target "it". */
function remembered(effect: Effect, scope: Scope): { readonly value: Effect; readonly scope: Scope } {
  const target = targetOf(scope);
  if (
    target === undefined ||
    effect.kind !== 'step' ||
    (effect.note !== undefined && !isCountedOnly(effect.note)) ||
    !actsOn(effect, target) ||
    hasX(effect)
  )
    return { value: effect, scope };
  const note = fresh(scope, 'chosen');
  return {
    value: { ...effect, note },
    scope: saying(scope, { noted: [...scope.noted, note], it: { noted: note } }),
  };
}

const isAboutTarget = (effect: Effect): effect is StepEffect =>
  effect.kind === 'step' &&
  'what' in effect.step &&
  typeof effect.step.what === 'object' &&
  'target' in effect.step.what;

/** Removes the note of a target, because the note does not appear in the text. */
function unnoted(effect: Effect): Effect {
  if (!isAboutTarget(effect) || effect.note === undefined) return effect;
  const { note: _, ...step } = effect;
  return step;
}

/** Restores the meaning of "it" after a step when a tree is printed. The step's note contains this meaning. */
function recalled(effect: Effect, scope: Scope): Scope {
  const target = targetOf(scope);
  if (target === undefined || effect.kind !== 'step' || effect.note === undefined || !actsOn(effect, target))
    return scope;
  return saying(scope, { noted: [...scope.noted, effect.note], it: { noted: effect.note } });
}

/** Returns the scope after an effect, so that later text can refer to objects that the effect noted. */
const outside = (scope: Scope, { noted, it, several }: Scope): Scope =>
  typeof it === 'object' && it !== null && 'noted' in it
    ? saying(scope, { noted, it, several })
    : saying(scope, { noted });

/**
 * Returns the meaning of "it" at the start of an effect with separate targets. "It" cannot mean a target of the
 * surrounding text.
 */
const outer = (it: Scope['it']): Scope['it'] =>
  typeof it === 'object' && it !== null && 'target' in it ? null : it;
