import type { Author } from './author.js';

/** Fields of every note and administration entry. */
export interface Said {
  /** A name to be shown. It proves nothing. */
  readonly by: string;
  /** Absent in entries from before authors were recorded. Gives nobody any rights. */
  readonly author?: Author | undefined;
}
