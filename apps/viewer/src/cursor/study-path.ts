/** Returns the path of a study of the reader. */
export const studyPath = (id: string): string => `/study/${encodeURIComponent(id)}`;
