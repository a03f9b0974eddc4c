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
import type { CardFace, Clock, PublicState, RollView, StatisticPart } from './view.js';
import type { Viewer } from './viewer.js';
import type { Words } from './words.js';
import type { GameWords } from './game-words.js';

export type Locale = 'en' | 'it' | 'fr';

export type Setup = Omit<GameStarted, 'kind' | 'digest'>;

/** The events of a choice, and the state after them. */
export interface Decided<State, A extends AtomicAction> {
  readonly events: readonly GameEvent<A>[];
  readonly state: State;
}

/** One event as a reader's log shows it. */
export interface Telling {
  readonly text: string;
  /** One line for each atomic action, in order. */
  readonly actions: readonly string[];
}

/** Plays: checks setups and choices by the rules. */
export interface PlaysGame<State = unknown, A extends AtomicAction = AtomicAction> {
  /**
   * Checks a setup and plays up to the first decision. Never throws for a bad setup; one whose cards make each other act
   * without end is refused with `WORK_TOO_LARGE`.
   */
  start(setup: Setup): Result<Decided<State, A>, readonly Problem<SetupErrorCode>[]>;
  /**
   * Plays on from a choice to the next decision or the end. An illegal choice changes nothing. A choice that takes more
   * work than any game needs (`abilityBounds.decision`, counted, so that it is the same everywhere) is refused with
   * `WORK_TOO_LARGE`, and spends the state that it got: fold the record again, or keep a `clone`.
   */
  decide(state: State, player: Seat, choice: Choice): Result<Decided<State, A>, Illegal>;
  /** As `decide`, for the state alone: nothing is recorded, which is faster. For playouts. */
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
  /** Whether an event only identifies a card, or quotes the source. The rules decide no such events. */
  isAside(event: GameEvent<A>): boolean;
  /** A copy of the state, with the chance that the events of a choice tell. */
  withChance(state: State, events: readonly GameEvent<A>[]): State;
  /** A question as it is asked in a state that has learned more of its cards since. */
  asked(state: State, question: DecisionRequested): GameEvent<A>;
  /** An event as such a record has it, after what `state` says. */
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
  /** The canonical form: equal exactly for equal states. The agenda and the random source are not part of it. */
  canonical(state: State): Json;
  /** Writes the words of the canonical form, without making it. Absent: they are made of the form. */
  words?(state: State, to: Words): void;
}

/** The meaning of a measure, in a sentence, and its unit: `cards`, `points`, `regions`. */
export interface MeasureDefinition {
  readonly unit: string;
  readonly definition: string;
}

/** Names of the public measures that the measures of the rulebook's glossary are built from. */
export interface GlossaryParts {
  /** Cards that a seat can still use: in hand, in Reserve, in play. */
  readonly cards: readonly string[];
  /** Measures of the worth and the number of cards in play. */
  readonly strength: readonly string[];
  readonly inPlay: readonly string[];
  /** Mana, and how much of it the rules give: on the first day, and on each day more. */
  readonly mana: { readonly name: string; readonly start: number; readonly aDay: number };
  /** The progress of a seat: by a measure of its own, or by the losses of the other seats. */
  readonly race: { readonly name: string; readonly of: 'own' | 'others' };
  /** Words for zones, as facts have them: in play, where players hold cards besides, and where a card lies while it is played. */
  readonly zones: {
    readonly inPlay: readonly string[];
    readonly held: readonly string[];
    readonly onItsWay: string;
  };
}

