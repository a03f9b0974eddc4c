import type { Locale } from '#record';
import type { Ability } from '../abilities/index.js';
import { english } from './english.js';
import { french } from './french.js';
import { italian } from './italian.js';
import { modesIn } from './modes.js';
import { sentence } from './romance/text-parts.js';
import type { Speech } from './speech.js';

const languages: Readonly<Record<Locale, Speech>> = { en: english, it: italian, fr: french };

/** Returns the text of abilities, one line per ability. */
export const textOf = (abilities: readonly Ability[] | undefined, locale: Locale): string[] =>
  (abilities ?? []).map((ability) => languages[locale].ability(ability));

/**
 * Returns the texts of the effects from which a player chooses. Null if the abilities do not offer exactly one choice.
 */
export function modesOf(abilities: readonly Ability[] | undefined, locale: Locale): readonly string[] | null {
  const [found, ...others] = modesIn(abilities ?? []);
  if (found === undefined || others.length > 0) return null;
  return found.modes.map((mode) => sentence(languages[locale].effect(mode)));
}
