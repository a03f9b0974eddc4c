import type { SetupErrorCode } from './error-codes.js';
import type { Choice, Decision, Illegal } from './decision.js';
import type { AtomicAction, DecisionRequested, GameEvent, GameStarted } from './event.js';
import type { Explanation } from './explanation.js';
import type { Fact } from './fact.js';
import type { MissedChance } from './missed.js';
import type { RefusedPlay } from './refused.js';
import type { ModuleId, Seat } from './ids.js';
import type { Json } from './json.js';
import type { Problem, Result } from './result.js';
import type { CardFace, Clock, PublicState, ResultView, RollView, StatisticPart } from './view.js';
import type { Viewer } from './viewer.js';
import type { CanonicalWriter } from './canonical-writer.js';
import type { GameWords } from './game-words.js';
import type { Habits } from './habit.js';
import type { Themes } from './theme.js';
import type { ReadsHands } from './hands.js';

export type Locale = 'en' | 'it' | 'fr';

export type Setup = Omit<GameStarted, 'kind' | 'digest'>;

/** The events that a choice produces, and the state after these events. */
export interface Decided<State, A extends AtomicAction> {
  readonly events: readonly GameEvent<A>[];
  readonly state: State;
}

/** The log text for one event. */
export interface Telling {
  readonly text: string;
  /** A log line for each atomic action, in order. */
  readonly actions: readonly string[];
}

/** Functions that apply the rules of a game to setups and choices. */
export interface PlaysGame<State = unknown, A extends AtomicAction = AtomicAction> {
  /**
   * Checks a setup and plays to the first decision. Returns an error for an invalid setup. Fails with `WORK_TOO_LARGE`
   * if the cards cause an endless loop.
   */
  start(setup: Setup): Result<Decided<State, A>, readonly Problem<SetupErrorCode>[]>;
  /**
   * Applies a choice and plays to the next decision or the end. An illegal choice changes nothing. A choice that
   * exceeds `abilityBounds.decision` fails with `WORK_TOO_LARGE` and leaves the state unusable. To recover, fold the
   * record again or keep a `clone`. The limit counts work instead of time, so the result is the same on every machine.
   */
  decide(state: State, player: Seat, choice: Choice): Result<Decided<State, A>, Illegal>;
  /** Like `decide`, but faster, because it records no events. Used in playouts. */
  reach(state: State, player: Seat, choice: Choice): Result<State, Illegal>;
  /** Returns the pending decision. Null if the game has not started or is over. */
  legal(state: State): Decision | null;
}

/**
 * Replays games that were recorded on other platforms. Uses the recorded random results and supports unidentified
 * cards.
 */
export interface DecidesAgain<State = unknown, A extends AtomicAction = AtomicAction> {
  /** Whether an event is part of the setup. Replays copy such events instead of deriving them again. */
  isSetUp(event: GameEvent<A>): boolean;
  /**
   * Returns the possible lists of events from the setup to the first decision. Platforms begin a game in different
   * ways, and there is one list for each way.
   */
  begun(state: State): readonly (readonly GameEvent<A>[])[];
  /** Whether an event only identifies a card or quotes the source. The rules never produce such events. */
  isAside(event: GameEvent<A>): boolean;
  /** Returns a copy of the state whose random source will produce the given events' recorded random results. */
  withChance(state: State, events: readonly GameEvent<A>[]): State;
  /**
   * Adapts a decision request to the given state. This state can identify cards that were unidentified at the time of
   * the request.
   */
  asked(state: State, question: DecisionRequested): GameEvent<A>;
  /** Converts an event to the form that imported records use. `state` is the state before the event. */
  asRecorded(state: State, event: GameEvent<A>): GameEvent<A>;
}

/** Folds the events of a record into states, which requires neither the rules nor the random source. */
export interface FoldsGame<State = unknown, A extends AtomicAction = AtomicAction> {
  /** Returns the state before the first event. */
  initial(): State;
  evolve(state: State, event: GameEvent<A>): State;
  /** Folds only the first `count` atomic actions of an event. */
  evolvePartly(state: State, event: GameEvent<A>, count: number): State;
  clone(state: State): State;
  /** Returns a canonical form that is equal only for equal states. Does not include the agenda or the random source. */
  canonical(state: State): Json;
  /** Writes the canonical form's 32-bit words directly. If absent, the words are derived from `canonical`. */
  words?(state: State, to: CanonicalWriter): void;
}

