import type { Condition, Effect } from '#altered/abilities';
import { firstOf } from '../syntax/beginning.js';
import { saying, type Scope } from '../syntax/scope.js';
import { words, type Parse, type Syntax } from '../syntax/syntax.js';

interface Judged {
  readonly short: Effect;
  readonly condition: Condition;
}

/** What the effect itself names is not there yet: the condition speaks of what was spoken of before. */
const before = (scope: Scope, { it, several, noted }: Scope, after: Scope): Scope =>
  isNamed(after, noted) ? saying(scope, { it, several }) : scope;

const isNamed = ({ it }: Scope, noted: readonly string[]): boolean =>
  typeof it === 'object' && it !== null && 'noted' in it && !noted.includes(it.noted);

/** What comes after both can speak of what the effect has named. */
const afterwards = (scope: Scope, { noted }: Scope, after: Scope): Scope =>
  isNamed(after, noted) ? saying(scope, { it: after.it, several: after.several }) : scope;

/** "Sacrifice it unless it's a Feat": a condition that stands after an effect is judged before it. */
export function judged(word: string, short: Syntax<Effect>, condition: Syntax<Condition>): Syntax<Judged> {
  const said = words(word);
  return {
    first: () => firstOf(short),
    parse: (source, at, scope) =>
      source.hasAhead([word], at)
        ? short
            .parse(source, at, scope)
            .filter((done) => isNamed(done.scope, scope.noted))
            .flatMap((done) =>
              said.parse(source, done.end, done.scope).flatMap(({ end }) =>
                condition
                  .parse(source, end, before(done.scope, scope, done.scope))
                  .map((asked): Parse<Judged> => ({
                    value: { short: done.value, condition: asked.value },
                    end: asked.end,
                    scope: afterwards(asked.scope, scope, done.scope),
                  })),
              ),
            )
        : [],
    print: ({ short: effect, condition: asked }, scope) => {
      const done = short.print(effect, scope);
      if (done === null || !isNamed(done.scope, scope.noted)) return null;
      const told = condition.print(asked, before(done.scope, scope, done.scope));
      return told === null
        ? null
        : {
            tokens: [...done.tokens, word, ...told.tokens],
            scope: afterwards(told.scope, scope, done.scope),
          };
    },
  };
}
