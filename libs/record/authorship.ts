import type { Author } from './author.js';

/** Fields of every note and administration entry. */
export interface Authorship {
  /** A display name. It does not prove the author's identity. */
  readonly by: string;
  /** The identity of the author. Absent in entries before authors were recorded. Grants no rights. */
  readonly author?: Author | undefined;
}
