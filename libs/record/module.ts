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
import type { Themes } from './theme.js';
import type { ReadsHands } from './hands.js';

export type Locale = 'en' | 'it' | 'fr';

export type Setup = Omit<GameStarted, 'kind' | 'digest'>;

/** The events of a choice, and the state after them. */
export interface Decided<State, A extends AtomicAction> {
  readonly events: readonly GameEvent<A>[];
  readonly state: State;
}

/** The log lines of one event. */
export interface Telling {
  readonly text: string;
  /** One line for each atomic action, in order. */
  readonly actions: readonly string[];
}

/** The rules of a game: checks setups and choices. */
export interface PlaysGame<State = unknown, A extends AtomicAction = AtomicAction> {
  /**
   * Checks a setup and plays up to the first decision. Never throws for a bad setup. Error `WORK_TOO_LARGE`
   * if its cards loop.
   */
  start(setup: Setup): Result<Decided<State, A>, readonly Problem<SetupErrorCode>[]>;
  /**
   * Applies a choice and plays on to the next decision or the end. An illegal choice changes nothing. A
   * choice that exceeds `abilityBounds.decision` fails with `WORK_TOO_LARGE` and leaves the state unusable:
   * fold the record again, or keep a `clone`. Work is counted, not timed, so it is the same everywhere.
   */
  decide(state: State, player: Seat, choice: Choice): Result<Decided<State, A>, Illegal>;
  /** Like `decide`, but records nothing, which is faster. For playouts. */
  reach(state: State, player: Seat, choice: Choice): Result<State, Illegal>;
  /** The pending decision. Null if the game is over or not started. */
  legal(state: State): Decision | null;
}

/** Replays games that were recorded elsewhere, with the recorded outcomes of chance and with unidentified cards. */
export interface DecidesAgain<State = unknown, A extends AtomicAction = AtomicAction> {
  /** Whether an event sets the game up, which is not decided again. */
  isSetUp(event: GameEvent<A>): boolean;
  /** The events from the set-up to the first question, in each of the ways that platforms begin a game. */
  begun(state: State): readonly (readonly GameEvent<A>[])[];
  /** Whether an event only identifies a card or quotes the source. The rules never produce such events. */
  isAside(event: GameEvent<A>): boolean;
  /** Copies the state with the random results that the events of a choice show. */
  withChance(state: State, events: readonly GameEvent<A>[]): State;
  /** Adapts a decision to a state that has since identified more cards. */
  asked(state: State, question: DecisionRequested): GameEvent<A>;
  /** Converts an event to the form that records of this kind have, given the state before it. */
  asRecorded(state: State, event: GameEvent<A>): GameEvent<A>;
}

/** Folds a record into states; needs no rules and no random source. */
export interface FoldsGame<State = unknown, A extends AtomicAction = AtomicAction> {
  /** The state before the first event. */
  initial(): State;
  /** Folds one event. */
  evolve(state: State, event: GameEvent<A>): State;
  /** Folds the first `count` atomic actions of an event: a moment inside it. */
  evolvePartly(state: State, event: GameEvent<A>, count: number): State;
  clone(state: State): State;
  /** The canonical form, equal only for equal states. Excludes the agenda and the random source. */
  canonical(state: State): Json;
  /** Writes the words of the canonical form directly. If absent, they are derived from the form. */
  words?(state: State, to: CanonicalWriter): void;
}

/** The meaning of a measure, in a sentence, and its unit: `cards`, `points`, `regions`. */
export interface MeasureDefinition {
  readonly unit: string;
  readonly definition: string;
}

