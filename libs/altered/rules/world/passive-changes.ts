import {
  isQuantity,
  type Ability,
  type Affected,
  type Expeditions,
  type Passive,
  type Terrain,
} from '#altered/abilities';
import type { Budget } from '#kernel';
import { naturallyConsidered } from './active-abilities.js';
import { baseOf, keywordsOf, toughOf } from './base.js';
import { termsOf } from './own-terms.js';
import type { ActivePassive, Characteristics, World } from './characteristics.js';
import { expeditionsOf, nothingBound, type Context } from './context.js';
import { isSupport } from './placed-abilities.js';
import { present } from './known-objects.js';
import { noListeners } from './listeners-by-action.js';
import { PassivesByKind } from './passives-by-kind.js';
import { allLike, holds, valueOf } from './matching.js';
import type { State } from '../state/state.js';
import { isInPlay, seatOf } from '../state/zones.js';

/** The characteristics and terrains while passive abilities are being applied one at a time. */
export interface Draft {
  readonly changed: ReadonlyMap<number, Characteristics>;
  readonly terrains: readonly (readonly Terrain[])[];
}

/** A passive ability that could be applied. Identified by its content and object. */
export interface Candidate extends ActivePassive {
  /** The index among equal abilities of the same object. */
  readonly occurrence: number;
}

/** The effect of applying an ability: new characteristics of objects, and new terrains of regions. */
export interface Doing {
  readonly changes: ReadonlyMap<number, Characteristics>;
  readonly terrains: ReadonlyMap<number, readonly Terrain[]>;
}

export const of = (state: State, draft: Draft, item: number): Characteristics =>
  draft.changed.get(item) ?? baseOf(state, item);

/**
 * The objects or regions that an ability affects, and the amount by which it changes objects. Excludes the objects'
 * previous values.
 */
interface Reach {
  readonly of: readonly number[];
  readonly amount: number;
}

const nothingReached: Reach = { of: [], amount: 0 };

export function reach(state: State, draft: Draft, candidate: Candidate, budget: Budget): Reach | null {
  const context = contextOf(state, draft, candidate, budget);
  const { passive } = candidate;
  if (passive.if !== undefined && !holds(context, passive.if)) return null;
  if (passive.kind === 'terrains' || passive.kind === 'region')
    return { of: regions(context, passive), amount: 0 };
  if (!changesObjects(passive)) return nothingReached;
  const amount =
    passive.kind === 'tough'
      ? valueOf(context, passive.amount)
      : passive.kind === 'statistics' && passive.add !== undefined && isQuantity(passive.add)
        ? valueOf(context, passive.add)
        : passive.kind === 'statistics' && passive.equal !== undefined
          ? valueOf(context, passive.equal)
          : 0;
  return { of: affected(context, passive), amount };
}

export const sameReach = (left: Reach | null, right: Reach | null): boolean =>
  left === null || right === null
    ? left === right
    : left.amount === right.amount &&
      left.of.length === right.of.length &&
      left.of.every((item, index) => item === right.of[index]);

function contextOf(
  state: State,
  draft: Draft,
  { me, controller, source, bound }: Candidate,
  budget: Budget,
): Context {
  const world = new DraftWorld(state, draft, budget);
  return { state, world, controller, bound: bound ?? nothingBound(me, source.object) };
}

/** The derived facts that abilities can read while they are being applied. */
class DraftWorld implements World {
  readonly listeners = noListeners;
  readonly quickActions: World['quickActions'] = noQuickActions;
  readonly grantsAbilities = false;
  readonly changesGigantic = false;

  constructor(
    private readonly state: State,
    private readonly draft: Draft,
    readonly budget: Budget,
  ) {}

  of(item: number): Characteristics {
    return of(this.state, this.draft, item);
  }

  get terrains(): World['terrains'] {
    return this.draft.terrains;
  }

  get passives(): PassivesByKind {
    return new PassivesByKind(naturallyConsidered(this.state));
  }
}

const noQuickActions: World['quickActions'] = [];

