import type { Grade } from '#analysis';

/** The mark in annotated games for each grade. */
export const gradeMarks = { blunder: '??', mistake: '?', inaccuracy: '?!' } as const satisfies Readonly<
  Record<Grade, string>
>;
