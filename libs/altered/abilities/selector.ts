import type { Fields, Keys, Specs } from './shape.js';
import { anyOf, either, lacking, many, unwalked, word } from './shape.js';
import { worded, type Vocabulary } from './words.js';

export type Comparison = Vocabulary['comparison'];
export type Measured = Vocabulary['measured'];

/** A base statistic (2.3.1.a–b): a particular statistic, or any of the three ("with a base statistic of 0"). */
const base = { base: 'terrain or any' } as const satisfies Specs;
export type BaseStatistic = Fields<typeof base>;
const counters = { counters: 'name' } as const satisfies Specs;

export const numbers = { counters, base } as const;
export const numberWords = ['hand-cost', 'reserve-cost', 'forest', 'mountain', 'water'] as const;
export type BoundOf = (typeof numberWords)[number] | Keys<typeof numbers>;
export type TotalOf = BoundOf | 'base-cost';
export const most = { counters } as const;
export type MostOf = Measured | Keys<typeof most>;

/** A limit on one of an object's numbers, such as its Hand Cost. */
export const bound = {
  of: 'bound of',
  is: 'comparison',
  than: 'quantity',
  ...worded,
} as const satisfies Specs;
export type Bound = Fields<typeof bound>;

/** A limit on the sum of several objects' values, such as their Hand Costs. */
export const total = { ...bound, of: 'total of' } as const satisfies Specs;
export type Total = Fields<typeof total>;

/**
 * A limit on the Base Cost. This is the Reserve Cost of an object that is Fleeting or came from Reserve, and the Hand
 * Cost of any other object.
 */
export const baseCost = { is: 'comparison', than: 'quantity', ...worded } as const satisfies Specs;

const standings = 'terms for the positions of Expeditions';

/**
 * The fields of a description. A matching object matches every given field. If `zone` is absent, only objects in play
 * match (2.2.1.h, 2.2.2.n).
 */
export const selector = {
  'zone?': anyOf('zone', 1),
  'type?': anyOf(word('character', 'spell', 'permanent', 'hero', 'mana', 'region'), 1),
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
  /** Excludes the object that has the ability. */
  'other?': 'yes',
  /** Matches only these known objects, in any zone: "choose up to two Characters from these cards". */
  'among?': 'known',
  /** Excludes these known objects: "discard the other cards". */
  'except?': either('known', many('known', 2)),
  /**
   * One of these alternatives must match too: "a Fleeting, Anchored or Asleep Character". Alternatives cannot name a
   * zone.
   */
  'oneOf?': many('selector', 2),
  'hasCooldown?': lacking('Cooldown', 'yes'),
  // Traversal skips this field. This is safe because in editions with Base Cost, targets are chosen only when the step
  // resolves and all notes already exist.
  'baseCost?': lacking('Base Cost', unwalked({ fields: baseCost })),
  'inTerrain?': either(anyOf('terrain'), word('single-terrain')),
  /** The position or state of the object's expedition: "in an Ascended Expedition". */
  'at?': lacking(standings, 'standing'),
  /** The object's expedition faces an expedition with a matching object: "facing a Boosted Character". */
  'facing?': 'selector',
  'withAbility?': 'symbol',
  'withCounters?': 'boolean',
  'completed?': lacking('Feats', 'yes'),
  'notSubtype?': 'name',
  /** The object has the same name as a known object, or as another object that matches a description. */
  'sameName?': 'affected',
  /**
   * One of these alternatives must match. They can name different zones: "a Permanent you control or a card in your
   * Reserve".
   */
  'either?': many('selector', 2),
  /** The object has the highest or lowest value of all objects that match the other fields: "with the most boosts". */
  'most?': {
    fields: { of: 'most of', is: word('highest', 'lowest') },
  },
  /** The zone can belong to any player. */
  'ofAnyPlayer?': 'yes',
} as const satisfies Specs;
export type Selector = Fields<typeof selector>;

/**
 * References to known objects: the object that has the ability ("me"), the object of the trigger ("it"), targets and
 * noted objects.
 */
export const known = { target: { target: 'index' }, noted: { noted: 'name' } } as const;
export type Known = 'me' | 'it' | Keys<typeof known>;

/**
 * Whether a value is a reference to known objects. Descriptions and other values never contain a reference's fields.
 */
export const isKnown = (value: unknown): value is Known =>
  typeof value === 'string' ||
  (typeof value === 'object' && value !== null && ('target' in value || 'noted' in value));

export const eachKnown = (some: Known | readonly Known[] | undefined): readonly Known[] =>
  some === undefined ? [] : isList(some) ? some : [some];

const isList = (some: Known | readonly Known[]): some is readonly Known[] => Array.isArray(some);

/** The objects that a step affects. Descriptions of different kinds have different fields. */
export const what = {
  ...known,
  all: { all: 'selector', ...worded },
  /**
   * Objects that a player chooses just before the step (6.1.g). They are not targets. `total` limits the sum of their
   * values, such as costs.
   */
  choose: {
    'count?': 'count',
    choose: 'selector',
    'upTo?': 'yes',
    'by?': 'players',
    'total?': 'total',
  },
  random: { 'count?': 'count', of: 'players', random: 'selector' },
  /** Cards at the top of a deck: `count` cards, or all cards down to the first card that matches `until`. */
  top: { 'count?': 'count', 'until?': 'selector', top: 'players' },
} as const satisfies Readonly<Record<string, Specs>>;
export type What = Known | Keys<typeof what>;