/**
 * 2.3.1.h: returns the affected objects, which must be in play. An ability that removes support abilities affects cards
 * in Reserve instead (1.4.2.a).
 */
function affected(context: Context, passive: Passive & ChangesObjects): number[] {
  const { stays } = context.state;
  const of: Affected = passive.of;
  const ofReserve = passive.kind === 'abilities' && passive.lose === 'support';
  const inPlay = (item: number): boolean => {
    const zone = stays[item]?.zone ?? 'deck';
    return ofReserve ? zone === 'reserve' : isInPlay(zone);
  };
  if (of === 'me') return inPlay(context.bound.me.item) ? [context.bound.me.item] : [];
  const items = of === 'it' || 'target' in of || 'noted' in of ? present(context, of) : allLike(context, of);
  return items.filter(inPlay);
}

function regions(context: Context, passive: ChangesRegions): number[] {
  if (passive.kind === 'terrains' && passive.of === 'all-regions')
    return context.world.terrains.map((_, index) => index);
  const at = wordsFor(passive)
    .flatMap((word) => expeditionsOf(context, word))
    .flatMap(({ seat, expedition }) => seatOf(context.state, seat).expeditions[expedition] ?? []);
  return [...new Set(at)];
}

type ChangesRegions = Extract<Passive, { kind: 'terrains' | 'region' }>;

/** Returns the words for the expeditions whose regions change. Empty if all regions change. */
const wordsFor = (passive: ChangesRegions): readonly Expeditions[] => {
  if (passive.kind === 'region')
    return passive.whose === 'mine' ? ['my-expedition'] : ['my-expedition', 'facing-me'];
  return passive.of === 'all-regions' ? [] : [passive.of];
};

export function apply(draft: Draft, { changes, terrains }: Doing): Draft {
  if (changes.size === 0 && terrains.size === 0) return draft;
  return {
    changed: changes.size === 0 ? draft.changed : together(draft.changed, changes),
    terrains:
      terrains.size === 0
        ? draft.terrains
        : draft.terrains.map((before, index) => terrains.get(index) ?? before),
  };
}

function together(before: Draft['changed'], changes: ReadonlyMap<number, Characteristics>): Draft['changed'] {
  if (before.size === 0) return changes;
  const all = new Map(before);
  for (const [item, is] of changes) all.set(item, is);
  return all;
}

const noChanges: Doing = { changes: new Map(), terrains: new Map() };

export function doing(state: State, draft: Draft, candidate: Candidate, budget: Budget): Doing {
  budget.spend(1 + draft.changed.size);
  const context = contextOf(state, draft, candidate, budget);
  const { passive } = candidate;
  if (passive.if !== undefined && !holds(context, passive.if)) return noChanges;
  if (passive.kind === 'terrains' || passive.kind === 'region') {
    const gain = passive.kind === 'region' ? [passive.terrain] : (passive.gain ?? []);
    const lose = passive.kind === 'terrains' ? (passive.lose ?? []) : passive.loses ? 'all-others' : [];
    const terrains = new Map<number, readonly Terrain[]>();
    for (const index of regions(context, passive)) {
      const before = draft.terrains[index] ?? [];
      terrains.set(index, gainAndLose(before, gain, lose));
    }
    return { changes: noChanges.changes, terrains };
  }
  if (!changesObjects(passive)) return noChanges;
  const changes = new Map<number, Characteristics>();
  for (const item of affected(context, passive)) {
    const before = of(state, draft, item);
    const after = change(context, passive, before);
    if (after !== before) changes.set(item, after);
  }
  return { changes, terrains: noChanges.terrains };
}

const gainAndLose = <T>(
  before: readonly T[],
  gain: readonly T[],
  lose: readonly T[] | 'all-others',
): readonly T[] => {
  const remaining = lose === 'all-others' ? [] : before.filter((member) => !lose.includes(member));
  return [...remaining, ...gain.filter((member) => !remaining.includes(member))];
};

/** A list of abilities, and the values derived from the list. */
type OfAbilities = Pick<Characteristics, 'abilities' | 'keywords' | 'tough' | 'terms'>;

