import {
  aspectsOf,
  overlap,
  together,
  type Ability,
  type Aspects,
  type Passive,
  type Terrain,
  noAspects,
  only,
} from '#altered/abilities';
import { Budget, gather } from '#kernel';
import type { Action } from '../state/actions.js';
import type { Draft } from './passive-changes.js';
import { ListenersByAction, noListeners } from './listeners-by-action.js';
import { noPassives, PassivesByKind } from './passives-by-kind.js';
import { applyPassives, type Watching } from './passives.js';
import { baseOf } from './base.js';
import type { ActivePassive, Characteristics, Listener, Playable, World } from './characteristics.js';
import { editionIn, type Edition } from '../state/edition.js';
import { COMPLETED, type Zone } from '../state/objects.js';
import { terrainsWithMarkers } from './terrain-markers.js';
import { givesToPlayed, listenerOf, changesPlayed } from './played-cards.js';
import type { State } from '../state/state.js';
import {
  delayed,
  changesCharacteristics,
  naturalAbilities,
  ongoing,
  activeObjects,
  activeAbilitiesAt,
  changesGigantic,
  type ActiveObject,
  type MetObjects,
} from './active-abilities.js';

/**
 * Returns the facts derived from a state: characteristics after passive abilities (2.3), reactions and prohibitions.
 * Facts are computed on demand. They are valid until an event changes the values from which they were computed
 * (2.3.1.k).
 */
export function worldOf(state: State, budget = new Budget()): DerivedWorld {
  const known = knownOf(state);
  if (known === null) return new DerivedWorld(state, budget);
  known.budget = budget;
  return known;
}

/**
 * A constructor that returns its argument, so that a subclass can attach private fields to an existing object. Only the
 * subclass can access these fields. They are not serialised, compared, copied or sent to another thread.
 */
const Attached = function (object: object): object {
  return object;
} as unknown as new (object: object) => object;

/**
 * Attaches derived facts to a state while a decision is pending. The facts can be discarded, because they can be
 * computed again.
 */
class StoredWorld extends Attached {
  #world: DerivedWorld | null = null;

  static of(state: State): DerivedWorld | null {
    return #world in state ? state.#world : null;
  }

  /**
   * Stores derived facts. If `world` is null, only reserves the field. Every state has this field, so that all states
   * share a hidden class.
   */
  static keep(state: State, world: DerivedWorld | null): void {
    const holder = #world in state ? state : (new StoredWorld(state) as StoredWorld & State);
    holder.#world = world;
  }
}

/** Returns the facts stored with a state. Null if there are none or they are outdated. */
function knownOf(state: State): DerivedWorld | null {
  const known = StoredWorld.of(state);
  return known?.stillHolds === true ? known : null;
}

/** Copies the facts stored with a state to a copy of that state. */
export function copyWorld(state: State, copy: State): void {
  StoredWorld.keep(copy, knownOf(state)?.for(copy) ?? null);
}

export class DerivedWorld implements World {
  /** Indexed by item. */
  #known: (Characteristics | undefined)[] = [];
  #draft: Draft | null = null;
  #natural: ActiveObject[] | null = null;
  /** A cache of objects. Each copy of the state has a separate cache, which is freed with the copy. */
  #met: MetObjects = [];
  #changing: readonly Passive[] | null = null;
  #looked: Aspects | null = null;
  #knownActive: Active | null = null;
  /** The most recent active abilities, for reuse while the objects and emblems are the same. */
  #lastActive: Active | null = null;
  /** The characteristics and terrains before any ability changes them. Valid until regions change. */
  #unchanged: Draft | null = null;
  /**
   * The decision that was pending when the facts were stored. If another decision is pending, the facts are outdated,
   * because every event replaces the decision.
   */
  #rest: State['pending'] = null;
  /** Whether these facts are stored with their state, so that every decision reuses them. */
  #isStored = false;

  constructor(
    private readonly state: State,
    public budget: Budget,
  ) {}

