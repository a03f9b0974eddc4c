import { firstOf } from '../../syntax/beginning.js';
import { saying, type Scope } from '../../syntax/scope.js';
import { wordOf } from '../../syntax/source.js';
import { words, type Parse, type Syntax } from '../../syntax/syntax.js';
import { wordsOf } from '../../syntax/tokens.js';

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
