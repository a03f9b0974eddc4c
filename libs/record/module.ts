import type { SetupErrorCode } from './error-codes.js';
import type { Choice, Decision, Illegal } from './decision.js';
import type { AtomicAction, DecisionRequested, GameEvent, GameStarted } from './event.js';
import type { Explanation } from './explanation.js';
import type { Fact } from './fact.js';
import type { MissedChance } from './missed.js';
import type { ModuleId, Seat } from './ids.js';
import type { Json } from './json.js';
import type { Problem, Result } from './result.js';
import type { Clock, PublicState, RollView, StatisticPart } from './view.js';
import type { Viewer } from './viewer.js';
import type { Words } from './words.js';

export type Locale = 'en' | 'it' | 'fr';

export type Setup = Omit<GameStarted, 'kind' | 'digest'>;

/** What happened because of a choice, and the state it led to. */
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
  /** Who decides what; null when the game is over (or not started). */
  legal(state: State): Decision | null;
}

/**
 * Decides games again that were recorded elsewhere: chance is what the record says it was, and of some cards nobody knows which they
 * are.
 */
export interface DecidesAgain<State = unknown, A extends AtomicAction = AtomicAction> {
  /** Whether an event sets the game up, which is not decided again. */
  isSetUp(event: GameEvent<A>): boolean;
  /** What happens from the set-up to the first question, in each of the ways that platforms have. */
  begun(state: State): readonly (readonly GameEvent<A>[])[];
  /** Whether an event only says which card something is, or has a line of the source: the rules decide no such event. */
  isAside(event: GameEvent<A>): boolean;
  /** A copy of the state, with the chance that the events of a choice tell. */
  withChance(state: State, events: readonly GameEvent<A>[]): State;
  /** A question, as it is put in a state that was told more of its cards since. */
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

/** What a measure counts, in a sentence, and in what: `cards`, `points`, `regions`. */
export interface MeasureDefinition {
  readonly unit: string;
  readonly definition: string;
}

/** What the measures of the rulebook's glossary are made of, by names of measures that everybody can see. */
export interface GlossaryParts {
  /** Cards that a seat can still use: in hand, in Reserve, in play. */
  readonly cards: readonly string[];
  /** What cards in play are good for, and how many they are. */
  readonly strength: readonly string[];
  readonly inPlay: readonly string[];
  /** Mana, and how much of it the rules give: on the first day, and on each day more. */
  readonly mana: { readonly name: string; readonly start: number; readonly aDay: number };
  /** How far a seat has come: by a measure of its own, or by what the others have lost of theirs. */
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
   * What statistics are made of, by item; only of cards that the viewer knows. The last part of each comes to what the view shows.
   * Absent: the game does not say.
   */
  statisticParts?(state: State, viewer: Viewer): ReadonlyMap<number, readonly StatisticPart[]>;
  /** The dice that atomic actions of one event roll, in order; everybody sees them. Absent: the game has none. */
  rolls?(actions: readonly A[]): readonly RollView[];
  clock(state: State): Clock;
  /** What charts plot, as `hand.0` for seat 0. Asking for a decision and making it change nothing of it. */
  measures(state: State): Readonly<Record<string, number>>;
  /**
   * The measures of each seat, by name without the seat: what bots ask for after every choice that they try. Absent: they are read
   * off `measures`.
   */
  seatMeasures?(state: State): readonly Readonly<Record<string, number>>[];
  /** Measures of hidden cards, by name without the seat: only their seat can see them. */
  readonly ownMeasures: readonly string[];
  /** Every measure, by name without the seat. */
  readonly measureDefinitions: Readonly<Record<string, MeasureDefinition>>;
  /**
   * What players let pass in an event, as the viewer knows it who sees it masked. `answered` is the decision that a `DecisionMade`
   * answers, masked as well. Absent: the game does not say.
   */
  missed?(event: GameEvent<A>, before: State, answered: Decision | null): readonly MissedChance[];
  /**
   * How many cards lie where play looks at them, and nobody has said which they are. Only games that others recorded have such.
   * Absent if there are none. With `knowledge`, those that cannot be dealt for it either.
   */
  unknown?(state: State, knowledge?: Knowledge): number;
  /** How many cards in the hand of a seat nobody has identified. Absent if there are none. */
  unknownInHand?(state: State, seat: Seat): number;
  /** How often one ability of one object can be activated in a day. Absent: as often as it triggers. */
  readonly activationsADay?: number;
  /** The measures, by name without the seat, of what players spend, and of how much of it is not spent. Absent: the game has no such. */
  readonly spending?: { readonly all: string; readonly unspent: string };
  /** What the measures of the rulebook's glossary are made of. Absent: the game has none. */
  readonly glossary?: GlossaryParts;
  /** Kinds of atomic actions that chance decides, besides cards drawn and dice. Absent: none. */
  readonly chanceKinds?: readonly string[];
}

/** Puts events, rules and cards into words. */
export interface TellsGame<State = unknown, A extends AtomicAction = AtomicAction> {
  /** The lines of the log. */
  event(event: GameEvent<A>, before: State, viewer: Viewer, locale: Locale): Telling;
  /** Which reactions an event activated, and for each that looked at it and was not activated, why not. */
  explain(before: State, event: GameEvent<A>, viewer: Viewer, locale: Locale): Explanation;
  /** What an event says in the words that all games share. It shows what the event shows: mask it first. */
  facts(event: GameEvent<A>, before: State): readonly Fact[];
  /** What the game calls a day of its clock, as a heading; absent: a Day. */
  readonly dayName?: string;
  /**
   * What a rule of an edition says, in one line; null where there is no such rule. Without an edition, of the one that new
   * games are played with. Absent: the game gives numbers only.
   */
  rule?(rule: string, locale: Locale, edition?: string): string | null;
  /**
   * What a card says, one text a line of its `text`, in another language than it is printed in; null where the game
   * cannot say it. The definition comes from a record and may be malformed. Absent: cards are shown as printed.
   */
  card?(definition: Json, locale: Locale): readonly string[] | null;
  /**
   * What the modes say that a card lets a player choose from, in their order; null where it does so never, or more than once. The
   * definition comes from a record and may be malformed. Absent: the game cannot say it.
   */
  modes?(definition: Json, locale: Locale): readonly string[] | null;
}

/** Checks what enters a record, and spells it as older records do. */
export interface ChecksRecords<A extends AtomicAction = AtomicAction> {
  /** What is wrong with an atomic action of a stored event of this game; null when it is well formed. */
  malformed(action: unknown): string | null;
  /**
   * What is wrong with what an event defines: cards, tokens, effects that last. Null: the rules can read it. Called when a
   * record enters, and when its rules have failed; a stored record is read without. Absent: events define nothing.
   */
  illDefined?(event: GameEvent<A>): string | null;
  /** An atomic action as records of an older schema have it. Absent: they have it alike. */
  actionInSchema?(action: A, schema: number): A;
}

/** On what an imagined state rests. */
export interface Knowledge {
  /** Cards that the viewer knows are as they are. Omniscient: all that any seat knows; only what nobody knows is made up. */
  readonly viewer: Viewer;
  /** Whether the deck lists of others are known. Where they are not, their unknown cards are made up of those the viewer knows. */
  readonly lists: boolean;
  /** What the whole record shows of decks of which it does not know every card. Absent if it shows no more than the state. */
  readonly shown?: ShownDecks;
}

/** Cards that a record shows at some time, of decks of which it does not know every card. */
export interface ShownDecks {
  /** By seat, as many of a card as are certainly in the deck. */
  readonly decks: readonly (readonly string[])[];
  /** Their definitions. */
  readonly cards: GameStarted['cards'];
}

/** What a weight is worth early in a game and, on top of that, late in it. */
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

/** A logistic regression over the measures of a game: what one more of each adds to the log-odds of its seat to win. */
export interface ValueModel {
  /** The day from which on a game is late; before, it is so in part. */
  readonly late: number;
  /**
   * By name of the measure without the seat, or of several whose product counts, as `hand*hand`; `turn` is whether it is the
   * seat's turn.
   */
  readonly weights: Readonly<Record<string, StagedWeight>>;
  /** Absent: nobody has measured it. */
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

/** What bots need besides play and measures. */
export interface GuidesBots<State = unknown> {
  /**
   * A state that `seat` could as well be in: what the seat cannot know is made up from `random`, whatever is true; all the
   * rest is as it is. The state that it gets stays as it was.
   */
  imagine(state: State, seat: Seat, random: string): State;
  /**
   * A state that could as well be by all that is known: unknown cards are dealt anew, chance to come is made up, and what is asked of
   * a player whose cards were dealt is asked of the cards they have now. The state that it gets stays as it was.
   */
  deal(state: State, knowledge: Knowledge, random: string): State;
  /** Whether enough is known for `deal`: where it is not, nothing stands for the unknown cards. Absent: always. */
  canDeal?(state: State, knowledge: Knowledge): boolean;
  /**
   * What a record shows of decks up to its end, so that `deal` has something for cards that nobody has identified. Null: every card is
   * known. Absent: `deal` cannot fill in such cards.
   */
  shown?(end: State): ShownDecks | null;
  /** What one more of a measure is worth to its seat, by name without the seat. */
  readonly worth: Readonly<Record<string, number>>;
  /**
   * What the cards that a seat holds promise it, beyond all measures, in mana put to use: it decides between what they make equal. It
   * reads what the seat knows alone. Absent: nothing.
   */
  promise?(state: State, seat: Seat): number;
  /** The seats that win with a seat, itself among them. Absent: each seat wins alone. */
  team?(state: State, seat: Seat): readonly Seat[];
  /** How likely seats are to win. Absent: nobody has measured it, and games are played out to their end. */
  readonly model?: ValueModel;
}

/**
 * What the platform knows of a game, grouped by who needs it: `Pick<GameModule, 'fold'>` is enough for a fold.
 * `decide` decides, `evolve` folds; everything else reads. States are owned by the caller: `evolve` and a legal `decide`
 * may reuse the state they get, so keep a `clone` when the earlier moment is still needed.
 * What reads a state throws a `TooMuchWorkError` of the kernel for a state that `decide` never leads to.
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