  /** Stores these facts with the state until the next event. */
  keep(): void {
    this.#rest = this.state.pending;
    if (this.#rest === null || this.#isStored) return;
    StoredWorld.keep(this.state, this);
    this.#isStored = true;
  }

  /** Whether the state is unchanged since the facts were stored. */
  get stillHolds(): boolean {
    return this.#rest !== null && this.#rest === this.state.pending;
  }

  /** Returns the same facts for a copy of the state. */
  for(copy: State): DerivedWorld {
    const world = new DerivedWorld(copy, this.budget);
    world.#known = this.#known.slice();
    world.#draft = this.#draft;
    world.#natural = this.#natural;
    world.#met = this.#met.slice();
    world.#changing = this.#changing;
    world.#looked = this.#looked;
    world.#knownActive = this.#knownActive;
    world.#lastActive = this.#lastActive;
    world.#unchanged = this.#unchanged;
    world.#rest = this.#rest;
    return world;
  }

  of(item: number): Characteristics {
    const { changed } = this.#draft ?? this.#derive();
    if (changed.size > 0) {
      const altered = changed.get(item);
      if (altered !== undefined) return altered;
    }
    return (this.#known[item] ??= baseOf(this.state, item));
  }

  get terrains(): readonly (readonly Terrain[])[] {
    return (this.#draft ?? this.#derive()).terrains;
  }

  get passives(): PassivesByKind {
    return (this.#knownActive ?? this.#activate()).passives;
  }

  get listeners(): ListenersByAction {
    return (this.#knownActive ?? this.#activate()).listeners;
  }

  get quickActions(): readonly Playable[] {
    return (this.#knownActive ?? this.#activate()).quickActions;
  }

  get grantsAbilities(): boolean {
    for (const { kind } of this.#changingPassives()) if (kind === 'abilities') return true;
    return false;
  }

  get changesGigantic(): boolean {
    for (const passive of this.#changingPassives()) if (changesGigantic(passive)) return true;
    return false;
  }

  /**
   * Reports each ability that changes characteristics, in the order of application (2.3.3). Applies them again on every
   * call.
   */
  watchChanges(watching: Watching): void {
    if (this.#isChanged()) this.#apply(this.#base(), watching);
  }

  /** Drops the facts that an action makes invalid. Must be called after every action. */
  heed(action: Action): void {
    switch (action.kind) {
      case 'move': {
        const { item, from, to } = action;
        if (item !== null) this.#known[item] = undefined;
        if (isQuiet(from.zone) && isQuiet(to.zone)) return this.#reconsider('move');
        const abilities = item === null ? null : naturalAbilities(this.state, item);
        const edition = editionIn(this.state);
        const idle = (zone: Zone | 'outside'): boolean =>
          abilities !== null && idleAt(abilities, zone, edition);
        return idle(from.zone) && idle(to.zone) ? this.#rederive() : this.#reset();
      }
      case 'status': {
        // A card in Reserve has no support abilities while it is exhausted.
        const spent = action.status === 'exhausted' && editionIn(this.state).exhaustionInReserve;
        if (spent && action.item !== null && this.state.stays[action.item]?.zone === 'reserve')
          return this.#reset();
        return this.#reconsider('status');
      }
      case 'counters':
        // Boosts change the statistics to which passive abilities are applied, so the item's known characteristics are
        // dropped.
        if (action.item !== null) this.#known[action.item] = undefined;
        if (action.name === COMPLETED) return this.#reset();
        return this.#rederive();
      case 'emblem':
        return action.emblem.kind === 'reaction' ? undefined : this.#resetEmblems();
      case 'vanish': {
        const gone = this.state.items[action.item];
        if (gone?.kind !== 'emblem') return this.#reset();
        return gone.emblem.kind === 'reaction' ? undefined : this.#resetEmblems();
      }
      case 'token':
      case 'leave':
        return this.#reset();
      case 'create':
      case 'arena':
      case 'turn-up':
      case 'marker':
        this.#unchanged = null;
        return this.#reset();
      default:
        return this.#reconsider(action.kind);
    }
  }

  /** Drops derived values if an active ability reads a fact that has changed. */
  #reconsider(kind: keyof typeof changedBy): void {
    if (this.#draft !== null && this.#isChanged() && overlap(changedBy[kind], this.#reads()))
      this.#resetDerived();
  }

  /** Drops derived values after a change. Checks first whether any have been computed, because `#isChanged` is slow. */
  #rederive(): void {
    if (this.#draft !== null && this.#isChanged()) this.#resetDerived();
  }

  /** Drops derived values, which are then computed again from the same abilities. */
  #resetDerived(): void {
    this.#draft = null;
    this.#knownActive = null;
  }

  /** Drops facts about lasting emblems after one is created or removed. Those about objects' abilities remain. */
  #resetEmblems(): void {
    this.#changing = null;
    this.#resetDerived();
  }

  #reset(): void {
    this.#natural = null;
    this.#changing = null;
    this.#resetDerived();
  }

  #abilities(): ActiveObject[] {
    if (this.#natural === null) {
      this.#natural = activeObjects(this.state, this.#met);
      this.budget.spend(this.#natural.length);
    }
    return this.#natural;
  }

  /**
   * Returns the abilities that change characteristics and are printed or come from lasting emblems. Excludes granted
   * abilities, but includes the abilities that grant them.
   */
  #changingPassives(): readonly Passive[] {
    if (this.#changing === null) {
      const found: Passive[] = [];
      for (const { active } of this.#abilities())
        for (const { ability } of active.changing) found.push(ability.passive);
      for (const { passive } of ongoing(this.state)) if (changesCharacteristics(passive)) found.push(passive);
      this.#changing = found;
      this.#looked = null;
    }
    return this.#changing;
  }

  /** Whether any ability changes characteristics. Rarely true. */
  #isChanged(): boolean {
    return this.#changingPassives().length > 0;
  }

  /** Returns all aspects that abilities read when they change characteristics. */
  #reads(): Aspects {
    this.#looked ??= together(...this.#changingPassives().map((passive) => aspectsOf(passive).reads));
    return this.#looked;
  }

  #derive(): Draft {
    const base = this.#base();
    this.#draft = this.#isChanged() ? this.#apply(base) : base;
    return this.#draft;
  }

  #apply(base: Draft, watching?: Watching): Draft {
    return applyPassives(this.state, base, this.#abilities(), this.#met, this.budget, watching);
  }

  /** Returns the characteristics and terrains before abilities are applied. */
  #base(): Draft {
    this.#unchanged ??= {
      changed: nothingChanged,
      terrains: this.state.adventure.map((region) => (region.faceDown ? [] : terrainsWithMarkers(region))),
    };
    return this.#unchanged;
  }

  #activate(): Active {
    const { changed } = this.#draft ?? this.#derive();
    const abilities = changed.size === 0 ? this.#abilities() : activeObjects(this.state, this.#met, changed);
    this.budget.spend(abilities.length);
    const before = this.#lastActive;
    const lasting = asBefore(before?.speaking.lasting, ongoing(this.state));
    const waiting = asBefore(before?.speaking.waiting, delayed(this.state));
    const isAsBefore =
      before?.speaking.lasting === lasting &&
      before.speaking.waiting === waiting &&
      areSame(before.speaking.there, abilities);
    this.#knownActive = isAsBefore ? before : sorted({ there: abilities, lasting, waiting }, before);
    this.#lastActive = this.#knownActive;
    return this.#knownActive;
  }
}

