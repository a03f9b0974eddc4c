import { clockOf, knows, maskDecision, resultOf } from '#kernel';
import type { CardFace, CardView, NamedNumber, PublicState, Seat, SeatView, Viewer, ZoneView } from '#record';
import { keywords } from '../../abilities/index.js';
import { manas, type Contract, type Cost, type Mana, type Nature } from '../../abilities/definition.js';
import { attackOf, durabilityOf, has, healthOf, isFaded, playerAttackOf } from '../world/characteristics.js';
import { countOf } from '../world/mana.js';
import {
  bodyOf,
  contractOf,
  isField,
  itemOf,
  natureOf,
  RESERVOIRS,
  type State,
  type Zone,
} from '../state/state.js';
import { traitsOf } from '../state/traits.js';

const named = (name: string, value: number): NamedNumber => ({ name, value });

const costsOf = (cost: Cost): NamedNumber[] =>
  manas.flatMap((mana) => (cost[mana] === undefined ? [] : [named(mana, cost[mana])]));

const printed = (nature: Nature & { readonly durability?: number }): NamedNumber[] =>
  (['attack', 'health', 'durability'] as const).flatMap((name) => {
    const value = nature[name];
    return value === undefined ? [] : [named(name, value)];
  });

const plainFace = { subtypes: [], rarity: null, supportText: [], executed: true, notExecuted: [] } as const;

export const faceOf = (contract: Contract): CardFace => ({
  ...plainFace,
  reference: contract.reference,
  name: contract.name,
  type: contract.type,
  faction: contract.faction,
  costs: costsOf(contract.cost),
  statistics: printed(contract),
  text: contract.text,
});

const tokenFace = (token: Nature): CardFace => ({
  ...plainFace,
  reference: `token-${token.name}`,
  name: token.name,
  ...(token.names !== undefined && { names: token.names }),
  type: 'creature',
  faction: null,
  costs: [],
  statistics: printed(token),
  text: token.text,
});

/** The current values of an object in play, excluding printed values. */
type Now = Pick<CardView, 'statistics' | 'keywords' | 'statuses' | 'counters'>;

const nothing: Now = { statistics: [], keywords: [], statuses: [], counters: [] };

function creatureNow(state: State, item: number): Now {
  const { object, damage, statuses, done, arrived } = bodyOf(state, item);
  const magic = isFaded(state, item) ? 0 : traitsOf(natureOf(state, item)).magicDamage;
  return {
    statistics: [named('attack', attackOf(state, item)), named('health', healthOf(state, item))],
    keywords: [
      ...keywords.filter((keyword) => has(state, { item, object }, keyword)),
      ...(magic > 0 ? [`magic damage ${magic}`] : []),
    ],
    statuses: [
      ...statuses.filter((status) => status === 'magnetised' || status === 'faded'),
      ...(done ? ['acted'] : []),
      ...(arrived === state.turn ? ['arrived'] : []),
    ],
    counters: damage > 0 ? [named('damage', damage)] : [],
  };
}

function now(state: State, item: number, zone: Zone): Now {
  if (!isField(zone)) return nothing;
  if (zone === 'line') return creatureNow(state, item);
  const { done, active } = bodyOf(state, item);
  const statuses = [...(done ? ['used'] : []), ...(active ? ['active'] : [])];
  if (zone === 'rune') return { ...nothing, statuses };
  const statistics = [named('attack', attackOf(state, item)), named('durability', durabilityOf(state, item))];
  return { ...nothing, statistics, statuses };
}

function cardView(state: State, item: number, zone: Zone, viewer: Viewer): CardView {
  const { owner, kind } = itemOf(state, item);
  const known = knows(state, viewer, item);
  return {
    key: known ? `i${item}` : null,
    item: known ? item : null,
    object: state.bodies[item]?.object ?? null,
    owner,
    controller: owner,
    faceDown: false,
    token: kind === 'token',
    emblem: null,
    face: !known
      ? null
      : kind === 'token'
        ? tokenFace(natureOf(state, item))
        : faceOf(contractOf(state, item)),
    ...now(state, item, zone),
  };
}

