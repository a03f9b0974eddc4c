import { firstOf } from '../syntax/beginning.js';
import { saying, type Scope } from '../syntax/scope.js';
import { wordOf } from '../syntax/source.js';
import { words, type Parse, type Syntax } from '../syntax/syntax.js';
import { wordsOf } from '../syntax/tokens.js';

interface Both<First, Second> {
  readonly first: First;
  readonly second: Second;
}

/** Whether "it" is something that has been named since. */
const isNamed = ({ it }: Scope, { noted }: Scope): boolean =>
  typeof it === 'object' && it !== null && 'noted' in it && !noted.includes(it.noted);

/** "It" is what was spoken of before, where it would be what has been named since. */
const recalling = (now: Scope, before: Scope): Scope =>
  isNamed(now, before) ? saying(now, { it: before.it, several: before.several }) : now;

/** What comes after both can speak of what the first has named. */
const goingOn = (after: Scope, now: Scope, before: Scope): Scope =>
  isNamed(now, before) ? saying(after, { it: now.it, several: now.several }) : after;

/**
 * Two things, the second of which is not of what the first does, so that it speaks of what was spoken of before: "sacrifice it unless
 * it's a Feat", "you may play it. Otherwise, exhaust it". `isOnlyNamed`: only where that makes a difference.
 */
export function spokenBefore<First, Second>(
  first: Syntax<First>,
  between: string,
  second: Syntax<Second>,
  isOnlyNamed = false,
): Syntax<Both<First, Second>> {
  const said = words(between);
  const tokens = wordsOf(between);
  const needed = tokens.map(wordOf);
  return {
    first: () => firstOf(first),
    parse: (source, at, scope) => {
      if (!source.hasAhead(needed, at)) return [];
      const found: Parse<Both<First, Second>>[] = [];
      for (const one of first.parse(source, at, scope)) {
        if (isOnlyNamed && !isNamed(one.scope, scope)) continue;
        for (const { end } of said.parse(source, one.end, one.scope))
          for (const other of second.parse(source, end, recalling(one.scope, scope)))
            found.push({
              value: { first: one.value, second: other.value },
              end: other.end,
              scope: goingOn(other.scope, one.scope, scope),
            });
      }
      return found;
    },
    print: (both, scope) => {
      const one = first.print(both.first, scope);
      if (one === null || (isOnlyNamed && !isNamed(one.scope, scope))) return null;
      const other = second.print(both.second, recalling(one.scope, scope));
      return other === null
        ? null
        : {
            tokens: [...one.tokens, ...tokens, ...other.tokens],
            scope: goingOn(other.scope, one.scope, scope),
          };
    },
  };
}
