import { terrains, type Statistics } from './card.js';
import { noAspects, only, together, type Aspects, type ByKind } from './aspect.js';
import type { Affected, Passive, PlayDestination, Would } from './passive.js';
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
import { isKnown, type Selector } from './selector.js';

type OfKind<K extends Passive['kind']> = Extract<Passive, { readonly kind: K }>;
type Added = NonNullable<OfKind<'statistics'>['add']>;

const terrainNames: ReadonlySet<string> = new Set(terrains);

/** Whether the same number is added to all three statistics. */
export const isQuantity = (add: Added): add is Exclude<Added, Partial<Statistics>> | number =>
  typeof add === 'number' || Object.keys(add).some((key) => !terrainNames.has(key));

/** Returns the aspects (parts of the game state) that determine which objects in play an ability affects (2.3.1.h). */
const ofAffected = (of: Affected): Aspects =>
  of === 'me' ? only('play') : isKnown(of) ? together(presence, ofKnown(of)) : ofSelector(of);

/** Returns the aspects that determine whether an ability affects an object. */
const ofSubject = (of: 'me' | Selector): Aspects => (of === 'me' ? noAspects : ofDescription(of));

const amount = (add: Added | undefined): Aspects =>
  add !== undefined && isQuantity(add) ? ofQuantity(add) : noAspects;

const ofWould = (would: Would): Aspects => {
  if (would.kind === 'leave') return together(ofDescription(would.what), ofExpeditions(would.expedition));
  if ('what' in would) return would.what === 'me' ? noAspects : ofDescription(would.what);
  return 'which' in would ? ofExpeditions(would.which) : noAspects;
};

type Answers = Partial<ByKind<Passive>>;

/** Returns the aspects that the fields `who`, `which` and `of` of a passive ability read. */
const ofNamed = (passive: Passive): Aspects =>
  together(
    'who' in passive ? ofPlayers(passive.who) : noAspects,
    'which' in passive ? ofExpeditions(passive.which) : noAspects,
    'of' in passive ? ofAffected(passive.of as Affected) : noAspects,
  );

/**
 * The aspects that determine what an ability affects, and by how much. Contains only the kinds for which `ofNamed`
 * returns the wrong aspects.
 */
const reads: Answers = {
  statistics: ({ of, add, equal }) => together(ofAffected(of), amount(add), ofQuantity(equal)),
  tough: ({ of, amount: count }) => together(ofAffected(of), ofQuantity(count)),
  terrains: ({ of }) => (of === 'all-regions' ? noAspects : together(only('progress'), ofExpeditions(of))),
  cost: ({ who, of, add }) => together(ofPlayers(who), ofSubject(of), ofQuantity(add)),
  'optional-cost': ({ add }) => ofQuantity(add),
  played: ({ who, cards, counters }) =>
    together(ofPlayers(who), ofDescription(cards), ofQuantity(counters?.count)),
  'cannot-play': ({ who, cards }) => together(ofPlayers(who), ofSubject(cards)),
  'playable-from': () => noAspects,
  'enters-with': ({ of, counters }) => together(ofAffected(of), ofQuantity(counters?.count)),
  'cannot-be-played': ({ in: where }) => ofWhere(where),
  'expedition-considered': ({ which, characters }) =>
    together(ofExpeditions(which), characters === true ? only('play', 'keywords') : noAspects),
  'not-counted': () => noAspects,
  'highest-statistic': ({ of }) => together(only('statistics'), ofAffected(of)),
  region: () => only('play', 'keywords', 'progress'),
  limit: ({ who, each }) => together(ofPlayers(who), ofQuantity(each)),
  'keeps-more': ({ like }) => ofDescription(like),
  instead: ({ would }) => ofWould(would),
  'may-play': ({ what, baseCost }) =>
    together(ofSelector(what), baseCost === undefined ? noAspects : ofQuantity(baseCost.than)),
  'cost-in': ({ where }) => ofWhere(where),
};

const ofWhere = (where: PlayDestination): Aspects =>
  typeof where === 'object' && 'terrain' in where
    ? only('progress', 'terrains')
    : where === 'starting-region'
      ? only('progress')
      : only('play', 'keywords');

/**
 * The characteristics that an ability changes (2.3.1.g). Kinds that are not listed change the rules, not
 * characteristics.
 */
const changes: Answers = {
  statistics: () => only('statistics'),
  keyword: () => only('keywords'),
  tough: () => only('tough'),
  abilities: () => only('abilities', 'keywords', 'tough'),
  subtypes: () => only('subtypes'),
  terrains: () => only('terrains'),
  considered: ({ as }) => ofDescription(as),
  'highest-statistic': () => only('statistics'),
  region: () => only('terrains'),
};

const answered = (table: Answers, passive: Passive): Aspects | undefined =>
  // The cast is safe because the table pairs each kind with the function for its nodes.
  (table as Partial<Record<string, (passive: Passive) => Aspects>>)[passive.kind]?.(passive);

/** The aspects of each ability, cached because abilities never change. */
const known = new WeakMap<Passive, { readonly reads: Aspects; readonly changes: Aspects }>();

/**
 * Returns the aspects that a passive ability reads and changes. An ability depends on every ability that changes an
 * aspect that it reads. It also depends on every ability that grants or removes abilities (2.3.2.d).
 */
export function aspectsOf(passive: Passive): { readonly reads: Aspects; readonly changes: Aspects } {
  const found = known.get(passive);
  if (found !== undefined) return found;
  const made = {
    reads: together(only('abilities'), ofCondition(passive.if), answered(reads, passive) ?? ofNamed(passive)),
    changes: answered(changes, passive) ?? noAspects,
  };
  known.set(passive, made);
  return made;
}
