import { same, type Effect, type Step } from '#altered/abilities';
import { saying, type Scope } from '../../syntax/scope.js';
import { someNode } from '../../syntax/trees.js';
import { firstOf } from '../../syntax/beginning.js';
import { within, type Parse, type Syntax } from '../../syntax/syntax.js';
import { namesUsed } from '../conditions/noting.js';

type IfYouDo = Extract<Effect, { kind: 'if-you-do' }>;

/**
 * Whether the text after "otherwise" refers to the action's objects. This is impossible, because "otherwise" means that
 * the action did not happen.
 */
const refersToUndone = (effect: Effect): boolean => {
  if (effect.kind !== 'if-you-do' || effect.otherwise === undefined) return false;
  const { first, then } = effect;
  return namesUsed(effect.otherwise).some((name) => someNode([first, then], ({ note }) => note === name));
};

function lastStep(effect: Effect): Step | undefined {
  if (effect.kind === 'optional') return lastStep(effect.effect);
  if (effect.kind === 'sequence') {
    const last = effect.effects.at(-1);
    return last && lastStep(last);
  }
  return effect.kind === 'step' ? effect.step : undefined;
}

const removingKinds: readonly Step['kind'][] = ['draw', 'discard', 'sacrifice', 'sacrifice-objects'];

/**
 * Whether "it" must be the object mentioned before the action. This is so if the action moved a card to a hand or a
 * discard pile, because the card cannot gain anything there (2.5.a).
 */
const refersToEarlierObject = ({ first, then }: IfYouDo, it: unknown): boolean => {
  const last = lastStep(first);
  const steps =
    then.kind === 'step'
      ? [then.step]
      : then.kind === 'simultaneously'
        ? then.steps
        : then.kind === 'sequence'
          ? then.effects.flatMap((part) => (part.kind === 'step' ? [part.step] : []))
          : [];
  return (
    last !== undefined &&
    removingKinds.includes(last.kind) &&
    steps.length > 0 &&
    (then.kind !== 'sequence' || steps.length === then.effects.length) &&
    steps.some((step) => 'what' in step && same(step.what, it)) &&
    steps.every(
      (step) =>
        (step.kind === 'counters' || (step.kind === 'status' && step.status !== 'exhausted')) &&
        (step.what === 'me' || same(step.what, it)),
    )
  );
};

/** Parses a sentence in which "it" has the meaning that it had before the action. */
const asBefore = (sentence: Syntax<Effect>, { it, several }: Scope): Syntax<Effect> =>
  within(sentence, (scope) => saying(scope, { it, several }));

/**
 * Phrases such as "When you play a Character — You may discard a card from your hand. If you don't, it gains Fleeting."
 * "It" is the object mentioned before, because an action that did not happen has no object.
 */
export function doneOrNot(
  sentence: Syntax<Effect>,
  make: (then: Syntax<Effect>, otherwise: Syntax<Effect>) => Syntax<Effect>,
): Syntax<Effect> {
  const usual = make(sentence, sentence);
  const known = new Map<string, readonly [Syntax<Effect>, Syntax<Effect>]>();
  const others = (scope: Scope): readonly [Syntax<Effect>, Syntax<Effect>] | undefined => {
    const { it, several } = scope;
    if (it === null || it === 'me') return undefined;
    const key = JSON.stringify([it, several]);
    const found = known.get(key) ?? [
      make(sentence, asBefore(sentence, scope)),
      make(asBefore(sentence, scope), asBefore(sentence, scope)),
    ];
    known.set(key, found);
    return found;
  };
  const isBefore = (effect: Effect, { it }: Scope): boolean =>
    effect.kind === 'if-you-do' && refersToEarlierObject(effect, it);
  return {
    first: () => firstOf(usual),
    parse: (source, at, scope) => {
      const plain = usual.parse(source, at, scope).filter(({ value }) => !refersToUndone(value));
      const more = source.hasAhead(['if'], at) ? others(scope) : undefined;
      if (more === undefined) return plain;
      const besides = (
        readings: readonly Parse<Effect>[],
        known: readonly Parse<Effect>[],
      ): readonly Parse<Effect>[] =>
        readings.filter(
          ({ value, end }) => !refersToUndone(value) && !known.some((reading) => reading.end === end),
        );
      const [unsaid, both] = more;
      const second = [...plain, ...besides(unsaid.parse(source, at, scope), plain)];
      const last = both.parse(source, at, scope).filter(({ value }) => isBefore(value, scope));
      return [...second, ...besides(last, second)];
    },
    print: (effect, scope) => {
      if (refersToUndone(effect)) return null;
      const more = others(scope);
      const printed = usual.print(effect, scope) ?? more?.[0].print(effect, scope);
      if (printed !== undefined && printed !== null) return printed;
      return isBefore(effect, scope) ? (more?.[1].print(effect, scope) ?? null) : null;
    },
  };
}