/** Names of the public measures that the measures of the rulebook's glossary are built from. */
export interface GlossaryParts {
  /** The zones with cards that a seat can still use. */
  readonly cards: readonly string[];
  /** Measures of the worth and the number of cards in play. */
  readonly strength: readonly string[];
  readonly inPlay: readonly string[];
  /** The name of mana, its amount on the first day, and the amount added each day. */
  readonly mana: { readonly name: string; readonly start: number; readonly aDay: number };
  /** How the progress of a seat is measured: by its own value, or by the losses of the other seats. */
  readonly race: { readonly name: string; readonly of: 'own' | 'others' };
  /**
   * Names of zones as facts use them: in play, other zones that players own, and the zone of a card while it
   * is played.
   */
  readonly zones: {
    readonly inPlay: readonly string[];
    readonly held: readonly string[];
    readonly onItsWay: string;
  };
}

/** Shows events and states to each viewer, as far as they can know them. */
export interface SeesGame<State = unknown, A extends AtomicAction = AtomicAction> {
  /** The event as the viewer can know it. */
  mask(event: GameEvent<A>, before: State, viewer: Viewer): GameEvent<A>;
  view(state: State, viewer: Viewer): PublicState;
  /** The result in the view, which every viewer sees. Null while the game is played. */
  result(state: State): ResultView | null;
  /**
   * The parts of statistics by item, for cards that the viewer knows. The last part of each equals the value
   * in the view. Absent if the game does not provide them.
   */
  statisticParts?(state: State, viewer: Viewer): ReadonlyMap<number, readonly StatisticPart[]>;
  /** The dice that the atomic actions of one event roll, in order, public to all. Absent if the game has no dice. */
  rolls?(actions: readonly A[]): readonly RollView[];
  clock(state: State): Clock;
  /**
   * The values that charts plot, as `hand.0` for seat 0. The events that request and make a decision change none of
   * them.
   */
  measures(state: State): Readonly<Record<string, number>>;
  /**
   * The measures of each seat, by name without the seat. Bots read them after every choice they try. If
   * absent, they are derived from `measures`.
   */
  seatMeasures?(state: State): readonly Readonly<Record<string, number>>[];
  /**
   * The name of the card that a reference is a print of. All prints of a card share it. If absent, each
   * reference is a separate card.
   */
  printed?(reference: string): string;
  /** Measures of hidden cards, by name without the seat, visible only to their own seat. */
  readonly ownMeasures: readonly string[];
  /** Every measure, by name without the seat. */
  readonly measureDefinitions: Readonly<Record<string, MeasureDefinition>>;
  /**
   * The chances that players missed in an event, as far as the viewer of the masked event knows. `answered`
   * is the masked decision that a `DecisionMade` answers. Absent if the game does not provide them.
   */
  missed?(event: GameEvent<A>, before: State, answered: Decision | null): readonly MissedChance[];
  /**
   * The reasons why cards cannot be played in the current turn. Only the deciding player may see them. Empty
   * during other decisions. Absent if the game does not provide them.
   */
  refused?(state: State): readonly RefusedPlay[];
  /**
   * The number of unidentified cards in zones that play looks at, only in games that others recorded. Absent if
   * there are none. With `knowledge`, only those that cannot be dealt.
   */
  unknown?(state: State, knowledge?: Knowledge): number;
  /** The number of unidentified cards in the hand of a seat. Absent if there are none. */
  unknownInHand?(state: State, seat: Seat): number;
  /** How often an ability of an object can be activated in a day. Unlimited if absent. */
  readonly activationsADay?: number;
  /**
   * The measures, by name without the seat, of mana that players have to spend and of mana not spent. Absent if the game has
   * none.
   */
  readonly spending?: { readonly all: string; readonly unspent: string };
  /** The measures that the rulebook's glossary is built from. Absent if the game has none. */
  readonly glossary?: GlossaryParts;
  /** Kinds of atomic actions that chance decides, in addition to drawing cards and dice. Absent if there are none. */
  readonly chanceKinds?: readonly string[];
}