const nothingChanged: Draft['changed'] = new Map();

/** Whether none of the abilities is active in a zone. */
const idleAt = (abilities: readonly Ability[], zone: Zone | 'outside', edition: Edition): boolean =>
  zone === 'outside' || activeAbilitiesAt(abilities, { zone, faceDown: false }, edition).none;

/** Whether no ability is ever active in a zone. */
const isQuiet = (zone: Zone | 'outside'): boolean =>
  zone !== 'expedition' && zone !== 'reserve' && zone !== 'hero' && zone !== 'landmark';

/** The objects, lasting emblems and waiting emblems that have abilities. */
interface Speaking {
  readonly there: readonly ActiveObject[];
  readonly lasting: readonly ActivePassive[];
  readonly waiting: readonly Listener[];
}

class Active implements Pick<World, 'passives' | 'listeners' | 'quickActions'> {
  #quickActions: readonly Playable[] | null = null;

  constructor(
    readonly speaking: Speaking,
    readonly passives: PassivesByKind,
    readonly listeners: ListenersByAction,
  ) {}

  /** Computed on demand because only turns need quick actions. */
  get quickActions(): readonly Playable[] {
    this.#quickActions ??= gather(this.speaking.there, ({ quickActions }) => quickActions);
    return this.#quickActions;
  }
}

