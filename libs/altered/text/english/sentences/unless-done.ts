import type { Effect, What } from '#altered/abilities';
import { firstOf } from '../../syntax/beginning.js';
import { saying, type Scope } from '../../syntax/scope.js';
import { iso, oneOf, words, type Parse, type Syntax } from '../../syntax/syntax.js';
import { wordsOf } from '../../syntax/tokens.js';
import type { Grammar } from '../words/grammar.js';
import { playersDo } from './players-doing.js';
import { unsaid } from './who-does.js';

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
