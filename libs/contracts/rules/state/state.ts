import { newCourse, type Course } from '#kernel';
import { invariant, type Seat } from '#record';
import type { Keyword } from '../../abilities/index.js';
import type { Contract, Mana, Nature, Token } from '../../abilities/definition.js';
import type { Phase, Outcome } from './actions.js';
import type { Task } from './tasks.js';
import { traitsOf, type Traits } from './traits.js';

export const zones = [
  'deck',
  'hand',
  'discard',
  'line',
  'globe',
  'rune',
  'playing',
  'aside',
  'looked',
] as const;
export type Zone = (typeof zones)[number];

/** Whether contracts in this zone are hidden from the opponent. */
export const isHidden = (zone: Zone): boolean =>
  zone === 'deck' || zone === 'hand' || zone === 'aside' || zone === 'looked';

/** Whether contracts in this zone are in play, so that changes can be applied to them. */
export const isField = (zone: Zone): boolean => zone === 'line' || zone === 'globe' || zone === 'rune';

/** A status applied to a creature or player. Keywords are included only if an effect granted them. */
export type Status = 'magnetised' | 'faded' | Keyword;

/** A contract, token or effect. An effect is an item until it ends. An item's owner never changes. */
export type Item =
  | { readonly kind: 'card'; readonly owner: Seat; readonly reference: string }
  | { readonly kind: 'token'; readonly owner: Seat; readonly token: Token }
  | { readonly kind: 'effect'; readonly owner: Seat; readonly of: number; readonly ability: number };

/** The data of an object in play, excluding its printed values. Bodies are never changed in place. */
export interface Body {
  /** The timestamp of the object's arrival, which identifies the object. */
  readonly object: number;
  /** The attack and health that effects have applied, in addition to printed and provided values. */
  readonly attack: number;
  readonly health: number;
  /** The damage of a creature, or the spent durability of a globe. */
  readonly damage: number;
  readonly statuses: readonly Status[];
  /** The turn in which the object arrived. */
  readonly arrived: number;
  /** Whether the object has acted or was used this turn. */
  readonly done: boolean;
  /** Whether the object is a globe that was left active and has not answered an attack yet (6.5.g). */
  readonly active: boolean;
}

export type Pool = Readonly<Record<Mana, number>>;
export const emptyPool: Pool = { fire: 0, water: 0, light: 0, pure: 0 };

/** The zones and values of one player. The first item of the deck is the top card. */
export interface SeatState extends Record<Zone, number[]> {
  health: number;
  /** The damage of the next exhaustion (2.4.b). */
  exhaustion: number;
  /** Whether the special draw is still available (2.3.a). */
  special: boolean;
  /** The attack that effects have applied. Null if there is none. */
  attack: number | null;
  statuses: readonly Status[];
  /** Whether the player has attacked this turn. */
  struck: boolean;
  extractors: Pool;
  /** The number of full extractors by colour. */
  full: Pool;
  /** The number of full reservoirs, at most `RESERVOIRS`. */
  reservoirs: number;
}

export const RESERVOIRS = 5;
export const EXTRACTORS = 10;
export const HAND = 10;
export const LINE = 8;
export const OPENING_HAND = 4;
export const HEALTH = 30;
export const DECK = 40;

/** The state of a game, as plain data. Only the state's owner may change it, in place. */
export interface State extends Course<Task> {
  items: Item[];
  /**
   * The printed traits by item. Null for effects. They are derived from the items but stored because all rules use
   * them.
   */
  traits: (Traits | null)[];
  /** The bodies by item. Null if the item is not in play. */
  bodies: (Body | null)[];
  /** The items in play that have continuous effects, in order of arrival. Derived from `bodies`. */
  providers: number[];
  seats: SeatState[];
  phase: Phase;
  result: Outcome | null;
}

/**
 * Returns the state before the first event. Its fields are in the same order as in a copy, so V8 uses the same hidden
 * class for both.
 */
export function initialState(): State {
  const course = newCourse<Task>();
  return {
    started: course.started,
    items: [],
    traits: [],
    bodies: [],
    providers: [],
    known: course.known,
    seats: [],
    day: course.day,
    phase: course.phase,
    turn: course.turn,
    turnSeat: course.turnSeat,
    firstPlayer: course.firstPlayer,
    timestamp: course.timestamp,
    decisions: course.decisions,
    pending: course.pending,
    agenda: course.agenda,
    random: course.random,
    result: course.result,
  };
}

/** Returns a copy that can change without affecting the original. The copy shares parts that never change in place. */
export function cloneState(state: State): State {
  return {
    started: state.started,
    items: state.items.slice(),
    traits: state.traits.slice(),
    bodies: state.bodies.slice(),
    providers: state.providers.slice(),
    known: state.known.slice(),
    seats: state.seats.map((seat) => ({
      ...seat,
      deck: seat.deck.slice(),
      hand: seat.hand.slice(),
      discard: seat.discard.slice(),
      line: seat.line.slice(),
      globe: seat.globe.slice(),
      rune: seat.rune.slice(),
      playing: seat.playing.slice(),
      aside: seat.aside.slice(),
      looked: seat.looked.slice(),
    })),
    day: state.day,
    phase: state.phase,
    turn: state.turn,
    turnSeat: state.turnSeat,
    firstPlayer: state.firstPlayer,
    timestamp: state.timestamp,
    decisions: state.decisions,
    pending: state.pending,
    agenda: state.agenda.slice(),
    random: { ...state.random },
    result: state.result,
  };
}

/** Returns the state of a seat. Throws if the seat does not exist. */
export function seatOf(state: State, seat: Seat): SeatState {
  const found = state.seats[seat];
  if (found === undefined) invariant(false, `there is no seat ${seat}`);
  return found;
}

/** Returns an item. Throws if the item does not exist. */
export function itemOf(state: State, item: number): Item {
  const found = state.items[item];
  if (found === undefined) invariant(false, `there is no item ${item}`);
  return found;
}

/** Returns the contract of an item. Throws if the item is a token or an effect. */
export function contractOf(state: State, item: number): Contract {
  if (itemOf(state, item).kind !== 'card') invariant(false, `item ${item} is no contract`);
  return traitsIn(state, item).nature as Contract;
}

/** Returns the printed traits of a contract or token, grouped by purpose. */
export function traitsIn(state: State, item: number): Traits {
  const traits = state.traits[item];
  if (traits == null) invariant(false, `item ${item} is no contract`);
  return traits;
}

/** Returns the printed definition of a contract or token. */
export const natureOf = (state: State, item: number): Nature => traitsIn(state, item).nature;

/** Updates an item's printed characteristics from the definitions of the game, in place. */
export function readItem(state: State, item: number): void {
  const found = itemOf(state, item);
  const nature: unknown =
    found.kind === 'card'
      ? state.started?.cards[found.reference]
      : found.kind === 'token'
        ? found.token
        : null;
  state.traits[item] = typeof nature === 'object' && nature !== null ? traitsOf(nature as Nature) : null;
}

/** Updates the printed characteristics of all items in place, after some items have been replaced. */
export function readItems(state: State): void {
  state.traits = [];
  for (let item = 0; item < state.items.length; item++) readItem(state, item);
}

/** Returns the body of an item. Throws if the item is not in play. */
export function bodyOf(state: State, item: number): Body {
  const found = state.bodies[item];
  if (found == null) invariant(false, `item ${item} is not in play`);
  return found;
}

/** Returns the opponent of a seat in a game with two players. */
export const opponentOf = (seat: Seat): Seat => 1 - seat;
