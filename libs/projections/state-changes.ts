import type {
  CardFace,
  CardView,
  Clock,
  NamedNumber,
  PublicState,
  ResultView,
  Seat,
  ZoneView,
} from '#record';

/** A change to a number. `from` or `to` is null if the number is absent before or after the change. */
export interface NamedChange {
  readonly name: string;
  readonly from: number | null;
  readonly to: number | null;
}

export interface ZoneChange {
  readonly key: string;
  readonly kind: string;
  readonly seat: Seat | null;
  readonly from: number;
  readonly to: number;
  /** Whether the order of the cards that are present in both states has changed. */
  readonly reordered: boolean;
}

export type Turned = 'face-up' | 'face-down';

export interface CardChange {
  readonly item: number | null;
  /** The card's object numbers before and after the change. If they differ, the card has become a different object. */
  readonly fromObject: number | null;
  readonly toObject: number | null;
  readonly face: CardFace | null;
  /**
   * The keys of the card's zones before and after the change. Either is null if the viewer cannot see the card in any
   * zone at that time.
   */
  readonly fromZone: string | null;
  readonly toZone: string | null;
  readonly turned: Turned | null;
  /** Whether the viewer has learned which card this is, or no longer knows it. Null if neither happened. */
  readonly known: 'learned' | 'forgotten' | null;
  /**
   * The seats that control the card before and after the change. Either is null if the viewer cannot see the card at
   * that time.
   */
  readonly fromController: Seat | null;
  readonly toController: Seat | null;
  readonly gained: readonly string[];
  readonly lost: readonly string[];
  readonly gainedKeywords: readonly string[];
  readonly lostKeywords: readonly string[];
  readonly counters: readonly NamedChange[];
  readonly statistics: readonly NamedChange[];
}

export interface SeatChange extends NamedChange {
  readonly seat: Seat;
}

export interface MarkerChange {
  readonly track: string;
  readonly seat: Seat;
  readonly kind: string;
  readonly from: string | null;
  readonly to: string | null;
}

export interface SpaceChange {
  readonly track: string;
  readonly key: string;
  /** The space's names before and after the change. Either is null if the space does not exist at that time. */
  readonly fromName: string | null;
  readonly toName: string | null;
  /** The space's terrains before and after the change. */
  readonly from: readonly string[];
  readonly to: readonly string[];
  readonly turned: Turned | null;
}

/**
 * The ids of the pending decisions before and after the change. Either is null if no decision is pending at that time.
 */
export interface DecisionChange {
  readonly from: number | null;
  readonly to: number | null;
}

/** The results before and after the change. Either is null if the game is in progress at that time. */
export interface ResultChange {
  readonly from: ResultView | null;
  readonly to: ResultView | null;
}

/** The differences between two states, as seen by one viewer. */
export interface StateChanges {
  readonly from: Clock;
  readonly to: Clock;
  readonly zones: readonly ZoneChange[];
  readonly cards: readonly CardChange[];
  /** Changes to resources, and to `first-player` and `passed`, which are 0 or 1. */
  readonly seats: readonly SeatChange[];
  readonly markers: readonly MarkerChange[];
  readonly spaces: readonly SpaceChange[];
  /** Null if the pending decision is unchanged. */
  readonly decision: DecisionChange | null;
  readonly result: ResultChange | null;
}

/** Compares two states, both from the same viewer's perspective. */
export function changesBetween(from: PublicState, to: PublicState): StateChanges {
  return {
    from: from.clock,
    to: to.clock,
    zones: zoneChanges(from, to),
    cards: cardChanges(from, to),
    seats: seatChanges(from, to),
    markers: markerChanges(from, to),
    spaces: spaceChanges(from, to),
    decision:
      from.decision?.id === to.decision?.id
        ? null
        : { from: from.decision?.id ?? null, to: to.decision?.id ?? null },
    result: isSameResult(from.result, to.result) ? null : { from: from.result, to: to.result },
  };
}

const isSameResult = (left: ResultView | null, right: ResultView | null): boolean =>
  left?.reason === right?.reason &&
  left?.rule === right?.rule &&
  left?.winners.join() === right?.winners.join();