/** Puts events, rules and cards into words. */
export interface TellsGame<State = unknown, A extends AtomicAction = AtomicAction> {
  /**
   * The log lines of an event. `nameOf` gives a card's name in the reader's language, or null if it has no
   * translation.
   */
  event(
    event: GameEvent<A>,
    before: State,
    viewer: Viewer,
    locale: Locale,
    nameOf?: (card: Pick<CardFace, 'reference' | 'name'>) => string | null,
  ): Telling;
  /**
   * The reactions that an event activated, and for each other reaction that saw it, why it was not activated.
   */
  explain(before: State, event: GameEvent<A>, viewer: Viewer, locale: Locale): Explanation;
  /**
   * The facts of an event, in words that all games share. Mask the event first: they reveal as much as it
   * does.
   */
  facts(event: GameEvent<A>, before: State): readonly Fact[];
  /** The heading of a day of the clock. Absent if it is a Day. */
  readonly dayName?: string;
  /**
   * A rule of an edition, in one line, by default of the edition of new games. Null if the rule is unknown. Absent if the
   * game gives numbers only.
   */
  rule?(rule: string, locale: Locale, edition?: string): string | null;
  /**
   * Translates the text of a card, one text for each line of its `text`. Null if the game cannot. The
   * definition comes from a record and may be malformed. If absent, cards are shown as printed.
   */
  card?(definition: Json, locale: Locale): readonly string[] | null;
  /**
   * The texts of the modes of a card, in order. Null if it has no modes, or several sets. The definition
   * comes from a record and may be malformed. Absent if the game cannot provide them.
   */
  modes?(definition: Json, locale: Locale): readonly string[] | null;
  /** The words of the game by language. If absent, ids are shown. */
  readonly words?: Readonly<Record<Locale, GameWords>>;
  /** The themes of decisions, named in `words`. If absent, each kind of decision is a theme. */
  readonly themes?: Themes;
  /** The short form of a printed table. If absent, tables are printed in full. */
  readonly inShort?: TableInShort;
}

/** The short form of a printed table. */
export interface TableInShort {
  /** Zones whose cards are not listed. */
  readonly counted: readonly string[];
  /** Resources printed beside a player. */
  readonly resources: readonly string[];
}

/** Checks and normalises what enters a record. */
export interface ChecksRecords<A extends AtomicAction = AtomicAction> {
  /** The problem of an atomic action of a stored event of this game. Null if it is well formed. */
  malformed(action: unknown): string | null;
  /**
   * Finds the problem of the definitions in an event: cards, tokens, lasting effects. Null if the rules can
   * read them. Called when a record enters and after rules failed, not when stored records are read. Absent
   * if events define nothing.
   */
  illDefined?(event: GameEvent<A>): string | null;
  /** Converts an atomic action to an older schema. If absent, it has the same form there. */
  actionInSchema?(action: A, schema: number): A;
}

/** The knowledge that an imagined state must agree with. */
export interface Knowledge {
  /**
   * The viewer whose known cards are fixed. For the omniscient viewer, all cards that any seat knows; only
   * cards unknown to every seat are invented.
   */
  readonly viewer: Viewer;
  /**
   * Whether the deck lists of others are known. If not, their unknown cards are invented from cards that the viewer
   * knows.
   */
  readonly lists: boolean;
  /** Facts of the whole record about decks with unknown cards. Absent if the state suffices. */
  readonly shown?: ShownDecks;
  /** Cards that are dealt to the hand of a seat. */
  readonly held?: {
    readonly seat: Seat;
    readonly cards: readonly string[];
    /** Definitions of cards of a deck list that is unknown. If absent, only cards that are dealt to the seat are held. */
    readonly definitions?: GameStarted['cards'];
  };
}

/** Cards that a record shows at any time, for decks that are not fully known. */
export interface ShownDecks {
  /** By seat: the cards that are certainly in the deck, with repetitions. */
  readonly decks: readonly (readonly string[])[];
  /** The definitions of these cards. */
  readonly cards: GameStarted['cards'];
}

