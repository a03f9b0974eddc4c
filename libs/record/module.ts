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

/** The events that a choice produces, and the state after them. */
export interface Decided<State, A extends AtomicAction> {
  readonly events: readonly GameEvent<A>[];
  readonly state: State;
}

/** The log text of one event. */
export interface Telling {
  readonly text: string;
  /** A line for each atomic action, in order. */
  readonly actions: readonly string[];
}

/** The rules of a game. They check setups and apply choices. */
export interface PlaysGame<State = unknown, A extends AtomicAction = AtomicAction> {
  /**
   * Checks a setup and plays to the first decision. Returns an error instead of throwing for an invalid setup. Error
   * `WORK_TOO_LARGE` if its cards loop.
   */
  start(setup: Setup): Result<Decided<State, A>, readonly Problem<SetupErrorCode>[]>;
  /**
   * Applies a choice and plays to the next decision or the end. An illegal choice changes nothing. A choice that
   * exceeds `abilityBounds.decision` fails with `WORK_TOO_LARGE` and leaves the state unusable. To recover, fold the
   * record again or keep a `clone`. The bound counts work instead of time, so the result is the same on all machines.
   */
  decide(state: State, player: Seat, choice: Choice): Result<Decided<State, A>, Illegal>;
  /** Like `decide`, but faster because it records nothing. For playouts. */
  reach(state: State, player: Seat, choice: Choice): Result<State, Illegal>;
  /** Returns the pending decision. Null if the game has not started or is over. */
  legal(state: State): Decision | null;
}

/** Replays games that were recorded elsewhere. Uses the recorded random results and supports unidentified cards. */
export interface DecidesAgain<State = unknown, A extends AtomicAction = AtomicAction> {
  /** Whether an event belongs to the set-up, which a replay copies instead of deriving it again. */
  isSetUp(event: GameEvent<A>): boolean;
  /**
   * Returns the events from the set-up to the first decision, one list for each way in which platforms begin a game.
   */
  begun(state: State): readonly (readonly GameEvent<A>[])[];
  /** Whether an event only identifies a card or quotes the source. The rules never produce such events. */
  isAside(event: GameEvent<A>): boolean;
  /** Returns a copy of the state that will produce the random results recorded in the events of a choice. */
  withChance(state: State, events: readonly GameEvent<A>[]): State;
  /** Adapts a requested decision to a state in which more cards have been identified since. */
  asked(state: State, question: DecisionRequested): GameEvent<A>;
  /** Converts an event to the form that imported records use, given the state before the event. */
  asRecorded(state: State, event: GameEvent<A>): GameEvent<A>;
}

/** Folds a record into states. Requires neither the rules nor the random source. */
export interface FoldsGame<State = unknown, A extends AtomicAction = AtomicAction> {
  /** The state before the first event. */
  initial(): State;
  evolve(state: State, event: GameEvent<A>): State;
  /** Folds only the first `count` atomic actions of an event. */
  evolvePartly(state: State, event: GameEvent<A>, count: number): State;
  clone(state: State): State;
  /** Returns the canonical form, equal only for equal states. Excludes the agenda and the random source. */
  canonical(state: State): Json;
  /** Writes the words of the canonical form directly. If absent, the words are derived from the form. */
  words?(state: State, to: CanonicalWriter): void;
}

/** The unit of a measure, such as `cards`, `points` or `regions`, and its meaning in one sentence. */
export interface MeasureDefinition {
  readonly unit: string;
  readonly definition: string;
}

/** Names of the public measures from which the measures of the rulebook's glossary are computed. */
export interface GlossaryParts {
  /** Measures of the number of cards that a seat can still use, one per zone. */
  readonly cards: readonly string[];
  /** Measures of the value and the number of cards in play. */
  readonly strength: readonly string[];
  readonly inPlay: readonly string[];
  /** The measure of mana, the amount of mana on the first day, and the amount added each day. */
  readonly mana: { readonly name: string; readonly start: number; readonly aDay: number };
  /**
   * The measure of progress in the game. `own`: the seat's own value counts. `others`: the losses of the other seats
   * count.
   */
  readonly race: { readonly name: string; readonly of: 'own' | 'others' };
  /**
   * The zones named in facts: zones in play, other zones with cards of a seat, and the zone of a card while it is
   * played.
   */
  readonly zones: {
    readonly inPlay: readonly string[];
    readonly held: readonly string[];
    readonly onItsWay: string;
  };
}

