import type { Difference } from './difference.js';

/**
 * The parts of a record that a verification confirmed.
 *
 * - `events`: the rules derive the same atomic actions and cited rules from the record's choices.
 * - `fingerprints`: the fingerprints match.
 * - `chain`: the events are in the correct order and refer to the correct decisions.
 * - `words`: the texts in the first event, such as names and printed cards, match the event's digest.
 */
export type Covered = 'events' | 'fingerprints' | 'chain' | 'words';

/**
 * The parts of a record that a verification cannot confirm.
 *
 * - `times`: recording times and thinking times.
 * - `origin`: the game from which the record branches.
 * - `words`: texts, if the record is so old that it has no digest of them.
 * - `chance`: decks, dice, shuffles and regions in a game recorded elsewhere.
 */
export type NotCovered = 'times' | 'origin' | 'words' | 'chance';

export type Verdict =
  | {
      readonly status: 'EXACT';
      readonly events: number;
      readonly fingerprints: number;
      readonly covers: readonly Covered[];
      readonly notCovered: readonly NotCovered[];
      /** The revision from which the record contains only observations. Absent if the record is exact to its end. */
      readonly observedFrom?: number;
    }
  | { readonly status: 'DIVERGED'; readonly events: number; readonly difference: Difference }
  /** The game cannot be derived again because another program recorded it or its edition is unknown. */
  | { readonly status: 'UNVERIFIED'; readonly events: number; readonly reason: string };
