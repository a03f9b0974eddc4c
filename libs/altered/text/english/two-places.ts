import type { Selector } from '#altered/abilities';
import { phrase } from '../syntax/phrases.js';
import { iso, oneOf, only, synonym, type Syntax } from '../syntax/syntax.js';
import { asPlace } from './expeditions.js';

type Where = NonNullable<Selector['expedition']>;

/** "Characters in my Expedition and in the Expedition facing me": what they are is said once. */
export const inTwoPlaces = (many: Syntax<Selector>): Syntax<Selector> => {
  const where = only(asPlace, (place) => typeof place === 'string');
  const of = (text: string): Syntax<Selector> =>
    iso(
      phrase<{ like: Selector; other: Where }>(text, {
        like: only(many, ({ expedition }) => typeof expedition === 'string'),
        other: where,
      }),
      // "Other" than what has been spoken of, or than me: one of the two would be guessed.
      ({ like, other }, { it }): Selector | undefined =>
        (like.other !== undefined && it !== null && it !== 'me') || like.except !== undefined
          ? undefined
          : { oneOf: [like, { ...like, expedition: other }] },
      () => undefined,
    );
  return synonym(oneOf(of('<like> and in <other>'), of('<like> or in <other>')));
};
