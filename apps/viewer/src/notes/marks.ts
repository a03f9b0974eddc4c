/** The marks for annotated moves, from best to worst, with the names used in texts and CSS classes. */
export const marks = [
  { mark: '!!', name: 'brilliant' },
  { mark: '!', name: 'good' },
  { mark: '!?', name: 'interesting' },
  { mark: '?!', name: 'dubious' },
  { mark: '?', name: 'mistake' },
  { mark: '??', name: 'blunder' },
] as const;
export type MarkName = (typeof marks)[number]['name'];

/** Returns the name of a mark. Null if there is none. */
export const markName = (mark: string | null): MarkName | null =>
  marks.find((entry) => entry.mark === mark)?.name ?? null;

/** Returns the CSS class that sets the colour of a mark. */
export const markClass = (mark: string | null): string => `mark-${markName(mark) ?? 'none'}`;
