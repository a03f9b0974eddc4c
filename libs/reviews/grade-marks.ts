import type { Grade } from '#analysis';

/** The marks that annotated games use for the grades. */
export const gradeMarks = { blunder: '??', mistake: '?', inaccuracy: '?!' } as const satisfies Readonly<
  Record<Grade, string>
>;
