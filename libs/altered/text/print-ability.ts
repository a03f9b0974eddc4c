import type { Ability } from '#altered/abilities';
import { printFrench } from './french/index.js';
import { printItalian } from './italian/index.js';

/** Languages that abilities are printed in. */
export type TextLocale = 'it' | 'fr';

/** The text of an ability as a card in that language would have it. */
export function printAbility(ability: Ability, locale: TextLocale): string {
  switch (locale) {
    case 'it':
      return printItalian(ability);
    case 'fr':
      return printFrench(ability);
  }
}
