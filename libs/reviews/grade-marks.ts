import type { Grade } from '#analysis';

/** The sign of an annotated game for each grade. */
export const gradeMarks = { blunder: '??', mistake: '?', inaccuracy: '?!' } as const satisfies Readonly<
  Record<Grade, string>
>;
