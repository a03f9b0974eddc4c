import type { Condition, Expeditions, Quantity, Selector } from '#altered/abilities';
import { phrase } from '../syntax/phrases.js';
import { iso, means, oneOf, only, synonym, type Syntax } from '../syntax/syntax.js';
import { articled } from './articles.js';
import type { Grammar } from './grammar.js';
import { inWordsLimit, type Limit } from './limits.js';
import type { Tense } from './tense.js';

/** Whether objects are described as those in each Expedition. */
const isOfEach = (tree: unknown): boolean =>
  typeof tree === 'object' &&
  tree !== null &&
  ((!('kind' in tree) && (tree as { readonly expedition?: unknown }).expedition === 'each') ||
    Object.values(tree).some(isOfEach));

/** "If there's a Character in each Expedition": there is one in every one of them, and not so many in all. */
export const notOfEach = (condition: Syntax<Condition>): Syntax<Condition> =>
  only(condition, (value) => !isOfEach(value));

const yours: readonly Expeditions[] = ['your-hero', 'your-companion'];
const theirs: readonly Expeditions[] = ['opponent-hero', 'opponent-companion'];

const some: Limit = { is: 'at-least', right: 1 };
const single: Limit = { is: 'exactly', right: 1 };

/** "there are two or more Characters in each of your Expeditions": so many in one, and so many in the other. */
export const soManyInEach = (g: Grammar, tense: Tense): readonly Syntax<Condition>[] => {
  const style = { from: false, your: 'your' } as const;
  const placeless = (like: Syntax<Selector>): Syntax<Selector> =>
    only(like, ({ expedition, zone }) => expedition === undefined && zone === undefined);
  const one = placeless(g.noun({ ...style, many: false }));
  const others = oneOf<readonly Expeditions[]>(means('each Expedition', [...yours, ...theirs]));
  const all = oneOf<readonly Expeditions[]>(means('each of your Expeditions', yours));
  type Parts = { readonly limit?: Limit; readonly like: Selector; readonly where: readonly Expeditions[] };
  const of = (
    text: string,
    like: Syntax<Selector>,
    where: Syntax<readonly Expeditions[]>,
    fixed?: Limit,
  ): Syntax<Condition> =>
    synonym(
      iso(
        phrase<Parts>(tense(text), { limit: inWordsLimit, like, where }),
        ({ limit = fixed, like: those, where: places }): Condition | undefined =>
          limit && {
            kind: 'all',
            conditions: places.map((expedition): Condition => {
              const there: Selector = { ...those, expedition };
              if (limit === some) return { kind: 'exists', like: there };
              const left: Quantity = { count: there };
              return { kind: 'compare', left, ...limit, ...(limit === single && { said: 'only one' }) };
            }),
          },
        () => undefined,
      ),
    );
  return [
    // Of your Expeditions that is a condition of its own.
    of("there's <like> in <where>", articled(one), others, some),
    ...['only', 'exactly'].map((word) => of(`there's ${word} one <like> in <where>`, one, all, single)),
  ];
};
