import type { Comparison, Terrain } from '#altered/abilities';
import { means, oneOf, rule } from '../syntax/syntax.js';

export const status = rule(
  'a status',
  oneOf<'fleeting' | 'anchored' | 'asleep' | 'exhausted'>(
    means('Fleeting', 'fleeting'),
    means('Anchored', 'anchored'),
    means('Asleep', 'asleep'),
  ),
);

/** What an object can be said to be. */
export const being = rule(
  'a status',
  oneOf<'fleeting' | 'anchored' | 'asleep' | 'exhausted' | 'boosted' | 'ready'>(
    means('Fleeting', 'fleeting'),
    means('Anchored', 'anchored'),
    means('Asleep', 'asleep'),
    means('Boosted', 'boosted'),
    means('exhausted', 'exhausted'),
    means('ready', 'ready'),
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

/** "… or more", after a number. */
export const orMore = oneOf<Comparison>(means('or more', 'at-least'), means('or less', 'at-most'));

export const triggerSymbol = oneOf<'join' | 'from-hand' | 'from-reserve'>(
  means('{j}', 'join'),
  means('{h}', 'from-hand'),
  means('{r}', 'from-reserve'),
);
