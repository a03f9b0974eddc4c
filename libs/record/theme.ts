import type { Choice } from './decision.js';
import type { Seat } from './ids.js';

/** A decision that a review judged: the choice of the game beside the best choice. */
export interface JudgedDecision {
  /** The revision of the event that requested the decision. */
  readonly revision: number;
  readonly seat: Seat;
  readonly clock: { readonly day: number };
  /** The kind of decision, as a word of the game. */
  readonly kind: string;
  readonly taken: Choice;
  readonly best: Choice;
}

/** The kinds of decisions of a game that players practise, such as mana or passing. */
export interface Themes {
  /** All themes, in the order of a game. */
  readonly names: readonly string[];
  /**
   * The theme of a judged decision. `later`: the choices of the same seat in judged decisions later on the
   * same day.
   */
  of(judged: Pick<JudgedDecision, 'kind' | 'taken' | 'best'>, later: readonly Choice[]): string;
}

/** The theme of a decision, by all judged decisions of its game. A game without themes has a theme for each kind. */
export function themeIn(
  themes: Themes | undefined,
  judged: JudgedDecision,
  all: readonly JudgedDecision[],
): string {
  if (themes === undefined) return judged.kind;
  const { seat, clock, revision } = judged;
  const later = all.filter(
    (other) => other.seat === seat && other.clock.day === clock.day && other.revision > revision,
  );
  return themes.of(
    judged,
    later.map(({ taken }) => taken),
  );
}
