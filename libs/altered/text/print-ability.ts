import { writtenNow, type Ability } from '#altered/abilities';
import { printEnglish } from './compile.js';
import { french } from './french/index.js';
import { italian } from './italian/index.js';
import { printed } from './romance/sentences.js';
import { hasWords } from './speech/wordless.js';

/** Languages that abilities are printed in. */
export type TextLocale = 'en' | 'it' | 'fr';

/**
 * The text of an ability as a card in that language would have it; null where there are no words for it. English is read
 * back into the same tree, and some trees are no card's; Italian and French lack words for some nodes.
 */
export function printAbility(said: Ability, locale: TextLocale): string | null {
  const [ability = said] = writtenNow([said]);
  switch (locale) {
    case 'en':
      return printEnglish(ability);
    case 'it':
      return hasWords(ability) ? printed(ability, italian) : null;
    case 'fr':
      return hasWords(ability) ? printed(ability, french) : null;
  }
}
