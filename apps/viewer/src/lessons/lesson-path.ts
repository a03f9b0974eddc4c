/** The page of a lesson. */
export const lessonPath = (id: string): string => `/lessons/${encodeURIComponent(id)}`;

/** The list of the lessons of a player about a theme. */
export const lessonsPath = (about: {
  readonly player: string;
  readonly module: string;
  readonly theme: string;
}): string => `/lessons?${new URLSearchParams(about).toString()}`;
