import {
  aspectsOf,
  type Ability,
  type DailyEffectName,
  type Passive,
  type Trigger,
} from '#altered/abilities';
import type { Seat } from '#record';
import type { ActivePassive, Listener, Playable } from './characteristics.js';
import { abilitiesNow, isElsewhere, isSupport } from './placed-abilities.js';
import { editionIn, type Edition } from '../state/edition.js';
import type { Item, Stay } from '../state/objects.js';
import { cardOf, type State } from '../state/state.js';
import { isInPlay, itemOf } from '../state/zones.js';

/** 2.3.1.g: whether a passive ability changes characteristics. */
export const changesCharacteristics = (passive: Passive): boolean => aspectsOf(passive).changes.size > 0;

/** Whether a passive ability can give or remove Gigantic, directly or by changing other abilities. */
export const changesGigantic = (passive: Passive): boolean =>
  passive.kind === 'abilities' ||
  (passive.kind === 'keyword' && (passive.gain === 'gigantic' || passive.lose === 'gigantic'));

type Where = Pick<Stay, 'zone' | 'faceDown'> & { readonly statuses?: Stay['statuses'] };

/** 2.4.6.e of edition 4.0: a card that is exhausted in Reserve has no support abilities. */
const isSpent = ({ zone, statuses }: Where, { exhaustionInReserve }: Edition): boolean =>
  exhaustionInReserve && zone === 'reserve' && statuses?.includes('exhausted') === true;

/** Whether an ability is active in its object's zone (2.2.10.f–g, 1.2.4.d). */
export function works(ability: Ability, where: Where, edition: Edition): boolean {
  const { zone, faceDown } = where;
  if (faceDown || isSpent(where, edition)) return false;
  return isSupport(ability) ? zone === 'reserve' : isInPlay(zone);
}

/** An ability and its index among its object's abilities. */
export interface Placed<Kind extends Ability['kind']> {
  readonly index: number;
  readonly ability: Extract<Ability, { kind: Kind }>;
}

/**
 * An object's active abilities, by purpose. `changing` contains the passive abilities that change characteristics.
 * `passives` contains all others.
 */
export interface ActiveAbilities {
  readonly changing: readonly Placed<'passive'>[];
  readonly passives: readonly Placed<'passive'>[];
  readonly reactions: readonly Placed<'reaction'>[];
  readonly quickActions: readonly Placed<'quick-action'>[];
  readonly none: boolean;
}

function sorted(abilities: readonly Ability[], support: boolean): ActiveAbilities {
  const changing: Placed<'passive'>[] = [];
  const passives: Placed<'passive'>[] = [];
  const reactions: Placed<'reaction'>[] = [];
  const quickActions: Placed<'quick-action'>[] = [];
  for (const [index, ability] of abilities.entries()) {
    if (isSupport(ability) !== support) continue;
    if (ability.kind === 'reaction') reactions.push({ index, ability });
    else if (ability.kind === 'quick-action') quickActions.push({ index, ability });
    else if (ability.kind === 'passive')
      (changesCharacteristics(ability.passive) ? changing : passives).push({ index, ability });
  }
  // `none` is also false if there are abilities of a completed Feat or a Temple, because these can become active.
  const none =
    changing.length + passives.length + reactions.length + quickActions.length === 0 &&
    !abilities.some(({ kind }) => isElsewhere(kind));
  return { changing, passives, reactions, quickActions, none };
}

const nothing: ActiveAbilities = sorted([], false);

/** Caches active abilities by list of abilities, because such lists never change. */
const known = new WeakMap<
  readonly Ability[],
  { readonly inPlay: ActiveAbilities; readonly support: ActiveAbilities }
>();

/** Returns an object's abilities that are active in its zone (2.2.10.f–g, 1.2.4.d). */
export function activeAbilitiesAt(
  abilities: readonly Ability[],
  where: Where,
  edition: Edition,
): ActiveAbilities {
  const { zone, faceDown } = where;
  if (abilities.length === 0 || faceDown || isSpent(where, edition)) return nothing;
  let found = known.get(abilities);
  if (found === undefined) {
    found = { inPlay: sorted(abilities, false), support: sorted(abilities, true) };
    known.set(abilities, found);
  }
  if (zone === 'reserve') return found.support;
  return isInPlay(zone) ? found.inPlay : nothing;
}

const none: readonly Ability[] = [];

export function naturalAbilities(state: State, item: number): readonly Ability[] {
  const kind = state.items[item]?.kind;
  return kind === 'card' || kind === 'token'
    ? abilitiesNow(cardOf(state, item).abilities ?? none, state.stays[item])
    : none;
}

const nobody: readonly never[] = [];

/** Like `map`, but returns a shared list for an empty input, because most inputs are empty. */
const mapNonEmpty = <T, U>(some: readonly T[], make: (member: T) => U): readonly U[] =>
  some.length === 0 ? nobody : some.map(make);

/** An object with active abilities. Its lists of abilities with their sources are computed on demand. */
export class ActiveObject {
  #listeners: readonly Listener[] | null = null;
  #quickActions: readonly Playable[] | null = null;
  #passives: readonly ActivePassive[] | null = null;

  constructor(
    readonly item: number,
    readonly object: number | null,
    readonly controller: Seat,
    readonly active: ActiveAbilities,
  ) {}

