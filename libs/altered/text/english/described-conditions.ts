import type { Condition, Known, Selector, TargetDefinition } from '#altered/abilities';
import { form, phrase, type AnyParts } from '../syntax/phrases.js';
import { saying } from '../syntax/scope.js';
import { here, iso, means, only, oneOf, synonym, then, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { articled } from './articles.js';
import { owned, situated } from './base-cost.js';
import { allBounds } from './bounds.js';
import type { Description } from './described.js';
import { asPlace } from './expeditions.js';
import type { Grammar } from './grammar.js';
import { comparing, inDigitsLimit, inWordsLimit, type Limit } from './limits.js';
import { counterName } from './names.js';
import { introducing } from './targets.js';
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

/** Where else a known object is: "in {V} or {M}", "in an Expedition that's behind", "facing a Robot". */
const situatedSo = (one: Syntax<Selector>, isMe: boolean): Predicate =>
  oneOf<Description>(
    only(oneOf<Description>(...situated.map(({ syntax }) => syntax)), ({ inTerrain, at }) =>
      inTerrain === undefined
        ? at !== 'ascended'
        : Array.isArray(inTerrain) || (inTerrain === 'single-terrain' && !isMe),
    ),
    ...(isMe ? [] : [said('facing <like>', { like: articled(one) }, { facing: $('like') })]),
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

const isApart = (one: Description, other: Description): boolean =>
  Object.keys(one).every((key) => !Object.hasOwn(other, key));

interface Said {
  readonly like: Selector;
  readonly that: Description;
  readonly limit?: Limit;
}

/** "a card in your Expeditions or your Reserve has a {D} ability" is a condition of its own. */
const hasOwnWords = ({ like, that }: Said): boolean =>
  that.withAbility !== undefined && Array.isArray(like.zone) && like.zone.length === 2;

/** Other words for a condition about all that a description and what is said of it fit. */
const whole = (text: string, parts: AnyParts, condition: (like: Selector, said: Said) => Condition) =>
  synonym(
    iso(
      phrase<Said & Readonly<Record<string, unknown>>>(text, parts as never),
      (said): Condition | undefined =>
        isApart(said.like, said.that) && !hasOwnWords(said)
          ? condition({ ...said.like, ...said.that }, said)
          : undefined,
      () => undefined,
    ),
  );

/** What was counted can be spoken of: "ready one of them". */
const countedThose = (syntax: Syntax<Condition>): Syntax<Condition> =>
  then(syntax, (scope, value) => {
    const like =
      value.kind === 'exists'
        ? value.like
        : value.kind === 'compare' && typeof value.left === 'object' && 'count' in value.left
          ? value.left.count
          : null;
    return like === null ? scope : saying(scope, { those: like });
  });

/** "another Character you control is Boosted", "two or more Characters facing me have 1 or more boosts". */
export function describedConditions(g: Grammar, tense: Tense): readonly Syntax<Condition>[] {
  const style = { from: false, your: 'your' } as const;
  const [one, many] = [g.noun({ ...style, many: false }), g.noun({ ...style, many: true })];
  const kinds = { one: whatTheyAre(articled(one)), many: whatTheyAre(many) };
  const have = whatTheyHave(g);
  const of = (
    text: string,
    like: Syntax<Selector>,
    isMany: boolean,
    condition: (like: Selector, said: Said) => Condition,
  ): readonly Syntax<Condition>[] => {
    const [are, has] = isMany ? ['are', 'have'] : ['is', 'has'];
    const that = isMany ? kinds.many : kinds.one;
    return [
      whole(tense(`${text} ${are} <that>`), { like, that, limit: inWordsLimit }, condition),
      whole(tense(`${text} ${has} <that>`), { like, that: have, limit: inWordsLimit }, condition),
    ];
  };
  const exists = (like: Selector): Condition => ({ kind: 'exists', like });
  const asMany = (like: Selector, { limit }: Said): Condition | undefined =>
    limit === undefined ? undefined : { kind: 'compare', left: { count: like }, ...limit };
  const none = (like: Selector): Condition => ({
    kind: 'compare',
    left: { count: like },
    is: 'exactly',
    right: 0,
  });
  const all = (like: Selector, said: Said): Condition => ({
    kind: 'compare',
    left: { count: said.like },
    is: 'exactly',
    right: { count: like },
  });
  return [
    ...of('<like>', articled(one), false, exists),
    // What counters it has is a condition of its own.
    ...of('<like>', means<Selector>('your Hero', { type: 'hero', controller: 'you' }), false, exists).slice(
      0,
      1,
    ),
    ...of('<limit> <like>', many, true, asMany as typeof exists),
    ...of('all <like>', many, true, all),
    ...of('each <like>', one, false, all),
    ...of('no <like>', one, false, none),
    ...['none of your <like>', 'none of the <like>', 'no <like>'].flatMap((text) =>
      of(text, whoseOf(text, many), true, none),
    ),
    ...['only one <like>', 'exactly one <like>'].flatMap((text) =>
      of(text, one, false, (like) => ({
        kind: 'compare',
        left: { count: like },
        is: 'exactly',
        right: 1,
        said: 'only one',
      })),
    ),
  ].map(countedThose);
}

/** "none of your Characters": of those that you control. */
const whoseOf = (text: string, many: Syntax<Selector>): Syntax<Selector> =>
  !text.includes('your')
    ? many
    : iso(
        many,
        (like): Selector | undefined =>
          like.controller === undefined && like.zone === undefined
            ? { ...like, controller: 'you' }
            : undefined,
        () => undefined,
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
      form<Condition>(tense(`there are ${word} <left> than <right>`), { left: many, right: many }, {
        kind: 'compare',
        left: { count: $('left') },
        is,
        right: { count: $('right') },
      } as never),
    ),
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

/** What else is said of a target: "in {V}", "in an Ascended Expedition", "facing me", "a Robot". */
const kindOrPlace = (one: Syntax<Selector>): Predicate =>
  oneOf<Description>(
    ...situated.map(({ syntax }) => syntax),
    means<Description>('facing me', { expedition: 'facing-me' }),
    said('facing <like>', { like: articled(one) }, { facing: $('like') }),
    articled(one),
  );

/** "I have 2 or more boosts", "it has Hand Cost {3} or less", "target Character is Gigantic". */
export function knownConditions(g: Grammar, tense: Tense): readonly Syntax<Condition>[] {
  const one = g.noun({ many: false, from: false, your: 'your' });
  const target = introducing(
    form<TargetDefinition>('target <like>', { like: one }, { kind: 'object', like: $('like') }),
    (scope, it) => saying(scope, { it, several: false }),
  );
  /** Counters are counted, and asked by what they come to. */
  const have = only(whatTheyHave(g), ({ bounds }) =>
    bounds === undefined ? true : bounds.every(({ of }) => typeof of !== 'object' || !('counters' in of)),
  );
  const [are, mine] = [false, true].map((isMe) => oneOf<Description>(elsewhere(), situatedSo(one, isMe)));
  const is = (what: unknown): object => ({ kind: 'is', what, like: $('like') });
  const of = (
    [be, has]: readonly [string, string],
    what: unknown,
    parts: AnyParts,
  ): readonly Syntax<Condition>[] => [
    form<Condition>(
      tense(`${be} <like>`),
      { ...parts, like: what === 'me' ? mine : are } as AnyParts,
      is(what) as never,
    ),
    form<Condition>(
      tense(`${be} not <like>`),
      { ...parts, like: what === 'me' ? mine : are } as AnyParts,
      {
        kind: 'not',
        condition: is(what),
      } as never,
    ),
    form<Condition>(tense(`${has} <like>`), { ...parts, like: have }, is(what) as never),
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
  return [
    ...of(["I'm", 'I have'], 'me', {}),
    ...of(['<what> is', '<what> has'], $('what'), { what: target }),
    form<Condition>(
      tense('<what> is <status>'),
      { what: target, status: being },
      { kind: 'is', what: $('what'), like: { status: $('status') } },
    ),
    ...['', 'not '].map((not) => {
      const fits = { kind: 'is', what: $('what'), like: $('like') } as const;
      return form<Condition>(
        tense(`<what> is ${not}<like>`),
        { what: target, like: kindOrPlace(one) },
        not === '' ? fits : { kind: 'not', condition: fits },
      );
    }),
    here(['it', "it's"], ({ it, several }) =>
      it === null || it === 'me' || several ? null : oneOf(...of(["it's", 'it has'], it as Known, {})),
    ),
  ];
}
