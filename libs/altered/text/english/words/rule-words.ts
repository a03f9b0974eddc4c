import type { AnyOf, Comparison, StatusName, Terrain } from '#altered/abilities';
import { list } from '../../syntax/phrases.js';
import { iso, means, oneOf, rule, type Syntax } from '../../syntax/syntax.js';

export const status = rule(
  'a status',
  oneOf<'fleeting' | 'anchored' | 'asleep' | 'exhausted'>(
    means('Fleeting', 'fleeting'),
    means('Anchored', 'anchored'),
    means('Asleep', 'asleep'),
  ),
);

/** The status of an object, as a predicate. */
export const being = rule(
  'a status',
  oneOf<'fleeting' | 'anchored' | 'asleep' | 'exhausted' | 'boosted'>(
    means('Fleeting', 'fleeting'),
    means('Anchored', 'anchored'),
    means('Asleep', 'asleep'),
    means('Boosted', 'boosted'),
    means('exhausted', 'exhausted'),
  ),
);

/** Keyword abilities without a number. */
export const keyword = rule(
  'a keyword ability',
  oneOf<'defender' | 'eternal' | 'gigantic' | 'seasoned'>(
    means('Defender', 'defender'),
    means('Eternal', 'eternal'),
    means('Gigantic', 'gigantic'),
    means('Seasoned', 'seasoned'),
  ),
);

export const terrain = rule(
  'a terrain',
  oneOf<Terrain>(means('{V}', 'forest'), means('{M}', 'mountain'), means('{O}', 'water')),
);

/** "{M} or {O}", "Anchored or Asleep": one word, or any of several. */
const anyOf = <Word extends string>(word: Syntax<Word>): Syntax<AnyOf<Word>> =>
  iso(
    list(word, ',', 'or'),
    (words): AnyOf<Word> | undefined => (words.length === 1 ? words[0] : words),
    (words) => (typeof words === 'string' ? [words] : words),
  );
export const anyStatus: Syntax<AnyOf<StatusName>> = anyOf<StatusName>(status);
export const anyTerrain: Syntax<AnyOf<Terrain>> = anyOf(terrain);

/** "… or more", after a number. */
export const orMore = oneOf<Comparison>(means('or more', 'at-least'), means('or less', 'at-most'));

export const triggerSymbol = oneOf<'join' | 'from-hand' | 'from-reserve'>(
  means('{j}', 'join'),
  means('{h}', 'from-hand'),
  means('{r}', 'from-reserve'),
);

/** "behind or tied", after "that's" and "is" */
export const standing = oneOf<'ahead' | 'behind' | 'tied' | 'behind-or-tied' | 'ascended' | 'in-contact'>(
  means('behind or tied', 'behind-or-tied'),
  means('behind', 'behind'),
  means('ahead', 'ahead'),
  means('Ascended', 'ascended'),
  means('In contact', 'in-contact'),
);
