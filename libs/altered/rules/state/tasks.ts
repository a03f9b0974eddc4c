import type {
  Cost,
  Effect,
  Instructions,
  PhaseName,
  PlayMethod,
  Players,
  Selector,
  Step,
  TargetDefinition,
} from '#altered/abilities';
import type { Cause, Seat } from '#record';
import type { DailyEffect } from './edition.js';
import type { Bound, ExpeditionName, Source, Target } from './objects.js';
import type { Proposal } from './proposal.js';

/** A player's choice in a decision that all players make. */
export interface Chosen {
  readonly seat: Seat;
  readonly items: readonly number[];
}

/** The objects that a player keeps in a zone that has a limit (4.2.5.c). */
export interface KeptObjects extends Chosen {
  readonly zone: 'reserve' | 'landmark';
}

export type SetUpStage = 'adventure' | 'counters' | 'first-player' | 'heroes' | 'shuffle' | 'draw';

/** The changes that an effect or ability makes to the cost of playing a card. */
export interface PlayedFor {
  /**
   * The cost that is paid instead of the one for the card's zone: Scout (7.4.5.c of edition 4.0), Temple, Hand Cost, or
   * the lower of Hand Cost and Reserve Cost.
   */
  readonly cost?: 'scout' | 'temple' | 'hand' | 'lesser';
  /** A reduction, which does not lower the cost below `atLeast`. */
  readonly less?: number;
  readonly atLeast?: number;
}

/** The card or ability being played (5.1.1.a). */
export type Playing =
  | {
      readonly kind: 'card';
      readonly item: number;
      readonly expedition: ExpeditionName | null;
      readonly free: boolean;
      readonly mana: number;
      /**
       * Present if abilities make the card free. Its player then also pays nothing for Tough targets (7.3.14.a,
       * 7.4.5.c).
       */
      readonly waived?: true;
      /** Present if the card is played for its Scout cost (7.4.5.c of edition 4.0). */
      readonly scout?: true;
      /** Present if the card is played as a Landmark for its Temple cost. */
      readonly temple?: true;
      /**
       * Present if an effect plays the card for its cost. The play then does not count as the turn's play (5.2.b of
       * edition 4.0).
       */
      readonly within?: true;
      /** The zone from which the card counts as played. */
      readonly asFrom?: 'hand';
      /** Present if the card is played by Rush (7.3.29.a of edition 4.0). */
      readonly rush?: true;
      readonly price?: PlayedFor;
      /**
       * The additional payment for a lower cost. Null if the player declined it. Absent if the player has not decided.
       */
      readonly besides?: Cost | null;
      /** Additional requirements for the targets if the additional payment is made. */
      readonly targets?: Selector;
    }
  | { readonly kind: 'quick-action'; readonly source: Source }
  /** An emblem-reaction in Limbo. */
  | { readonly kind: 'reaction'; readonly item: number }
  | { readonly kind: 'inner-action'; readonly frame: Frame; readonly cost: Cost };

/** The context in which an effect resolves: its controller, its source, and what its words refer to. */
export interface Frame {
  readonly controller: Seat;
  readonly source: Source;
  readonly cause: Cause;
  readonly bound: Bound;
  /** Whether the previous instruction was carried out (6.5.d). */
  readonly did: boolean;
  /** The players who take part in an "each player may" effect. Null if all players do. */
  readonly participants: readonly Seat[] | null;
  /** Present if the edition requires that targets be chosen during resolution. */
  readonly wanted?: Wanted;
}

/** Targets that are chosen just before the steps that need them (6.5.b of edition 4.0). */
export interface Wanted {
  readonly definitions: readonly TargetDefinition[];
  /** The indices of the occurrences of "target" that have been chosen. */
  readonly chosen: readonly number[];
  /** The items for which Tough has been paid, once per effect (7.4.7.f of edition 4.0). */
  readonly paid: readonly number[];
}

