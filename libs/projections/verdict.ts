import type { Difference } from './difference.js';

/**
 * Confirmed parts: `events`, each with its choices, atomic actions and rules, as the rules decide them again;
 * `fingerprints`; `chain`, the order of events and the decisions that led to them; `words`, the texts of the first event:
 * names, printed cards.
 */
export type Covered = 'events' | 'fingerprints' | 'chain' | 'words';

/**
 * Parts that a record cannot confirm: `times`, when events were recorded and how long players thought; `origin`, the game it
 * branches from; `words`, where the record is older than their digest; `chance`, of a game that was recorded elsewhere:
 * decks, dice, shuffles and regions.
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
  /** It cannot be decided again: another program's record, or an edition that this program does not know. */
  | { readonly status: 'UNVERIFIED'; readonly events: number; readonly reason: string };
