import { counted } from './effect.js';
import { baseCost, type Known, type Selector } from './selector.js';
import type { Kinds, KindSpecs, Value } from './shape.js';
import { anyOf, either, lacking, later, many, word } from './shape.js';
import { worded } from './words.js';

/** Whom a passive ability is about: itself, what fits, or, of an ongoing emblem, what the effect had chosen or was about. */
export type Affected = Known | Selector;

/** Where a card is played to: an Expedition that stands so, one without Characters, or one in such a region. */
export const playedWhere = either(
  word('empty-expedition', 'starting-region'),
  { fields: { is: 'standing' } },
  { fields: { terrain: 'terrain' } },
  // Facing so many Characters, or more.
  { fields: { facing: 'index' } },
);
export type PlayedWhere = Value<typeof playedWhere>;

/** What would happen: "If I would gain Asleep". */
export const woulds = {
  gain: { what: 'subject', status: 'status' },
  /** Without `to`, it would leave that zone, for wherever. */
  go: { what: 'subject', from: 'zone', 'to?': 'zone' },
  leave: { what: 'selector', expedition: 'expeditions', 'during?': word('afternoon') },
  forward: {
    which: 'expeditions',
    'during?': word('dusk'),
    'due?': word('ascension'),
  },
  'ascend-again': { which: 'expeditions' },
  roll: { 'several?': 'yes' },
} as const satisfies KindSpecs;
export type Would = Kinds<typeof woulds>;

/** With `if`, a statement only holds while the condition does. */
const when = { 'if?': 'condition', ...worded } as const;
const of = { of: 'affected', ...when } as const;
const which = { which: 'expeditions', ...when } as const;
const orAllOthers = <const S>(one: S) => ({
  either: [word('all-others'), many(one)] as const,
  error: 'is neither a list nor all-others',
});
const limited = { add: 'whole', ...when } as const;
const heldBack = 'Expeditions that are held back in part';