/** Limits events and states to the information that each viewer is allowed to see. */
export interface SeesGame<State = unknown, A extends AtomicAction = AtomicAction> {
  /** Returns the event with all information removed that the viewer must not see. */
  mask(event: GameEvent<A>, before: State, viewer: Viewer): GameEvent<A>;
  view(state: State, viewer: Viewer): PublicState;
  /** Returns the result of the game, which every viewer may see. Null while the game is in progress. */
  result(state: State): ResultView | null;
  /**
   * Returns the parts of statistics by item, for cards that the viewer knows. The last part of each statistic equals
   * the value in the view. Absent if the game does not provide them.
   */
  statisticParts?(state: State, viewer: Viewer): ReadonlyMap<number, readonly StatisticPart[]>;
  /**
   * Returns the dice that the atomic actions of one event roll, in order. Dice are public. Absent if the game has no
   * dice.
   */
  rolls?(actions: readonly A[]): readonly RollView[];
  clock(state: State): Clock;
  /**
   * Returns the values that charts plot, with keys such as `hand.0` for seat 0. Events that request or make a decision
   * change none of them.
   */
  measures(state: State): Readonly<Record<string, number>>;
  /**
   * Returns the measures of each seat, by name without the seat. Bots call this after every choice that they try. If
   * absent, the values are derived from `measures`.
   */
  seatMeasures?(state: State): readonly Readonly<Record<string, number>>[];
  /**
   * Returns the name of the card that a reference is a print of. All prints of a card have the same name. If absent,
   * each reference is a separate card.
   */
  printed?(reference: string): string;
  /** Names, without the seat, of measures of hidden cards, which only their own seat may see. */
  readonly ownMeasures: readonly string[];
  /** The definition of every measure, by name without the seat. */
  readonly measureDefinitions: Readonly<Record<string, MeasureDefinition>>;
  /**
   * Finds the chances that players missed in a masked event, using only information that its viewer may see. `answered`
   * is the masked decision that a `DecisionMade` answers. Absent if the game does not provide them.
   */
  missed?(event: GameEvent<A>, before: State, answered: Decision | null): readonly MissedChance[];
  /**
   * Returns the cards that cannot be played in the current turn, with the reasons. Only the deciding player may see
   * them. Empty during other decisions. Absent if the game does not provide them.
   */
  refused?(state: State): readonly RefusedPlay[];
  /**
   * Counts the unidentified cards in zones that affect play, which exist only in records of other platforms. If
   * `knowledge` is given, counts only the cards that `deal` cannot replace. If absent, there are none.
   */
  unknown?(state: State, knowledge?: Knowledge): number;
  /** Counts the unidentified cards in the hand of a seat. If absent, there are none. */
  unknownInHand?(state: State, seat: Seat): number;
  /** The number of times that an ability of an object can be activated per day. Unlimited if absent. */
  readonly activationsADay?: number;
  /**
   * Names, without the seat, of the measures of all mana that a player can spend and of unspent mana. Absent if the
   * game has none.
   */
  readonly spending?: { readonly all: string; readonly unspent: string };
  /** The acts by which statistics describe how players play. Absent if the game names none. */
  readonly habits?: Habits<State, A>;
  /** The measures from which the measures of the rulebook's glossary are computed. Absent if the game has none. */
  readonly glossary?: GlossaryParts;
  /** Kinds of atomic actions with random results, in addition to draws and dice. Absent if there are none. */
  readonly chanceKinds?: readonly string[];
}

