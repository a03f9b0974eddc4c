import type { CardDefinition, Terrain } from '#altered/abilities';
import type { Agenda, RandomSource } from '#kernel';
import type { Decision, GameStarted, Seat } from '#record';
import type { Outcome } from './actions.js';
import type { AlteredTask } from './tasks.js';

/** The zones that hold cards and tokens (3.1.1.c); the Adventure holds regions, Limbo also emblems. */
export const zones = [
  'deck',
  'discard',
  'expedition',
  'hand',
  'hero',
  'landmark',
  'limbo',
  'mana',
  'reserve',
] as const;
export type Zone = (typeof zones)[number];

/** The zones of which each player has their own (3.1.2.b). */
export type PrivateZone = Exclude<Zone, 'expedition' | 'limbo'>;

export const expeditionNames = ['hero', 'companion'] as const;
export type ExpeditionName = (typeof expeditionNames)[number];

export const phases = ['morning', 'noon', 'afternoon', 'dusk', 'night'] as const;
export type Phase = (typeof phases)[number];

/** Rule 2.4; Boosted is not among them: it follows from boosts (2.4.4.b). */
export const statuses = ['anchored', 'asleep', 'exhausted', 'fleeting'] as const;
export type Status = (typeof statuses)[number];

export type Counters = Readonly<Record<string, number>>;

/** What moves between zones; minted once, never forgotten. */
export interface Item {
  readonly kind: 'card' | 'token' | 'region';
  /** Null: regions belong to nobody. */
  readonly owner: Seat | null;
  /** The card definition; empty for regions. */
  readonly reference: string;
}

/**
 * An item's stay in one zone. In a visible zone it is an object (2.1.a), known by its timestamp; in a hidden zone it
 * has none. Replaced as a whole, never changed: copies of a state share their stays.
 */
export interface Stay {
  readonly zone: Zone;
  /** Whose zone it is; in shared zones, who controls it. */
  readonly seat: Seat;
  readonly expedition: ExpeditionName | null;
  /** Timestamp (2.2.14); null in hidden zones. */
  readonly object: number | null;
  readonly faceDown: boolean;
  readonly statuses: readonly Status[];
  readonly counters: Counters;
}

/** One of the regions in a row (3.2.1.b). */
export interface Region {
  readonly item: number;
  readonly object: number;
  readonly name: 'hero' | 'companion' | 'tumult' | 'arena';
  /** Which Tumult card it is half of. */
  readonly tumult: number | null;
  readonly terrains: readonly Terrain[];
  readonly faceDown: boolean;
}

export interface SeatState {
  passed: boolean;
  /** Index 0 is the top card (3.2.2.b). */
  deck: number[];
  discard: number[];
  hand: number[];
  hero: number[];
  landmark: number[];
  mana: number[];
  reserve: number[];
  /** Index of the region each expedition is in. */
  expeditions: Readonly<Record<ExpeditionName, number>>;
}

/** A game of Altered at one moment: plain data. Owned by one caller, who may let it be changed in place. */
export interface State {
  /** The first event: players, decks, card definitions. Null before it. */
  started: GameStarted | null;
  items: Item[];
  /** By item; null: in no zone. */
  stays: (Stay | null)[];
  /** By item: a bit for each seat that knows which card it is. */
  known: number[];
  seats: SeatState[];
  expedition: number[];
  limbo: number[];
  adventure: Region[];
  day: number;
  phase: Phase | 'set-up';
  /** Turns begun so far. */
  turn: number;
  turnSeat: Seat | null;
  firstPlayer: Seat;
  /** The last timestamp that was given. */
  timestamp: number;
  /** Decisions asked for so far. */
  decisions: number;
  pending: Decision | null;
  agenda: Agenda<AlteredTask>;
  random: RandomSource;
  result: Outcome | null;
}

export const initialState = (): State => ({
  started: null,
  items: [],
  stays: [],
  known: [],
  seats: [],
  expedition: [],
  limbo: [],
  adventure: [],
  day: 0,
  phase: 'set-up',
  turn: 0,
  turnSeat: null,
  firstPlayer: 0,
  timestamp: 0,
  decisions: 0,
  pending: null,
  agenda: [],
  random: { seed: '', drawn: 0 },
  result: null,
});

/** A copy that can be played on without changing the original. What is never changed in place is shared. */
export function cloneState(state: State): State {
  return {
    started: state.started,
    items: state.items.slice(),
    stays: state.stays.slice(),
    known: state.known.slice(),
    seats: state.seats.map((seat) => ({
      passed: seat.passed,
      deck: seat.deck.slice(),
      discard: seat.discard.slice(),
      hand: seat.hand.slice(),
      hero: seat.hero.slice(),
      landmark: seat.landmark.slice(),
      mana: seat.mana.slice(),
      reserve: seat.reserve.slice(),
      expeditions: seat.expeditions,
    })),
    expedition: state.expedition.slice(),
    limbo: state.limbo.slice(),
    adventure: state.adventure.slice(),
    day: state.day,
    phase: state.phase,
    turn: state.turn,
    turnSeat: state.turnSeat,
    firstPlayer: state.firstPlayer,
    timestamp: state.timestamp,
    decisions: state.decisions,
    pending: state.pending,
    agenda: state.agenda.slice(),
    random: { seed: state.random.seed, drawn: state.random.drawn },
    result: state.result,
  };
}

/** The definition of an item that is a card. */
export function cardOf(state: State, item: number): CardDefinition {
  const reference = state.items[item]?.reference ?? '';
  return state.started?.cards[reference] as unknown as CardDefinition;
}
