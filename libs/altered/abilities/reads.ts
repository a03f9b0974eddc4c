import { answer, noAspects, only, together, type Aspects, type ByKind } from './aspect.js';
import type { Condition } from './condition.js';
import type { DescribedExpedition } from './expedition.js';
import type { Quantity, QuantityKind } from './quantity.js';
import { eachKnown, isKnown, type Known, type Selector, type Total } from './selector.js';
import type { Expeditions, ExpeditionsOrTarget, Players, PlayersWord, ZoneName } from './words.js';

const bound = only('bound');
/** The aspects (parts of the game state) that determine whether an object is still where it was. */
export const presence = only('play', 'elsewhere');

const playersWords: Readonly<Record<PlayersWord, Aspects>> = {
  you: noAspects,
  opponent: noAspects,
  'each-player': noAspects,
  'its-controller': together(bound, presence),
  'that-player': bound,
  'its-owner': bound,
};

export const ofPlayers = (players: Players | undefined): Aspects =>
  players === undefined
    ? noAspects
    : typeof players !== 'object'
      ? playersWords[players]
      : 'target' in players
        ? bound
        : 'facing' in players
          ? together(bound, presence, positionAspects)
          : together(bound, presence);

/** The aspects that determine the expeditions of an object. A Gigantic object is in two (7.4.3.f–h). */
export const positionAspects = only('play', 'keywords');

const expeditionsWords: Readonly<Record<Expeditions, Aspects>> = {
  'my-expedition': positionAspects,
  'my-other-expedition': positionAspects,
  'facing-me': positionAspects,
  'your-hero': noAspects,
  'your-companion': noAspects,
  'each-of-yours': noAspects,
  'opponent-hero': noAspects,
  'opponent-companion': noAspects,
  'each-of-opponents': noAspects,
  each: noAspects,
  'its-expedition': together(bound, positionAspects),
  'facing-it': together(bound, positionAspects),
  'that-expedition': bound,
  'one-of-yours': noAspects,
  'other-than-that': bound,
};

export const ofExpeditions = (word: ExpeditionsOrTarget | undefined): Aspects =>
  word === undefined
    ? noAspects
    : typeof word !== 'object'
      ? expeditionsWords[word]
      : 'target' in word
        ? bound
        : 'facing' in word
          ? ofExpeditions(word.facing)
          : together(bound, presence, positionAspects);

/** Returns the aspects that determine which object a reference selects. Empty for "me", which never changes. */
export const ofKnown = (known: Known | undefined): Aspects =>
  known === undefined || known === 'me' ? noAspects : bound;

export const zones: Readonly<Record<ZoneName, Aspects>> = {
  deck: only('elsewhere'),
  discard: only('elsewhere'),
  expedition: only('play'),
  hand: only('elsewhere'),
  hero: only('play'),
  landmark: only('play'),
  limbo: only('elsewhere'),
  mana: only('elsewhere'),
  reserve: only('elsewhere'),
};

const ofZones = (zone: Selector['zone']): Aspects =>
  zone === undefined
    ? only('play')
    : together(...(typeof zone === 'string' ? [zone] : zone).map((name) => zones[name]));

type Fields<Node> = {
  readonly [K in keyof Node]-?: (value: NonNullable<Node[K]>) => Aspects;
};

const status = (name: string): Aspects => only(name === 'boosted' ? 'counters' : 'statuses');

/** Returns the aspects on which one of an object's numbers depends. */
const ofNumber = (of: Total['of']): Aspects => {
  if (of === 'base-cost') return only('costs', 'statuses');
  if (typeof of === 'object') return 'base' in of ? noAspects : only('counters');
  return only(of === 'hand-cost' || of === 'reserve-cost' ? 'costs' : 'statistics');
};

