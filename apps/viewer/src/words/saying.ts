import type { Say } from './language.js';

/** Functions that descriptions use: `words` for the game's keys, and `say` for the viewer's texts. */
export interface Saying {
  readonly words: (word: string) => string;
  readonly say: Say;
}
