import type { Ability } from '#altered/abilities';
import { printEnglish } from './compile.js';
import { printFrench } from './french/index.js';
import { printItalian } from './italian/index.js';

/** Languages that abilities are printed in. */
export type TextLocale = 'en' | 'it' | 'fr';

/**
 * The text of an ability as a card in that language would have it. Only English can lack words: its text is read back
 * into the same tree, and some trees are no card's.
 */
export function printAbility(ability: Ability, locale: 'it' | 'fr'): string;
export function printAbility(ability: Ability, locale: TextLocale): string | null;
export function printAbility(ability: Ability, locale: TextLocale): string | null {
  switch (locale) {
    case 'en':
      return printEnglish(ability);
    case 'it':
      return printItalian(ability);
    case 'fr':
      return printFrench(ability);
  }
}
