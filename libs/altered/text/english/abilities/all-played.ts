import type { Passive, Selector } from '#altered/abilities';
import { form, phrase } from '../../syntax/phrases.js';
import { iso, type Syntax } from '../../syntax/syntax.js';
import { allBounds } from '../nouns/bounds.js';
import type { Grammar } from '../words/grammar.js';
import { status } from '../words/words-for.js';

/** "Spells you play with Hand Cost {1} or less": bounds stand after the verb. */
const boundAfter = (g: Grammar, many: Syntax<Selector>, play: string): Syntax<Selector> =>
  iso(
    phrase<{ like: Selector; bounds: NonNullable<Selector['bounds']> }>(`<like> ${play} with <bounds>`, {
      like: many,
      bounds: allBounds(g),
    }),
    ({ like, bounds }): Selector => ({ ...like, bounds }),
    ({ bounds, ...like }) => (bounds === undefined ? undefined : { like, bounds }),
  );

/** "Spells you play with Hand Cost {3} or more have Fleeting" */
export const allPlayed = (g: Grammar, many: Syntax<Selector>): Syntax<Passive> =>
  form<Passive>(
    '<cards> have <gain>',
    { cards: boundAfter(g, many, 'you play'), gain: status },
    { kind: 'played', who: 'you' },
  );
