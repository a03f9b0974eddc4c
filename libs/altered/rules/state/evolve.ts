import { folding, randomSource, repeated } from '#kernel';
import { assertNever, chanceOf, invariant, type GameStarted, type Seat } from '#record';
import type {
  Action,
  ArenaBegins,
  ExpeditionMove,
  Identify,
  Leave,
  Move,
  Place,
  PlaceMarker,
  Shuffle,
  TurnUp,
} from './actions.js';
import { editionOfGame } from './edition.js';
import type { Counters, ExpeditionName, Item, Source, Stay, Zone } from './objects.js';
import { initialState, type DoneDeed, type SeatState, type State } from './state.js';
import type { AlteredTask } from './tasks.js';
import { isHidden, itemsIn, place, seatOf, stayOf } from './zones.js';

export const { evolve, evolvePartly } = folding<AlteredTask, State, Action>({ begin, apply });

function begin(event: GameStarted): State {
  const state = initialState();
  const items: Item[] = [];
  for (const [owner, seat] of event.seats.entries()) {
    for (const reference of seat.deck) items.push({ kind: 'card', owner, reference });
    state.seats.push({
      passed: false,
      deck: [],
      discard: [],
      hand: [],
      hero: [],
      landmark: [],
      mana: [],
      reserve: [],
      expeditions: { hero: null, companion: null },
      way: [],
      ascended: [],
    });
  }
  state.started = event;
  state.edition = editionOfGame(event);
  state.items = items;
  // Lists that grew one by one are of the same kind for V8 in every game; those that `map` makes are not, once it is compiled.
  state.stays = repeated(items.length, () => null);
  state.known = repeated(items.length, () => 0);
  state.random = randomSource(event.seed, chanceOf(event));
  return state;
}

/** Applies one atomic action, in place. */
export function apply(state: State, action: Action): void {
  switch (action.kind) {
    case 'move':
      return move(state, action);
    case 'status':
      return changeStatus(state, action.item, action.status, action.on);
    case 'create': {
      mint(state, action.item, { kind: 'region', owner: null });
      const index = state.adventure.push({ item: action.item, object: action.object, ...action.region }) - 1;
      const { ways } = action.region;
      for (const [seat, own] of state.seats.entries())
        if (ways === undefined || ways.includes(seat)) own.way = [...own.way, index];
      state.timestamp = Math.max(state.timestamp, action.object);
      return;
    }
    case 'token': {
      const { item, object, to, definition } = action;
      mint(state, item, { kind: 'token', owner: to.seat, definition });
      note(state, 'created', item, action.by ?? to.seat, null);
      noteExpeditions(state, item, null, to);
      enter(state, item, to, null, object, action.statuses ?? none, action.counters ?? noCounters);
      return;
    }
    case 'emblem': {
      const { item, object, seat, emblem } = action;
      mint(state, item, { kind: 'emblem', owner: seat, emblem });
      enter(state, item, place('limbo', seat), null, object, none, noCounters);
      if (emblem.kind === 'reaction') state.today.push(reactionKey(emblem.source));
      return;
    }
    case 'vanish': {
      const stay = stayOf(state, action.item);
      leave(action.item, itemsIn(state, stay.zone, stay.seat));
      state.stays[action.item] = null;
      return;
    }
    case 'quick-action':
      state.quickActions.push({ item: action.item, ability: action.ability });
      state.today.push(quickActionKey(action));
      return;
    case 'counters': {
      invariant(action.item !== null, 'a masked event cannot be folded');
      const stay = stayOf(state, action.item);
      state.stays[action.item] = { ...stay, counters: withCounter(stay.counters, action.name, action.value) };
      return;
    }
    case 'reveal': {
      invariant(action.items !== null, 'a masked event cannot be folded');
      for (const item of action.items)
        learn(state, item, action.to === null ? everybody(state) : 1 << action.to);
      return;
    }
    case 'expedition': {
      const seat = seatOf(state, action.seat);
      if (isForward(action)) state.forward.push({ seat: action.seat, expedition: action.expedition });
      else if (action.from !== null && action.from !== action.to)
        state.backward.push({ seat: action.seat, expedition: action.expedition });
      seat.expeditions = { ...seat.expeditions, [action.expedition]: action.to };
      return;
    }
    case 'ascend':
      return changeAscended(seatOf(state, action.seat), action.expedition, action.on);
    case 'turn-up':
      return turnUp(state, action);
    case 'marker':
      return placeMarker(state, action);
    case 'shuffle':
      return shuffle(state, action);
    case 'first-player':
      state.firstPlayer = action.seat;
      return;
    case 'phase':
      state.day = action.day;
      state.phase = action.phase;
      state.discarded = [];
      state.quickActions = [];
      state.beforeThisTurn = state.today.length;
      state.turnSeat = null;
      if (action.phase !== 'morning') return;
      state.played = [];
      state.today = [];
      state.beforeThisTurn = 0;
      state.forward = [];
      state.backward = [];
      state.deeds = [];
      for (const [seat, own] of state.seats.entries()) own.passed = state.left.includes(seat);
      return;
    case 'turn':
      state.turn = action.turn;
      state.discarded = [];
      state.quickActions = [];
      state.beforeThisTurn = state.today.length;
      state.turnSeat = action.seat;
      return;
    case 'pass':
      seatOf(state, action.seat).passed = true;
      return;
    case 'arena':
      return beginArena(state, action);
    case 'leave':
      return leaveGame(state, action);
    case 'outcome':
      state.result = action;
      return;
    case 'identify':
      return identify(state, action);
    case 'after-you':
    case 'told':
    case 'compare':
    case 'roll':
      return;
    default:
      return assertNever(action);
  }
}

