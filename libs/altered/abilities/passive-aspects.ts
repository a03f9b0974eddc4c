import { terrains, type Statistics } from './card.js';
import { answer, noAspects, only, together, type Aspects, type ByKind } from './aspect.js';
import type { Affected, Passive, PlayedWhere, Would } from './passive.js';
import {
  ofCondition,
  ofDescription,
  ofExpeditions,
  ofKnown,
  ofPlayers,
  ofQuantity,
  ofSelector,
  presence,
} from './reads.js';
import type { Selector } from './selector.js';

type OfKind<K extends Passive['kind']> = Extract<Passive, { readonly kind: K }>;
type Added = NonNullable<OfKind<'statistics'>['add']>;

const terrainNames: ReadonlySet<string> = new Set(terrains);

/** One number for all three statistics, rather than some of them. */
export const isQuantity = (add: Added): add is Exclude<Added, Partial<Statistics>> | number =>
  typeof add === 'number' || Object.keys(add).some((key) => !terrainNames.has(key));

/** Which objects in play an ability is about (2.3.1.h). */
function ofAffected(of: Affected): Aspects {
  if (of === 'me') return only('play');
  return of === 'it' || 'target' in of || 'noted' in of ? together(presence, ofKnown(of)) : ofSelector(of);
}

/** Whether one card or object is what an ability is about. */
const ofSubject = (of: 'me' | Selector): Aspects => (of === 'me' ? noAspects : ofDescription(of));

const amount = (add: Added | undefined): Aspects =>
  add !== undefined && isQuantity(add) ? ofQuantity(add) : noAspects;

const ofWould = (would: Would): Aspects => {
  if (would.kind === 'leave') return together(ofDescription(would.what), ofExpeditions(would.expedition));
  if (would.kind === 'create') return together(ofPlayers(would.who), ofDescription(would.what));
  if ('who' in would) return ofPlayers(would.who);
  if ('by' in would)
    return together(ofPlayers(would.by), would.what === 'me' ? noAspects : ofDescription(would.what));
  if ('what' in would) return would.what === 'me' ? noAspects : ofDescription(would.what);
  return 'which' in would ? ofExpeditions(would.which) : noAspects;
};

/** What the ability looks at to say what it is about, and how much it changes; not what it gives or takes. */
const reads: ByKind<Passive> = {
  statistics: ({ of, add, equal }) => together(ofAffected(of), amount(add), ofQuantity(equal)),
  keyword: ({ of }) => ofAffected(of),
  tough: ({ of, amount: count }) => together(ofAffected(of), ofQuantity(count)),
  abilities: ({ of }) => ofAffected(of),
  subtypes: ({ of }) => ofAffected(of),
  terrains: ({ of }) => (of === 'all-regions' ? noAspects : together(only('progress'), ofExpeditions(of))),
  cost: ({ who, of, add }) => together(ofPlayers(who), ofSubject(of), ofQuantity(add)),
  'optional-cost': ({ add }) => ofQuantity(add),
  played: ({ who, cards, counters }) =>
    together(ofPlayers(who), ofDescription(cards), ofQuantity(counters?.count)),
  'cannot-play': ({ who, cards }) => together(ofPlayers(who), ofSubject(cards)),
  'cannot-move-forward': ({ which }) => ofExpeditions(which),
  'cannot-move-backward': ({ which }) => ofExpeditions(which),
  'cannot-ascend': ({ which }) => ofExpeditions(which),
  'cannot-do': ({ who }) => ofPlayers(who),
  'cannot-gain': ({ of }) => ofAffected(of),
  'cannot-be-readied': ({ of }) => ofAffected(of),
  'cannot-switch': ({ of }) => ofAffected(of),
  'cannot-be-sacrificed': ({ of }) => ofAffected(of),
  'cannot-be-discarded': ({ of }) => ofAffected(of),
  'cannot-be-targeted': ({ of, by, with: card }) =>
    together(ofAffected(of), ofPlayers(by), card === undefined ? noAspects : ofDescription(card)),
  'cannot-activate': ({ of }) => ofAffected(of),
  'playable-from': () => noAspects,
  'reserve-limit': () => noAspects,
  'landmark-limit': () => noAspects,
  'goes-instead': ({ of }) => ofAffected(of),
  'does-instead': ({ who }) => ofPlayers(who),
  'creates-other': ({ who }) => ofPlayers(who),
  'enters-with': ({ of, counters }) => together(ofAffected(of), ofQuantity(counters?.count)),
  'one-more': ({ who }) => ofPlayers(who),
  morning: ({ who }) => ofPlayers(who),
  dice: ({ who }) => ofPlayers(who),
  'cannot-be-played': ({ in: where }) => ofWhere(where),
  considered: () => noAspects,
  'expedition-considered': ({ which, characters }) =>
    together(ofExpeditions(which), characters === true ? only('play', 'keywords') : noAspects),
  'not-counted': () => noAspects,
  'counters-forbidden': ({ of }) => ofAffected(of),
  'counters-limited': ({ of }) => ofAffected(of),
  'defenders-ignored': ({ which }) => ofExpeditions(which),
  'highest-statistic': ({ of }) => together(only('statistics'), ofAffected(of)),
  region: () => only('play', 'keywords', 'progress'),
  limit: ({ who, each }) => together(ofPlayers(who), ofQuantity(each)),
  'begins-with': () => noAspects,
  'keeps-more': ({ like }) => ofDescription(like),
  'beyond-maximum': ({ of }) => ofSelector(of),
  'gains-again': () => noAspects,
  instead: ({ would }) => ofWould(would),
  'may-play': ({ what, baseCost }) =>
    together(ofSelector(what), baseCost === undefined ? noAspects : ofQuantity(baseCost.than)),
  'cost-in': ({ where }) => ofWhere(where),
};