function areSame(left: readonly unknown[], right: readonly unknown[]): boolean {
  if (left === right) return true;
  if (left.length !== right.length) return false;
  for (let index = 0; index < left.length; index++) if (left[index] !== right[index]) return false;
  return true;
}

/** Returns the emblem that has an ability. Undefined if an object has it. */
const emblemOf = ({ emblem }: ActivePassive | Listener): number | undefined =>
  typeof emblem === 'object' ? emblem.item : emblem;

/** Returns the previous list if its emblems and their controllers are the same. An emblem's abilities never change. */
function asBefore<T extends ActivePassive | Listener>(
  before: readonly T[] | undefined,
  now: readonly T[],
): readonly T[] {
  if (before?.length !== now.length) return now;
  for (let index = 0; index < now.length; index++) {
    const earlier = before[index] as T;
    const later = now[index] as T;
    if (emblemOf(earlier) !== emblemOf(later) || earlier.controller !== later.controller) return now;
  }
  return before;
}

/** Groups abilities by kind. Reuses previous lists that have the same members. */
function sorted(speaking: Speaking, before: Active | null): Active {
  const passives: ActivePassive[] = [];
  const listeners: Listener[] = [];
  for (const object of speaking.there) {
    for (const listener of object.listeners) listeners.push(listener);
    for (const active of object.passives) passives.push(active);
  }
  for (const emblem of speaking.lasting) if (!changesCharacteristics(emblem.passive)) passives.push(emblem);
  if (passives.length > 1) passives.sort((a, b) => a.timestamp - b.timestamp);
  for (const active of passives)
    if (changesPlayed(active) && givesToPlayed(active)) listeners.push(listenerOf(active));
  for (const listener of speaking.waiting) listeners.push(listener);
  return new Active(speaking, byKind(passives, before), byAction(listeners, before));
}

function byKind(passives: readonly ActivePassive[], before: Active | null): PassivesByKind {
  if (passives.length === 0) return noPassives;
  return before !== null && areSame(before.passives.all, passives)
    ? before.passives
    : new PassivesByKind(passives);
}

function byAction(listeners: readonly Listener[], before: Active | null): ListenersByAction {
  if (listeners.length === 0) return noListeners;
  return before !== null && areSame(before.listeners.all, listeners)
    ? before.listeners
    : new ListenersByAction(listeners);
}

/**
 * The kinds of actions for which `heed` only compares the changed aspects with the aspects that abilities read. It
 * handles each other kind separately.
 */
type Beside = Exclude<
  Action['kind'],
  'create' | 'token' | 'emblem' | 'vanish' | 'counters' | 'turn-up' | 'marker' | 'arena' | 'leave'
>;

/** The aspects that each kind of action changes and that abilities can read (2.3.1.k). */
export const changedBy: Readonly<Record<Beside, Aspects>> = {
  move: only('elsewhere', 'past'),
  status: only('statuses'),
  expedition: only('progress', 'past'),
  ascend: only('progress', 'past'),
  compare: only('past'),
  'quick-action': only('past'),
  'first-time': only('past'),
  roll: only('past'),
  shuffle: only('elsewhere'),
  reveal: noAspects,
  identify: only('elsewhere'),
  told: noAspects,
  'first-player': only('first-player'),
  phase: only('day', 'phase', 'passed', 'turn', 'past'),
  turn: only('turn', 'past'),
  pass: only('passed', 'past'),
  'after-you': noAspects,
  outcome: only('result'),
};
