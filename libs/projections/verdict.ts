import type { Difference } from './difference.js';

/**
 * Confirmed parts. `events`: choices, atomic actions and rules match repeated decisions; `fingerprints`;
 * `chain`: the order of events and their decisions; `words`: the texts of the first event, such as names and
 * printed cards.
 */
export type Covered = 'events' | 'fingerprints' | 'chain' | 'words';

/**
 * Parts that a record cannot confirm. `times`: when events were recorded and thinking times; `origin`: the
 * game it branches from; `words`: texts, in records older than their digest; `chance`: decks, dice, shuffles
 * and regions of a game recorded elsewhere.
 */
export type NotCovered = 'times' | 'origin' | 'words' | 'chance';

export type Verdict =
  | {
      readonly status: 'EXACT';
      readonly events: number;
      readonly fingerprints: number;
      readonly covers: readonly Covered[];
      readonly notCovered: readonly NotCovered[];
      /** The event from which on the record is only a view of the game. Absent if it is exact to its end. */
      readonly observedFrom?: number;
    }
  | { readonly status: 'DIVERGED'; readonly events: number; readonly difference: Difference }
  /** The decisions cannot be repeated: another program's record, or an unknown edition. */
  | { readonly status: 'UNVERIFIED'; readonly events: number; readonly reason: string };