function manaView(
  seat: Seat,
  type: 'extractor' | 'reservoir',
  mana: Mana,
  number: number,
  full: boolean,
): CardView {
  return {
    key: `${type}-${seat}-${number}`,
    item: null,
    object: null,
    owner: seat,
    controller: seat,
    faceDown: false,
    token: true,
    emblem: null,
    face: {
      ...plainFace,
      reference: `${type}-${mana}`,
      name: `${mana} ${type}`,
      type,
      faction: mana,
      costs: [],
      statistics: [],
      text: [],
    },
    ...nothing,
    statuses: [full ? 'full' : 'empty'],
  };
}

/** Lists the contracts that the viewer knows first, so that the positions of hidden cards reveal nothing. */
function knownFirst(state: State, items: readonly number[], viewer: Viewer): readonly number[] {
  const known = items.filter((item) => knows(state, viewer, item));
  return known.length === items.length ? items : [...known, ...items.filter((item) => !known.includes(item))];
}

const shownZones = [
  'hand',
  'deck',
  'discard',
  'line',
  'globe',
  'rune',
  'playing',
  'aside',
  'looked',
] as const;

function zoneViews(state: State, viewer: Viewer): ZoneView[] {
  return state.seats.flatMap((own, seat) => {
    const zone = (kind: string, cards: readonly CardView[], count = cards.length): ZoneView => ({
      key: `${kind}-${seat}`,
      kind,
      seat,
      part: null,
      count,
      cards,
    });
    const extractors = manas.flatMap((mana) =>
      Array.from({ length: own.extractors[mana] }, (_, index) => ({ mana, full: index < own.full[mana] })),
    );
    return [
      ...shownZones.map((kind) => {
        const items = kind === 'hand' || kind === 'aside' ? knownFirst(state, own[kind], viewer) : own[kind];
        const closed = kind === 'deck' && viewer.kind !== 'omniscient';
        return zone(
          kind,
          closed ? [] : items.map((item) => cardView(state, item, kind, viewer)),
          items.length,
        );
      }),
      zone(
        'extractors',
        extractors.map(({ mana, full }, index) => manaView(seat, 'extractor', mana, index, full)),
      ),
      zone(
        'reservoirs',
        Array.from({ length: RESERVOIRS }, (_, index) =>
          manaView(seat, 'reservoir', 'pure', index, index < own.reservoirs),
        ),
      ),
    ];
  });
}

function seatViews(state: State): SeatView[] {
  return state.seats.map((own, seat) => {
    const attack = playerAttackOf(state, seat);
    const signs = (['magnetic', 'fog'] as const).filter((keyword) => has(state, { seat }, keyword));
    return {
      seat,
      name: state.started?.seats[seat]?.name ?? '',
      firstPlayer: state.turn > 0 && state.firstPlayer === seat,
      passed: false,
      resources: [
        named('health', own.health),
        ...(attack === null ? [] : [named('attack', attack)]),
        named('mana-fire', own.full.fire),
        named('mana-water', own.full.water),
        named('mana-light', own.full.light),
        named('mana-pure', own.full.pure + own.reservoirs),
        named('extractors', countOf(own.extractors)),
        named('reservoirs', own.reservoirs),
        named('hand', own.hand.length),
        named('deck', own.deck.length),
        named('discard', own.discard.length),
        named('exhaustion', own.exhaustion),
        named('special-draw', own.special ? 1 : 0),
        ...(own.statuses.includes('magnetised') ? [named('magnetised', 1)] : []),
        ...signs.map((keyword) => named(keyword, 1)),
      ],
    };
  });
}

/** Returns the state that a viewer can see. */
export function view(state: State, viewer: Viewer): PublicState {
  const { pending } = state;
  return {
    clock: clockOf(state),
    seats: seatViews(state),
    zones: zoneViews(state, viewer),
    tracks: [],
    decision: pending === null ? null : maskDecision(pending, state, viewer),
    result: resultOf(state),
  };
}
