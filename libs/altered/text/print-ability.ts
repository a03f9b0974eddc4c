import { writtenNow, type Ability } from '#altered/abilities';
import { printEnglish } from './compile.js';
import { french } from './french/index.js';
import { italian } from './italian/index.js';
import { printed } from './romance/sentences.js';

/** Languages that abilities are printed in. */
export type TextLocale = 'en' | 'it' | 'fr';

/**
 * The text of an ability as a card in that language would have it. English is read back into the same tree, and is null
 * for trees that are no card's; Italian and French have words for every node.
 */
export function printAbility(said: Ability, locale: TextLocale): string | null {
  const [ability = said] = writtenNow([said]);
  switch (locale) {
    case 'en':
      return printEnglish(ability);
    case 'it':
      return printed(ability, italian);
    case 'fr':
      return printed(ability, french);
  }
}
