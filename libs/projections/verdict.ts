import type { Difference } from './difference.js';

/**
 * What was found to be as it has to be: `events`, each with its choices, atomic actions and rules, as the rules decide
 * them again; `fingerprints`; `chain`, which event follows which, and which decision led to it; `words`, what people read in
 * the first event: names, printed cards.
 */
export type Covered = 'events' | 'fingerprints' | 'chain' | 'words';

/**
 * What nothing in a record can confirm: `times`, when events were recorded and how long players thought; `origin`, of which
 * game it is a branch; `words`, where the record is older than their digest; `chance`, of a game that was recorded elsewhere: decks,
 * dice, shuffles and regions.
 */
export type NotCovered = 'times' | 'origin' | 'words' | 'chance';

export type Verdict =
  | {
      readonly status: 'EXACT';
      readonly events: number;
      readonly fingerprints: number;
      readonly covers: readonly Covered[];
      readonly notCovered: readonly NotCovered[];
      /** The event from which on the record only says what somebody saw; absent: it is exact to its end. */
      readonly observedFrom?: number;
    }
  | { readonly status: 'DIVERGED'; readonly events: number; readonly difference: Difference }
  /** It cannot be decided again: another program's record, or an edition that this program does not know. */
  | { readonly status: 'UNVERIFIED'; readonly events: number; readonly reason: string };
