import { assertNever, invariant, type GameEvent, type GameStarted } from '#record';
import type { Action, ArenaBegins, Move, Shuffle, TurnUp } from './actions.js';
import { initialState, type Item, type State, type Stay } from './state.js';
import type { AlteredTask } from './tasks.js';
import { isHidden, itemsIn, seatOf, stayOf } from './zones.js';

/** What a `DecisionRequested` carries so that play can go on from it. */
export interface Resume {
  readonly agenda: readonly AlteredTask[];
  readonly drawn: number;
}

/** Folds one event into the state, in place. */
export function evolve(state: State, event: GameEvent<Action>): State {
  switch (event.kind) {
    case 'GameStarted':
      return begin(event);
    case 'StepResolved':
      for (const action of event.actions) apply(state, action);
      return state;
    case 'DecisionRequested': {
      const resume = event.resume as unknown as Resume;
      state.pending = event.decision;
      state.decisions = event.decision.id;
      state.agenda = [...resume.agenda];
      state.random.drawn = resume.drawn;
      return state;
    }
    case 'DecisionMade':
      state.pending = null;
      return state;
    case 'GameEnded':
      state.pending = null;
      state.agenda = [];
      return state;
    case 'GameBranched':
    case 'GameImported':
      return state;
    default:
      return assertNever(event);
  }
}

/** Folds the first atomic actions of an event; an event without any counts as a whole. */
export function evolvePartly(state: State, event: GameEvent<Action>, count: number): State {
  if (event.kind !== 'StepResolved') return count > 0 ? evolve(state, event) : state;
  for (const action of event.actions.slice(0, count)) apply(state, action);
  return state;
}

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
      expeditions: { hero: 0, companion: 0 },
    });
  }
  state.started = event;
  state.items = items;
  state.stays = items.map(() => null);
  state.known = items.map(() => 0);
  state.random = { seed: event.seed, drawn: 0 };
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
      state.items[action.item] = { kind: 'region', owner: null, reference: '' };
      state.stays[action.item] = null;
      state.known[action.item] = 0;
      state.adventure.push({ item: action.item, object: action.object, ...action.region });
      state.timestamp = Math.max(state.timestamp, action.object);
      return;
    }
    case 'expedition': {
      const seat = seatOf(state, action.seat);
      seat.expeditions = { ...seat.expeditions, [action.expedition]: action.to };
      return;
    }
    case 'turn-up':
      return turnUp(state, action);
    case 'shuffle':
      return shuffle(state, action);
    case 'first-player':
      state.firstPlayer = action.seat;
      return;
    case 'phase':
      state.day = action.day;
      state.phase = action.phase;
      state.turnSeat = null;
      if (action.phase === 'morning') for (const seat of state.seats) seat.passed = false;
      return;
    case 'turn':
      state.turn = action.turn;
      state.turnSeat = action.seat;
      return;
    case 'pass':
      seatOf(state, action.seat).passed = true;
      return;
    case 'arena':
      return beginArena(state, action);
    case 'outcome':
      state.result = action;
      return;
    case 'compare':
      return;
    default:
      return assertNever(action);
  }
}

const none: Stay['statuses'] = [];
const noCounters: Stay['counters'] = {};

function move(state: State, action: Move): void {
  const item = action.item;
  invariant(item !== null, 'a masked event cannot be folded');
  const { from, to } = action;
  if (from.zone !== 'outside') {
    const list = itemsIn(state, from.zone, from.seat);
    const index = list.indexOf(item);
    invariant(index >= 0, `item ${item} is not in ${from.zone} of seat ${from.seat}`);
    list.splice(index, 1);
    if (from.zone === 'hand' && (isHidden(to.zone as never) || action.faceDown))
      forgetHand(state, item, from.seat);
  }
  if (to.zone === 'outside') {
    state.stays[item] = null;
    return;
  }
  itemsIn(state, to.zone, to.seat).push(item);
  state.stays[item] = {
    zone: to.zone,
    seat: to.seat,
    expedition: to.expedition ?? null,
    object: action.becomes,
    faceDown: action.faceDown ?? false,
    statuses: action.statuses ?? none,
    counters: action.counters ?? noCounters,
  };
  if (action.becomes !== null && action.becomes > state.timestamp) state.timestamp = action.becomes;
  if (to.zone === 'hand' || (action.faceDown && to.zone === 'mana')) learn(state, item, 1 << to.seat);
  else if (!isHidden(to.zone) && !action.faceDown) learn(state, item, everybody(state));
}

export const everybody = (state: State): number => (1 << state.seats.length) - 1;

const learn = (state: State, item: number, seats: number): void => {
  state.known[item] = (state.known[item] ?? 0) | seats;
};

/**
 * A card leaves a hand unseen: whoever knew some of that hand no longer knows which of it is still there, so all that
 * the others knew of it is uncertain from now on.
 */
function forgetHand(state: State, item: number, owner: number): void {
  state.known[item] = (state.known[item] ?? 0) & (1 << owner);
  for (const other of seatOf(state, owner).hand)
    state.known[other] = (state.known[other] ?? 0) & (1 << owner);
}

function changeStatus(
  state: State,
  item: number | null,
  status: Stay['statuses'][number],
  on: boolean,
): void {
  invariant(item !== null, 'a masked event cannot be folded');
  const stay = stayOf(state, item);
  const statuses = on ? [...stay.statuses, status].sort() : stay.statuses.filter((one) => one !== status);
  state.stays[item] = { ...stay, statuses };
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
  state.items[action.item] = { kind: 'region', owner: null, reference: '' };
  state.stays[action.item] = null;
  state.known[action.item] = 0;
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
  for (const seat of state.seats) seat.expeditions = { hero: 0, companion: 0 };
}