/** A measure's unit, such as `cards`, `points` or `regions`, and its meaning in one sentence. */
export interface MeasureDefinition {
  readonly unit: string;
  readonly definition: string;
}

/**
 * The public measures from which the glossary computes its own measures, such as `tempo`. All games share the glossary,
 * which is described in `docs/integrating/measures.md`.
 */
export interface GlossaryParts {
  /** Measures of the number of cards that a seat can still use, one for each zone. */
  readonly cards: readonly string[];
  /** Measures of the strength of cards in play. `inPlay` contains the measures that count these cards. */
  readonly strength: readonly string[];
  readonly inPlay: readonly string[];
  /** The name of the mana measure, the mana on the first day, and the mana added each day. */
  readonly mana: { readonly name: string; readonly start: number; readonly aDay: number };
  /**
   * The measure of progress in the game. For `own`, a seat's progress is the seat's value. For `others`, it is the
   * average loss of the seat's opponents.
   */
  readonly race: { readonly name: string; readonly of: 'own' | 'others' };
  /**
   * The zones' names in facts. `inPlay` lists the zones in play, `held` lists the other zones with a seat's cards, and
   * `onItsWay` is the zone of a card that is being played.
   */
  readonly zones: {
    readonly inPlay: readonly string[];
    readonly held: readonly string[];
    readonly onItsWay: string;
  };
}

/** Restricts events and states to the information that a viewer is allowed to see. */
export interface SeesGame<State = unknown, A extends AtomicAction = AtomicAction> {
  /** Returns the event without the information that the viewer must not see. */
  mask(event: GameEvent<A>, before: State, viewer: Viewer): GameEvent<A>;
  view(state: State, viewer: Viewer): PublicState;
  /** Returns the game's result, which is visible to every viewer. Null while the game is in progress. */
  result(state: State): ResultView | null;
  /**
   * Returns the contributions to the statistics of each item that the viewer knows. A statistic's value after its last
   * contribution equals its value in the view. Absent if the game does not provide contributions.
   */
  statisticParts?(state: State, viewer: Viewer): ReadonlyMap<number, readonly StatisticPart[]>;
  /**
   * Returns the dice rolls among an event's atomic actions, in order. Dice are public. Absent if the game has no dice.
   */
  rolls?(actions: readonly A[]): readonly RollView[];
  clock(state: State): Clock;
  /**
   * Returns the values for charts, with keys such as `hand.0` for seat 0. Requesting or making a decision does not
   * change the values.
   */
  measures(state: State): Readonly<Record<string, number>>;
  /**
   * Returns each seat's measures. Their names do not include the seat. Bots call this function after every choice that
   * they try. If absent, the values are derived from `measures`.
   */
  seatMeasures?(state: State): readonly Readonly<Record<string, number>>[];
  /** Returns the card's name, which all printings of a card share. If absent, each reference is a separate card. */
  printed?(reference: string): string;
  /**
   * The names, without the seat, of the measures of hidden cards. A seat's values must be hidden from other seats and
   * spectators.
   */
  readonly ownMeasures: readonly string[];
  /** The definitions of all measures, by name without the seat. */
  readonly measureDefinitions: Readonly<Record<string, MeasureDefinition>>;
  /**
   * Finds the chances that players missed in a masked event. Uses only information that the event's viewer is allowed
   * to see. For a `DecisionMade`, `answered` is the masked decision. Absent if the game cannot find missed chances.
   */
  missed?(event: GameEvent<A>, before: State, answered: Decision | null): readonly MissedChance[];
  /**
   * Returns the cards that the deciding player cannot play in this turn, with the reasons. Only this player is allowed
   * to see the result. Empty if the pending decision is not a turn. Absent if the game cannot determine the reasons.
   */
  refused?(state: State): readonly RefusedPlay[];
  /**
   * Counts the unidentified cards in zones that affect play. Only records from other platforms contain such cards. If
   * `knowledge` is given, counts only the cards that `deal` cannot replace. Absent if the game never has unidentified
   * cards.
   */
  unknown?(state: State, knowledge?: Knowledge): number;
  /** Counts the unidentified cards in a seat's hand. Absent if the game never has unidentified cards. */
  unknownInHand?(state: State, seat: Seat): number;
  /** The number of times per day that an object's ability can be activated. Unlimited if absent. */
  readonly activationsADay?: number;
  /**
   * The names, without the seat, of two measures: all mana that a player can spend (`all`) and the unspent mana
   * (`unspent`). Absent if the game has no such measures.
   */
  readonly spending?: { readonly all: string; readonly unspent: string };
  /** The acts by which statistics describe how people play. Absent if the game defines none. */
  readonly habits?: Habits<State, A>;
  /** The measures from which the glossary is computed. Absent if the game does not support the glossary. */
  readonly glossary?: GlossaryParts;
  /** Kinds of atomic actions with random results, other than draws and dice. If absent, there are none. */
  readonly chanceKinds?: readonly string[];
}

