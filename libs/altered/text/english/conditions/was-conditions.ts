import { type Condition, type Known } from '#altered/abilities';
import { form } from '../../syntax/phrases.js';
import { here, type Syntax } from '../../syntax/syntax.js';
import { $ } from '../../syntax/template.js';
import { being } from '../words/words-for.js';

/** A drawn card was in a deck, so "it was a token" after it means the object mentioned before it. */
const isDrawn = (it: Known): boolean =>
  typeof it === 'object' && 'noted' in it && it.noted.startsWith('drawn');

/** "If it was Boosted", "If it had 2 or more boosts": what an effect has moved, as it was before. */
export function wasSo(): readonly Syntax<Condition>[] {
  return [
    here(['it'], ({ it, several }) =>
      it === null || it === 'me' || several || isDrawn(it)
        ? null
        : form<Condition>(
            'it was <status>',
            { status: being },
            { kind: 'is', what: it, like: { status: $('status') }, was: true },
          ),
    ),
  ];
}