/** Describes events, rules and cards in natural language. */
export interface TellsGame<State = unknown, A extends AtomicAction = AtomicAction> {
  /**
   * Returns the log text of an event. `nameOf` returns a card's name in the reader's language, or null if it has no
   * translation.
   */
  event(
    event: GameEvent<A>,
    before: State,
    viewer: Viewer,
    locale: Locale,
    nameOf?: (card: Pick<CardFace, 'reference' | 'name'>) => string | null,
  ): Telling;
  /** Returns the reactions that an event activated, and for each reaction that it did not activate, the reason. */
  explain(before: State, event: GameEvent<A>, viewer: Viewer, locale: Locale): Explanation;
  /**
   * Returns the facts of an event in terms that all games share. Facts reveal as much as the event does, so mask it
   * first.
   */
  facts(event: GameEvent<A>, before: State): readonly Fact[];
  /** The heading for a day of the clock. If absent, "Day". */
  readonly dayName?: string;
  /**
   * Returns the summary of a rule in one line. `edition` defaults to the edition of new games. Null if the rule is
   * unknown. If absent, only rule numbers are shown.
   */
  rule?(rule: string, locale: Locale, edition?: string): string | null;
  /**
   * Translates the text of a card, with one result for each line of its `text`. Null if no translation exists. The
   * definition is read from a record and may be malformed. If absent, cards are shown as printed.
   */
  card?(definition: Json, locale: Locale): readonly string[] | null;
  /**
   * Returns the texts of the modes of a card, in order. Null if the card has no modes or several sets of modes. The
   * definition is read from a record and may be malformed. Absent if the game does not provide them.
   */
  modes?(definition: Json, locale: Locale): readonly string[] | null;
  /** The vocabulary of the game by language. If absent, ids are shown. */
  readonly words?: Readonly<Record<Locale, GameWords>>;
  /** The themes of decisions, named in `words`. If absent, each kind of decision is a theme. */
  readonly themes?: Themes;
  /** The short form of a printed table. If absent, tables are printed in full. */
  readonly inShort?: TableInShort;
}

export interface TableInShort {
  /** Zones printed as a number of cards instead of a list. */
  readonly counted: readonly string[];
  /** Resources printed next to a player's name. */
  readonly resources: readonly string[];
}

/** Checks and normalises data before it is stored in a record. */
export interface ChecksRecords<A extends AtomicAction = AtomicAction> {
  /** Describes the problem of an atomic action of a stored event of this game. Null if it is valid. */
  malformed(action: unknown): string | null;
  /**
   * Describes the problem of the card, token or effect definitions in an event. Null if the rules can interpret them.
   * Called before a record is stored and after the rules failed, not when stored records are read. Absent if events
   * contain no definitions.
   */
  illDefined?(event: GameEvent<A>): string | null;
  /** Converts an atomic action to an older schema. If absent, the older schemas have the same form. */
  actionInSchema?(action: A, schema: number): A;
}

/** The facts that a sampled state must agree with. */
export interface Knowledge {
  /**
   * The viewer whose known cards remain unchanged. For the omniscient viewer, the cards that any seat knows remain
   * unchanged, and only cards unknown to every seat are sampled.
   */
  readonly viewer: Viewer;
  /**
   * Whether the deck lists of the other seats are known. If not, their unknown cards are sampled from cards that the
   * viewer knows.
   */
  readonly lists: boolean;
  /** Facts from the whole record about decks with unknown cards. If absent, only the state is used. */
  readonly shown?: ShownDecks;
  /** Cards that must be in the hand of a seat. */
  readonly held?: {
    readonly seat: Seat;
    readonly cards: readonly string[];
    /**
     * The definitions of cards from an unknown deck list. If absent, only cards that are dealt to the seat can be in
     * its hand.
     */
    readonly definitions?: GameStarted['cards'];
  };
}

