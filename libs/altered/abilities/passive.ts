import { counted } from './effect.js';
import { baseCost, type Known, type Selector } from './selector.js';
import type { Kinds, KindSpecs, Value } from './shape.js';
import { anyOf, either, lacking, many, word } from './shape.js';
import { worded } from './words.js';

/**
 * The objects that a passive ability affects: known objects, or all objects that match a description. An emblem can
 * have known objects such as the targets of the effect that created it. Otherwise, the only known object is the one
 * with the ability.
 */
export type Affected = Known | Selector;

/**
 * Describes the expedition in which a card is played: its position or region, or whether it faces or contains
 * Characters.
 */
export const playDestination = either(
  word('empty-expedition', 'starting-region'),
  { fields: { is: 'standing' } },
  { fields: { terrain: 'terrain' } },
  // An expedition that faces at least this number of Characters.
  { fields: { facing: 'index' } },
);
export type PlayDestination = Value<typeof playDestination>;

/** The events that an "instead" replaces, such as "If I would gain Asleep". */
export const woulds = {
  gain: { what: 'subject', status: 'status' },
  /** An object moves from one zone to another. If `to` is absent, the destination can be any zone. */
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

/** If `if` is given, a statement applies only while this condition is true. */
const when = { 'if?': 'condition', ...worded } as const;
const of = { of: 'affected', ...when } as const;
const which = { which: 'expeditions', ...when } as const;
const orAllOthers = <const S>(entry: S) => ({
  either: [word('all-others'), many(entry)] as const,
  error: 'is neither a list nor all-others',
});
const limited = { add: 'whole', ...when } as const;

/** The kinds of passive abilities, also called statements (2.2.10.j). */
export const passives = {
  // Changes to the characteristics of objects in play (2.3.1.g).
  /**
   * `add` increases or decreases the statistics. `equal` sets them ("My {V} is equal to …"). If `only` is given, both
   * concern only this statistic.
   */
  statistics: {
    ...when,
    'equal?': 'quantity',
    'add?': 'change or quantity',
    'only?': 'terrain',
    'set?': 'change',
    of: 'affected',
  },
  keyword: { ...of, 'gain?': 'keyword', 'lose?': 'keyword' },
  tough: { ...of, amount: 'quantity' },
  /** Grants or removes abilities. `lose` removes all abilities, or only the support abilities of cards in Reserve. */
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
   * Changes the cost of playing a card, but not the cost of quick actions.
   * - If `add` is given, `atLeast` limits the change ("costs {1} less, down to a minimum of {1}"). Otherwise, `atLeast`
   *   limits the final cost ("can't cost less than {2}").
   * - `free` makes the card free (7.3.14.a).
   * - `next` ends the change after the next matching card.
   * - `first` and `nth` select the first or nth matching card in a period.
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
   * "You may discard a card from your Reserve to reduce my cost by {2}". The player decides at declaration (5.1.2.b).
   * `instead` is the new cost in "to play me for {1}", or 0 if the card becomes free. `targets` restricts the targets:
   * "If you do, I can only target …".
   */
  'optional-cost': {
    ...when,
    of: 'me',
    pay: 'cost',
    'add?': 'quantity',
    'instead?': 'index',
    'targets?': 'selector',
  },
  /**
   * Changes cards when they are played: "The next Character you play this turn gains 1 boost", "The first Character you
   * play each Afternoon gains 1 boost", "Spells you play with Hand Cost {1} or less have Fleeting".
   */
  played: {
    ...when,
    who: 'players',
    cards: 'selector',
    'from?': 'hand or reserve',
    /** The change applies to the next matching card and then ends. */
    'next?': 'yes',
    'first?': word('afternoon'),
    'nth?': 'nth',
    /** "If you play it from your hand, it …". Affects only cards that are played from this zone. */
    'onlyFrom?': 'hand or reserve',
    'gain?': 'status',
    'lose?': 'status',
    /**
     * "Doesn't gain Fleeting": the card gains Fleeting neither when it moves to Limbo (2.4.7.a–b of edition 4.0) nor
     * when it resolves (2.4.7.c).
     */
    'notGained?': word('fleeting'),
    /** "Spells you play have Cooldown" (7.4.1). */
    'keyword?': lacking('Cooldown', word('cooldown')),
    'counters?': counted,
    /**
     * An effect that follows the playing of the card. In this effect, "it" means the card: "The next Character played
     * from your hand activates …".
     */
    'then?': 'effect',
  },
  // "Can't": actions that are forbidden (1.4.1).
  'cannot-play': { ...when, who: 'players', cards: 'subject' },
  /**
   * If `due` is given, the expedition cannot move forward due to these terrains (4.2.4.c of edition 4.0). If `except`
   * is given, it can move forward due to these terrains only ("except due to {O}"). If `andFacing` is set, the facing
   * expedition is restricted in the same way.
   */
  'cannot-move-forward': {
    ...which,
    'during?': word('dusk'),
    'except?': anyOf('terrain'),
    'due?': anyOf('terrain'),
    'andFacing?': 'yes',
  },
  'cannot-gain': { ...of, status: anyOf('status') },
  'cannot-be-readied': of,
  /** Reactions with these trigger symbols do not activate (7.3.1.e). */
  'cannot-activate': { ...of, triggers: many('trigger symbol') },
  // "May" for actions that the rules forbid (1.4.2).
  'playable-from': { ...when, of: 'me', zone: 'zone' },
  'reserve-limit': limited,
  'landmark-limit': limited,
  // "Instead" replaces an event, and "also" adds to an event (6.2.b–c).
  /**
   * Redirects objects that would leave the zone `from` for the zone `to`, or for any zone if `to` is absent. They go to
   * the zone `instead`. If `optional` is set ("you may"), the ability's controller decides. `otherwise` is the effect
   * of "If you don't, …".
   */
  'goes-instead': {
    ...of,
    from: 'zone',
    'to?': 'zone',
    instead: 'zone',
    'optional?': 'yes',
    'otherwise?': 'effect',
  },
  /** Replaces a whole step (6.2.e.1): "If you would Resupply, instead …". */
  'does-instead': { ...when, who: 'players', would: word('resupply', 'draw'), effect: 'effect' },
  /** Objects and created tokens enter the given zones with statuses or counters. */
  'enters-with': {
    ...of,
    zone: anyOf('zone'),
    'statuses?': many('status'),
    'counters?': counted,
    'next?': 'yes',
  },
  /** Increases by `more` the number of cards, tokens or counters that a player would draw, resupply, create or gain. */
  'one-more': {
    ...when,
    verb: word('draw', 'resupply', 'create', 'counters'),
    who: 'players',
    more: 'positive',
  },
  /**
   * Changes the daily effects of the Morning: "draw only one card. Then, put the top card of your deck in your Mana
   * zone instead of a card from your hand" (4.2.1.d–e).
   */
  morning: { ...when, who: 'players', 'draw?': 'index', 'expandFrom?': word('deck') },
  /** Lets a player roll extra dice and use only one of them (7.3.13.c), or pay to increase the result. */
  dice: {
    ...when,
    who: 'players',
    'extra?': 'positive',
    'mayAdd?': 'whole',
    'pay?': 'cost',
  },
  // Objects, expeditions and regions that count as something else.
  considered: { ...when, as: 'selector' },
  'expedition-considered': lacking('terms for the positions of Expeditions', {
    ...which,
    as: 'standing',
    'characters?': 'yes',
  }),
  'defenders-ignored': which,
  'highest-statistic': { ...when, of: 'subject' },
  region: {
    ...when,
    whose: word('mine', 'mine-and-facing'),
    terrain: 'terrain',
    'loses?': 'yes',
  },
  // Limits, and restrictions on where cards can be played.
  /** If `only` is set, the card can be played only here: "I can only be played in an Ascended Expedition". */
  'cannot-be-played': {
    ...when,
    in: 'played where',
    'only?': 'yes',
  },
  'not-counted': { ...when, of: 'reserve or landmark' },
  /** Forbids counters with a name, or all counters. */
  'counters-forbidden': { ...of, 'name?': 'name' },
  /** The counters and markers with which a Hero begins the game. */
  'begins-with': {
    ...when,
    'counters?': { fields: { name: 'name', count: 'positive' } },
    'markers?': many('terrain'),
  },
  /** "You may keep one more card in Reserve during Night if it's exhausted." */
  'keeps-more': lacking('exhausted cards in Reserve', { ...when, count: 'positive', like: 'selector' }),
  /** Allows more counters than a maximum ("up to a max of …"): `more` additional counters, or any number. */
  'beyond-maximum': { ...when, of: 'selector', 'more?': 'positive' },
  /** "I can gain Fleeting even if I was already Fleeting." */
  'gains-again': { ...when, status: 'status' },
  /** Changes a limit by `add`. `each` multiplies the change: "increased by one for each Landmark you control". */
  limit: {
    ...when,
    of: 'reserve or landmark',
    'who?': 'players',
    'add?': 'whole',
    'each?': 'quantity',
    'set?': 'whole',
  },
  'may-play': {
    ...when,
    what: 'selector',
    'less?': 'index',
    'atLeast?': 'index',
    'baseCost?': { is: { fields: baseCost }, unwalked: true },
  },
  'cost-in': {
    ...when,
    add: 'whole',
    where: 'played where',
  },
  /**
   * Replaces an event. If `optional` is set, the player can pay the cost in `pay` to replace the event, or decline. If
   * the replacement is free, this cost is zero mana. If `pay` is absent, the cost is to discard the object that has the
   * ability.
   */
  instead: {
    ...when,
    would: 'would',
    'optional?': 'yes',
    'pay?': 'cost',
    effect: 'effect',
    'also?': 'yes',
  },
} as const satisfies KindSpecs;
export type Passive = Kinds<typeof passives>;
export type ChangesCost = Extract<Passive, { kind: 'cost' }>;