/** A statement (2.2.10.j). */
export const passives = {
  // 2.3.1.g: changes the characteristics of objects in play.
  /**
   * `only`: the one statistic that a counted number changes, or that `equal` ("My {V} is equal to …") gives; absent: each of the three.
   */
  statistics: {
    ...when,
    'equal?': later('statistics that are equal to a number', 'quantity'),
    'add?': 'change or quantity',
    'only?': 'terrain',
    'set?': 'change',
    of: 'affected',
  },
  keyword: { ...of, 'gain?': 'keyword', 'lose?': 'keyword' },
  tough: { ...of, amount: 'quantity' },
  /** `lose`: all of them; or of cards in Reserve their support abilities. */
  abilities: { ...of, 'gain?': 'granted abilities', 'lose?': either('yes', word('support')) },
  subtypes: { ...of, 'gain?': many('name'), 'lose?': orAllOthers('name') },
  terrains: {
    ...when,
    of: {
      either: [word('all-regions'), 'expeditions'],
      error: 'is neither all-regions nor expeditions',
    },
    'gain?': many('terrain'),
    'lose?': orAllOthers('terrain'),
  },
  /**
   * Changes what playing a card costs. With `add`, `atLeast` bounds this change ("costs {1} less, down to a minimum of
   * {1}"); without, the final cost ("can't cost less than {2}"). `free`: it is played for free (7.3.14.a). `next`: only
   * the first that fits, and then no more; `first`, `nth`: only the first, the second. The cost of a quick action is its own.
   */
  cost: {
    ...when,
    who: 'players',
    of: 'subject',
    'from?': 'hand or reserve',
    'add?': 'quantity',
    'atLeast?': 'index',
    'free?': 'yes',
    'next?': 'yes',
    'first?': word('afternoon'),
    'nth?': 'nth',
  },
  /**
   * "You may discard a card from your Reserve to reduce my cost by {2}": chosen when it is declared (5.1.2.b). `instead`: "to play
   * me for {1}", or for free, where it is 0. `targets`: "If you do, I can only target …".
   */
  'optional-cost': {
    ...when,
    of: 'me',
    pay: 'cost',
    'add?': 'quantity',
    'instead?': 'index',
    'targets?': later('a lower cost that bounds the targets', 'selector'),
  },
  /**
   * What a card that is played gains or loses: "The next Character you play this turn gains 1 boost", "The first
   * Character you play each Afternoon gains 1 boost", "Spells you play with Hand Cost {1} or less have Fleeting".
   */
  played: {
    ...when,
    who: 'players',
    cards: 'selector',
    'from?': 'hand or reserve',
    /** Only the first that fits, and then no more. */
    'next?': 'yes',
    'first?': word('afternoon'),
    'nth?': 'nth',
    /** "If you play it from your hand, it …": of what fits, only that. */
    'onlyFrom?': 'hand or reserve',
    'gain?': 'status',
    'lose?': 'status',
    /** "Doesn't gain Fleeting": neither as it goes to Limbo (2.4.7.a–b of edition 4.0) nor as it is resolved (2.4.7.c). */
    'notGained?': word('fleeting'),
    /** "Spells you play have Cooldown" (7.4.1). */
    'keyword?': lacking('Cooldown', word('cooldown')),
    'counters?': counted,
    /** What happens besides, to the card as "it": "The next Character played from your hand activates …". */
    'then?': 'effect',
  },
  // "Can't" (1.4.1).
  'cannot-play': { ...when, who: 'players', cards: 'subject' },
  /** `except`: "except due to {O}". `due`: that terrain is ignored (4.2.4.c of edition 4.0). `andFacing`: and the one facing it. */
  'cannot-move-forward': {
    ...which,
    'during?': word('dusk'),
    'except?': later(heldBack, anyOf('terrain')),
    'due?': later(heldBack, anyOf('terrain')),
    'andFacing?': later(heldBack, 'yes'),
  },
  'cannot-gain': { ...of, status: anyOf('status') },
  'cannot-be-readied': of,
  /** 7.3.1.e: reactions with this trigger do not activate. */
  'cannot-activate': { ...of, triggers: many('trigger symbol') },
  // "May" where the rules say no (1.4.2).
  'playable-from': { ...when, of: 'me', zone: 'zone' },
  'reserve-limit': limited,
  'landmark-limit': limited,
  // "Instead" and "also" (6.2.b–c).
  /**
   * Objects that would go to a zone, or leave one when no `to` is said, go elsewhere. `optional`: "you may", decided by
   * the controller of the object with the ability; `otherwise`: "If you don't, …".
   */
  'goes-instead': {
    ...of,
    from: 'zone',
    'to?': 'zone',
    instead: 'zone',
    'optional?': 'yes',
    'otherwise?': 'effect',
  },
  /** A whole step is replaced (6.2.e.1): "If you would Resupply, instead …". */
  'does-instead': { ...when, who: 'players', would: word('resupply', 'draw'), effect: 'effect' },
  /** Objects, created tokens too, enter with statuses or counters; "Enter play with": any of several zones. */
  'enters-with': {
    ...of,
    zone: anyOf('zone'),
    'statuses?': many('status'),
    'counters?': counted,
    'next?': 'yes',
  },
  /** Who would draw, create, resupply or gain counters does so once more, or that many more. */
  'one-more': {
    ...when,
    verb: word('draw', 'resupply', 'create', 'counters'),
    who: 'players',
    more: 'positive',
  },
  /**
   * Modifies daily effects of the Morning: "draw only one card. Then, put the top card of your deck in your Mana zone
   * instead of a card from your hand" (4.2.1.d–e).
   */
  morning: { ...when, who: 'players', 'draw?': 'index', 'expandFrom?': word('deck') },
  /** 7.3.13.c: dice rolled besides, of which all but one are ignored; how much may be added to a result, and what that costs. */
  dice: {
    ...when,
    who: 'players',
    'extra?': 'positive',
    'mayAdd?': 'whole',
    'pay?': later('dice that are paid for', 'cost'),
  },
  // What objects, expeditions and regions are considered to be.
  considered: later('what is considered something else', { ...when, as: 'selector' }),
  'expedition-considered': lacking('words for where expeditions stand', {
    ...which,
    as: 'standing',
    'characters?': 'yes',
  }),
  'defenders-ignored': later('Defenders that are ignored', which),
  'highest-statistic': later('what takes the highest statistic', { ...when, of: 'subject' }),
  region: later('what changes the terrains of one region', {
    ...when,
    whose: word('mine', 'mine-and-facing'),
    terrain: 'terrain',
    'loses?': 'yes',
  }),
  // What may be played or lie where.
  /** With `only`, it can be played nowhere else: "I can only be played in an Ascended Expedition". */
  'cannot-be-played': later('regions in which a card cannot be played', {
    ...when,
    in: 'played where',
    'only?': 'yes',
  }),
  'not-counted': later('what does not count towards a limit', { ...when, of: 'reserve or landmark' }),
  /** Any counters, or those of one name. */
  'counters-forbidden': later('counters that cannot be gained', { ...of, 'name?': 'name' }),
  /** Heroes: what they begin the game with. */
  'begins-with': later('what a hero begins the game with by its text', {
    ...when,
    'counters?': { fields: { name: 'name', count: 'positive' } },
    'markers?': many('terrain'),
  }),
  /** "You may keep one more card in Reserve during Night if it's exhausted." */
  'keeps-more': lacking('exhausted cards in Reserve', { ...when, count: 'positive', like: 'selector' }),
  /** Counters beyond what "up to a max of" says; without a number, as many as there are. */
  'beyond-maximum': later('counters beyond a maximum', { ...when, of: 'selector', 'more?': 'positive' }),
  /** "I can gain Fleeting even if I was already Fleeting." */
  'gains-again': later('a status that is gained again', { ...when, status: 'status' }),
  /** `each`: it adds that for each of these: "increased by one for each Landmark you control". */
  limit: later('limits that are set', {
    ...when,
    of: 'reserve or landmark',
    'who?': 'players',
    'add?': 'whole',
    'each?': 'quantity',
    'set?': 'whole',
  }),
  'may-play': later('permission to play other cards', {
    ...when,
    what: 'selector',
    'less?': 'index',
    'atLeast?': 'index',
    'baseCost?': { is: { fields: baseCost }, unwalked: true },
  }),
  'cost-in': later('costs that depend on where a card is played', {
    ...when,
    add: 'whole',
    where: 'played where',
  }),
  /** `pay`: of what is optional, the object is discarded, unless another price is named; no mana is none at all. */
  instead: later('this kind of "instead"', {
    ...when,
    would: 'would',
    'optional?': 'yes',
    'pay?': 'cost',
    effect: 'effect',
    'also?': 'yes',
  }),
} as const satisfies KindSpecs;
export type Passive = Kinds<typeof passives>;
export type ChangesCost = Extract<Passive, { kind: 'cost' }>;