const none: Stay['statuses'] = [];
const noCounters: Stay['counters'] = {};

/** Counters where there are so many of one name, which comes last; none is not there. */
function withCounter(counters: Counters, name: string, value: number): Counters {
  const all: Record<string, number> = {};
  for (const [other, count] of Object.entries(counters)) if (other !== name) all[other] = count;
  if (value !== 0) all[name] = value;
  return all;
}

/** The names of activations and quick actions that are counted each day (1.4.6). */
export const reactionKey = ({ object, ability }: Source): string => `reaction:${object ?? ''}:${ability}`;
export const quickActionKey = ({ object, ability }: Source): string =>
  `quick-action:${object ?? ''}:${ability}`;

const isForward = ({ expedition, from, to }: ExpeditionMove): boolean =>
  from !== null && (expedition === 'hero' ? to > from : to < from);

function mint(state: State, item: number, made: Item): void {
  state.items[item] = made;
  state.stays[item] = null;
  state.known[item] = 0;
}

function leave(item: number, list: number[]): void {
  const index = list.indexOf(item);
  if (index < 0) invariant(false, `item ${item} is not where it should be`);
  // By hand: `splice` makes a list of what it takes out.
  for (let next = index + 1; next < list.length; next++) list[next - 1] = list[next] as number;
  list.pop();
}

function enter(
  state: State,
  item: number,
  to: Place,
  from: Zone | null,
  object: number | null,
  statuses: Stay['statuses'],
  counters: Stay['counters'],
  faceDown = false,
  index?: number,
): void {
  invariant(to.zone !== 'outside', 'outside is no zone');
  const list = itemsIn(state, to.zone, to.seat);
  if (index === undefined) list.push(item);
  else list.splice(index, 0, item);
  const expedition = to.expedition ?? null;
  state.stays[item] = {
    zone: to.zone,
    seat: to.seat,
    expedition,
    object,
    faceDown,
    from,
    statuses,
    counters,
  };
  if (object !== null && object > state.timestamp) state.timestamp = object;
  if (to.zone === 'hand' || (faceDown && to.zone === 'mana')) learn(state, item, 1 << to.seat);
  else if (!isHidden(to.zone) && !faceDown) learn(state, item, everybody(state));
}

