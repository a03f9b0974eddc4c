import { same, type Effect, type Step, type What } from '#altered/abilities';
import { saying, type Scope } from '../../syntax/scope.js';
import { firstOf } from '../../syntax/beginning.js';
import { iso, within, words, type Parse, type Syntax } from '../../syntax/syntax.js';
import { namesUsed } from '../conditions/noting.js';
import { wordsOf } from '../../syntax/tokens.js';
import type { Grammar } from '../words/grammar.js';
import { playersDo } from './players-doing.js';
import { unsaid } from './who-does.js';

type IfYouDo = Extract<Effect, { kind: 'if-you-do' }>;

/** Returns the names that steps of an effect give to their objects. */
function notesIn(tree: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof tree !== 'object' || tree === null) return found;
  for (const [field, value] of Object.entries(tree))
    if (field === 'note' && typeof value === 'string') found.add(value);
    else notesIn(value, found);
  return found;
}

/** Whether the effect after "otherwise" refers to objects of the action that was not done. */
const speaksOfNothing = (effect: Effect): boolean => {
  if (effect.kind !== 'if-you-do' || effect.otherwise === undefined) return false;
  const notes = notesIn([effect.first, effect.then]);
  return namesUsed(effect.otherwise).some((note) => notes.has(note));
};

function lastStep(effect: Effect): Step | undefined {
  if (effect.kind === 'optional') return lastStep(effect.effect);
  if (effect.kind === 'sequence') {
    const last = effect.effects.at(-1);
    return last && lastStep(last);
  }
  return effect.kind === 'step' ? effect.step : undefined;
}

const gone: readonly Step['kind'][] = ['draw', 'discard', 'sacrifice', 'sacrifice-objects'];

/** A card moved to a hand or a discard pile gains nothing there (2.5.a), so the object that gains was mentioned before. */
const isOfWhatWasBefore = ({ first, then }: IfYouDo, it: unknown): boolean => {
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
    gone.includes(last.kind) &&
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

/** Read as if nothing had been spoken of since. */
const asBefore = (sentence: Syntax<Effect>, { it, several }: Scope): Syntax<Effect> =>
  within(sentence, (scope) => saying(scope, { it, several }));

/**
 * "When you play a Character — You may discard a card from your hand. If you don't, it gains Fleeting.": what was not done has no
 * object, and "it" is what was spoken of before.
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
    effect.kind === 'if-you-do' && isOfWhatWasBefore(effect, it);
  return {
    first: () => firstOf(usual),
    parse: (source, at, scope) => {
      const plain = usual.parse(source, at, scope).filter(({ value }) => !speaksOfNothing(value));
      const more = source.hasAhead(['if'], at) ? others(scope) : undefined;
      if (more === undefined) return plain;
      const besides = (
        readings: readonly Parse<Effect>[],
        known: readonly Parse<Effect>[],
      ): readonly Parse<Effect>[] =>
        readings.filter(
          ({ value, end }) => !speaksOfNothing(value) && !known.some((reading) => reading.end === end),
        );
      const [unsaid, both] = more;
      const second = [...plain, ...besides(unsaid.parse(source, at, scope), plain)];
      const last = both.parse(source, at, scope).filter(({ value }) => isBefore(value, scope));
      return [...second, ...besides(last, second)];
    },
    print: (effect, scope) => {
      if (speaksOfNothing(effect)) return null;
      const more = others(scope);
      const printed = usual.print(effect, scope) ?? more?.[0].print(effect, scope);
      if (printed !== undefined && printed !== null) return printed;
      return isBefore(effect, scope) ? (more?.[1].print(effect, scope) ?? null) : null;
    },
  };
}

interface Kept {
  readonly short: Effect;
  readonly pay: Effect;
}

const unless = 'unless';
const tokens = wordsOf(unless);

/** Returns the object a step would act on. If the step is not done, "it" is that object and not the result. */
const subjectOf = (effect: Effect): What | undefined =>
  effect.kind === 'step' && 'what' in effect.step ? (effect.step.what as What) : undefined;

/** "It" after "unless" is the object that would have been discarded, before it is. An object still to be chosen is no "it". */
function beforeIt(effect: Effect, before: Scope, now: Scope): Scope {
  const { it } = now;
  if (it === null || typeof it === 'string' || !('noted' in it) || before.noted.includes(it.noted))
    return now;
  const what = subjectOf(effect);
  const isKnown = what === 'it' || (typeof what === 'object' && ('target' in what || 'noted' in what));
  return saying(now, { it: isKnown ? what : null });
}

/** "Discard target Character unless its controller pays {1}": each speaks of the Character. */
const apart = (short: Syntax<Effect>, pay: Syntax<Effect>): Syntax<Kept> => {
  const between = words(unless);
  return {
    first: () => firstOf(short),
    parse: (source, at, scope) => {
      if (!source.hasAhead([unless], at)) return [];
      const found: Parse<Kept>[] = [];
      for (const reading of short.parse(source, at, scope))
        for (const { end } of between.parse(source, reading.end, reading.scope))
          for (const other of pay.parse(source, end, beforeIt(reading.value, scope, reading.scope)))
            found.push({ ...other, value: { short: reading.value, pay: other.value } });
      return found;
    },
    print: (prevented, scope) => {
      const printed = short.print(prevented.short, scope);
      if (printed === null) return null;
      const other = pay.print(prevented.pay, beforeIt(prevented.short, scope, printed.scope));
      return other && { ...other, tokens: [...printed.tokens, ...tokens, ...other.tokens] };
    },
  };
};

/** An action not done, to prevent something: by you, or by another player. */
export function unlessDone(g: Grammar, short: Syntax<Effect>): Syntax<Effect> {
  // "Discard me unless you pay {1}"
  // "unless its controller discards a card from their hand"
  const byOthers = iso(
    apart(short, playersDo(g)),
    ({ short: prevented, pay }): Effect | undefined => {
      const found = unsaid(pay);
      return found === undefined || found.who === 'each-player'
        ? undefined
        : {
            kind: 'if-you-do',
            first: { kind: 'optional', effect: pay, who: found.who },
            then: { kind: 'sequence', effects: [] },
            otherwise: prevented,
            said: 'unless',
          };
    },
    (effect) =>
      effect.kind === 'if-you-do' &&
      effect.said === 'unless' &&
      effect.first.kind === 'optional' &&
      effect.otherwise !== undefined
        ? { short: effect.otherwise, pay: effect.first.effect }
        : undefined,
  );
  return byOthers;
}
