import type {
  Cost,
  DailyEffectName,
  Effect,
  Instructions,
  PhaseName,
  Players,
  Step,
} from '#altered/abilities';
import type { Cause, Seat } from '#record';
import type { Bound, ExpeditionName, Source, Target } from './objects.js';
import type { Proposal } from './proposal.js';

/** What each player has chosen so far for something all of them decide. */
export interface Chosen {
  readonly seat: Seat;
  readonly items: readonly number[];
}

/** Objects a player keeps in one of the zones that have a limit (4.2.5.c). */
export interface Kept extends Chosen {
  readonly zone: 'reserve' | 'landmark';
}

export type SetUpStage = 'adventure' | 'counters' | 'first-player' | 'heroes' | 'shuffle' | 'draw';

/** What is being played (5.1.1.a). */
export type Playing =
  | {
      readonly kind: 'card';
      readonly item: number;
      readonly expedition: ExpeditionName | null;
      readonly free: boolean;
      readonly mana: number;
      /** An ability says that it is free: nothing is paid, Tough included (7.3.14.a, 7.4.5.c). */
      readonly waived?: true;
      /** What is paid besides for a lower cost; null: nothing, absent: not yet decided. */
      readonly besides?: Cost | null;
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
  /** Who takes part in what "each player may" do; null: everybody. */
  readonly participants: readonly Seat[] | null;
}

/** What is left of an effect; besides effects, marks that the interpreter puts between them. */
export type Todo =
  | Effect
  | { readonly kind: 'did'; readonly then: Effect; readonly otherwise?: Effect }
  | { readonly kind: 'participants'; readonly seats: readonly Seat[] | null }
  | { readonly kind: 'targets'; readonly targets: Bound['targets']; readonly modes: Bound['modes'] };

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
  /** Cards chosen to pay with, for each part of the cost that needs a choice. */
  readonly paid: readonly (readonly number[])[];
}

/** Work still to be done: small tagged data. */
export type AlteredTask =
  | { readonly task: 'set-up'; readonly stage: SetUpStage }
  /** Choices made one after the other, in initiative order, before one step (6.1.g). */
  | { readonly task: 'starting-mana'; readonly chosen: readonly Chosen[] }
  | { readonly task: 'expand'; readonly chosen: readonly Chosen[] }
  | { readonly task: 'clean-up'; readonly kept: readonly Kept[] }
  | { readonly task: 'begin-day' }
  | { readonly task: 'begin-phase'; readonly phase: PhaseName }
  | { readonly task: 'daily-effect'; readonly effect: DailyEffectName }
  | { readonly task: 'after-daily-effect'; readonly effect: DailyEffectName }
  | { readonly task: 'check-reactions' }
  | { readonly task: 'begin-turn'; readonly seat: Seat }
  | { readonly task: 'take-turn'; readonly seat: Seat }
  | { readonly task: 'end-turn'; readonly seat: Seat }
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
    }
  | { readonly task: 'finish-spell'; readonly item: number; readonly seat: Seat; readonly cause: Cause }
  | { readonly task: 'vanish'; readonly item: number; readonly rule: string }
  /** A step whose modifiers a player has to order (6.2.f). */
  | {
      readonly task: 'step';
      readonly proposal: Proposal;
      readonly picks: readonly string[];
      /** The question about an optional modifier, and the answers so far. */
      readonly asking?: string;
      readonly answers?: Readonly<Record<string, boolean>>;
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
    }
  | {
      readonly task: 'optional';
      readonly frame: Frame;
      readonly effect: Effect;
      readonly who: Players;
      readonly seats: readonly Seat[];
      readonly willing: readonly Seat[];
    }
  | { readonly task: 'either'; readonly frame: Frame; readonly effects: readonly Effect[] }
  | { readonly task: 'may-pay'; readonly frame: Frame; readonly effect: Extract<Effect, { kind: 'pay-to' }> }
  | { readonly task: 'play-for-free'; readonly seat: Seat; readonly item: number; readonly cause: Cause };

export type TaskOf<T extends AlteredTask['task']> = Extract<AlteredTask, { task: T }>;
