/** The kind of decision to which a series of lessons is restricted. */
export interface LessonsAbout {
  readonly player: string;
  readonly module: string;
  readonly theme: string;
}

/** Parses the query of a page address. Null if the query does not restrict the lessons to one kind of decision. */
export function aboutIn(query: URLSearchParams): LessonsAbout | null {
  const [player, module, theme] = ['player', 'module', 'theme'].map((name) => query.get(name));
  return player == null || module == null || theme == null ? null : { player, module, theme };
}

const queryOf = (about: LessonsAbout | null): string =>
  about === null ? '' : `?${new URLSearchParams({ ...about }).toString()}`;

export const lessonPath = (id: string, about: LessonsAbout | null = null): string =>
  `/lessons/${encodeURIComponent(id)}${queryOf(about)}`;

export const lessonsPath = (about: LessonsAbout | null): string => `/lessons${queryOf(about)}`;
