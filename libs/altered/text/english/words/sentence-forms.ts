import type { Effect, Step } from '#altered/abilities';
import { oneOf, words, type Parse, type Syntax } from '../../syntax/syntax.js';
import { firstOf } from '../../syntax/beginning.js';
import { saying, type Scope } from '../../syntax/scope.js';
import { wordOf } from '../../syntax/source.js';
import { wordsOf } from '../../syntax/tokens.js';
import { $, asTree, inTree, several, type Parts, type Template } from '../../syntax/phrases.js';

/** An effect that consists of one step. */
export const asEffect = (step: Syntax<Step>): Syntax<Effect> =>
  inTree<Effect>(step, { kind: 'step', step: $('it') });

/** A sequence of effects. The tree stores `wording`, the name of the phrasing that joins the effects. */
export const sequence = (
  effect: Syntax<Effect>,
  wording: string,
  separator: string,
  last = separator,
): Syntax<Effect> =>
  inTree<Effect>(several(effect, separator, last), { kind: 'sequence', effects: $('it'), said: wording });

/** Verbs joined by "and". */
export const joinedVerbs = (verb: Syntax<Effect>): Syntax<Effect> =>
  oneOf(verb, sequence(verb, 'and', ',', 'and'));

/** Like `joinedVerbs`, but for verbs after their subject. They can also be joined by ", then". */
export const followedVerbs = (verb: Syntax<Effect>): Syntax<Effect> =>
  oneOf(joinedVerbs(verb), sequence(verb, 'then too', ',', ', then'));

const stop = words('.');

/** A sentence that ends with a full stop, or with a quotation that ends with one. */
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

/** Whether "it" refers to an object that was first mentioned after the earlier of the two scopes. */
const isNamed = ({ it }: Scope, { noted }: Scope): boolean =>
  typeof it === 'object' && it !== null && 'noted' in it && !noted.includes(it.noted);

/** Restores the meaning that "it" had in `before`, if "it" now means an object that was mentioned later. */
const recalling = (now: Scope, before: Scope): Scope =>
  isNamed(now, before) ? saying(now, { it: before.it, several: before.several }) : now;

/** Lets the text after both parts refer to the objects that the first part named. */
const goingOn = (after: Scope, now: Scope, before: Scope): Scope =>
  isNamed(now, before) ? saying(after, { it: now.it, several: now.several }) : after;

/**
 * Two parts such as `<first> unless <second>`. In the second part, "it" means an object mentioned before both parts:
 * "sacrifice it unless it's a Feat", "you may play it. Otherwise, exhaust it". If `isOnlyNamed` is set, the first part
 * must mention another object that "it" could mean.
 */
export function spokenBefore<T>(
  first: Syntax<unknown>,
  between: string,
  second: Syntax<unknown>,
  tree: Template<T>,
  isOnlyNamed = false,
): Syntax<T> {
  const link = words(between);
  const tokens = wordsOf(between);
  const needed = tokens.map(wordOf);
  const both: Syntax<Parts> = {
    first: () => firstOf(first),
    parse: (source, at, scope) => {
      if (!source.hasAhead(needed, at)) return [];
      const found: Parse<Parts>[] = [];
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
    print: (parts, scope) => {
      const printed = first.print(parts['first'], scope);
      if (printed === null || (isOnlyNamed && !isNamed(printed.scope, scope))) return null;
      const other = second.print(parts['second'], recalling(printed.scope, scope));
      return other === null
        ? null
        : {
            tokens: [...printed.tokens, ...tokens, ...other.tokens],
            scope: goingOn(other.scope, printed.scope, scope),
          };
    },
  };
  return asTree(both, tree);
}
