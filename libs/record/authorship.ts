import type { Author } from './author.js';

export interface Authorship {
  /** A display name, which does not prove the author's identity. */
  readonly by: string;
  /** The author's identity. It grants no rights. Absent in entries that were stored before authors were recorded. */
  readonly author?: Author | undefined;
}
