import type { Condition, Known, Selector } from '#altered/abilities';
import { $, type AnyParts, form, phrase } from '../../syntax/phrases.js';
import { here, iso, means, oneOf, only, synonym, type Syntax } from '../../syntax/syntax.js';
import { allBounds, owned, situated } from '../nouns/bounds.js';
import type { Description } from '../words/described.js';
import { asPlace } from '../nouns/expeditions.js';
import type { Grammar } from '../words/grammar.js';
import { comparing, inDigitsLimit } from '../nouns/limits.js';
import { counterName } from '../words/names.js';
import type { Tense } from '../words/verb-forms.js';
import { being, keyword } from '../words/rule-words.js';
import { articled } from '../nouns/articles.js';

type Predicate = Syntax<Description>;
const described = (text: string, parts: AnyParts, tree: object): Predicate =>
  form<Description>(text, parts, tree);

/** Fits neither a word of the rules for where it is nor a status: what few conditions ask. */
const elsewhere = (): Predicate =>
  oneOf<Description>(
    described('<keyword>', { keyword }, { keyword: $('keyword') }),
    means<Description>('Tough', { keyword: 'tough' }),
    described(
      'in <expedition>',
      { expedition: only(asPlace, (place) => typeof place === 'string') },
      { expedition: $('expedition') },
    ),
  );

/** The predicates of objects after "is" or "are": "Boosted", "not Fleeting", "in {V}", "facing me", "a Robot". */
export const whatTheyAre = (kind: Syntax<Selector>): Predicate =>
  oneOf<Description>(
    described('<status>', { status: being }, { status: $('status') }),
    described('not <status>', { status: being }, { without: $('status') }),
    means<Description>('facing me', { expedition: 'facing-me' }),
    means<Description>('Completed', { completed: true }),
    ...situated.map(({ syntax }) => syntax),
    elsewhere(),
    kind,
  );

/** The predicates of objects after "has" or "have": "2 or more boosts", "Hand Cost {3} or less", "counters". */
export const whatTheyHave = (g: Grammar): Predicate =>
  oneOf<Description>(
    iso(
      allBounds(g),
      (bounds): Description => ({ bounds }),
      ({ bounds, ...more }) => (Object.keys(more).length > 0 ? undefined : bounds),
    ),
    ...owned(g).map(({ syntax }) => syntax),
  );

/** "I'm the only Character in my Expedition": there is no other. */
export const onlyOne = (g: Grammar, tense: Tense): Syntax<Condition> =>
  synonym(
    iso(
      phrase<{ like: Selector }>(tense("I'm the only <like>"), {
        like: only(
          g.noun({ many: false, from: false, your: 'your' }),
          ({ other, except }) => other === undefined && except === undefined,
        ),
      }),
      ({ like }): Condition => ({
        kind: 'compare',
        left: { count: { ...like, other: true } },
        is: 'exactly',
        right: 0,
      }),
      () => undefined,
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
  const style = { many: false, from: false, your: 'your' } as const;
  const like: Syntax<Selector> = oneOf<Selector>(
    form<Selector>('<status>', { status: being }),
    means('in your Reserve', { zone: 'reserve', owner: 'you' }),
    means('facing me', { expedition: 'facing-me' }),
    means('Completed', { completed: true }),
    articled(g.noun(style)),
  );
  const of = (subject: string, what: Known): Syntax<Condition> =>
    form<Condition>(`${subject} <like>`, { like }, { kind: 'is', what });
  const notMe = form<Condition>(
    past ? 'I was not <status>' : "I'm not <status>",
    { status: being },
    { kind: 'not', condition: { kind: 'is', what: 'me', like: { status: $('status') } } },
  );
  return [
    here(['you', 'a'], ({ it }) =>
      it === null || past
        ? null
        : form<Condition>('you control it', {}, { kind: 'is', what: it, like: { controller: 'you' } }),
    ),
    of(past ? 'I was' : "I'm", 'me'),
    notMe,
    here([past ? 'it' : "it's"], ({ it }) =>
      it === null || it === 'me' ? null : of(past ? 'it was' : "it's", it),
    ),
  ];
}

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
