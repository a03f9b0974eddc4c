import type { Choice } from './decision.js';
import type { Seat } from './ids.js';

/** A decision that a review evaluated, with the choice made in the game and the best choice. */
export interface EvaluatedDecision {
  /** The revision of the event that requested the decision. */
  readonly revision: number;
  readonly seat: Seat;
  readonly clock: { readonly day: number };
  /** The kind of decision, as an identifier defined by the game. */
  readonly kind: string;
  readonly taken: Choice;
  readonly best: Choice;
}

/** The themes into which a game groups decisions for practice, such as mana or passing. */
export interface Themes {
  /** All themes, in the order in which they occur in a game. */
  readonly names: readonly string[];
  /**
   * Returns an evaluated decision's theme. `later` contains the seat's choices in later evaluated decisions on the same
   * day.
   */
  of(decision: Pick<EvaluatedDecision, 'kind' | 'taken' | 'best'>, later: readonly Choice[]): string;
}

/**
 * Returns a decision's theme, given all evaluated decisions of its game. If `themes` is absent, the theme is the
 * decision's kind.
 */
export function themeIn(
  themes: Themes | undefined,
  decision: EvaluatedDecision,
  all: readonly EvaluatedDecision[],
): string {
  if (themes === undefined) return decision.kind;
  const { seat, clock, revision } = decision;
  const later = all.filter(
    (other) => other.seat === seat && other.clock.day === clock.day && other.revision > revision,
  );
  return themes.of(
    decision,
    later.map(({ taken }) => taken),
  );
}