/** Describes events, rules and cards in natural language. */
export interface TellsGame<State = unknown, A extends AtomicAction = AtomicAction> {
  /**
   * Returns an event's log text. `nameOf` returns a card's name in the reader's language, or null if there is no
   * translation.
   */
  event(
    event: GameEvent<A>,
    before: State,
    viewer: Viewer,
    locale: Locale,
    nameOf?: (card: Pick<CardFace, 'reference' | 'name'>) => string | null,
  ): Telling;
  /** Returns the reactions that an event activated and those that it did not, each with the reason. */
  explain(before: State, event: GameEvent<A>, viewer: Viewer, locale: Locale): Explanation;
  /**
   * Returns an event's facts in terms that all games share. The facts reveal everything in the event, so mask the event
   * first.
   */
  facts(event: GameEvent<A>, before: State): readonly Fact[];
  /** The heading for one day of the clock. Defaults to "Day". */
  readonly dayName?: string;
  /**
   * Summarises a rule in one line. `edition` defaults to the edition of new games. Null if the rule is unknown. If the
   * function is absent, only rule numbers are shown.
   */
  rule?(rule: string, locale: Locale, edition?: string): string | null;
  /**
   * Translates card text. The result has one entry for each line of the definition's `text`. Null if there is no
   * translation. The definition comes from a record and can be malformed. If the function is absent, cards are shown as
   * printed.
   */
  card?(definition: Json, locale: Locale): readonly string[] | null;
  /**
   * Returns the texts of a card's modes, in order. Null if the card does not have exactly one set of modes. The
   * definition comes from a record and can be malformed. Absent if the game has no modes.
   */
  modes?(definition: Json, locale: Locale): readonly string[] | null;
  /** The game's vocabulary, by language. If absent, ids are shown. */
  readonly words?: Readonly<Record<Locale, GameWords>>;
  /** The themes of decisions. `words` contains their titles. If absent, each kind of decision is a theme. */
  readonly themes?: Themes;
  /** The parts of a table to abbreviate when it is printed. If absent, tables are printed in full. */
  readonly inShort?: TableInShort;
}

export interface TableInShort {
  /** Zones for which only the number of cards is printed. */
  readonly counted: readonly string[];
  /** Resources printed next to a player's name. */
  readonly resources: readonly string[];
}

/** Checks and converts the data of a game's records. */
export interface ChecksRecords<A extends AtomicAction = AtomicAction> {
  /** Returns the problem with an atomic action in one of the game's stored events. Null if the action is valid. */
  malformed(action: unknown): string | null;
  /**
   * Returns the problem with the definitions of cards, tokens or effects in an event. Null if the rules can interpret
   * them. Called before a record is stored and after the rules have failed, but not when a stored record is read.
   * Absent if events contain no definitions.
   */
  illDefined?(event: GameEvent<A>): string | null;
  /** Converts an atomic action to an older schema. If absent, atomic actions are the same in all schemas. */
  actionInSchema?(action: A, schema: number): A;
}

/** The facts with which a sampled state must agree. */
export interface Knowledge {
  /** The viewer whose known cards are kept. For an omniscient viewer, only cards that no seat knows are sampled. */
  readonly viewer: Viewer;
  /**
   * Whether the other seats' deck lists are known. If not, their unknown cards are sampled from the cards that the
   * viewer knows.
   */
  readonly lists: boolean;
  /**
   * The cards that the whole record reveals in partly unknown decks. If absent, only the cards that the state reveals
   * are used.
   */
  readonly shown?: ShownDecks;
  /** Cards that must be in a seat's hand. */
  readonly held?: {
    readonly seat: Seat;
    readonly cards: readonly string[];
    /**
     * The definitions of required cards that the state does not contain. If present, a required card that was not dealt
     * to the seat is created in its hand. If absent, the hand can contain only cards that were dealt to the seat.
     */
    readonly definitions?: GameStarted['cards'];
  };
}

