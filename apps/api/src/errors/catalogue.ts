import { askingErrors } from './asking.js';
import { cardErrors } from './cards.js';
import { faults } from './faults.js';
import { gameErrors } from './games.js';
import { playingErrors } from './playing.js';

/** Every code that `extensions.code` of an answer can have. Codes stay; messages may change. */
export const errorCatalogue = {
  ...askingErrors,
  ...gameErrors,
  ...playingErrors,
  ...cardErrors,
  ...faults,
} as const;

export type ErrorCode = keyof typeof errorCatalogue;
