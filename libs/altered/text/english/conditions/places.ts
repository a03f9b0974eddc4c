import {
  same,
  type Condition,
  type Expeditions,
  type Known,
  type Selector,
  type Standing,
  type Terrain,
} from '#altered/abilities';
import { $, fieldsOf, form, forms, phrase } from '../../syntax/phrases.js';
import { saying } from '../../syntax/scope.js';
import { nodesOf } from '../../syntax/trees.js';
import { aboutIt, here, iso, means, oneOf, only, synonym, then, type Syntax } from '../../syntax/syntax.js';
import { articled, plain } from '../nouns/articles.js';
import { expeditionWord } from '../nouns/expeditions.js';
import type { Grammar } from '../words/grammar.js';
import {
  comparing,
  comparingTo,
  counted,
  counting,
  existing,
  inDigitsLimit,
  inWordsLimit,
} from '../nouns/limits.js';
import { counterName } from '../words/names.js';
import { being, standing, terrain } from '../words/rule-words.js';
import { present, type Tense } from '../words/verbs.js';
import { holders, holding } from './holding.js';

/** Conditions on the properties of a known object: "I'm Boosted", "it's a Permanent". */
function isLike(g: Grammar, past: boolean): readonly Syntax<Condition>[] {
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

/**
 * Whether an object is a drawn card. Drawn cards cannot have been Boosted in the deck, so "it was Boosted" must refer
 * to an earlier object.
 */
const isDrawn = (it: Known): boolean =>
  typeof it === 'object' && 'noted' in it && it.noted.startsWith('drawn');

/** Conditions such as "it was Boosted" on the state of an object before it moved. */
export const wasSo: Syntax<Condition> = aboutIt(['it'], (what, { several }) =>
  several || isDrawn(what)
    ? null
    : form<Condition>(
        'it was <status>',
        { status: being },
        { kind: 'is', what, like: { status: $('status') }, was: true },
      ),
);

/** Conditions on the locations of objects and expeditions, and on whether expeditions are ahead, tied or behind. */
function placeConditions(g: Grammar, tense: Tense): readonly Syntax<Condition>[] {
  const parts = { like: articled(g.single), one: g.single, among: g.many, terrain };
  return [
    counting(
      form<Condition>(tense("there's only one <one>"), parts, {
        kind: 'compare',
        left: { count: $('one') },
        is: 'exactly',
        right: 1,
        said: 'only one',
      }),
    ),
    counted(tense('there are <amount>'), g.many),
    comparingTo(
      tense('there are <limit> boosts among <among>'),
      inDigitsLimit,
      parts,
      { kind: 'total', of: { counters: 'boost' }, among: $('among') },
      'than',
    ),
    ...forms<Condition>(
      parts,
      {
        "there's <like> in each of your Expeditions": { kind: 'in-each' },
        "I'm in an Ascended Expedition": { kind: 'in', what: 'me', region: 'ascended' },
        "I'm in a single-terrain region": { kind: 'in', what: 'me', region: 'single-terrain' },
        "I'm not in <terrain>": {
          kind: 'not',
          condition: { kind: 'terrain', expedition: 'my-expedition', terrain: $('terrain') },
        },
        "I'm In contact": { kind: 'in-contact', what: 'me' },
        "I'm facing an Expedition in <terrain>": { kind: 'facing', in: $('terrain') },
        "I'm facing only one Character": { kind: 'facing-objects', is: 'exactly', number: 1 },
      },
      tense,
    ),
    existing(tense("there's <like>"), parts),
    then(
      form<Condition>(
        tense('<which> is <is>'),
        { which: expeditionWord, is: standing },
        { kind: 'standing' },
      ),
      (scope, value) =>
        value.kind === 'standing' && isWord(value.which) ? saying(scope, { heldBack: value.which }) : scope,
    ),
    ...ofYourTwo(tense),
    then(
      comparingTo(tense("I'm facing <limit> Characters"), inWordsLimit, {}, { kind: 'facing-objects' }),
      (scope) => saying(scope, { counted: { type: 'character', expedition: 'facing-me' } }),
    ),
  ];
}

type Where = { readonly is: Standing } | { readonly terrain: Terrain };
const where = oneOf<Where>(form<Where>('<is>', { is: standing }), form<Where>('in <terrain>', { terrain }));

const some = (place: Where): Condition =>
  'is' in place
    ? { kind: 'standing', which: 'one-of-yours', ...place }
    : { kind: 'terrain', expedition: 'each-of-yours', ...place };
const neither = (place: Where): Condition => ({ kind: 'not', condition: some(place) });
const both = (place: Where): Condition =>
  'is' in place
    ? { kind: 'standing', which: 'both-of-yours', ...place }
    : {
        kind: 'all',
        conditions: [
          { kind: 'terrain', expedition: 'your-hero', ...place },
          { kind: 'terrain', expedition: 'your-companion', ...place },
        ],
      };

/** Returns the position or terrain that a condition requires. Undefined if it requires none. */
const placeIn = (condition: Condition): Where | undefined => {
  for (const { kind, is, terrain: found } of nodesOf(condition)) {
    if (kind === 'standing') return { is: is as Standing };
    if (kind === 'terrain') return { terrain: found as Terrain };
  }
  return undefined;
};

/** Phrases such as "both of your Expeditions are behind" and "neither of your Expeditions is in {V}". */
const ofYourTwo = (tense: Tense): readonly Syntax<Condition>[] =>
  (
    [
      ['at least one of your Expeditions is <where>', some],
      ['neither of your Expeditions is <where>', neither],
      ['both of your Expeditions are <where>', both],
    ] as const
  ).map(([text, make]) =>
    iso(
      phrase<{ where: Where }>(tense(text), { where }),
      (read) => make(read.where),
      (condition) => {
        const place = placeIn(condition);
        return place !== undefined && same(make(place), condition) ? { where: place } : undefined;
      },
    ),
  );

/**
 * Whether a condition uses a fixed phrase for expeditions, such as "your Hero Expedition". A later "it" can refer to
 * these expeditions.
 */
const isWord = (which: Extract<Condition, { kind: 'standing' }>['which']): which is Expeditions =>
  typeof which === 'string' && which !== 'one-of-yours' && which !== 'both-of-yours';

/**
 * Excludes phrases with "each". The rules would treat a condition on such a phrase as true even if only one of the
 * expeditions satisfied it.
 */
const single = only(expeditionWord, (which) => !which.startsWith('each'));

/** Conditions in the present tense, or in the past tense for the state before an event. */
export function inEitherTense(g: Grammar, tense: Tense): readonly Syntax<Condition>[] {
  const isPast = tense !== present;
  const parts = { limit: inDigitsLimit, name: counterName, like: plain(g.single), terrain };
  return [
    ...holders.flatMap((holder) => holding(g, holder, tense)),
    ...isLike(g, isPast),
    comparing(tense('I have <limit> boosts'), parts, { counters: 'boost', on: 'me' }),
    comparing(tense('I have <limit> <name> counters'), parts, { counters: $('name'), on: 'me' }),
    // "I'm the only Character in my Expedition" is stored as "there are no others".
    synonym(
      form<Condition>(tense("I'm the only <like>"), parts, {
        kind: 'compare',
        left: { count: { ...fieldsOf('like'), other: true } },
        is: 'exactly',
        right: 0,
      }),
    ),
    means<Condition>(tense("you're the first player"), { kind: 'first-player', who: 'you' }),
    means<Condition>(tense("you're not the first player"), notFirst),
    form<Condition>(tense("I'm in <terrain>"), parts, { kind: 'terrain', expedition: 'my-expedition' }),
    then(
      form<Condition>(
        tense('<expedition> is in <terrain>'),
        { expedition: single, terrain },
        { kind: 'terrain' },
      ),
      (scope, value) => (value.kind === 'terrain' ? saying(scope, { heldBack: value.expedition }) : scope),
    ),
    ...placeConditions(g, tense),
  ];
}

const notFirst = { kind: 'not', condition: { kind: 'first-player', who: 'you' } } as const;