/** The cards that a whole record reveals in partly unknown decks. */
export interface ShownDecks {
  /** For each seat, the cards that are certainly in its deck, with repetitions. */
  readonly decks: readonly (readonly string[])[];
  /** The definitions of the cards in `decks`, by reference. */
  readonly cards: GameStarted['cards'];
}

/** A measure's weight early in the game, and the amount added to it late in the game. */
export type StagedWeight = readonly [always: number, late: number];

export interface ValueModelOrigin {
  readonly program: string;
  readonly edition: string;
  readonly bots: string;
  readonly seed: string;
  readonly games: number;
  readonly positions: number;
}

/**
 * A logistic regression on a game's measures. A weight is the change in the log-odds that the seat wins, per unit of a
 * measure.
 */
export interface ValueModel {
  /** The day from which the late weights apply fully. On earlier days, they apply in proportion to the day. */
  readonly late: number;
  /**
   * Weights by the measure's name without the seat. A key such as `hand*hand` is a product of measures. `turn` is 1
   * during the seat's turn.
   */
  readonly weights: Readonly<Record<string, StagedWeight>>;
  /** The model's errors. Absent if they have not been measured. */
  readonly misses?: ValueModelMisses;
  readonly origin: ValueModelOrigin;
}

/**
 * The error of short playouts, which end in the model's estimate. It is the error of the difference in value between
 * two choices, measured by comparison with full playouts.
 */
export interface ValueModelMisses {
  /** The standard error, as a win probability. */
  readonly choice: number;
  /** The increase in the standard error per unit of the difference between the choices. */
  readonly share: number;
}

/** Functions and data that bots require in addition to rules and measures. */
export interface GuidesBots<State = unknown> {
  /**
   * Samples a state that is possible from the seat's perspective. Replaces hidden information with data derived only
   * from `random`. Does not change the given state.
   */
  imagine(state: State, seat: Seat, random: string): State;
  /**
   * Samples a state that agrees with all known facts. Deals unknown cards again and replaces future random results. If
   * the pending decision involves cards that were dealt again, it is requested again. Does not change the given state.
   */
  deal(state: State, knowledge: Knowledge, random: string): State;
  /** Whether the known facts are sufficient for `deal`. If absent, they always are. */
  canDeal?(state: State, knowledge: Knowledge): boolean;
  /**
   * Returns what a record with the given last state reveals about decks. `deal` uses the result to replace unidentified
   * cards. Null if every card is known. Absent if `deal` cannot replace unidentified cards.
   */
  shown?(end: State): ShownDecks | null;
  /** The value of one unit of each measure to the seat, by the measure's name without the seat. */
  readonly unitValues: Readonly<Record<string, number>>;
  /**
   * Estimates the potential of a seat's own cards beyond all measures, in units of spent mana. The estimate breaks ties
   * between positions. Uses only information that the seat is allowed to see. Absent if there is no such potential.
   */
  promise?(state: State, seat: Seat): number;
  /** Returns the seats that win together with a seat, including the seat itself. If absent, each seat wins alone. */
  team?(state: State, seat: Seat): readonly Seat[];
  /** A model of win probability. If absent, playouts continue to the end of the game. */
  readonly model?: ValueModel;
}

/**
 * The interface between the platform and a game. Members are grouped by use. For example, a fold requires only
 * `Pick<GameModule, 'fold'>`.
 *
 * Only `decide`, `reach` and `evolve` change states. `evolve` and a legal `decide` can reuse the given state, so keep a
 * `clone` if you need the earlier state. Members that read a state throw the kernel's `TooMuchWorkError` for states
 * that `decide` never reaches.
 */
export interface GameModule<State = unknown, A extends AtomicAction = AtomicAction> {
  readonly id: ModuleId;
  readonly name: string;
  /** The usual number of players. */
  readonly seats: number;
  /** Returns the number of players in a game with the given options. Defaults to `seats`. */
  readonly seatsIn?: (options: GameStarted['options']) => number;
  readonly play: PlaysGame<State, A>;
  /** If absent, games from other platforms cannot be verified. */
  readonly elsewhere?: DecidesAgain<State, A>;
  readonly fold: FoldsGame<State, A>;
  readonly see: SeesGame<State, A>;
  readonly tell: TellsGame<State, A>;
  readonly records: ChecksRecords<A>;
  readonly bots: GuidesBots<State>;
  /** If absent, players' hands cannot be estimated. */
  readonly hands?: ReadsHands<State>;
}
