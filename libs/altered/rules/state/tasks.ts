import type {
  Cost,
  Effect,
  Instructions,
  PhaseName,
  PlayedHow,
  Players,
  Selector,
  Step,
  TargetDefinition,
} from '#altered/abilities';
import type { Cause, Seat } from '#record';
import type { DailyEffect } from './edition.js';
import type { Bound, ExpeditionName, Source, Target } from './objects.js';
import type { Proposal } from './proposal.js';

/** The choices of each player so far in a decision that all make. */
export interface Chosen {
  readonly seat: Seat;
  readonly items: readonly number[];
}

/** Objects a player keeps in one of the zones that have a limit (4.2.5.c). */
export interface Kept extends Chosen {
  readonly zone: 'reserve' | 'landmark';
}

export type SetUpStage = 'adventure' | 'counters' | 'first-player' | 'heroes' | 'shuffle' | 'draw';

/** How a card is played, as far as its cost goes. */
export interface PlayedFor {
  /** Instead of the cost of its zone: its Scout cost (7.4.5.c of edition 4.0), its Temple cost, its Hand Cost, or from Reserve the lesser of both. */
  readonly cost?: 'scout' | 'temple' | 'hand' | 'lesser';
  /** Reduction by an effect, down to `atLeast`. */
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
      /** An ability says that it is free: nothing is paid, Tough included (7.3.14.a, 7.4.5.c). */
      readonly waived?: true;
      /** For its Scout cost (7.4.5.c of edition 4.0). */
      readonly scout?: true;
      /** As a Landmark, for its Temple cost. */
      readonly temple?: true;
      /** An effect has it played, for its cost: it is no play of a turn (5.2.b of edition 4.0). */
      readonly within?: true;
      /** An effect has it played as if it were there. */
      readonly asFrom?: 'hand';
      /** By Rush (7.3.29.a of edition 4.0). */
      readonly rush?: true;
      /** For another cost than that of its zone, or for less. */
      readonly price?: PlayedFor;
      /** Extra payment for a lower cost. Null if declined, absent if not yet decided. */
      readonly besides?: Cost | null;
      /** Extra requirements for its targets, for that cost. */
      readonly targets?: Selector;
    }
  | { readonly kind: 'quick-action'; readonly source: Source }
  /** An emblem-reaction in Limbo. */
  | { readonly kind: 'reaction'; readonly item: number }
  | { readonly kind: 'inner-action'; readonly frame: Frame; readonly cost: Cost };

/** Who resolves an effect, where it comes from, and what its words stand for. */
export interface Frame {
  readonly controller: Seat;
  readonly source: Source;
  readonly cause: Cause;
  readonly bound: Bound;
  /** Whether the last instruction was begun (6.5.d). */
  readonly did: boolean;
  /** The players who take part in an "each player may". Null if all do. */
  readonly participants: readonly Seat[] | null;
  /** The targets that are chosen on the way, where the edition has them chosen so. */
  readonly wanted?: Wanted;
}

/** Targets that are chosen just before the steps that need them (6.5.b of edition 4.0). */
export interface Wanted {
  readonly definitions: readonly TargetDefinition[];
  /** The occurrences that have been chosen. */
  readonly chosen: readonly number[];
  /** Items whose Tough has been paid for: it is paid once an effect (7.4.7.f of edition 4.0). */
  readonly paid: readonly number[];
}

/** The rest of an effect: effects, and marks that the interpreter puts between them. */
export type Todo =
  | Effect
  | { readonly kind: 'did'; readonly then: Effect; readonly otherwise?: Effect }
  | { readonly kind: 'participants'; readonly seats: readonly Seat[] | null }
  | {
      readonly kind: 'targets';
      readonly targets: Bound['targets'];
      readonly modes: Bound['modes'];
      readonly wanted?: Wanted;
      /** The paid effect has been done, whatever its result (6.5.d). */
      readonly did?: true;
    }
  /** What "it" stands for from here on. */
  | { readonly kind: 'it'; readonly it: Bound['it'] }
  /** Which object "me" is from here on. */
  | { readonly kind: 'me'; readonly me: Bound['me'] }
  /** Who "you" is from here on. */
  | { readonly kind: 'as'; readonly seat: Seat }
  | { readonly kind: 'that-player'; readonly seat: Seat | undefined }
  /** What is done again has targets of its own each time (6.5.i of edition 4.0). */
  | { readonly kind: 'anew'; readonly occurrences: readonly number[] };

/** A declaration of intent as far as it has come (5.1.2.b); the game state has not changed (5.1.2.c). */
export interface Declaration {
  readonly playing: Playing;
  readonly seat: Seat;
  readonly instructions: Instructions | null;
  readonly source: Source;
  readonly cause: Cause;
  readonly bound: Bound;
  readonly modes: readonly number[] | null;
  readonly targets: readonly (readonly Target[])[];
  /** Targets chosen so far for an occurrence whose targets are chosen one by one. */
  readonly picking?: readonly Target[];
  /** Cards chosen so far for a part of the cost whose cards are chosen one by one. */
  readonly paying?: readonly number[];
  /** Cards chosen to pay with, for each part of the cost that needs a choice. */
  readonly paid: readonly (readonly number[])[];
}