/** Pairs the entries that have the same key. If only one list contains a key, the other entry of the pair is null. */
function* pairs<T>(
  from: readonly T[],
  to: readonly T[],
  keyOf: (entry: T) => string,
): Generator<readonly [T | null, T | null]> {
  const later = new Map(to.map((entry) => [keyOf(entry), entry]));
  for (const earlier of from) {
    const key = keyOf(earlier);
    yield [earlier, later.get(key) ?? null];
    later.delete(key);
  }
  for (const added of later.values()) yield [null, added];
}

function zoneChanges(from: PublicState, to: PublicState): ZoneChange[] {
  const found: ZoneChange[] = [];
  for (const [was, is] of pairs(from.zones, to.zones, ({ key }) => key)) {
    const zone = is ?? was;
    if (zone === null) continue;
    const reordered = was !== null && is !== null && isReordered(was, is);
    if (was?.count === is?.count && !reordered) continue;
    const { key, kind, seat } = zone;
    found.push({ key, kind, seat, from: was?.count ?? 0, to: is?.count ?? 0, reordered });
  }
  return found;
}

function isReordered(was: ZoneView, is: ZoneView): boolean {
  const [before, after] = [was, is].map(({ cards }) =>
    cards.flatMap((card) => card.item ?? card.object ?? card.key ?? []),
  );
  const stayed = new Set(before?.filter((card) => after?.includes(card)));
  const order = (of: readonly (number | string)[] = []): string =>
    of.filter((card) => stayed.has(card)).join();
  return order(before) !== order(after);
}

function numberChanges(from: readonly NamedNumber[], to: readonly NamedNumber[]): NamedChange[] {
  const found: NamedChange[] = [];
  for (const [was, is] of pairs(from, to, ({ name }) => name)) {
    const name = (is ?? was)?.name;
    if (name === undefined || was?.value === is?.value) continue;
    found.push({ name, from: was?.value ?? null, to: is?.value ?? null });
  }
  return found;
}

interface Placed {
  readonly zone: string;
  readonly card: CardView;
}

const placed = (zones: readonly ZoneView[]): Placed[] =>
  zones.flatMap(({ key, cards }) => cards.map((card) => ({ zone: key, card })));

/**
 * Returns the keys by which a card can be found in another state. If a card's item and object are unknown, the view's
 * key identifies the card as long as its face does not change.
 */
const namesOf = ({ item, object, key, face }: CardView): readonly string[] => [
  ...(item === null ? [] : [`item ${item}`]),
  ...(object === null ? [] : [`object ${object}`]),
  ...(item === null && object === null && key !== null ? [`${key} ${face?.reference ?? ''}`] : []),
];

/**
 * Pairs the same card in both states. Finds the card by its item if the viewer knows the item in both states, and
 * otherwise by its object. Omits cards without a key, which are only counted by zone.
 */
function cardPairs(from: PublicState, to: PublicState): (readonly [Placed | null, Placed | null])[] {
  const later = placed(to.zones);
  const named = new Map(later.flatMap((placed) => namesOf(placed.card).map((name) => [name, placed])));
  const found: (readonly [Placed | null, Placed | null])[] = [];
  const met = new Set<Placed>();
  for (const was of placed(from.zones)) {
    const names = namesOf(was.card);
    const is = names.map((name) => named.get(name)).find((placed) => placed !== undefined) ?? null;
    if (is !== null) met.add(is);
    if (names.length > 0) found.push([was, is]);
  }
  for (const is of later) if (!met.has(is) && namesOf(is.card).length > 0) found.push([null, is]);
  return found;
}

function cardChanges(from: PublicState, to: PublicState): CardChange[] {
  return cardPairs(from, to).flatMap(([was, is]) => {
    const change = cardChange(was, is);
    const { gained, lost, gainedKeywords, lostKeywords, counters, statistics } = change;
    const differs =
      change.fromZone !== change.toZone ||
      change.fromObject !== change.toObject ||
      change.fromController !== change.toController ||
      change.turned !== null ||
      change.known !== null ||
      [gained, lost, gainedKeywords, lostKeywords, counters, statistics].some(({ length }) => length > 0);
    return differs ? [change] : [];
  });
}

