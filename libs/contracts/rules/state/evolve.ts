import { folding, randomSource } from '#kernel';
import { assertNever, chanceOf, invariant, type GameStarted } from '#record';
import type { Mana } from '../../abilities/definition.js';
import type { Action, Move } from './actions.js';
import {
  bodyOf,
  emptyPool,
  HEALTH,
  initialState,
  isField,
  isHidden,
  readItem,
  readItems,
  seatOf,
  traitsIn,
  type Body,
  type Item,
  type Pool,
  type SeatState,
  type State,
  type Status,
} from './state.js';
import type { Task } from './tasks.js';
import { readied } from './complete-action.js';

export const { evolve, evolvePartly } = folding<Task, State, Action>({ begin, apply });

const newSeat = (): SeatState => ({
  deck: [],
  hand: [],
  discard: [],
  line: [],
  globe: [],
  rune: [],
  playing: [],
  aside: [],
  looked: [],
  health: HEALTH,
  exhaustion: 1,
  special: true,
  attack: null,
  statuses: [],
  struck: false,
  extractors: emptyPool,
  full: emptyPool,
  reservoirs: 0,
});

function begin(event: GameStarted): State {
  const state = initialState();
  for (const [owner, { deck }] of event.seats.entries()) {
    for (const reference of deck) state.items.push({ kind: 'card', owner, reference });
    state.seats.push(newSeat());
  }
  state.started = event;
  readItems(state);
  // Uses `Array.from` so that the list has the same internal representation in every game. V8 changes the
  // representation of lists from `map` after it has compiled the call.
  state.bodies = Array.from({ length: state.items.length }, () => null);
  state.known = Array.from({ length: state.items.length }, () => 0);
  state.random = randomSource(event.seed, chanceOf(event));
  return state;
}

/**
 * Applies one atomic action in place. Actions of schema 1 lack some fields, which are derived from the rules as in
 * `completeAction`.
 */
export function apply(state: State, action: Action): void {
  switch (action.kind) {
    case 'move':
      return move(state, action);
    case 'set-aside': {
      invariant(action.items !== null, 'a masked event cannot be folded');
      for (const item of action.items) {
        seatOf(state, action.seat).aside.push(item);
        learn(state, item, 1 << action.seat);
      }
      return;
    }
    case 'shuffle': {
      invariant(action.order !== null, 'a masked event cannot be folded');
      const seat = seatOf(state, action.seat);
      if (action.aside === true) seat.aside = [];
      seat.deck = [...action.order];
      for (const item of action.order) state.known[item] = 0;
      return;
    }
    case 'first-player':
      state.firstPlayer = action.seat;
      return;
    case 'turn':
      return beginTurn(state, action);
    case 'phase':
      state.phase = action.phase;
      return;
    case 'extractor': {
      const seat = seatOf(state, action.seat);
      const count = action.count ?? seat.extractors[action.mana] + action.delta;
      const full = action.full ?? Math.min(seat.full[action.mana], count);
      seat.extractors = withMana(seat.extractors, action.mana, count);
      if (full !== seat.full[action.mana]) seat.full = withMana(seat.full, action.mana, full);
      return;
    }
    case 'mana': {
      const seat = seatOf(state, action.seat);
      if (action.of === 'reservoir') seat.reservoirs = action.full;
      else seat.full = withMana(seat.full, action.of, action.full);
      return;
    }
    case 'special-draw':
      seatOf(state, action.seat).special = action.left ?? false;
      return;
    case 'health': {
      const seat = seatOf(state, action.seat);
      seat.health = action.value;
      if (action.how === 'exhaustion') seat.exhaustion = action.exhaustion ?? seat.exhaustion + 1;
      return;
    }
    case 'attack':
      if (action.attacker === null) seatOf(state, action.seat).struck = action.struck ?? true;
      else changing(state, action.attacker).done = action.done ?? true;
      return;
    case 'damage': {
      const body = changing(state, action.item);
      body.damage = action.damage ?? body.damage + action.amount;
      return;
    }
    case 'durability': {
      const body = changing(state, action.item);
      body.damage = action.damage ?? body.damage - action.delta;
      return;
    }
    case 'strengthen': {
      const body = changing(state, action.item);
      body.attack = action.applied?.attack ?? body.attack + action.attack;
      body.health = action.applied?.health ?? body.health + action.health;
      return;
    }
    case 'player-attack':
      seatOf(state, action.seat).attack = action.value;
      return;
    case 'status': {
      const body = changing(state, action.item);
      body.statuses = switched(body.statuses, action.status, action.on);
      return;
    }
    case 'player-status': {
      const seat = seatOf(state, action.seat);
      seat.statuses = switched(seat.statuses, action.status, action.on);
      return;
    }
    case 'fade': {
      stopProviding(state, action.item);
      const body = changing(state, action.item);
      body.attack = action.applied?.attack ?? 0;
      body.health = action.applied?.health ?? 0;
      body.statuses = action.statuses ?? faded;
      return;
    }
    case 'player-fade': {
      const seat = seatOf(state, action.seat);
      seat.attack = null;
      seat.statuses = action.statuses ?? none;
      return;
    }
    case 'done':
      changing(state, action.item).done = action.on;
      return;
    case 'active':
      changing(state, action.item).active = action.on;
      return;
    case 'rearrange': {
      const { line } = seatOf(state, action.seat);
      leave(line, action.item);
      line.splice(action.index, 0, action.item);
      return;
    }
    case 'token':
      mint(state, action.item, { kind: 'token', owner: action.seat, token: action.token });
      place(seatOf(state, action.seat)[action.to ?? 'line'], action.item, action.index);
      return embody(state, action.item, action.object, action.arrived);
    case 'vanish':
      leave(seatOf(state, action.seat)[action.from ?? 'line'], action.item);
      return disembody(state, action.item);
    case 'reveal':
      return learn(state, action.item, everybody(state));
    case 'activate': {
      const { emblem, seat: owner, item: of, ability } = action;
      return mint(state, emblem, { kind: 'effect', owner, of, ability });
    }
    case 'over':
      return;
    case 'outcome':
      state.result = { winners: action.winners, reason: action.reason, rule: action.rule };
      return;
    default:
      return assertNever(action);
  }
}

