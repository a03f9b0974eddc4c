import { terrains, type CardDefinition, type Statistics } from '#altered/abilities';
import { clockOf, knows, maskDecision, resultOf } from '#kernel';
import type {
  CardFace,
  CardView,
  NamedNumber,
  PublicState,
  SeatView,
  TrackView,
  Viewer,
  ZoneView,
} from '#record';
import type { World } from '../world/characteristics.js';
import { expeditionNames, type Emblem } from '../state/objects.js';
import { cardOf, type State } from '../state/state.js';
import { worldOf } from '../world/world.js';
import { lineOf, textOfLine } from './emblem-line.js';
import { facingExpedition, type OneExpedition } from '../state/seating.js';
import { distanceIn, distanceOf, inExpedition, readyOrbs } from '../state/zones.js';

const named = (name: string, value: number): NamedNumber => ({ name, value });

const namedStatistics = (statistics: Statistics): NamedNumber[] =>
  terrains.map((terrain) => named(terrain, statistics[terrain]));

export function faceOf(card: CardDefinition): CardFace {
  return {
    reference: card.reference,
    name: card.name,
    type: card.type,
    subtypes: card.subtypes,
    faction: card.faction,
    rarity: card.rarity,
    costs: card.type === 'hero' ? [] : [named('hand', card.handCost), named('reserve', card.reserveCost)],
    statistics: card.statistics === null ? [] : namedStatistics(card.statistics),
    text: card.text,
    supportText: card.supportText,
    executed: card.executed,
    notExecuted: card.executed ? [] : (card.notExecuted ?? [...card.text, ...card.supportText]),
  };
}

function cardView(state: State, world: World, item: number, viewer: Viewer): CardView {
  const stay = state.stays[item];
  const of = state.items[item];
  if (of?.kind === 'emblem') return emblemView(state, item, of.emblem);
  const known = knows(state, viewer, item);
  const card = cardOf(state, item);
  const object = stay?.object ?? null;
  const seen = known && stay?.faceDown !== true;
  const is = seen && stay !== null && stay !== undefined ? world.of(item) : null;
  const statistics = is?.statistics ?? null;
  return {
    key: known ? `i${item}` : object === null ? null : `o${object}`,
    item: known ? item : null,
    object,
    owner: of?.owner ?? 0,
    controller: stay?.seat ?? 0,
    faceDown: stay?.faceDown ?? false,
    token: of?.kind === 'token',
    emblem: null,
    face: known ? faceOf(card) : null,
    statistics: statistics === null ? [] : namedStatistics(statistics),
    keywords: is === null ? [] : [...is.keywords, ...(is.tough > 0 ? [`tough ${is.tough}`] : [])],
    statuses: stay?.statuses ?? [],
    counters: Object.entries(stay?.counters ?? {}).map(([name, value]) => named(name, value)),
  };
}

/** Returns the view of a reaction or a lasting effect in Limbo. It is public, because all viewers saw it begin. */
function emblemView(state: State, item: number, emblem: Emblem): CardView {
  const stay = state.stays[item];
  const { source, kind } = emblem;
  const of = state.items[source.item]?.kind;
  const card = of === 'card' || of === 'token' ? cardOf(state, source.item) : null;
  const line = card === null ? null : lineOf(card, emblem);
  const says = card === null || line === null ? null : textOfLine(card, line);
  return {
    key: `i${item}`,
    item,
    object: stay?.object ?? null,
    owner: state.items[item]?.owner ?? 0,
    controller: stay?.seat ?? 0,
    faceDown: false,
    token: false,
    emblem: { kind, item: source.item, object: source.object, ability: source.ability, line },
    face: {
      reference: card?.reference ?? 'emblem',
      name: card?.name ?? 'emblem',
      type: 'emblem',
      subtypes: [],
      faction: card?.faction ?? null,
      rarity: null,
      costs: [],
      statistics: [],
      text: says === null ? [] : [says],
      supportText: [],
      executed: true,
      notExecuted: [],
    },
    statistics: [],
    keywords: [],
    statuses: [],
    counters: [],
  };
}

