import type { Say } from './language.js';

/** The functions that descriptions use: `words` for the texts of a game's keys, and `say` for the viewer's texts. */
export interface Saying {
  readonly words: (word: string) => string;
  readonly say: Say;
}