const none: readonly Status[] = [];
const faded: readonly Status[] = ['faded'];

/**
 * Returns mana with another amount of one colour. Lists each field, because computed names are slower and this function
 * runs more often than any other.
 */
function withMana({ fire, water, light, pure }: Pool, mana: Mana, count: number): Pool {
  switch (mana) {
    case 'fire':
      return { fire: count, water, light, pure };
    case 'water':
      return { fire, water: count, light, pure };
    case 'light':
      return { fire, water, light: count, pure };
    case 'pure':
      return { fire, water, light, pure: count };
  }
}

const switched = (statuses: readonly Status[], status: Status, on: boolean): readonly Status[] =>
  on ? [...statuses, status].sort() : statuses.filter((other) => other !== status);

type Changing<T> = { -readonly [Field in keyof T]: T[Field] };

/** Copies a body before changing it, because a clone of the state might share the body. */
function changing(state: State, item: number): Changing<Body> {
  const { object, attack, health, damage, statuses, arrived, done, active } = bodyOf(state, item);
  const body = { object, attack, health, damage, statuses, arrived, done, active };
  state.bodies[item] = body;
  return body;
}

/** Returns a bit mask that includes every seat. */
export const everybody = (state: State): number => (1 << state.seats.length) - 1;

function learn(state: State, item: number, seats: number): void {
  state.known[item] = (state.known[item] ?? 0) | seats;
}

function mint(state: State, item: number, made: Item): void {
  state.items[item] = made;
  readItem(state, item);
  state.bodies[item] = null;
  state.known[item] = everybody(state);
}

function leave(list: number[], item: number): void {
  const index = list.indexOf(item);
  if (index < 0) invariant(false, `item ${item} is not where it should be`);
  // Does not use `splice`, because it allocates a list of the removed elements.
  for (let next = index + 1; next < list.length; next++) list[next - 1] = list[next] as number;
  list.pop();
}

/** Inserts an item at an index, or at the end by default. */
function place(list: number[], item: number, index = list.length): void {
  if (index === list.length) list.push(item);
  else list.splice(index, 0, item);
}

function embody(state: State, item: number, object: number, arrived = state.turn): void {
  state.timestamp = object;
  if (traitsIn(state, item).provides.length > 0) state.providers.push(item);
  state.bodies[item] = {
    object,
    attack: 0,
    health: 0,
    damage: 0,
    statuses: none,
    arrived,
    done: false,
    active: false,
  };
}

function disembody(state: State, item: number): void {
  state.bodies[item] = null;
  stopProviding(state, item);
}

function stopProviding(state: State, item: number): void {
  if (state.providers.includes(item)) leave(state.providers, item);
}

function move(state: State, { item, seat, from, to, object, index, arrived }: Move): void {
  invariant(item !== null, 'a masked event cannot be folded');
  const owner = seatOf(state, seat);
  leave(owner[from], item);
  place(owner[to], item, index);
  if (object !== null) embody(state, item, object, arrived);
  else if (isField(from)) disembody(state, item);
  if (!isHidden(to)) learn(state, item, everybody(state));
  else if (to !== 'deck') learn(state, item, 1 << seat);
}

function beginTurn(state: State, action: Extract<Action, { kind: 'turn' }>): void {
  const { day, turn, seat, phase = 'start', ready = readied(state, seat), struck = false } = action;
  state.day = day;
  state.turn = turn;
  state.turnSeat = seat;
  state.phase = phase;
  seatOf(state, seat).struck = struck;
  for (const item of ready) {
    const body = changing(state, item);
    body.done = false;
    body.active = false;
  }
}