function move(state: State, action: Move): void {
  const { item, from, to } = action;
  invariant(item !== null, 'a masked event cannot be folded');
  noteExpeditions(state, item, from, to);
  // 3.2.4.d: another expedition, even another player's, is no other zone.
  if (from.zone === 'expedition' && to.zone === 'expedition') {
    state.stays[item] = { ...stayOf(state, item), seat: to.seat, expedition: to.expedition ?? null };
    return;
  }
  if (from.zone !== 'outside') {
    leave(item, itemsIn(state, from.zone, from.seat));
    if (from.zone === 'hand' && to.zone !== 'outside' && (isHidden(to.zone) || action.faceDown))
      forgetHand(state, item, from.seat);
  }
  if (isDiscard(action) && (from.zone === 'hand' || from.zone === 'reserve'))
    state.discarded.push({ from: from.zone, seat: action.by ?? from.seat });
  noteMove(state, action, item);
  // 5.1.2.b: the player of a card puts it in Limbo.
  const origin = action.asFrom ?? (from.zone === 'outside' ? null : from.zone);
  if (to.zone === 'limbo') {
    const last = from.zone === 'hand' && seatOf(state, from.seat).hand.length === 0;
    state.played.push({ item, seat: to.seat, turn: state.turn, phase: state.phase, from: origin, last });
  }
  const statuses = action.statuses ?? none;
  const counters = action.counters ?? noCounters;
  enter(state, item, to, origin, action.becomes, statuses, counters, action.faceDown, action.index);
}

function note(
  state: State,
  deed: DoneDeed['deed'],
  item: number,
  seat: Seat | null,
  from: Zone | null,
  expedition: ExpeditionName | null = null,
  across: DoneDeed['across'] = null,
): void {
  const { turn, phase } = state;
  state.deeds.push({ deed, item, seat, turn, phase, from, expedition, across });
}

const expeditionAt = (at: Place | null): DoneDeed['across'] =>
  at?.expedition === undefined ? null : { seat: at.seat, expedition: at.expedition };

/** Which expedition it has left, and which it joins. */
function noteExpeditions(state: State, item: number, from: Place | null, to: Place): void {
  const [left, joined] = [expeditionAt(from), expeditionAt(to)];
  if (left !== null) note(state, 'left', item, left.seat, null, left.expedition, joined);
  if (joined !== null) note(state, 'joined', item, joined.seat, null, joined.expedition, left);
}

function noteMove(state: State, action: Move, item: number): void {
  const { from, to, as, by } = action;
  const origin = from.zone === 'outside' ? null : from.zone;
  if (as === 'draw') note(state, 'drawn', item, to.seat, origin);
  else if (as === 'resupply') note(state, 'resupplied', item, to.seat, origin);
  else if (as === 'sacrifice') note(state, 'sacrificed', item, from.seat, origin);
  else if (isDiscard(action)) {
    const isOwn = from.zone === 'hand' || from.zone === 'reserve';
    note(state, 'discarded', item, by ?? (isOwn ? from.seat : null), origin);
  }
}

const isDiscard = ({ to, as }: Move): boolean =>
  to.zone === 'discard' && (as === 'discard' || as === 'sabotage');

export const everybody = (state: State): number => (1 << state.seats.length) - 1;

const learn = (state: State, item: number, seats: number): void => {
  state.known[item] = (state.known[item] ?? 0) | seats;
};

/**
 * A card leaves a hand unseen: viewers who knew some of that hand no longer know which of it is still there, so all that
 * the others knew of it is uncertain from now on.
 */
function forgetHand(state: State, item: number, owner: number): void {
  state.known[item] = (state.known[item] ?? 0) & (1 << owner);
  for (const other of seatOf(state, owner).hand)
    state.known[other] = (state.known[other] ?? 0) & (1 << owner);
}

