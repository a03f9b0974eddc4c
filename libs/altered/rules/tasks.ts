import type { Seat } from '#record';
import type { ExpeditionName, Phase } from './state.js';

export type DailyEffect = 'succeed' | 'prepare' | 'draw' | 'expand' | 'progress' | 'rest' | 'clean-up';

/** What each player has chosen so far for something all of them decide. */
export interface Chosen {
  readonly seat: Seat;
  readonly items: readonly number[];
}

/** Work still to be done: small tagged data. */
export type AlteredTask =
  | { readonly task: 'set-up'; readonly stage: SetUpStage }
  /** Choices made one after the other, in initiative order, before one step (6.1.g). */
  | { readonly task: 'starting-mana'; readonly chosen: readonly Chosen[] }
  | { readonly task: 'expand'; readonly chosen: readonly Chosen[] }
  | { readonly task: 'clean-up'; readonly kept: readonly Kept[] }
  | { readonly task: 'begin-day' }
  | { readonly task: 'begin-phase'; readonly phase: Phase }
  | { readonly task: 'daily-effect'; readonly effect: DailyEffect }
  | { readonly task: 'check-reactions' }
  | { readonly task: 'begin-turn'; readonly seat: Seat }
  | { readonly task: 'take-turn'; readonly seat: Seat }
  | { readonly task: 'end-turn'; readonly seat: Seat }
  | {
      readonly task: 'pay';
      readonly seat: Seat;
      readonly mana: number;
      readonly decision: number;
      readonly rules: readonly string[];
    }
  | {
      readonly task: 'resolve-card';
      readonly item: number;
      readonly seat: Seat;
      readonly expedition: ExpeditionName | null;
      readonly decision: number;
    };

export type SetUpStage = 'adventure' | 'counters' | 'first-player' | 'heroes' | 'shuffle' | 'draw';

/** Objects a player keeps in one of the zones that have a limit (4.2.5.c). */
export interface Kept extends Chosen {
  readonly zone: 'reserve' | 'landmark';
}

export type TaskOf<T extends AlteredTask['task']> = Extract<AlteredTask, { task: T }>;
