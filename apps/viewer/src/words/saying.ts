import type { Say } from './language.js';

/** The vocabulary of descriptions: the words of the game, and those of the viewer. */
export interface Saying {
  readonly words: (word: string) => string;
  readonly say: Say;
}
