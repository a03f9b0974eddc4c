import type { Selector } from '#altered/abilities';
import { phrase } from '../syntax/phrases.js';
import { iso, only, oneOf, synonym, type Syntax } from '../syntax/syntax.js';
import { baseCost } from './base-cost.js';
import { allBounds } from './bounds.js';
import { feature, type Description } from './described.js';
import type { Grammar } from './grammar.js';
import { $ } from '../syntax/template.js';

/** What is played, and what it has said after that: "Characters you play with a base statistic of 0". */
export const playedWith = (g: Grammar, many: Syntax<Selector>, text: string): Syntax<Selector> => {
  const having = oneOf<Description>(
    feature('<bounds>', { bounds: allBounds(g) }, { bounds: $('bounds') }).syntax,
    feature('<cost>', { cost: baseCost(g) }, { baseCost: $('cost') }).syntax,
  );
  return synonym(
    iso(
      phrase<{ like: Selector; having: Description }>(`<like> ${text} with <having>`, {
        like: only(many, ({ bounds, baseCost: cost }) => bounds === undefined && cost === undefined),
        having,
      }),
      ({ like, having: more }): Selector => ({ ...like, ...more }),
      () => undefined,
    ),
  );
};
