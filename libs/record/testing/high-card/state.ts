import { assertNever, invariant } from '#record';
import type { Decision, GameEvent, Json, Seat } from '#record';
import type { SeededRandom } from '../seeded-random.js';

export type HighCardZone = 'deck' | 'hand' | 'table' | 'discard' | 'hero';
export type HighCardAim = 'high' | 'low';

/**
 * An atomic action of High card. A null item or card, or an empty order, is hidden from the viewer and never occurs in
 * records.
 */
export type HighCardAction =
  | { kind: 'create'; item: number; card: string | null; seat: Seat; zone: 'deck' | 'hero' }
  | {
      kind: 'move';
      item: number | null;
      card: string | null;
      seat: Seat;
      from: HighCardZone;
      to: HighCardZone;
      /** The item's object number in a visible zone. Null in a hidden zone. */
      object: number | null;
    }
  | { kind: 'shuffle'; seat: Seat; order: readonly number[] }
  | { kind: 'turn-up'; item: number; card: string }
  | { kind: 'score'; seat: Seat; from: number; to: number }
  | { kind: 'phase'; day: number; phase: string }
  | { kind: 'turn'; turn: number; seat: Seat | null }
  | { kind: 'aim'; aim: HighCardAim }
  | { kind: 'first-player'; seat: Seat };

export type HighCardTask =
  | { task: 'set-up' | 'day' | 'aim' | 'reveal' | 'night' }
  | { task: 'exchange' | 'turn' | 'draw'; seat: Seat };

export interface HighCardItem {
  card: string;
  owner: Seat;
  faceUp: boolean;
  object: number | null;
}

export interface HighCardSeat {
  name: string;
  score: number;
  zones: Record<HighCardZone, number[]>;
}

export interface HighCardState {
  cards: Readonly<Record<string, Json>>;
  decks: readonly (readonly string[])[];
  days: number;
  seats: HighCardSeat[];
  items: HighCardItem[];
  day: number;
  phase: string;
  turn: number;
  turnOf: Seat | null;
  firstPlayer: Seat;
  aim: HighCardAim;
  decision: Decision | null;
  decisions: number;
  result: { winners: readonly Seat[]; reason: string; rule: string } | null;
  objects: number;
  agenda: HighCardTask[];
  random: SeededRandom;
}

export const initialHighCard = (): HighCardState => ({
  cards: {},
  decks: [],
  days: 0,
  seats: [],
  items: [],
  day: 0,
  phase: 'set-up',
  turn: 0,
  turnOf: null,
  firstPlayer: 0,
  aim: 'high',
  decision: null,
  decisions: 0,
  result: null,
  objects: 0,
  agenda: [],
  random: { seed: '', count: 0 },
});

/** Returns a copy that shares no data that the fold changes. */
export const cloneHighCard = (state: HighCardState): HighCardState => ({
  ...state,
  seats: state.seats.map(({ name, score, zones }) => ({
    name,
    score,
    zones: {
      deck: [...zones.deck],
      hand: [...zones.hand],
      table: [...zones.table],
      discard: [...zones.discard],
      hero: [...zones.hero],
    },
  })),
  items: state.items.map((item) => ({ ...item })),
  agenda: [...state.agenda],
  random: { ...state.random },
});

/** Throws if the seat does not exist. */
export function seatOf(state: HighCardState, seat: Seat): HighCardSeat {
  const found = state.seats[seat];
  invariant(found, `there is no seat ${seat}`);
  return found;
}

/** Throws if the item does not exist. */
export function itemOf(state: HighCardState, item: number | null): HighCardItem {
  const found = item === null ? undefined : state.items[item];
  invariant(found, `there is no item ${item}`);
  return found;
}

/** Applies one atomic action by modifying the given state. */
export function applyHighCardAction(state: HighCardState, action: HighCardAction): void {
  switch (action.kind) {
    case 'create':
      invariant(action.item === state.items.length && action.card !== null, 'items are minted in order');
      state.items.push({
        card: action.card,
        owner: action.seat,
        faceUp: action.zone === 'hero',
        object: null,
      });
      seatOf(state, action.seat).zones[action.zone].push(action.item);
      return;
    case 'move': {
      const { zones } = seatOf(state, action.seat);
      const index = zones[action.from].indexOf(action.item ?? -1);
      invariant(index >= 0, `item ${action.item} is not in the ${action.from}`);
      zones[action.from].splice(index, 1);
      zones[action.to].push(action.item ?? -1);
      const item = itemOf(state, action.item);
      item.faceUp = action.to === 'discard';
      item.object = action.object;
      if (action.object !== null) state.objects = action.object;
      return;
    }
    case 'shuffle':
      seatOf(state, action.seat).zones.deck = [...action.order];
      return;
    case 'turn-up':
      itemOf(state, action.item).faceUp = true;
      return;
    case 'score':
      seatOf(state, action.seat).score = action.to;
      return;
    case 'phase':
      state.day = action.day;
      state.phase = action.phase;
      return;
    case 'turn':
      state.turn = action.turn;
      state.turnOf = action.seat;
      return;
    case 'aim':
      state.aim = action.aim;
      return;
    case 'first-player':
      state.firstPlayer = action.seat;
      return;
    default:
      assertNever(action);
  }
}

/** Folds one event by modifying the given state. */
export function evolveHighCard(state: HighCardState, event: GameEvent<HighCardAction>): HighCardState {
  switch (event.kind) {
    case 'GameStarted':
      state.cards = event.cards;
      state.decks = event.seats.map(({ deck }) => deck);
      state.days = Number(event.options['days'] ?? 3);
      state.seats = event.seats.map(({ name }) => ({
        name,
        score: 0,
        zones: { deck: [], hand: [], table: [], discard: [], hero: [] },
      }));
      state.random = { seed: event.seed, count: 0 };
      state.agenda = [{ task: 'set-up' }];
      return state;
    case 'DecisionRequested': {
      const resume = event.resume as unknown as Pick<HighCardState, 'agenda' | 'random'>;
      state.decision = event.decision;
      state.decisions = event.decision.id;
      state.agenda = [...resume.agenda];
      state.random = { ...resume.random };
      return state;
    }
    case 'DecisionMade':
      state.decision = null;
      return state;
    case 'StepResolved':
      for (const action of event.actions) applyHighCardAction(state, action);
      return state;
    case 'GameEnded':
      state.result = { winners: event.winners, reason: event.reason, rule: event.rule };
      return state;
    case 'GameBranched':
    case 'GameImported':
      return state;
    default:
      return assertNever(event);
  }
}
