export const studyPath = (id: string): string => `/study/${encodeURIComponent(id)}`;
