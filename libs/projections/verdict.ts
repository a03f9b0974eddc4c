import type { Difference } from './difference.js';

/**
 * Confirmed parts of a record. `events`: the rules derive the same atomic actions and rules from its choices.
 * `fingerprints`: they match. `chain`: the order of events and the decisions that they refer to are valid. `words`: the
 * texts of the first event, such as names and printed cards, match its digest.
 */
export type Covered = 'events' | 'fingerprints' | 'chain' | 'words';

/**
 * Parts that a verification cannot confirm. `times`: the times of recording and thinking times. `origin`: the game that
 * the record branches from. `words`: texts, in records older than their digest. `chance`: decks, dice, shuffles and
 * regions of a game recorded elsewhere.
 */
export type NotCovered = 'times' | 'origin' | 'words' | 'chance';

export type Verdict =
  | {
      readonly status: 'EXACT';
      readonly events: number;
      readonly fingerprints: number;
      readonly covers: readonly Covered[];
      readonly notCovered: readonly NotCovered[];
      /**
       * The revision from which the record only contains observations of the game. Absent if it is exact to its end.
       */
      readonly observedFrom?: number;
    }
  | { readonly status: 'DIVERGED'; readonly events: number; readonly difference: Difference }
  /** The game cannot be derived again, because another program recorded it or its edition is unknown. */
  | { readonly status: 'UNVERIFIED'; readonly events: number; readonly reason: string };