/** A remaining part of an effect, or an instruction to the interpreter. */
export type Todo =
  | Effect
  | { readonly kind: 'did'; readonly then: Effect; readonly otherwise?: Effect }
  | { readonly kind: 'participants'; readonly seats: readonly Seat[] | null }
  | {
      readonly kind: 'targets';
      readonly targets: Bound['targets'];
      readonly modes: Bound['modes'];
      readonly wanted?: Wanted;
      /** Present if the effect counts as done, whatever its result, because it was paid for (6.5.d). */
      readonly did?: true;
    }
  /** Sets what "it" refers to. */
  | { readonly kind: 'it'; readonly it: Bound['it'] }
  /** Sets what "me" refers to. */
  | { readonly kind: 'me'; readonly me: Bound['me'] }
  /** Sets who "you" is. */
  | { readonly kind: 'as'; readonly seat: Seat }
  | { readonly kind: 'that-player'; readonly seat: Seat | undefined }
  /**
   * Clears targets before the effect repeats, because each repetition chooses its own targets (6.5.i of edition 4.0).
   */
  | { readonly kind: 'anew'; readonly occurrences: readonly number[] };

/** A declaration of intent in progress (5.1.2.b). The state has not changed yet (5.1.2.c). */
export interface Declaration {
  readonly playing: Playing;
  readonly seat: Seat;
  readonly instructions: Instructions | null;
  readonly source: Source;
  readonly cause: Cause;
  readonly bound: Bound;
  readonly modes: readonly number[] | null;
  readonly targets: readonly (readonly Target[])[];
  /**
   * The targets that have been chosen for the current occurrence of "target". Present if they are chosen one at a time.
   */
  readonly picking?: readonly Target[];
  /** The cards that have been chosen for the current part of the cost. Present if they are chosen one at a time. */
  readonly paying?: readonly number[];
  /** The cards chosen as payment for each part of the cost that requires a choice. */
  readonly paid: readonly (readonly number[])[];
}

