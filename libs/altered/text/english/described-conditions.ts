import type { Condition, Selector } from '#altered/abilities';
import { form, phrase, type AnyParts } from '../syntax/phrases.js';
import { iso, means, only, oneOf, synonym, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { owned, situated } from './base-cost.js';
import { allBounds } from './bounds.js';
import type { Description } from './described.js';
import { asPlace } from './expeditions.js';
import type { Grammar } from './grammar.js';
import { comparing, inDigitsLimit } from './limits.js';
import { counterName } from './names.js';
import type { Tense } from './tense.js';
import { being, keyword } from './words-for.js';

type Predicate = Syntax<Description>;
const said = (text: string, parts: AnyParts, tree: object): Predicate => form<Description>(text, parts, tree);

/** Fits neither a word of the rules for where it is nor a status: what few conditions ask. */
const elsewhere = (): Predicate =>
  oneOf<Description>(
    said('<keyword>', { keyword }, { keyword: $('keyword') }),
    means<Description>('Tough', { keyword: 'tough' }),
    said(
      'in <expedition>',
      { expedition: only(asPlace, (place) => typeof place === 'string') },
      { expedition: $('expedition') },
    ),
  );

/** What objects can be said to be: "Boosted", "not Fleeting", "in {V}", "facing me", "a Robot". */
export const whatTheyAre = (kind: Syntax<Selector>): Predicate =>
  oneOf<Description>(
    said('<status>', { status: being }, { status: $('status') }),
    said('not <status>', { status: only(being, (status) => status !== 'ready') }, { without: $('status') }),
    means<Description>('facing me', { expedition: 'facing-me' }),
    means<Description>('Completed', { completed: true }),
    ...situated.map(({ syntax }) => syntax),
    elsewhere(),
    kind,
  );

/** What objects can be said to have: "2 or more boosts", "Hand Cost {3} or less", "counters". */
export const whatTheyHave = (g: Grammar): Predicate =>
  oneOf<Description>(
    iso(
      allBounds(g),
      (bounds): Description => ({ bounds }),
      ({ bounds, ...more }) => (Object.keys(more).length > 0 ? undefined : bounds),
    ),
    ...owned(g).map(({ syntax }) => syntax),
  );

/** "there are more Characters in my Expedition than in the Expedition facing me": what is counted is said once. */
export function countedTwice(g: Grammar, tense: Tense): readonly Syntax<Condition>[] {
  const many = g.noun({ many: true, from: false, your: 'your' });
  const there = only(asPlace, (place) => typeof place === 'string');
  return (
    [
      ['more', 'more-than'],
      ['less', 'less-than'],
    ] as const
  ).flatMap(([word, is]) => [
    synonym(
      iso(
        phrase<{ like: Selector; there: NonNullable<Selector['expedition']> }>(
          tense(`there are ${word} <like> than in <there>`),
          { like: many, there },
        ),
        ({ like, there: expedition }): Condition | undefined =>
          like.expedition === undefined
            ? undefined
            : { kind: 'compare', left: { count: like }, is, right: { count: { ...like, expedition } } },
        () => undefined,
      ),
    ),
  ]);
}

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
  const of = (
    [, has]: readonly [string, string],
    what: unknown,
    parts: AnyParts,
  ): readonly Syntax<Condition>[] => [
    comparing(
      tense(`${has} <limit> boosts`),
      { ...parts, limit: inDigitsLimit },
      {
        counters: 'boost',
        on: what,
      },
    ),
    comparing(
      tense(`${has} <limit> <name> counters`),
      { ...parts, limit: inDigitsLimit, name: counterName },
      {
        counters: $('name'),
        on: what,
      },
    ),
  ];
  return [...of(["I'm", 'I have'], 'me', {})];
}