/** The cards of incompletely known decks that a record reveals at any time. */
export interface ShownDecks {
  /** The cards that are certainly in the deck of each seat, with repetitions. */
  readonly decks: readonly (readonly string[])[];
  /** The definitions of these cards. */
  readonly cards: GameStarted['cards'];
}

/** The weight of a measure early in a game, and the amount added to it late in the game. */
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
 * A logistic regression over a game's measures. Each weight is the change in the log-odds that the seat wins, per unit
 * of a measure.
 */
export interface ValueModel {
  /** The day on which the late part of a game begins. Before it, the late weights apply in proportion to the day. */
  readonly late: number;
  /**
   * The weight of each measure, by name without the seat. A key such as `hand*hand` is the product of measures. `turn`
   * is 1 on the seat's turn.
   */
  readonly weights: Readonly<Record<string, StagedWeight>>;
  /** The errors of the model. Absent if they have not been measured. */
  readonly misses?: ValueModelMisses;
  readonly origin: ValueModelOrigin;
}

/**
 * The difference between estimates from short playouts with a model and from full playouts, when two choices are
 * compared.
 */
export interface ValueModelMisses {
  /** The standard error, as a win probability. */
  readonly choice: number;
  /** The increase of the error per unit of the difference between the choices. */
  readonly share: number;
}

/** Functions and data that bots require in addition to play and measures. */
export interface GuidesBots<State = unknown> {
  /**
   * Samples a state that `seat` considers possible: replaces hidden information with data from `random`, independently
   * of the actual values. Leaves the given state unchanged.
   */
  imagine(state: State, seat: Seat, random: string): State;
  /**
   * Samples a state that agrees with all known facts: deals unknown cards and future random results again, and requests
   * the pending decision again if it concerns dealt cards. Leaves the given state unchanged.
   */
  deal(state: State, knowledge: Knowledge, random: string): State;
  /** Whether the known facts are sufficient for `deal`. If absent, they always are. */
  canDeal?(state: State, knowledge: Knowledge): boolean;
  /**
   * Returns facts about decks from a record, given its last state. `deal` uses them to replace unidentified cards. Null
   * if every card is known. Absent if `deal` cannot replace such cards.
   */
  shown?(end: State): ShownDecks | null;
  /** The value of one unit of each measure to its seat, by name without the seat. */
  readonly worth: Readonly<Record<string, number>>;
  /**
   * The potential of a seat's own cards that no measure covers, in mana spent. Breaks ties between positions. Uses only
   * information that the seat may see. Absent if there is none.
   */
  promise?(state: State, seat: Seat): number;
  /** Returns the seats that win together with a seat, including that seat. If absent, each seat wins alone. */
  team?(state: State, seat: Seat): readonly Seat[];
  /** A model of win probability. If absent, playouts continue to the end of the game. */
  readonly model?: ValueModel;
}

/**
 * The interface between the platform and a game, in groups by use: a fold requires only `Pick<GameModule, 'fold'>`.
 * Only `decide` and `evolve` change states, and all other members only read them. The caller owns states: `evolve` and
 * a legal `decide` may reuse the given state, so keep a `clone` to use the earlier state again. Members that read a
 * state throw the kernel's `TooMuchWorkError` for states that `decide` never reaches.
 */
export interface GameModule<State = unknown, A extends AtomicAction = AtomicAction> {
  readonly id: ModuleId;
  readonly name: string;
  /** The usual number of players. */
  readonly seats: number;
  /** Returns the number of players of a game with these options. If absent, `seats` applies. */
  readonly seatsIn?: (options: GameStarted['options']) => number;
  readonly play: PlaysGame<State, A>;
  /** If absent, games from other platforms are not verified. */
  readonly elsewhere?: DecidesAgain<State, A>;
  readonly fold: FoldsGame<State, A>;
  readonly see: SeesGame<State, A>;
  readonly tell: TellsGame<State, A>;
  readonly records: ChecksRecords<A>;
  readonly bots: GuidesBots<State>;
  /** If absent, the hands of players cannot be estimated. */
  readonly hands?: ReadsHands<State>;
}
