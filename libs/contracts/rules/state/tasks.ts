import type { Cause, Seat } from '#record';
import type { Effect } from '../../abilities/index.js';

/** A player, or an object in play. */
export type Ref = { readonly seat: Seat } | { readonly item: number; readonly object: number };

/** The context of an effect: its player, its source, and the objects to which its text refers. */
export interface Frame {
  readonly seat: Seat;
  readonly item: number;
  /** The object that has the ability. Null for a spell, or for a card in a hand. */
  readonly object: number | null;
  readonly ability: number;
  readonly cause: Cause;
  /**
   * The item that represents the ability while it resolves. Null if the ability was played or used, because only
   * activated abilities become items.
   */
  readonly emblem: number | null;
  /** Whether the effect comes from a spell, so that fog and magic damage apply. */
  readonly spell: boolean;
  readonly it: readonly Ref[];
}

/** A pending task, as plain data. The `task` field contains its kind. */
export type Task =
  | { readonly task: 'set-up' }
  | { readonly task: 'opening-hand'; readonly seat: Seat; readonly again: boolean }
  /** Both players choose before any contract is put back. `chosen` contains the choices made so far. */
  | { readonly task: 'mulligan'; readonly chosen: readonly (readonly number[])[] }
  | { readonly task: 'shuffle-aside' }
  | { readonly task: 'begin-turn'; readonly seat: Seat }
  | { readonly task: 'gain-extractor'; readonly seat: Seat }
  | { readonly task: 'fill-extractors'; readonly seat: Seat }
  | { readonly task: 'draw'; readonly seat: Seat; readonly special: boolean; readonly cause: Cause }
  | { readonly task: 'pick'; readonly seat: Seat; readonly keep: 1 | 2; readonly cause: Cause }
  | { readonly task: 'exhaust'; readonly seat: Seat; readonly cause: Cause }
  | { readonly task: 'hurt'; readonly seat: Seat; readonly amount: number; readonly cause: Cause }
  | { readonly task: 'extract'; readonly seat: Seat; readonly count: number; readonly cause: Cause }
  | { readonly task: 'begin-main'; readonly seat: Seat }
  | { readonly task: 'act'; readonly seat: Seat }
  | { readonly task: 'pay'; readonly seat: Seat; readonly item: number }
  /** Pays for the use of a rune. */
  | { readonly task: 'pay-use'; readonly seat: Seat; readonly item: number; readonly ability: number }
  | { readonly task: 'enter'; readonly seat: Seat; readonly item: number }
  | { readonly task: 'finish-spell'; readonly seat: Seat; readonly item: number }
  | { readonly task: 'globe-answers'; readonly seat: Seat; readonly attacker: Ref }
  | { readonly task: 'resolve'; readonly frame: Frame; readonly todo: readonly Effect[] }
  | { readonly task: 'rearrange'; readonly frame: Frame; readonly item: number; readonly object: number }
  | { readonly task: 'empty-extractors'; readonly seat: Seat };

export type TaskOf<T extends Task['task']> = Extract<Task, { task: T }>;
