import type { Condition, Selector } from '#altered/abilities';
import { form, phrase, type AnyParts } from '../../syntax/phrases.js';
import { iso, means, only, oneOf, synonym, type Syntax } from '../../syntax/syntax.js';
import { $ } from '../../syntax/template.js';
import { owned, situated } from '../nouns/base-cost.js';
import { allBounds } from '../nouns/bounds.js';
import type { Description } from '../words/described.js';
import { asPlace } from '../nouns/expeditions.js';
import type { Grammar } from '../words/grammar.js';
import { comparing, inDigitsLimit } from '../nouns/limits.js';
import { counterName } from '../words/names.js';
import type { Tense } from '../words/tense.js';
import { being, keyword } from '../words/words-for.js';

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
