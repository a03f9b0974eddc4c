import type { Author } from './author.js';

/** Fields of every note and administration entry. */
export interface Authorship {
  /** A display name, which proves nothing. */
  readonly by: string;
  /** Absent in entries before authors were recorded. Grants no rights. */
  readonly author?: Author | undefined;
}
