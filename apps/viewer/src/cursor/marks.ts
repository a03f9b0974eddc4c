import type { GameLine } from './game-line.js';

/** The kinds of marks between which the user can jump. */
export const jumps = ['decision', 'reaction', 'die', 'note', 'mistake'] as const;
export type Jump = (typeof jumps)[number];

/** The revisions to jump to, by kind, ascending and without repeats. */
export type Marks = Readonly<Record<Jump, readonly number[]>>;

/** Returns the marks of a game, including marks for its reactions, notes and mistakes. */
export function marksOf(
  line: GameLine,
  { reactions, notes, mistakes }: Readonly<Record<'reactions' | 'notes' | 'mistakes', readonly number[]>>,
): Marks {
  const where = (found: (entry: GameLine['entries'][number]) => boolean): readonly number[] =>
    line.entries.filter(found).map(({ revision }) => revision);
  return {
    decision: where(({ kind }) => kind === 'DecisionRequested'),
    reaction: inOrder(reactions),
    die: where(({ actions }) => actions.some(({ kind }) => kind === 'roll')),
    note: inOrder(notes),
    mistake: inOrder(mistakes),
  };
}

const inOrder = (revisions: readonly number[]): readonly number[] =>
  [...new Set(revisions)].sort((a, b) => a - b);

/** Returns the nearest marks before and after a revision. Each is null if there is no such mark. */
export const landings = (
  marks: readonly number[],
  revision: number,
): { readonly before: number | null; readonly after: number | null } => ({
  before: marks.findLast((mark) => mark < revision) ?? null,
  after: marks.find((mark) => mark > revision) ?? null,
});