/** Shows events and states, each viewer what they can know. */
export interface SeesGame<State = unknown, A extends AtomicAction = AtomicAction> {
  /** The event as the viewer can know it. */
  mask(event: GameEvent<A>, before: State, viewer: Viewer): GameEvent<A>;
  view(state: State, viewer: Viewer): PublicState;
  /**
   * The parts of statistics by item, for cards that the viewer knows. The last part of each equals the value in the view.
   * Absent if the game does not say.
   */
  statisticParts?(state: State, viewer: Viewer): ReadonlyMap<number, readonly StatisticPart[]>;
  /** The dice that the atomic actions of one event roll, in order, public to all. Absent if the game has no dice. */
  rolls?(actions: readonly A[]): readonly RollView[];
  clock(state: State): Clock;
  /** The values that charts plot, as `hand.0` for seat 0. Asking for a decision and making it change none of them. */
  measures(state: State): Readonly<Record<string, number>>;
  /**
   * The measures of each seat, by name without the seat: what bots ask for after every choice that they try. Absent: they are read
   * off `measures`.
   */
  seatMeasures?(state: State): readonly Readonly<Record<string, number>>[];
  /**
   * The name of the card that a reference is a print of. All prints of a card have the same name. Absent: each
   * reference is a separate card.
   */
  printed?(reference: string): string;
  /** Measures of hidden cards, by name without the seat: only their seat can see them. */
  readonly ownMeasures: readonly string[];
  /** Every measure, by name without the seat. */
  readonly measureDefinitions: Readonly<Record<string, MeasureDefinition>>;
  /**
   * Chances that players let pass in an event, as far as the viewer of the masked event knows. `answered` is the decision
   * that a `DecisionMade` answers, masked as well. Absent if the game does not say.
   */
  missed?(event: GameEvent<A>, before: State, answered: Decision | null): readonly MissedChance[];
  /**
   * Why cards of the player who decides are not among what they can play in their turn; only that player may see it. None where
   * something else is decided. Absent: the game does not say.
   */
  refused?(state: State): readonly RefusedPlay[];
  /**
   * The number of unidentified cards in zones that play looks at, only in games that others recorded. Absent if
   * there are none. With `knowledge`, only those that cannot be dealt.
   */
  unknown?(state: State, knowledge?: Knowledge): number;
  /** The number of unidentified cards in the hand of a seat. Absent if there are none. */
  unknownInHand?(state: State, seat: Seat): number;
  /** How often one ability of one object can be activated in a day. Absent: as often as it triggers. */
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
  /** The lines of the log. `nameOf` gives the name of a card in the language of the reader. Null if it has no other. */
  event(
    event: GameEvent<A>,
    before: State,
    viewer: Viewer,
    locale: Locale,
    nameOf?: (card: Pick<CardFace, 'reference' | 'name'>) => string | null,
  ): Telling;
  /** Which reactions an event activated, and for each that looked at it and was not activated, why not. */
  explain(before: State, event: GameEvent<A>, viewer: Viewer, locale: Locale): Explanation;
  /** The facts of an event, in words that all games share. They reveal as much as the event does: mask it first. */
  facts(event: GameEvent<A>, before: State): readonly Fact[];
  /** The heading of a day of the clock. Absent if it is a Day. */
  readonly dayName?: string;
  /**
   * A rule of an edition, in one line, by default of the edition of new games. Null if the rule is unknown. Absent if the
   * game gives numbers only.
   */
  rule?(rule: string, locale: Locale, edition?: string): string | null;
  /**
   * The text of a card in another language than it is printed in, one text for each line of its `text`. Null if the game
   * cannot say it. The definition comes from a record and may be malformed. Absent if cards are shown as printed.
   */
  card?(definition: Json, locale: Locale): readonly string[] | null;
  /**
   * The texts of the modes that a card lets a player choose from, in order. Null if it offers no choice, or several. The
   * definition comes from a record and may be malformed. Absent if the game cannot say them.
   */
  modes?(definition: Json, locale: Locale): readonly string[] | null;
  /** Its words by language. Absent if it has none, then ids are shown. */
  readonly words?: Readonly<Record<Locale, GameWords>>;
  /** How a table is printed in short. Absent: whole. */
  readonly inShort?: TableInShort;
}

/** How a table is printed in short. */
export interface TableInShort {
  /** Zones whose cards are not listed. */
  readonly counted: readonly string[];
  /** The resources beside a player. */
  readonly resources: readonly string[];
}

/** Checks what enters a record, and spells it as older records do. */
export interface ChecksRecords<A extends AtomicAction = AtomicAction> {
  /** The problem of an atomic action of a stored event of this game. Null if it is well formed. */
  malformed(action: unknown): string | null;
  /**
   * The problem of the definitions in an event: cards, tokens, effects that last. Null if the rules can read them. Called
   * when a record enters, and after its rules failed; stored records are read without. Absent if events define nothing.
   */
  illDefined?(event: GameEvent<A>): string | null;
  /** An atomic action as records of an older schema have it. Absent: they have it alike. */
  actionInSchema?(action: A, schema: number): A;
}

/** The knowledge that an imagined state must agree with. */
export interface Knowledge {
  /**
   * The viewer whose known cards are fixed. For the omniscient viewer, all cards that any seat knows: only cards
   * that nobody knows are invented.
   */
  readonly viewer: Viewer;
  /**
   * Whether the deck lists of others are known. If not, their unknown cards are invented from cards that the viewer
   * knows.
   */
  readonly lists: boolean;
  /** Facts of the whole record about decks with unknown cards. Absent if the state shows as much. */
  readonly shown?: ShownDecks;
}

