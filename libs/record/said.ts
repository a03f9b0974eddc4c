import type { Author } from './author.js';

/** Beside everything that is said. */
export interface Said {
  /** A name to be shown. It proves nothing. */
  readonly by: string;
  /** Left out: it was said before authors were told apart, by nobody who has rights by it. */
  readonly author?: Author | undefined;
}
