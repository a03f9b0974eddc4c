import { listed } from '../words/dates.js';
import type { OfferedChoice } from './choice-list.js';

/** Formats option keys with the texts of the offered choices. `nothing` is the text to return if there are no keys. */
export const choiceWords = (
  keys: readonly string[],
  choices: readonly OfferedChoice[],
  nothing: string,
  locale: Parameters<typeof listed>[1],
): string =>
  keys.length === 0
    ? nothing
    : listed(
        keys.map((key) => choices.find(({ choice }) => choice[0] === key)?.text ?? key),
        locale,
      );
