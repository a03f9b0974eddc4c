import type { Say } from './language.js';

/** The vocabulary of descriptions: the game's words, and the viewer's. */
export interface Saying {
  readonly words: (word: string) => string;
  readonly say: Say;
}
