import type { Condition, Known, Selector } from '#altered/abilities';
import { $, fieldsOf, form } from '../../syntax/phrases.js';
import { here, means, oneOf, synonym, type Syntax, aboutIt } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { comparing, inDigitsLimit } from '../nouns/limits.js';
import { counterName } from '../words/names.js';
import type { Tense } from '../words/verb-forms.js';
import { being } from '../words/rule-words.js';
import { articled, plain } from '../nouns/articles.js';

/** "I'm the only Character in my Expedition", read as "there are no others". */
export const onlyOne = (g: Grammar, tense: Tense): Syntax<Condition> =>
  synonym(
    form<Condition>(
      tense("I'm the only <like>"),
      { like: plain(g.single) },
      { kind: 'compare', left: { count: { ...fieldsOf('like'), other: true } }, is: 'exactly', right: 0 },
    ),
  );

/** "I have 2 or more boosts", "it has Hand Cost {3} or less", "target Character is Gigantic". */
export function knownConditions(tense: Tense): readonly Syntax<Condition>[] {
  return [
    comparing(tense('I have <limit> boosts'), { limit: inDigitsLimit }, { counters: 'boost', on: 'me' }),
    comparing(
      tense('I have <limit> <name> counters'),
      { limit: inDigitsLimit, name: counterName },
      { counters: $('name'), on: 'me' },
    ),
  ];
}

/** The known properties of an object: "I'm Boosted", "it's a Permanent". */
export function isLike(g: Grammar, past: boolean): readonly Syntax<Condition>[] {
  const like: Syntax<Selector> = oneOf<Selector>(
    form<Selector>('<status>', { status: being }),
    means('in your Reserve', { zone: 'reserve', owner: 'you' }),
    means('facing me', { expedition: 'facing-me' }),
    means('Completed', { completed: true }),
    articled(g.single),
  );
  const of = (subject: string, what: Known): Syntax<Condition> =>
    form<Condition>(`${subject} <like>`, { like }, { kind: 'is', what });
  return [
    here(['you', 'a'], ({ it }) =>
      it === null || past
        ? null
        : form<Condition>('you control it', {}, { kind: 'is', what: it, like: { controller: 'you' } }),
    ),
    of(past ? 'I was' : "I'm", 'me'),
    form<Condition>(
      past ? 'I was not <status>' : "I'm not <status>",
      { status: being },
      { kind: 'not', condition: { kind: 'is', what: 'me', like: { status: $('status') } } },
    ),
    aboutIt([past ? 'it' : "it's"], (it) => of(past ? 'it was' : "it's", it)),
  ];
}

/** Whether an object is a drawn card. It was in a deck, so "it was Boosted" means an object mentioned earlier. */
const isDrawn = (it: Known): boolean =>
  typeof it === 'object' && 'noted' in it && it.noted.startsWith('drawn');

/** "If it was Boosted": about a moved object, as it was before the move. */
export const wasSo: Syntax<Condition> = aboutIt(['it'], (what, { several }) =>
  several || isDrawn(what)
    ? null
    : form<Condition>(
        'it was <status>',
        { status: being },
        { kind: 'is', what, like: { status: $('status') }, was: true },
      ),
);