/**
 * Puts the cards known to the viewer before the hidden cards, so that the order reveals nothing about the hidden cards.
 */
function hiddenOrder(state: State, items: readonly number[], viewer: Viewer): readonly number[] {
  const known = items.filter((item) => knows(state, viewer, item));
  return known.length === items.length ? items : [...known, ...items.filter((item) => !known.includes(item))];
}

function zoneViews(state: State, world: World, viewer: Viewer): ZoneView[] {
  const zone = (
    key: string,
    kind: string,
    seat: number | null,
    part: string | null,
    items: readonly number[],
  ): ZoneView => ({
    key,
    kind,
    seat,
    part,
    count: items.length,
    cards:
      kind === 'deck' && viewer.kind !== 'omniscient'
        ? []
        : (kind === 'hand' ? hiddenOrder(state, items, viewer) : items).map((item) =>
            cardView(state, world, item, viewer),
          ),
  });
  const personal = ['hero', 'hand', 'reserve', 'landmark', 'mana', 'deck', 'discard'] as const;
  return [
    ...state.seats.flatMap((zones, seat) => [
      ...personal.map((kind) => zone(`${kind}-${seat}`, kind, seat, null, zones[kind])),
      ...expeditionNames.map((part) =>
        zone(`expedition-${seat}-${part}`, 'expedition', seat, part, inExpedition(state, seat, part)),
      ),
    ]),
    zone('limbo', 'limbo', null, null, state.limbo),
  ];
}

const regionNames = {
  hero: 'Hero region',
  companion: 'Companion region',
  tumult: 'Tumult',
  arena: 'Arena',
} as const;

/**
 * Returns the regions with their current terrains (2.3.1.j). The omniscient viewer also sees the printed terrains of
 * face-down regions.
 */
function adventureView(state: State, world: World, viewer: Viewer): TrackView {
  const isWide = state.seats.length > 2;
  return {
    key: 'adventure',
    spaces: state.adventure.map((region, index) => ({
      key: `region-${index}`,
      name: regionNames[region.name],
      terrains:
        region.faceDown && viewer.kind === 'omniscient' ? region.terrains : (world.terrains[index] ?? []),
      faceDown: region.faceDown,
      ...(isWide && { seats: region.ways ?? null }),
    })),
    markers: state.seats.flatMap((zones, seat) =>
      (state.left.includes(seat) ? [] : expeditionNames).flatMap((kind) => {
        const at = zones.expeditions[kind];
        if (at === null) return [];
        const facing = isWide && { facing: marked(facingExpedition(state, { seat, expedition: kind })) };
        return [{ seat, kind, space: `region-${at}`, moved: distanceOf(zones.way, kind, at), ...facing }];
      }),
    ),
  };
}

const marked = (place: OneExpedition | null) => place && { seat: place.seat, kind: place.expedition };

function seatViews(state: State): SeatView[] {
  return state.seats.map((zones, seat) => ({
    seat,
    name: state.started?.seats[seat]?.name ?? '',
    firstPlayer: state.day > 0 && state.firstPlayer === seat,
    passed: zones.passed,
    ...(state.left.includes(seat) && { left: true as const }),
    resources: [
      named('mana', zones.mana.length),
      named('mana-ready', readyOrbs(state, seat).length),
      named('hand', zones.hand.length),
      named('reserve', zones.reserve.length),
      named('deck', zones.deck.length),
      named('discard', zones.discard.length),
      named('distance', distanceIn(zones)),
      ...zones.ascended.map((expedition) => named(`ascended-${expedition}`, 1)),
    ],
  }));
}

/** Returns the state as a viewer can see it. */
export function view(state: State, viewer: Viewer): PublicState {
  const world = worldOf(state);
  return {
    clock: clockOf(state),
    seats: seatViews(state),
    zones: zoneViews(state, world, viewer),
    tracks: [adventureView(state, world, viewer)],
    decision: state.pending === null ? null : maskDecision(state.pending, state, viewer),
    result: resultOf(state),
  };
}
