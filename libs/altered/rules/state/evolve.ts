import { folding, randomSource } from '#kernel';
import { assertNever, chanceOf, type GameStarted } from '#record';
import type { Action, Leave } from './actions.js';
import { editionOfGame } from './edition.js';
import { note, noteExpeditions, noteWay } from './evolving/deeds.js';
import { identify, reveal } from './evolving/knowing.js';
import { move, shuffle } from './evolving/moves.js';
import { beginArena, createRegion, placeMarker, turnUp } from './evolving/regions.js';
import { changeCounters, changeStatus, enter, leave, mint, noCounters, none } from './evolving/stays.js';
import type { ExpeditionName, Item } from './objects.js';
import { initialState, type SeatState, type State } from './state.js';
import type { AlteredTask } from './tasks.js';
import { firstTimeKey, quickActionKey, reactionKey } from './today.js';
import { itemsIn, place, seatOf, stayOf } from './zones.js';

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
  // Unlike `map`, `Array.from` returns lists with the same internal representation in every game. The representation of
  // lists from `map` changes after V8 has compiled the call.
  state.stays = Array.from({ length: items.length }, () => null);
  state.known = Array.from({ length: items.length }, () => 0);
  state.random = randomSource(event.seed, chanceOf(event));
  return state;
}

/** Applies an atomic action by changing the state in place. */
export function apply(state: State, action: Action): void {
  switch (action.kind) {
    case 'move':
      return move(state, action);
    case 'status':
      return changeStatus(state, action.item, action.status, action.on);
    case 'create':
      return createRegion(state, action);
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
    case 'first-time':
      state.today.push(firstTimeKey(action));
      return;
    case 'counters':
      return changeCounters(state, action.item, action.name, action.value);
    case 'reveal':
      return reveal(state, action);
    case 'expedition': {
      const seat = seatOf(state, action.seat);
      noteWay(state, action);
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

function changeAscended(seat: SeatState, expedition: ExpeditionName, on: boolean): void {
  const others = seat.ascended.filter((other) => other !== expedition);
  seat.ascended = on ? [...others, expedition].sort() : others;
}

/**
 * M4.11: removes a leaving player's cards. Other players' cards under that player's control have already been returned
 * to their owners.
 */
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
