/** The kind of decision whose lessons are taken, one after the other. */
export interface LessonsAbout {
  readonly player: string;
  readonly module: string;
  readonly theme: string;
}

/** Reads it from the query of a page. Null for lessons about anything. */
export function aboutIn(query: URLSearchParams): LessonsAbout | null {
  const [player, module, theme] = ['player', 'module', 'theme'].map((name) => query.get(name));
  return player == null || module == null || theme == null ? null : { player, module, theme };
}

const queryOf = (about: LessonsAbout | null): string =>
  about === null ? '' : `?${new URLSearchParams({ ...about }).toString()}`;

/** The page of a lesson. */
export const lessonPath = (id: string, about: LessonsAbout | null = null): string =>
  `/lessons/${encodeURIComponent(id)}${queryOf(about)}`;

/** The list of lessons. */
export const lessonsPath = (about: LessonsAbout | null): string => `/lessons${queryOf(about)}`;
