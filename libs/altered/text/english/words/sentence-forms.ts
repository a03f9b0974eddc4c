import type { Effect, Step } from '#altered/abilities';
import { iso, oneOf, type Parse, type Syntax, words } from '../../syntax/syntax.js';
import { list } from '../../syntax/phrases.js';
import { firstOf } from '../../syntax/beginning.js';
import { saying, type Scope } from '../../syntax/scope.js';
import { wordOf } from '../../syntax/source.js';
import { wordsOf } from '../../syntax/tokens.js';

/** An effect of one step. */
export const asEffect = (step: Syntax<Step>): Syntax<Effect> =>
  iso(
    step,
    (step): Effect => ({ kind: 'step', step }),
    (effect) =>
      effect.kind === 'step' && effect.note === undefined && effect.said === undefined
        ? effect.step
        : undefined,
  );

/** Verbs joined by "and", or by ", then" where their subject stands once. */
export function joinedVerbs(verb: Syntax<Effect>): Syntax<Effect> {
  const by = (separator: string, last: string, wording: string): Syntax<Effect> =>
    iso(
      list(verb, separator, last),
      (effects): Effect | undefined =>
        effects.length < 2 ? undefined : { kind: 'sequence', effects, said: wording },
      (effect) => (effect.kind === 'sequence' && effect.said === wording ? effect.effects : undefined),
    );
  return oneOf(verb, by(',', 'and', 'and'));
}

/** Like `joinedVerbs`, with ", then" too: for verbs whose subject stands before them. */
export function followedVerbs(verb: Syntax<Effect>): Syntax<Effect> {
  const after = iso(
    list(verb, ',', ', then'),
    (effects): Effect | undefined =>
      effects.length < 2 ? undefined : { kind: 'sequence', effects, said: 'then too' },
    (effect) => (effect.kind === 'sequence' && effect.said === 'then too' ? effect.effects : undefined),
  );
  return oneOf(joinedVerbs(verb), after);
}

const stop = words('.');

/** A sentence ends with a full stop, unless it ends with a quotation that does. */
export const stopped = <T>(clause: Syntax<T>): Syntax<T> => ({
  first: () => firstOf(clause),
  parse: (source, at, scope) =>
    clause.parse(source, at, scope).flatMap((reading): readonly Parse<T>[] => {
      const { end } = reading;
      if (source.words[end - 1] === '"' && source.words[end - 2] === '.') return [reading];
      return stop.parse(source, end, reading.scope).map((after) => ({ ...reading, end: after.end }));
    }),
  print: (value, scope) => {
    const printed = clause.print(value, scope);
    if (printed === null) return null;
    const { tokens } = printed;
    const isStopped = tokens.at(-1) === '"' && tokens.at(-2) === '.';
    return isStopped ? printed : { ...printed, tokens: [...tokens, '.'] };
  },
});

interface Both<First, Second> {
  readonly first: First;
  readonly second: Second;
}

/** Whether "it" is something that has been named since. */
const isNamed = ({ it }: Scope, { noted }: Scope): boolean =>
  typeof it === 'object' && it !== null && 'noted' in it && !noted.includes(it.noted);

/** Restores the earlier meaning of "it" if something named since has changed it. */
const recalling = (now: Scope, before: Scope): Scope =>
  isNamed(now, before) ? saying(now, { it: before.it, several: before.several }) : now;

/** Lets the text after both refer to the objects named by the first. */
const goingOn = (after: Scope, now: Scope, before: Scope): Scope =>
  isNamed(now, before) ? saying(after, { it: now.it, several: now.several }) : after;

/**
 * Two parts, the second of which ignores the objects of the first and refers to those mentioned before: "sacrifice it unless
 * it's a Feat", "you may play it. Otherwise, exhaust it". `isOnlyNamed` restricts it to places where that makes a difference.
 */
export function spokenBefore<First, Second>(
  first: Syntax<First>,
  between: string,
  second: Syntax<Second>,
  isOnlyNamed = false,
): Syntax<Both<First, Second>> {
  const link = words(between);
  const tokens = wordsOf(between);
  const needed = tokens.map(wordOf);
  return {
    first: () => firstOf(first),
    parse: (source, at, scope) => {
      if (!source.hasAhead(needed, at)) return [];
      const found: Parse<Both<First, Second>>[] = [];
      for (const reading of first.parse(source, at, scope)) {
        if (isOnlyNamed && !isNamed(reading.scope, scope)) continue;
        for (const { end } of link.parse(source, reading.end, reading.scope))
          for (const other of second.parse(source, end, recalling(reading.scope, scope)))
            found.push({
              value: { first: reading.value, second: other.value },
              end: other.end,
              scope: goingOn(other.scope, reading.scope, scope),
            });
      }
      return found;
    },
    print: (both, scope) => {
      const printed = first.print(both.first, scope);
      if (printed === null || (isOnlyNamed && !isNamed(printed.scope, scope))) return null;
      const other = second.print(both.second, recalling(printed.scope, scope));
      return other === null
        ? null
        : {
            tokens: [...printed.tokens, ...tokens, ...other.tokens],
            scope: goingOn(other.scope, printed.scope, scope),
          };
    },
  };
}