  get listeners(): readonly Listener[] {
    const { item, object, controller, active } = this;
    this.#listeners ??= mapNonEmpty(active.reactions, ({ index, ability }): Listener => ({
      source: { item, object, ability: index },
      controller,
      ability,
    }));
    return this.#listeners;
  }

  get quickActions(): readonly Playable[] {
    const { item, object, controller, active } = this;
    this.#quickActions ??= mapNonEmpty(active.quickActions, ({ index, ability }): Playable => ({
      source: { item, object, ability: index },
      controller,
      ability,
    }));
    return this.#quickActions;
  }

  get passives(): readonly ActivePassive[] {
    const { item, object, controller, active } = this;
    this.#passives ??= mapNonEmpty(active.passives, ({ index, ability }): ActivePassive => ({
      source: { item, object, ability: index },
      controller,
      me: item,
      timestamp: object ?? 0,
      passive: ability.passive,
    }));
    return this.#passives;
  }
}

/** An item's cached abilities. They are valid while the state has the same `Item` and `Stay` objects. */
interface CachedAbilities {
  readonly of: Item;
  readonly stay: Stay;
  /** The object with its printed abilities. Null if none of them is active in its zone. */
  readonly natural: ActiveObject | null;
}

/** Indexed by item. */
export type MetObjects = (CachedAbilities | undefined)[];

/** The items whose abilities were changed by passive abilities. Other items have their printed abilities. */
type Changed = ReadonlyMap<number, { readonly abilities: readonly Ability[] }>;

const nothingChanged: Changed = new Map();

/** Returns the objects in play that have active abilities, and the cards in Reserve that have support abilities. */
export function activeObjects(
  state: State,
  met: MetObjects,
  changed: Changed = nothingChanged,
): ActiveObject[] {
  const found: ActiveObject[] = [];
  for (const seat of state.seats) {
    add(found, state, seat.hero, met, changed);
    add(found, state, seat.landmark, met, changed);
    add(found, state, seat.reserve, met, changed);
  }
  add(found, state, state.expedition, met, changed);
  return found;
}

function add(
  found: ActiveObject[],
  state: State,
  items: readonly number[],
  met: MetObjects,
  changed: Changed,
): void {
  for (const item of items) {
    const of = state.items[item];
    const stay = state.stays[item];
    if (of === undefined || stay === null || stay === undefined) continue;
    const before = met[item];
    const { natural } =
      before?.of === of && before.stay === stay ? before : lookAt(state, item, of, stay, met);
    const other = changed.size === 0 ? undefined : changed.get(item);
    const active = other === undefined ? natural : activeWith(state, item, stay, other.abilities, natural);
    if (active !== null) found.push(active);
  }
}

/** Finds an item's printed abilities that are active in its zone, and caches them. */
function lookAt(state: State, item: number, of: Item, stay: Stay, met: MetObjects): CachedAbilities {
  const before = met[item]?.natural ?? null;
  const natural = activeWith(state, item, stay, naturalAbilities(state, item), before);
  const cached = { of, stay, natural };
  while (met.length <= item) met.push(undefined);
  met[item] = cached;
  return cached;
}

/**
 * Returns an object with its active abilities. Returns `before` if nothing has changed, or null if there are no active
 * abilities.
 */
function activeWith(
  state: State,
  item: number,
  stay: Stay,
  abilities: readonly Ability[],
  before: ActiveObject | null,
): ActiveObject | null {
  if (abilities.length === 0) return null;
  const active = activeAbilitiesAt(abilities, stay, editionIn(state));
  if (active.none) return null;
  const { object, seat } = stay;
  return before?.object === object && before.controller === seat && before.active === active
    ? before
    : new ActiveObject(item, object, seat, active);
}

/**
 * Returns the printed passive abilities about the positions of expeditions. They already apply while the effects of
 * other abilities are computed.
 */
export function naturallyConsidered(state: State): readonly ActivePassive[] {
  return activeObjects(state, []).flatMap(({ passives }) =>
    passives.filter(({ passive }) => passive.kind === 'expedition-considered'),
  );
}

/** Returns the passive abilities of lasting emblems in Limbo. */
export function ongoing(state: State): readonly ActivePassive[] {
  let found: ActivePassive[] | null = null;
  for (const item of state.limbo) {
    const of = itemOf(state, item);
    const stay = state.stays[item];
    if (of.kind !== 'emblem' || of.emblem.kind !== 'ongoing' || stay === null || stay === undefined) continue;
    const { source, passive, bound } = of.emblem;
    found ??= [];
    found.push({
      source,
      controller: stay.seat,
      me: bound.me.item,
      timestamp: stay.object ?? 0,
      passive,
      emblem: item,
      bound,
    });
  }
  return found ?? noPassives;
}

/** Returns the reactions of emblems in Limbo. The emblems wait for an event or for a later time today (4.2.d). */
export function delayed(state: State): readonly Listener[] {
  let found: Listener[] | null = null;
  for (const item of state.limbo) {
    const of = itemOf(state, item);
    const stay = state.stays[item];
    if (of.kind !== 'emblem' || stay === null || stay === undefined) continue;
    if (of.emblem.kind !== 'delayed' && of.emblem.kind !== 'awaiting') continue;
    const { source, instructions, bound } = of.emblem;
    const trigger: Trigger = of.emblem.kind === 'awaiting' ? of.emblem.trigger : after(of.emblem.after);
    (found ??= []).push({
      source,
      controller: stay.seat,
      ability: { kind: 'reaction', trigger, ...instructions },
      emblem: { item, bound },
    });
  }
  return found ?? noListeners;
}

const afterEffects = new Map<DailyEffectName, Trigger>();

/**
 * Returns the trigger that follows a daily effect. Returns the same object for the same effect, because facts about
 * triggers are cached by object.
 */
function after(effect: DailyEffectName): Trigger {
  const known = afterEffects.get(effect);
  if (known !== undefined) return known;
  const trigger: Trigger = { kind: 'after-daily-effect', effect };
  afterEffects.set(effect, trigger);
  return trigger;
}

const noListeners: readonly Listener[] = [];
const noPassives: readonly ActivePassive[] = [];