/** The weight of a measure early in a game, and the amount added late in the game. */
export type StagedWeight = readonly [always: number, late: number];

/** The games from which the weights of a value model were computed. */
export interface ValueModelOrigin {
  readonly program: string;
  readonly edition: string;
  readonly bots: string;
  readonly seed: string;
  readonly games: number;
  readonly positions: number;
}

/**
 * A logistic regression over a game's measures: the weight of each unit of a measure in the log-odds that its
 * seat wins.
 */
export interface ValueModel {
  /** The day from which on a game is late; before, it is so in part. */
  readonly late: number;
  /**
   * By measure without the seat, or several measures whose product counts, as in `hand*hand`. `turn` is 1 on
   * the seat's turn.
   */
  readonly weights: Readonly<Record<string, StagedWeight>>;
  /** Absent if it has not been measured. */
  readonly misses?: ValueModelMisses;
  readonly origin: ValueModelOrigin;
}

/**
 * How far estimates from short playouts with a model are from full playouts, for the difference between two
 * choices.
 */
export interface ValueModelMisses {
  /** A standard error, in win probability. */
  readonly choice: number;
  /** The increase for each unit of the difference. */
  readonly share: number;
}

/** The needs of bots besides play and measures. */
export interface GuidesBots<State = unknown> {
  /**
   * Returns a state that `seat` could be in: replaces hidden information with inventions from `random`,
   * whatever is true. Leaves the given state unchanged.
   */
  imagine(state: State, seat: Seat, random: string): State;
  /**
   * Returns a state that fits all known facts: deals unknown cards and future chance again, and repeats a
   * decision about dealt cards. Leaves the given state unchanged.
   */
  deal(state: State, knowledge: Knowledge, random: string): State;
  /** Whether the known facts suffice for `deal`. If absent, they always do. */
  canDeal?(state: State, knowledge: Knowledge): boolean;
  /**
   * Facts of a record about decks up to its end, with which `deal` replaces unidentified cards. Null if every
   * card is known. Absent if `deal` cannot replace such cards.
   */
  shown?(end: State): ShownDecks | null;
  /** The worth of one unit of a measure to its seat, by name without the seat. */
  readonly worth: Readonly<Record<string, number>>;
  /**
   * The promise of a seat's own cards beyond all measures, in mana used. Breaks ties between positions. Reads
   * only the seat's own knowledge. Absent if there is none.
   */
  promise?(state: State, seat: Seat): number;
  /** The seats that win together with a seat, including it. If absent, each seat wins alone. */
  team?(state: State, seat: Seat): readonly Seat[];
  /** A model of win probability. If absent, games are played out to the end. */
  readonly model?: ValueModel;
}

/**
 * The platform's view of a game, in groups by use: a fold needs only `Pick<GameModule, 'fold'>`. `decide`
 * decides, `evolve` folds; all other members only read. The caller owns states: `evolve` and a legal `decide`
 * may reuse the given state, so keep a `clone` if the earlier state is still needed. Members that read a
 * state throw the kernel's `TooMuchWorkError` for states that `decide` never reaches.
 */
export interface GameModule<State = unknown, A extends AtomicAction = AtomicAction> {
  readonly id: ModuleId;
  readonly name: string;
  /** The usual number of players. */
  readonly seats: number;
  /** The number of players with these options. If absent, `seats`. */
  readonly seatsIn?: (options: GameStarted['options']) => number;
  readonly play: PlaysGame<State, A>;
  /** If absent, games of other platforms are not verified. */
  readonly elsewhere?: DecidesAgain<State, A>;
  readonly fold: FoldsGame<State, A>;
  readonly see: SeesGame<State, A>;
  readonly tell: TellsGame<State, A>;
  readonly records: ChecksRecords<A>;
  readonly bots: GuidesBots<State>;
  /** If absent, the cards that a player may hold cannot be estimated. */
  readonly hands?: ReadsHands<State>;
}