/** Cards that a record shows at some time, of decks of which it does not know every card. */
export interface ShownDecks {
  /** By seat, as many of a card as are certainly in the deck. */
  readonly decks: readonly (readonly string[])[];
  /** Their definitions. */
  readonly cards: GameStarted['cards'];
}

/** The worth of a weight early in a game and, on top of that, late in it. */
export type StagedWeight = readonly [always: number, late: number];

/** From which games the weights of a value model are, so that they can be made again. */
export interface ValueModelOrigin {
  readonly program: string;
  readonly edition: string;
  readonly bots: string;
  readonly seed: string;
  readonly games: number;
  readonly positions: number;
}

/**
 * A logistic regression over the measures of a game: the weight of each unit of a measure in the log-odds of its
 * seat to win.
 */
export interface ValueModel {
  /** The day from which on a game is late; before, it is so in part. */
  readonly late: number;
  /**
   * By name of the measure without the seat, or of several whose product counts, as `hand*hand`; `turn` is whether it is the
   * seat's turn.
   */
  readonly weights: Readonly<Record<string, StagedWeight>>;
  /** Absent if it has not been measured. */
  readonly misses?: ValueModelMisses;
  readonly origin: ValueModelOrigin;
}

/** How far the difference between two choices by short playouts, judged by a model, is from games played to their end. */
export interface ValueModelMisses {
  /** A standard error, in win probability. */
  readonly choice: number;
  /** So much more of it for each part of the difference. */
  readonly share: number;
}

/** The needs of bots besides play and measures. */
export interface GuidesBots<State = unknown> {
  /**
   * A state that `seat` could as well be in: what the seat cannot know is made up from `random`, whatever is true; all the
   * rest is as it is. The state that it gets stays as it was.
   */
  imagine(state: State, seat: Seat, random: string): State;
  /**
   * A state that fits all that is known: deals unknown cards again, makes up future chance, and asks a player whose cards
   * were dealt about the cards they have now. Leaves the given state unchanged.
   */
  deal(state: State, knowledge: Knowledge, random: string): State;
  /** Whether enough is known for `deal`: where it is not, nothing stands for the unknown cards. Absent: always. */
  canDeal?(state: State, knowledge: Knowledge): boolean;
  /**
   * Facts of a record about decks up to its end, for `deal` to replace cards that nobody has identified. Null if every card
   * is known. Absent if `deal` cannot fill in such cards.
   */
  shown?(end: State): ShownDecks | null;
  /** The worth of one more of a measure to its seat, by name without the seat. */
  readonly worth: Readonly<Record<string, number>>;
  /**
   * The promise of the cards that a seat holds, beyond all measures, in mana put to use; breaks ties between positions.
   * Reads only the seat's own knowledge. Absent if there is none.
   */
  promise?(state: State, seat: Seat): number;
  /** The seats that win with a seat, itself among them. Absent: each seat wins alone. */
  team?(state: State, seat: Seat): readonly Seat[];
  /** How likely seats are to win. Absent if there is no model: then games are played out to their end. */
  readonly model?: ValueModel;
}

/**
 * A game as the platform knows it, in groups by use: `Pick<GameModule, 'fold'>` is enough for a fold. `decide` decides,
 * `evolve` folds; all other members read. States are owned by the caller: `evolve` and a legal `decide` may reuse the state
 * they get, so keep a `clone` when the earlier moment is still needed. Readers of a state throw a `TooMuchWorkError` of the
 * kernel for a state that `decide` never leads to.
 */
export interface GameModule<State = unknown, A extends AtomicAction = AtomicAction> {
  readonly id: ModuleId;
  readonly name: string;
  /** How many play it in the usual way. */
  readonly seats: number;
  /** How many play a game with these options. Absent: as many as ever. */
  readonly seatsIn?: (options: GameStarted['options']) => number;
  readonly play: PlaysGame<State, A>;
  /** Absent: games of others are not decided again. */
  readonly elsewhere?: DecidesAgain<State, A>;
  readonly fold: FoldsGame<State, A>;
  readonly see: SeesGame<State, A>;
  readonly tell: TellsGame<State, A>;
  readonly records: ChecksRecords<A>;
  readonly bots: GuidesBots<State>;
}