/** A pending task, as plain data. */
export type AlteredTask =
  | { readonly task: 'set-up'; readonly stage: SetUpStage }
  /** `chosen`: the choices that players make in initiative order before a single step (6.1.g). */
  | { readonly task: 'starting-mana'; readonly chosen: readonly Chosen[] }
  | { readonly task: 'expand'; readonly chosen: readonly Chosen[] }
  /**
   * `more` contains the cards in the next zone that the player keeps beyond its limit. It is `asked` during the
   * player's decision and absent before.
   */
  | {
      readonly task: 'clean-up';
      readonly kept: readonly KeptObjects[];
      readonly more?: 'asked' | readonly number[];
    }
  | { readonly task: 'order-deck'; readonly chosen: readonly Chosen[] }
  | { readonly task: 'begin-day' }
  /**
   * `silent` contains the players whose Hero abilities do not trigger at the start of the phase. Only games from other
   * platforms use it.
   */
  | { readonly task: 'begin-phase'; readonly phase: PhaseName; readonly silent?: readonly Seat[] }
  | { readonly task: 'daily-effect'; readonly effect: DailyEffect }
  | { readonly task: 'after-daily-effect'; readonly effect: DailyEffect }
  | { readonly task: 'check-reactions' }
  | { readonly task: 'begin-turn'; readonly seat: Seat }
  /** `next`: the player who takes the following turn, if not the next player in turn order. */
  | { readonly task: 'take-turn'; readonly seat: Seat; readonly next?: Seat }
  | { readonly task: 'end-turn'; readonly seat: Seat; readonly next?: Seat }
  | { readonly task: 'end-afternoon' }
  | { readonly task: 'declare'; readonly declaration: Declaration }
  | { readonly task: 'pay'; readonly declaration: Declaration }
  | { readonly task: 'pay-or-decline'; readonly declaration: Declaration }
  | {
      readonly task: 'resolve-card';
      readonly item: number;
      readonly seat: Seat;
      readonly expedition: ExpeditionName | null;
      readonly bound: Bound;
      readonly cause: Cause;
      readonly scout?: true;
      /** Additional requirements for the card's targets. */
      readonly targets?: Selector;
      readonly how?: readonly PlayMethod[];
    }
  /** Gives a card played with Scout the reaction that sends it to Reserve (7.4.5.c of edition 4.0). */
  | { readonly task: 'scout'; readonly item: number; readonly seat: Seat; readonly cause: Cause }
  /** Lets a player play a card immediately, for its cost (7.3.29 of edition 4.0). */
  | {
      readonly task: 'play-now';
      readonly seat: Seat;
      readonly items: readonly number[];
      readonly less?: number;
      readonly atLeast?: number;
      /** Present if the player plays the card without paying (7.3.14.a). */
      readonly free?: true;
      /** Present if the play is a Rush (7.3.29.a). */
      readonly rush?: true;
      /** Present if the player can decline. */
      readonly upTo?: true;
      /** The expedition to which the player must play the card. */
      readonly expedition?: ExpeditionName;
      /** Present if the player can pay the Hand Cost for a card in Reserve. */
      readonly handCost?: true;
      /** The zone from which the card counts as played. */
      readonly asFrom?: 'hand';
      /** The number of cards to play. Defaults to 1. */
      readonly times?: number;
      readonly cause: Cause;
    }
  | {
      readonly task: 'finish-spell';
      readonly item: number;
      readonly seat: Seat;
      readonly cause: Cause;
      readonly how?: readonly PlayMethod[];
    }
  | { readonly task: 'vanish'; readonly item: number; readonly rule: string }
  /** A step whose modifiers a player must order (6.2.f). */
  | {
      readonly task: 'step';
      readonly proposal: Proposal;
      readonly picks: readonly string[];
      /** The pending question about an optional modifier or its die. `answers` contains the earlier answers. */
      readonly asking?: string;
      readonly answers?: Readonly<Record<string, boolean | number>>;
    }
  | {
      readonly task: 'resolve';
      readonly frame: Frame;
      readonly rest: readonly Todo[];
      readonly awaiting: { readonly note?: string } | null;
    }
  | {
      readonly task: 'resolve-steps';
      readonly frame: Frame;
      readonly steps: readonly Step[];
      readonly answers: readonly (readonly number[])[];
      readonly rolled: readonly number[];
      /**
       * The index of the question before which a player can exchange Mana Orbs (3.2.9.e). `seat` is null if no exchange
       * is pending.
       */
      readonly exchange?: { readonly question: number; readonly seat: Seat | null };
      /** Present once the cards chosen from a hand have been shown (3.1.3.f). */
      readonly shown?: true;
    }
  | {
      readonly task: 'optional';
      readonly frame: Frame;
      readonly effect: Effect;
      readonly who: Players;
      readonly seats: readonly Seat[];
      readonly willing: readonly Seat[];
    }
  /** Requests targets before the step that needs them. Each object in `among` can be chosen once (6.5.b). */
  | {
      readonly task: 'choose-target';
      readonly frame: Frame;
      readonly occurrence: number;
      readonly among: readonly number[];
      /** The targets chosen so far, if they are chosen one at a time. */
      readonly picking: readonly Target[];
    }
  /** Requests modes when the effect reaches them (6.5.g of edition 4.0). */
  | {
      readonly task: 'choose-modes';
      readonly frame: Frame;
      readonly modes: readonly Effect[];
      readonly count: number;
      readonly upTo: boolean;
      /** The minimum number of modes, if lower than the maximum. */
      readonly least?: number;
      /** The player who chooses, if that is not the effect's controller. */
      readonly by?: Seat;
      /** The modes chosen so far, if a mode can be chosen more than once. */
      readonly chosen?: readonly number[];
    }
  | { readonly task: 'become-fleeting'; readonly item: number; readonly seat: Seat; readonly cause: Cause }
  | { readonly task: 'either'; readonly frame: Frame; readonly effects: readonly Effect[] }
  | { readonly task: 'may-pay'; readonly frame: Frame; readonly effect: Extract<Effect, { kind: 'pay-to' }> }
  | { readonly task: 'play-for-free'; readonly seat: Seat; readonly item: number; readonly cause: Cause };

export type TaskOf<T extends AlteredTask['task']> = Extract<AlteredTask, { task: T }>;

/* Every decision stores the pending tasks, so tasks that recur in every game are shared objects. */

export const reactionsCheck: TaskOf<'check-reactions'> = { task: 'check-reactions' };

const turns = [0, 1, 2, 3].map((seat) => ({ task: 'take-turn', seat }) as const);

export const turnOf = (seat: Seat): TaskOf<'take-turn'> => turns[seat] ?? { task: 'take-turn', seat };
