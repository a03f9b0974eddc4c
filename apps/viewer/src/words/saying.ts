import type { Say } from './language.js';

/** What a description is said with: the words of the game, and those of the viewer. */
export interface Saying {
  readonly words: (word: string) => string;
  readonly say: Say;
}
