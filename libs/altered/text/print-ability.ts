import type { Ability } from '#altered/abilities';
import { printEnglish } from './compile.js';
import { printFrench } from './french/index.js';
import { printItalian } from './italian/index.js';
import { hasWords } from './speech/later-words.js';

/** Languages that abilities are printed in. */
export type TextLocale = 'en' | 'it' | 'fr';

/**
 * The text of an ability as a card in that language would have it; null where there are no words for it. English is read
 * back into the same tree, and some trees are no card's; Italian and French have not all that later editions say.
 */
export function printAbility(ability: Ability, locale: TextLocale): string | null {
  switch (locale) {
    case 'en':
      return printEnglish(ability);
    case 'it':
      return hasWords(ability) ? printItalian(ability) : null;
    case 'fr':
      return hasWords(ability) ? printFrench(ability) : null;
  }
}
