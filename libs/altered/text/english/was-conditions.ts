import { isRemembered, type Condition, type Known, type Selector } from '#altered/abilities';
import { form } from '../syntax/phrases.js';
import { here, iso, oneOf, only, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { articled } from './articles.js';
import { allBounds } from './bounds.js';
import type { Grammar } from './grammar.js';
import { being } from './words-for.js';

/** What is drawn was a card of a deck: "it was a token" after that means what was spoken of before it. */
const isDrawn = (it: Known): boolean =>
  typeof it === 'object' && 'noted' in it && it.noted.startsWith('drawn');

/** "If it was Boosted", "If it had 2 or more boosts": what an effect has moved, as it was before. */
export function wasSo(g: Grammar): readonly Syntax<Condition>[] {
  const kind = articled(g.noun({ many: false, from: false, your: 'your' }));
  const remembered = (syntax: Syntax<Selector>): Syntax<Selector> => only(syntax, isRemembered);
  const parts = {
    status: being,
    kind: remembered(kind),
    bounds: remembered(
      iso(
        allBounds(g),
        (bounds): Selector => ({ bounds }),
        ({ bounds, ...more }) => (Object.keys(more).length > 0 ? undefined : bounds),
      ),
    ),
  };
  return [
    here(['it'], ({ it, several }) => {
      if (it === null || it === 'me' || several || isDrawn(it)) return null;
      const was = (like: object) => ({ kind: 'is', what: it, like, was: true }) as const;
      const say = (text: string, like: object): Syntax<Condition> => form<Condition>(text, parts, was(like));
      return oneOf<Condition>(
        say('it was <status>', { status: $('status') }),
        say('it was <kind>', $('kind')),
      );
    }),
  ];
}
