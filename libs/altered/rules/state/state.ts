import type { CardDefinition, Deed } from '#altered/abilities';
import { newCourse, type Course } from '#kernel';
import { invariant, type Seat } from '#record';
import type { Outcome } from './actions.js';
import { editionOfGame, type Edition } from './edition.js';
import type { ExpeditionName, Item, Phase, Region, Stay, Zone } from './objects.js';
import type { AlteredTask } from './tasks.js';

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
  /** The region index of each expedition. Null until the expedition is placed (4.1.d). */
  expeditions: Readonly<Record<ExpeditionName, number | null>>;
  /** The path of the player's expeditions, as region indices from the Hero Region to the Companion Region. */
  way: readonly number[];
  /** The Ascended expeditions (2.4.3 of edition 4.0), in alphabetical order. */
  ascended: readonly ExpeditionName[];
}

/** The state of a game, as plain data. Only the code that owns a state changes it, in place. */
export interface State extends Course<AlteredTask> {
  /** Derived from the first event, and stored because most rules need it. */
  edition: Edition;
  items: Item[];
  /** Each item's current stay. Null if the item is in no zone. */
  stays: (Stay | null)[];
  seats: SeatState[];
  expedition: number[];
  limbo: number[];
  adventure: Region[];
  /** The players who have left, in the order in which they left (M4.11). */
  left: readonly Seat[];
  phase: Phase | 'set-up';
  /**
   * The reactions that were activated and the quick actions that were played today (1.4.6), in chronological order.
   * Each entry is a key for an object and an ability. Repetitions are separate entries.
   */
  today: string[];
  /** The number of entries in `today` before this turn. Derived from events, so fingerprints exclude it. */
  beforeThisTurn: number;
  /** The cards played today. Derived from events, so fingerprints exclude them. */
  played: PlayedCard[];
  /**
   * The expeditions that moved forward today, in chronological order. Derived from events, so fingerprints exclude
   * them.
   */
  forward: { readonly seat: Seat; readonly expedition: ExpeditionName }[];
  /**
   * The expeditions that moved backwards today, in chronological order. Derived from events, so fingerprints exclude
   * them.
   */
  backward: { readonly seat: Seat; readonly expedition: ExpeditionName }[];
  /** Today's events that affected cards and objects, in chronological order. Fingerprints exclude them. */
  deeds: PastDeed[];
  /** The zones from which players discarded cards this turn. Derived from events, so fingerprints exclude them. */
  discarded: { readonly from: 'hand' | 'reserve'; readonly seat: Seat }[];
  /** The quick actions played this turn. Derived from events, so fingerprints exclude them. */
  quickActions: { readonly item: number; readonly ability: number }[];
  result: Outcome | null;
}

export interface PlayedCard {
  readonly item: number;
  readonly seat: Seat;
  readonly turn: number;
  readonly phase: State['phase'];
  readonly from: Zone | null;
  /** Whether the card was the last in the player's hand. */
  readonly last: boolean;
}

/**
 * A past event: what happened to a card or an object, when it happened, and which player did it. The player is null for
 * discards from play.
 */
export interface PastDeed {
  readonly deed: Exclude<Deed, 'played'> | 'joined' | 'left';
  readonly item: number;
  readonly seat: Seat | null;
  /** The player from whose zone a card was discarded. Equal to `seat` if the event is not a discard. */
  readonly of: Seat | null;
  readonly turn: number;
  readonly phase: State['phase'];
  readonly from: Zone | null;
  /** The expedition that the object joined or left. `across` is the expedition that the object came from or went to. */
  readonly expedition: ExpeditionName | null;
  readonly across: { readonly seat: Seat; readonly expedition: ExpeditionName } | null;
}

/**
 * Returns the state before the first event. The fields have the same order as in `cloneState`, so that V8 uses the same
 * hidden class for both.
 */
export function initialState(): State {
  const course = newCourse<AlteredTask>();
  return {
    started: course.started,
    edition: editionOfGame(course.started),
    items: [],
    stays: [],
    known: course.known,
    seats: [],
    expedition: [],
    limbo: [],
    adventure: [],
    left: [],
    day: course.day,
    phase: course.phase,
    today: [],
    beforeThisTurn: 0,
    played: [],
    forward: [],
    backward: [],
    deeds: [],
    discarded: [],
    quickActions: [],
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

/**
 * Returns a copy that can change without affecting the original. Copies share the parts that are never changed in
 * place.
 */
export function cloneState(state: State): State {
  return {
    started: state.started,
    edition: state.edition,
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
      way: seat.way,
      ascended: seat.ascended,
    })),
    expedition: state.expedition.slice(),
    limbo: state.limbo.slice(),
    adventure: state.adventure.slice(),
    left: state.left,
    day: state.day,
    phase: state.phase,
    today: state.today.slice(),
    beforeThisTurn: state.beforeThisTurn,
    played: state.played.slice(),
    forward: state.forward.slice(),
    backward: state.backward.slice(),
    deeds: state.deeds.slice(),
    discarded: state.discarded.slice(),
    quickActions: state.quickActions.slice(),
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

/** Returns the definition of a card or token: its printed characteristics (2.3.1.a–b). */
export function cardOf(state: State, item: number): CardDefinition {
  const found = state.items[item];
  if (found?.kind === 'token') return found.definition;
  if (found?.kind !== 'card') invariant(false, `item ${item} is neither card nor token`);
  if (found.definition !== undefined) return found.definition;
  return state.started?.cards[found.reference] as unknown as CardDefinition;
}
