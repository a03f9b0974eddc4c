import type { CardDefinition } from '#altered/abilities';
import type { Json } from '#record';
import type { Emblem, Item, Region, Stay } from './objects.js';
import type { State } from './state.js';

/** Avoids `Object.keys`, which would allocate an array. */
function isEmpty(members: Readonly<Record<string, unknown>>): boolean {
  for (const _ in members) return false;
  return true;
}

const stayForm = (stay: Stay | null): Json => {
  if (stay === null) return 0;
  if (stay.object === null) return 1;
  const plain = stay.statuses.length === 0 && isEmpty(stay.counters);
  const base = stay.faceDown ? -stay.object : stay.object;
  return plain
    ? base + 1
    : [base, [...stay.statuses], Object.entries(stay.counters).sort(byName), stay.expedition];
};

/** Counts the occurrences of each name, and sorts the counts by name. */
export function timesForm(names: readonly string[]): Json[] {
  if (names.length === 0) return [];
  const times = new Map<string, number>();
  for (const name of names) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].sort(byName);
}

const byName = (a: readonly [string, number], b: readonly [string, number]): number => (a[0] < b[0] ? -1 : 1);

const regionForm = (region: Region): Json => [
  region.item,
  region.object,
  region.name,
  region.tumult,
  region.faceDown,
  [...region.terrains],
  // `ways` is absent in older records, and for regions that all players cross.
  ...(region.ways === undefined ? [] : [['ways', ...region.ways]]),
  ...(region.markers ?? []).map(({ object, terrain }) => [object, terrain]),
];

/**
 * Includes the full definitions of existing tokens and emblems, and those of cards that were identified during the
 * game. All other cards are defined by the deck lists.
 */
function itemForms({ items, stays }: State): Json[] {
  const forms: Json[] = [];
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    if (item === undefined || stays[index] === null) continue;
    const whole = wholeOf(item);
    if (whole !== undefined) forms.push([item.owner, whole as unknown as Json]);
  }
  return forms;
}

/** Returns the definition of an item that the deck lists do not define. Undefined if there is none. */
export const wholeOf = (item: Item): CardDefinition | Emblem | undefined =>
  item.kind === 'emblem' ? item.emblem : item.kind === 'region' ? undefined : item.definition;

/** Returns a list with each player's Ascended expeditions. Empty if no expedition is Ascended. */
const ascendedForm = ({ seats }: State): Json[] =>
  seats.some(({ ascended }) => ascended.length > 0) ? [seats.map(({ ascended }) => [...ascended])] : [];

/**
 * Returns the canonical form of a state, which consists of lists in a fixed order without field names. Excludes the
 * agenda, the random source and the pending decision.
 */
export function canonical(state: State): Json {
  return [
    state.day,
    state.phase,
    state.turn,
    state.turnSeat,
    state.firstPlayer,
    state.timestamp,
    state.seats.map((seat) => [
      seat.passed,
      seat.deck,
      seat.discard,
      seat.hand,
      seat.hero,
      seat.landmark,
      seat.mana,
      seat.reserve,
      // Existing records use 0 for an expedition that is not placed yet.
      seat.expeditions.hero ?? 0,
      seat.expeditions.companion ?? 0,
    ]),
    state.expedition.map((item) => [
      item,
      state.stays[item]?.seat ?? -1,
      state.stays[item]?.expedition ?? '',
    ]),
    state.limbo.map((item) => [item, state.stays[item]?.seat ?? -1]),
    state.adventure.map(regionForm),
    state.stays.map(stayForm),
    state.known,
    itemForms(state),
    timesForm(state.today),
    state.result === null ? null : [[...state.result.winners], state.result.reason],
    // Omitted if empty, because older records do not contain these parts.
    ...ascendedForm(state),
    ...(state.left.length > 0 ? [['left', ...state.left]] : []),
  ];
}