const ofWhere = (where: PlayedWhere): Aspects =>
  typeof where === 'object' && 'terrain' in where
    ? only('progress', 'terrains')
    : where === 'starting-region'
      ? only('progress')
      : only('play', 'keywords');

/** 2.3.1.g: the characteristics it changes. What else abilities change is the rules' and no characteristic. */
const changes: ByKind<Passive> = {
  statistics: () => only('statistics'),
  keyword: () => only('keywords'),
  tough: () => only('tough'),
  abilities: () => only('abilities', 'keywords', 'tough'),
  subtypes: () => only('subtypes'),
  terrains: () => only('terrains'),
  cost: () => noAspects,
  'optional-cost': () => noAspects,
  played: () => noAspects,
  'cannot-play': () => noAspects,
  'cannot-move-forward': () => noAspects,
  'cannot-move-backward': () => noAspects,
  'cannot-ascend': () => noAspects,
  'cannot-do': () => noAspects,
  'cannot-gain': () => noAspects,
  'cannot-be-readied': () => noAspects,
  'cannot-switch': () => noAspects,
  'cannot-be-sacrificed': () => noAspects,
  'cannot-be-discarded': () => noAspects,
  'cannot-be-targeted': () => noAspects,
  'cannot-activate': () => noAspects,
  'playable-from': () => noAspects,
  'reserve-limit': () => noAspects,
  'landmark-limit': () => noAspects,
  'goes-instead': () => noAspects,
  'does-instead': () => noAspects,
  'creates-other': () => noAspects,
  'enters-with': () => noAspects,
  'one-more': () => noAspects,
  morning: () => noAspects,
  dice: () => noAspects,
  'cannot-be-played': () => noAspects,
  considered: ({ as }) => ofDescription(as),
  'expedition-considered': () => noAspects,
  'not-counted': () => noAspects,
  'counters-forbidden': () => noAspects,
  'counters-limited': () => noAspects,
  'defenders-ignored': () => noAspects,
  'highest-statistic': () => only('statistics'),
  region: () => only('terrains'),
  limit: () => noAspects,
  'begins-with': () => noAspects,
  'keeps-more': () => noAspects,
  'beyond-maximum': () => noAspects,
  'gains-again': () => noAspects,
  instead: () => noAspects,
  'may-play': () => noAspects,
  'cost-in': () => noAspects,
};

/** Abilities never change: what one looks at and changes is worked out once. */
const known = new WeakMap<Passive, { readonly reads: Aspects; readonly changes: Aspects }>();

/**
 * What a passive ability looks at and what it changes. It depends on another one only where that changes what it looks
 * at, and always on those that give or take abilities: without its own it is gone (2.3.2.d).
 */
export function aspectsOf(passive: Passive): { readonly reads: Aspects; readonly changes: Aspects } {
  const found = known.get(passive);
  if (found !== undefined) return found;
  const made = {
    reads: together(only('abilities'), ofCondition(passive.if), answer(reads, passive)),
    changes: answer(changes, passive),
  };
  known.set(passive, made);
  return made;
}
