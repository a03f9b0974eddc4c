import type { Condition, Expeditions, Quantity, Selector } from '#altered/abilities';
import { phrase } from '../syntax/phrases.js';
import { iso, means, oneOf, only, type Syntax } from '../syntax/syntax.js';
import { articled } from './articles.js';
import { expeditionWord } from './expeditions.js';
import type { Grammar } from './grammar.js';
import { during, isTold } from './happenings.js';
import { inWordsLimit, type Limit } from './limits.js';

type Came = Extract<Quantity, { readonly came: unknown }>;

/** Expeditions that have words before and after it happened. */
const there = oneOf<Expeditions>(
  means('your Expeditions', 'each-of-yours'),
  only(
    expeditionWord,
    (which) => !which.startsWith('each') && !which.endsWith('-it') && which !== 'its-expedition',
  ),
);
const joinedOrLeft = oneOf<Came['came']>(means('joined', 'joined'), means('left', 'left'));

const parts = (like: Syntax<Selector>) => ({ like: only(like, isTold), verb: joinedOrLeft, there, during });

type Said = {
  readonly like: Selector;
  readonly verb: Came['came'];
  readonly there: Expeditions;
  readonly during: Came['during'];
  readonly limit?: Limit;
};

/** "another Character joined my Expedition this turn", "two or more Robots left your Expeditions this Day" */
export function pastComings(g: Grammar): readonly Syntax<Condition>[] {
  const [one, many] = [false, true].map((several) => g.noun({ many: several, from: false, your: 'your' }));
  if (one === undefined || many === undefined) return [];
  const of = (text: string, like: Syntax<Selector>, fixed?: Limit, verb = joinedOrLeft): Syntax<Condition> =>
    iso(
      phrase<Said>(text, { ...parts(like), verb, limit: inWordsLimit }),
      (said): Condition | undefined => {
        const limit = said.limit ?? fixed;
        return limit === undefined
          ? undefined
          : {
              kind: 'compare',
              left: { came: said.verb, what: said.like, in: said.there, during: said.during },
              ...limit,
            };
      },
      (value): Said | undefined => {
        if (value.kind !== 'compare' || typeof value.left !== 'object' || !('came' in value.left))
          return undefined;
        const { left, is, right } = value;
        if (typeof right !== 'number') return undefined;
        if (fixed !== undefined && (fixed.is !== is || fixed.right !== right)) return undefined;
        return {
          like: left.what,
          verb: left.came,
          there: left.in,
          during: left.during,
          ...(fixed === undefined && { limit: { is, right } }),
        };
      },
    );
  return [of('<like> <verb> <there> <during>', articled(one), { is: 'at-least', right: 1 })];
}