const turnedTo = (was: boolean | undefined, is: boolean | undefined): Turned | null =>
  was === undefined || is === undefined || was === is ? null : is ? 'face-down' : 'face-up';

function cardChange(was: Placed | null, is: Placed | null): CardChange {
  const [before, after] = [was?.card, is?.card];
  const [had, has] = [before?.statuses ?? [], after?.statuses ?? []];
  // Reports changed properties only if the card is visible in both states. A card that only became visible or hidden
  // counts as unchanged.
  const both = before !== undefined && after !== undefined;
  return {
    item: after?.item ?? before?.item ?? null,
    fromObject: before?.object ?? null,
    toObject: after?.object ?? null,
    face: after?.face ?? before?.face ?? null,
    fromZone: was?.zone ?? null,
    toZone: is?.zone ?? null,
    turned: turnedTo(before?.faceDown, after?.faceDown),
    known: both && (before.item === null) !== (after.item === null) ? learnedOr(after) : null,
    fromController: before?.controller ?? null,
    toController: after?.controller ?? null,
    gained: has.filter((status) => !had.includes(status)),
    lost: had.filter((status) => !has.includes(status)),
    gainedKeywords: both ? after.keywords.filter((keyword) => !before.keywords.includes(keyword)) : [],
    lostKeywords: both ? before.keywords.filter((keyword) => !after.keywords.includes(keyword)) : [],
    counters: numberChanges(before?.counters ?? [], after?.counters ?? []),
    statistics: both ? numberChanges(before.statistics, after.statistics) : [],
  };
}

const learnedOr = ({ item }: CardView): 'learned' | 'forgotten' => (item === null ? 'forgotten' : 'learned');

function seatChanges(from: PublicState, to: PublicState): SeatChange[] {
  const numbers = (state: PublicState, seat: Seat): NamedNumber[] => {
    const view = state.seats.find((candidate) => candidate.seat === seat);
    if (view === undefined) return [];
    return [
      ...view.resources,
      { name: 'first-player', value: Number(view.firstPlayer) },
      { name: 'passed', value: Number(view.passed) },
    ];
  };
  const seats = new Set([...from.seats, ...to.seats].map(({ seat }) => seat));
  return [...seats].flatMap((seat) =>
    numberChanges(numbers(from, seat), numbers(to, seat)).map((change) => ({ seat, ...change })),
  );
}

function markerChanges(from: PublicState, to: PublicState): MarkerChange[] {
  const all = ({ tracks }: PublicState) =>
    tracks.flatMap(({ key: track, markers }) => markers.map((marker) => ({ track, ...marker })));
  const found: MarkerChange[] = [];
  for (const [was, is] of pairs(all(from), all(to), ({ track, seat, kind }) => `${track}/${seat}/${kind}`)) {
    const marker = is ?? was;
    if (marker === null || was?.space === is?.space) continue;
    const { track, seat, kind } = marker;
    found.push({ track, seat, kind, from: was?.space ?? null, to: is?.space ?? null });
  }
  return found;
}

function spaceChanges(from: PublicState, to: PublicState): SpaceChange[] {
  const all = ({ tracks }: PublicState) =>
    tracks.flatMap(({ key: track, spaces }) => spaces.map((space) => ({ track, ...space })));
  const found: SpaceChange[] = [];
  for (const [was, is] of pairs(all(from), all(to), ({ track, key }) => `${track}/${key}`)) {
    const space = is ?? was;
    if (space === null) continue;
    const turned = turnedTo(was?.faceDown, is?.faceDown);
    const [fromName, toName] = [was?.name ?? null, is?.name ?? null];
    if (turned === null && fromName === toName && was?.terrains.join() === is?.terrains.join()) continue;
    const { track, key } = space;
    found.push({ track, key, fromName, toName, from: was?.terrains ?? [], to: is?.terrains ?? [], turned });
  }
  return found;
}