/** For each field of a description, the aspects that determine whether an object in a known location matches it. */
const fields: Fields<Selector> = {
  zone: () => noAspects,
  type: () => only('types'),
  subtype: () => only('subtypes'),
  name: () => only('names'),
  rarity: () => only('rarities'),
  faction: () => only('factions'),
  controller: (players) => together(only('play', 'elsewhere'), ofPlayers(players)),
  owner: ofPlayers,
  expedition: (word) => together(only('play', 'keywords'), ofExpeditions(word)),
  token: () => noAspects,
  keyword: (name) => only(name === 'tough' ? 'tough' : 'keywords'),
  status,
  without: status,
  bounds: (bounds) => together(...bounds.map(({ of, than }) => together(ofNumber(of), ofQuantity(than)))),
  other: () => noAspects,
  among: (known) => together(presence, ofKnown(known)),
  except: (some) => together(presence, ...eachKnown(some).map(ofKnown)),
  oneOf: (likes) => together(...likes.map(ofDescription)),
  hasCooldown: () => only('abilities'),
  baseCost: ({ than }) => together(only('costs', 'statuses', 'play', 'elsewhere'), ofQuantity(than)),
  inTerrain: () => only('play', 'keywords', 'progress', 'terrains'),
  withAbility: () => only('abilities'),
  withCounters: () => only('counters'),
  completed: () => only('statuses'),
  notSubtype: () => only('subtypes'),
  sameName: (as) => together(only('names'), isKnown(as) ? ofKnown(as) : ofSelector(as)),
  at: () => only('play', 'keywords', 'progress'),
  facing: (like) => together(positionAspects, ofSelector(like)),
  either: (likes) => together(...likes.map(ofSelector)),
  most: ({ of }) => together(ofNumber(of), presence),
  ofAnyPlayer: () => noAspects,
};

const ofFields = <Node extends object>(table: Fields<Node>, node: Node): Aspects =>
  together(
    ...Object.entries(node).map(([field, value]) =>
      value === undefined
        ? noAspects
        : ((table as Readonly<Record<string, (value: unknown) => Aspects>>)[field]?.(value) ?? noAspects),
    ),
  );

/** Returns the aspects that determine whether an object matches a description, whatever its zone. */
export const ofDescription = (like: Selector): Aspects => ofFields(fields, like);

/** Returns the aspects that determine which objects match a description. */
export function ofSelector(like: Selector): Aspects {
  const fitting = ofDescription(like);
  if (like.among !== undefined && like.zone === undefined) return fitting;
  // The zone already determines the controller. A condition on the controller therefore depends only on the players
  // that it names.
  const { controller, ...rest } = like;
  return together(
    ofZones(like.zone),
    controller === undefined ? fitting : together(ofDescription(rest), ofPlayers(controller)),
  );
}

const described: ByKind<DescribedExpedition> = {
  standing: ({ of }) => together(only('progress'), ofExpeditions(of)),
  chosen: ({ of }) => together(bound, ofPlayers(of)),
  'of-player': ({ player }) => ofPlayers(player),
  'of-object': ({ what }) => together(positionAspects, ofKnown(what)),
  'of-owner': ({ what }) => ofKnown(what),
};

export const ofDescribed = (which: DescribedExpedition): Aspects => answer(described, which);

