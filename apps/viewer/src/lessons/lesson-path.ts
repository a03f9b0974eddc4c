/** The page of a lesson. */
export const lessonPath = (id: string): string => `/lessons/${encodeURIComponent(id)}`;
