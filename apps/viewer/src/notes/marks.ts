/** The signs of annotated games, from best to worst, and what they are called. */
export const marks = [
  { mark: '!!', name: 'brilliant' },
  { mark: '!', name: 'good' },
  { mark: '!?', name: 'interesting' },
  { mark: '?!', name: 'dubious' },
  { mark: '?', name: 'mistake' },
  { mark: '??', name: 'blunder' },
] as const;

/** The class that gives a mark its colour; none where there is no mark. */
export const markClass = (mark: string | null): string => {
  const known = marks.find((one) => one.mark === mark);
  return known ? `mark-${known.name}` : 'mark-none';
};

/** What a mark is called; empty where there is none. */
export const markName = (mark: string | null): string => marks.find((one) => one.mark === mark)?.name ?? '';