const conditions: ByKind<Condition> = {
  compare: ({ left, right }) => together(ofQuantity(left), ofQuantity(right)),
  is: ({ what, like }) => together(ofKnown(what), ofDescription(like)),
  exists: ({ like }) => ofSelector(like),
  distinct: ({ like }) => together(...like.map(ofSelector)),
  'first-day': () => only('day'),
  'first-player': ({ who }) => together(only('first-player'), ofPlayers(who)),
  passed: ({ who }) => together(only('passed'), ofPlayers(who)),
  phase: () => only('phase'),
  terrain: ({ expedition }) => together(only('progress', 'terrains'), ofExpeditions(expedition)),
  not: ({ condition }) => ofCondition(condition),
  all: ({ conditions: parts }) => together(...parts.map(ofCondition)),
  any: ({ conditions: parts }) => together(...parts.map(ofCondition)),
  standing: ({ which }) =>
    together(
      only('progress', 'play', 'keywords'),
      typeof which === 'object' && 'kind' in which
        ? ofDescribed(which)
        : which === 'one-of-yours' || which === 'both-of-yours'
          ? noAspects
          : ofExpeditions(which),
    ),
  in: ({ what }) => together(positionAspects, only('progress', 'terrains'), ofKnown(what)),
  facing: () => together(positionAspects, only('progress', 'terrains')),
  'facing-objects': () => positionAspects,
  'nobody-facing': ({ what }) => together(positionAspects, ofKnown(what)),
  'in-contact': ({ what }) => together(positionAspects, only('progress'), ofKnown(what)),
  'played-from': ({ what }) => together(only('past'), ofKnown(what)),
  'regions-visible': () => only('terrains'),
  empty: ({ of }) => together(only('elsewhere'), ofPlayers(of)),
  'fewer-cards': ({ than }) => together(only('elsewhere'), ofPlayers(than)),
  total: ({ of, among }) => together(ofNumber(of), ofSelector(among)),
  'different-costs': ({ among }) => together(only('costs'), ofSelector(among)),
  'activated-this-turn': () => only('past'),
  'discarded-this-turn': () => only('past'),
  'in-each': ({ like }) => together(only('keywords'), ofSelector(like)),
  done: ({ what, like }) => together(only('past'), ofKnown(what), ofDescription(like)),
  'only-card': ({ what }) => together(presence, ofKnown(what)),
  'cost-was': ({ what }) => together(only('past'), ofKnown(what)),
  'failed-to-move': () => only('past'),
  'has-ability': ({ like, among }) => together(only('abilities'), ofZones(among), ofDescription(like)),
  'hero-counters': () => only('play', 'counters'),
};

export const ofCondition = (condition: Condition | undefined): Aspects =>
  condition === undefined ? noAspects : answer(conditions, condition);

type WithField<K extends string> = Extract<Quantity, Readonly<Record<K, unknown>>>;

const quantities: { readonly [K in Exclude<QuantityKind, 'number'>]: (quantity: WithField<K>) => Aspects } = {
  count: ({ count }) => ofSelector(count),
  counters: ({ on }) => together(only('counters'), presence, ofKnown(on)),
  statistic: ({ of }) => together(only('statistics'), presence, ofKnown(of)),
  cost: ({ cost, of }) =>
    together(cost === 'base' ? only('costs', 'statuses', 'elsewhere') : only('costs'), ofKnown(of)),
  total: ({ in: where }) =>
    together(only('play', 'keywords', 'statuses', 'statistics'), ofExpeditions(where)),
  cardsIn: ({ cardsIn, of }) => together(zones[cardsIn], ofPlayers(of)),
  statistics: ({ among, than }) => together(ofSelector(among), ofQuantity(than)),
  regionsBetween: ({ regionsBetween }) => together(only('progress'), ofPlayers(regionsBetween)),
  if: ({ if: condition, then, otherwise = 0 }) =>
    together(ofCondition(condition), ofQuantity(then), ofQuantity(otherwise)),
  noted: () => bound,
  sum: ({ sum }) => together(...sum.map(ofQuantity)),
  times: ({ times }) => together(...times.map(ofQuantity)),
  half: ({ half }) => ofQuantity(half),
  atMost: ({ of }) => ofQuantity(of),
  anyNumber: () => bound,
  x: () => bound,
  expeditions: ({ expeditions: { of, which, moved } }) =>
    together(
      only('progress', 'terrains'),
      ofPlayers(of),
      ofExpeditions(which),
      moved === undefined ? noAspects : only('past'),
    ),
  highest: ({ highest, among }) => together(ofNumber(highest), ofSelector(among)),
  had: () => only('past'),
  rolled: () => bound,
  playedThisTurn: ({ playedThisTurn }) => together(only('past'), ofDescription(playedThisTurn)),
  happened: ({ by, what }) =>
    together(only('past'), ofPlayers(by), what === undefined ? noAspects : ofDescription(what)),
  regions: () => only('terrains'),
  countersTaken: () => bound,
};

export function ofQuantity(quantity: Quantity | undefined): Aspects {
  if (quantity === undefined || typeof quantity === 'number') return noAspects;
  for (const field of Object.keys(quantity)) {
    const reads = (quantities as Partial<Record<string, (quantity: Quantity) => Aspects>>)[field];
    if (reads !== undefined) return reads(quantity);
  }
  return noAspects;
}