const ofAbilities = (abilities: readonly Ability[]): OfAbilities => ({
  abilities,
  keywords: keywordsOf(abilities),
  tough: toughOf(abilities),
  terms: termsOf(abilities),
});

/** An ability that grants or removes abilities. Its result does not depend on any number. */
type Gives = Extract<Passive, { kind: 'keyword' | 'abilities' }>;

/**
 * Caches the results of granting and removing abilities, so that equal inputs share a list. This is safe because lists
 * of abilities never change.
 */
const given = new WeakMap<readonly Ability[], WeakMap<Gives, OfAbilities>>();

/** Returns an object's characteristics after a passive ability has granted or removed abilities. */
function withAbilityChange(before: Characteristics, passive: Gives): Characteristics {
  const { abilities } = before;
  let known = given.get(abilities);
  if (known === undefined) given.set(abilities, (known = new WeakMap()));
  let made = known.get(passive);
  if (made === undefined) known.set(passive, (made = ofAbilities(giveAndTake(abilities, passive))));
  return { ...before, ...made };
}

const remainingAbilities = (
  abilities: readonly Ability[],
  lose: true | 'support' | undefined,
): readonly Ability[] =>
  lose === true ? [] : lose === undefined ? abilities : abilities.filter((ability) => !isSupport(ability));

function giveAndTake(abilities: readonly Ability[], passive: Gives): readonly Ability[] {
  if (passive.kind === 'abilities')
    return [...remainingAbilities(abilities, passive.lose), ...(passive.gain ?? [])];
  const { gain, lose } = passive;
  const remaining = abilities.filter((ability) => ability.kind !== 'keyword' || ability.keyword !== lose);
  return gain === undefined || keywordsOf(abilities).includes(gain)
    ? remaining
    : [...remaining, { kind: 'keyword', keyword: gain }];
}

type ChangesObjects = Extract<
  Passive,
  { kind: 'statistics' | 'keyword' | 'tough' | 'abilities' | 'subtypes' | 'highest-statistic' }
>;

/** Whether a passive ability changes the characteristics of objects, not terrains or rules. */
function changesObjects(passive: Passive): passive is Passive & ChangesObjects {
  switch (passive.kind) {
    case 'statistics':
    case 'keyword':
    case 'tough':
    case 'abilities':
    case 'subtypes':
    case 'highest-statistic':
      return true;
    default:
      return false;
  }
}

function change(context: Context, passive: ChangesObjects, before: Characteristics): Characteristics {
  switch (passive.kind) {
    case 'statistics': {
      // 2.3.1.d: the statistics of an object without statistics cannot be modified.
      if (before.statistics === null) return before;
      const { add = {}, set = {}, only, equal } = passive;
      const is = equal === undefined ? null : valueOf(context, equal);
      const more = isQuantity(add) ? valueOf(context, add) : null;
      const changed = (terrain: Terrain): number =>
        ((only === undefined || only === terrain ? is : null) ??
          set[terrain] ??
          before.statistics?.[terrain] ??
          0) +
        (more === null
          ? ((add as Partial<Record<Terrain, number>>)[terrain] ?? 0)
          : only === undefined || only === terrain
            ? more
            : 0);
      return {
        ...before,
        statistics: { forest: changed('forest'), mountain: changed('mountain'), water: changed('water') },
      };
    }
    case 'keyword':
    case 'abilities':
      return withAbilityChange(before, passive);
    case 'tough': {
      const tough = { kind: 'tough', amount: valueOf(context, passive.amount) } as const;
      return { ...before, ...ofAbilities([...before.abilities, tough]) };
    }
    case 'highest-statistic': {
      if (before.statistics === null) return before;
      const { forest, mountain, water } = before.statistics;
      const most = Math.max(forest, mountain, water);
      return { ...before, statistics: { forest: most, mountain: most, water: most } };
    }
    case 'subtypes':
      return { ...before, subtypes: gainAndLose(before.subtypes, passive.gain ?? [], passive.lose ?? []) };
  }
}