/** Work still to be done: small tagged data. */
export type AlteredTask =
  | { readonly task: 'set-up'; readonly stage: SetUpStage }
  /** Choices made one after the other, in initiative order, before one step (6.1.g). */
  | { readonly task: 'starting-mana'; readonly chosen: readonly Chosen[] }
  | { readonly task: 'expand'; readonly chosen: readonly Chosen[] }
  /** `more`: what is kept beyond the limit of the zone that is next, once that is chosen. */
  | { readonly task: 'clean-up'; readonly kept: readonly Kept[]; readonly more?: 'asked' | readonly number[] }
  | { readonly task: 'order-deck'; readonly chosen: readonly Chosen[] }
  | { readonly task: 'begin-day' }
  /** `silent`: players whose Heroes do nothing as it begins, in a game that another platform played so. */
  | { readonly task: 'begin-phase'; readonly phase: PhaseName; readonly silent?: readonly Seat[] }
  | { readonly task: 'daily-effect'; readonly effect: DailyEffect }
  | { readonly task: 'after-daily-effect'; readonly effect: DailyEffect }
  | { readonly task: 'check-reactions' }
  | { readonly task: 'begin-turn'; readonly seat: Seat }
  /** `next`: who takes the turn after it, where that is not the next player. */
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
      /** Extra requirements for its targets. */
      readonly targets?: Selector;
      readonly how?: readonly PlayedHow[];
    }
  /** What was played with Scout gets the reaction that sends it to Reserve (7.4.5.c of edition 4.0). */
  | { readonly task: 'scout'; readonly item: number; readonly seat: Seat; readonly cause: Cause }
  /** A card is played at once, for its cost (7.3.29 of edition 4.0). */
  | {
      readonly task: 'play-now';
      readonly seat: Seat;
      readonly items: readonly number[];
      readonly less?: number;
      readonly atLeast?: number;
      /** Without paying (7.3.14.a). */
      readonly free?: true;
      /** It is a Rush (7.3.29.a). */
      readonly rush?: true;
      /** It need not be played. */
      readonly upTo?: true;
      /** The expedition it has to be played to. */
      readonly expedition?: ExpeditionName;
      /** Of a card from Reserve, the Hand Cost may be paid. */
      readonly handCost?: true;
      /** As if it were there. */
      readonly asFrom?: 'hand';
      /** How many of the cards are played; one, unless it says so. */
      readonly times?: number;
      readonly cause: Cause;
    }
  | {
      readonly task: 'finish-spell';
      readonly item: number;
      readonly seat: Seat;
      readonly cause: Cause;
      readonly how?: readonly PlayedHow[];
    }
  | { readonly task: 'vanish'; readonly item: number; readonly rule: string }
  /** A step whose modifiers a player has to order (6.2.f). */
  | {
      readonly task: 'step';
      readonly proposal: Proposal;
      readonly picks: readonly string[];
      /** The question about an optional modifier, or the die it waits for; and what is known so far. */
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
      /** The question before which a player may exchange mana orbs (3.2.9.e); `seat` while they are asked. */
      readonly exchange?: { readonly question: number; readonly seat: Seat | null };
      /** The chosen cards of a hand have been shown (3.1.3.f). */
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
  /** Targets chosen before the step that needs them, `among` whose occurrences each object can be one only (6.5.b). */
  | {
      readonly task: 'choose-target';
      readonly frame: Frame;
      readonly occurrence: number;
      readonly among: readonly number[];
      /** Chosen so far, where they are chosen one by one. */
      readonly picking: readonly Target[];
    }
  /** Modes chosen as the effect comes to them (6.5.g of edition 4.0). */
  | {
      readonly task: 'choose-modes';
      readonly frame: Frame;
      readonly modes: readonly Effect[];
      readonly count: number;
      readonly upTo: boolean;
      /** The fewest, where that is not all of them. */
      readonly least?: number;
      /** Who chooses, where that is not whose effect it is. */
      readonly by?: Seat;
      /** Chosen so far, where the same may be chosen again. */
      readonly chosen?: readonly number[];
    }
  | { readonly task: 'become-fleeting'; readonly item: number; readonly seat: Seat; readonly cause: Cause }
  | { readonly task: 'either'; readonly frame: Frame; readonly effects: readonly Effect[] }
  | { readonly task: 'may-pay'; readonly frame: Frame; readonly effect: Extract<Effect, { kind: 'pay-to' }> }
  | { readonly task: 'play-for-free'; readonly seat: Seat; readonly item: number; readonly cause: Cause };

export type TaskOf<T extends AlteredTask['task']> = Extract<AlteredTask, { task: T }>;

/*
 * Work that comes back in every game is the same object each time: records keep what waits with every decision.
 */

export const reactionsCheck: TaskOf<'check-reactions'> = { task: 'check-reactions' };

const turns = [0, 1, 2, 3].map((seat) => ({ task: 'take-turn', seat }) as const);

/** The turn of a player. */
export const turnOf = (seat: Seat): TaskOf<'take-turn'> => turns[seat] ?? { task: 'take-turn', seat };
