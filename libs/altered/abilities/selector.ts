import type { Fields, Keys, Specs } from './shape.js';
import { anyOf, either, lacking, later, many, oneOrMore, unwalked, word } from './shape.js';
import { worded, type Vocabulary } from './words.js';

export type Comparison = Vocabulary['comparison'];
export type Measured = Vocabulary['measured'];

/** A base statistic (2.3.1.a–b): one of the three, or any one of them ("with a base statistic of 0"). */
const base = { base: 'terrain or any' } as const satisfies Specs;
export type BaseStatistic = Fields<typeof base>;
const counters = { counters: 'name' } as const satisfies Specs;

export const numbers = { counters, base } as const;
export const numberWords = ['hand-cost', 'reserve-cost', 'forest', 'mountain', 'water'] as const;
export type BoundOf = (typeof numberWords)[number] | Keys<typeof numbers>;
export type TotalOf = BoundOf | 'base-cost';
export const most = { counters } as const;
export type MostOf = Measured | Keys<typeof most>;

/** A bound on one number of an object. */
export const bound = {
  of: 'bound of',
  is: 'comparison',
  than: 'quantity',
  ...worded,
} as const satisfies Specs;
export type Bound = Fields<typeof bound>;

/** A bound on the sum of a number of several objects. */
export const total = { ...bound, of: 'total of' } as const satisfies Specs;
export type Total = Fields<typeof total>;

/** Base Cost: Reserve Cost of what is Fleeting or comes from Reserve, Hand Cost otherwise. */
export const baseCost = { is: 'comparison', than: 'quantity', ...worded } as const satisfies Specs;

const standings = 'words for where expeditions stand';

/**
 * A description that objects fit. It leaves open all that it does not mention. Without a zone it means objects in play
 * (2.2.1.h, 2.2.2.n).
 */
export const selector = {
  'zone?': oneOrMore('zone'),
  'type?': oneOrMore(word('character', 'spell', 'permanent', 'hero', 'mana', 'region')),
  'subtype?': 'name',
  'name?': 'name',
  'rarity?': word('common', 'rare', 'unique', 'exalted'),
  'faction?': word('axiom', 'bravos', 'lyra', 'muna', 'ordis', 'yzmir', 'neutral'),
  'controller?': 'players',
  'owner?': 'players',
  'expedition?': 'expeditions or target',
  'token?': 'boolean',
  'keyword?': word('defender', 'eternal', 'gigantic', 'seasoned', 'fleeting', 'tough'),
  'status?': word('anchored', 'asleep', 'exhausted', 'fleeting', 'boosted', 'ready'),
  'without?': word('anchored', 'asleep', 'exhausted', 'fleeting', 'boosted'),
  'bounds?': many('bound'),
  /** Not the object that has the ability. */
  'other?': 'yes',
  /** One of these that are already known, wherever they are: "choose up to two Characters from these cards". */
  'among?': 'known',
  /** None of these: "discard the other cards". */
  'except?': either('known', many('known', 2)),
  /** At least one of these, besides all the rest: "a Fleeting, Anchored or Asleep Character". They name no zone. */
  'oneOf?': many('selector', 2),
  'hasCooldown?': lacking('Cooldown', 'yes'),
  // Its editions choose targets when the step comes, and know by then what was noted.
  'baseCost?': lacking('Base Cost', unwalked({ fields: baseCost })),
  'inTerrain?': later('objects described by their region', either(anyOf('terrain'), word('single-terrain'))),
  /** In an expedition that stands so: "in an Ascended Expedition". */
  'at?': lacking(standings, 'standing'),
  /** In an Expedition that faces one of these: "facing a Boosted Character". */
  'facing?': later('objects described by what they face', 'selector'),
  'withAbility?': later('what counts or names symbols of abilities', 'symbol'),
  'withCounters?': later('objects described by having counters', 'boolean'),
  'completed?': lacking('Feats', 'yes'),
  'notSubtype?': later('objects described by a sub-type they lack', 'name'),
  /** It has the name of an object that is known, or of another one that fits. */
  'sameName?': later('objects described by the name of another', 'affected'),
  /** Fits one of these, each with zones of its own: "a Permanent you control or a card in your Reserve". */
  'either?': later('descriptions that are one of several', many('selector', 2)),
  /** Of all that fit the rest, one with the highest or lowest number: "with the most boosts". */
  'most?': later('objects with the highest or lowest number', {
    fields: { of: 'most of', is: word('highest', 'lowest') },
  }),
  /** In whoever's zone it is. */
  'ofAnyPlayer?': later('cards of any player where their own are meant', 'yes'),
} as const satisfies Specs;
export type Selector = Fields<typeof selector>;

/** Objects that are already known: the one with the ability, the one the trigger is about, targets, what was noted. */
export const known = { target: { target: 'index' }, noted: { noted: 'name' } } as const;
export type Known = 'me' | 'it' | Keys<typeof known>;

/** One that is known, several, or none. */
export const eachKnown = (some: Known | readonly Known[] | undefined): readonly Known[] =>
  some === undefined ? [] : isList(some) ? some : [some];

const isList = (some: Known | readonly Known[]): some is readonly Known[] => Array.isArray(some);

/** What a step acts on: what is known, or what is found by a field that only it has. */
export const what = {
  ...known,
  all: { all: 'selector', ...worded },
  /** Chosen just before the step by a player; not a target (6.1.g). `total`: a bound on the sum. */
  choose: {
    'count?': 'count',
    choose: 'selector',
    'upTo?': 'yes',
    'by?': 'players',
    'total?': later('totals of what is chosen', 'total'),
  },
  random: { 'count?': 'count', of: 'players', random: 'selector' },
  /** Cards at the top of a deck; `until`: as many as it takes to come to one that fits, with it. */
  top: { 'count?': 'count', 'until?': 'selector', top: 'players' },
} as const satisfies Readonly<Record<string, Specs>>;
export type What = Known | Keys<typeof what>;

/** What tells one sort of those from another: a word, or a field that only it has. */
export type WhatKind = 'me' | 'it' | keyof typeof what;