function identify(state: State, { item, was, to, definition }: Identify): void {
  invariant(item !== null && was !== null, 'a masked event cannot be folded');
  const owner = state.items[was]?.owner ?? 0;
  if (definition !== null)
    state.items[item] = { kind: 'card', owner, reference: definition.reference, definition };
  if (item !== was) {
    const stay = stayOf(state, was);
    const list = itemsIn(state, stay.zone, stay.seat);
    list.splice(list.indexOf(was), 1, item);
    state.stays[item] = stay;
    state.stays[was] = null;
    state.known[item] = (state.known[was] ?? 0) & (1 << stay.seat);
  }
  learn(state, item, to === null ? everybody(state) : 1 << to);
}

function changeAscended(seat: SeatState, expedition: ExpeditionName, on: boolean): void {
  const others = seat.ascended.filter((one) => one !== expedition);
  seat.ascended = on ? [...others, expedition].sort() : others;
}

function changeStatus(
  state: State,
  item: number | null,
  status: Stay['statuses'][number],
  on: boolean,
): void {
  invariant(item !== null, 'a masked event cannot be folded');
  const stay = stayOf(state, item);
  state.stays[item] = { ...stay, statuses: withStatus(stay.statuses, status, on) };
}

/** Statuses in the order of the alphabet, with one or without it; most objects have one at most. */
function withStatus(
  statuses: Stay['statuses'],
  status: Stay['statuses'][number],
  on: boolean,
): Stay['statuses'] {
  if (statuses.length === 0) return on ? [status] : none;
  if (statuses.length === 1 && statuses[0] === status) return on ? statuses : none;
  const others = statuses.filter((one) => one !== status);
  return on ? [...others, status].sort() : others;
}

function placeMarker(state: State, { terrain, object, left, from, to }: PlaceMarker): void {
  state.adventure = state.adventure.map((region, index) => {
    if (index !== from && index !== to) return region;
    const others = (region.markers ?? []).filter((marker) => marker.object !== left);
    return { ...region, markers: index === to ? [...others, { object, terrain }] : others };
  });
  state.timestamp = Math.max(state.timestamp, object);
}

function turnUp(state: State, action: TurnUp): void {
  for (const { index, terrains } of action.regions) {
    const region = state.adventure[index];
    invariant(region !== undefined, `there is no region ${index}`);
    state.adventure[index] = { ...region, terrains, faceDown: false };
  }
}

function shuffle(state: State, action: Shuffle): void {
  invariant(action.order !== null, 'a masked event cannot be folded');
  const seat = seatOf(state, action.seat);
  seat.deck = [...action.order];
  if (action.discard) seat.discard = [];
  const stay: Stay = {
    zone: 'deck',
    seat: action.seat,
    expedition: null,
    object: null,
    faceDown: false,
    from: null,
    statuses: none,
    counters: noCounters,
  };
  for (const item of action.order) {
    if (action.discard && state.stays[item]?.zone === 'deck') continue;
    state.stays[item] = stay;
    state.known[item] = 0;
  }
}

function beginArena(state: State, action: ArenaBegins): void {
  mint(state, action.item, { kind: 'region', owner: null });
  state.adventure = [
    {
      item: action.item,
      object: action.object,
      name: 'arena',
      tumult: null,
      terrains: ['forest', 'mountain', 'water'],
      faceDown: false,
    },
  ];
  state.timestamp = Math.max(state.timestamp, action.object);
  for (const seat of state.seats) {
    seat.expeditions = { hero: 0, companion: 0 };
    seat.way = [0];
  }
}

/** M4.11: a player takes along all that is theirs. What they controlled of others went to its owners before. */
function leaveGame(state: State, { seat }: Leave): void {
  for (const [item, { owner }] of state.items.entries()) {
    const stay = state.stays[item];
    if (owner !== seat || stay === undefined || stay === null) continue;
    leave(item, itemsIn(state, stay.zone, stay.seat));
    state.stays[item] = null;
  }
  const own = seatOf(state, seat);
  own.passed = true;
  own.ascended = [];
  state.left = [...state.left, seat];
}
