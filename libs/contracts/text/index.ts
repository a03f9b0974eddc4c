import type { Locale } from '#record';
import type { Ability } from '../abilities/index.js';
import { english } from './english.js';
import { italian } from './italian.js';
import type { Speech } from './speech.js';

/** French readers read English cards. */
const languages: Readonly<Record<Locale, Speech>> = { en: english, it: italian, fr: english };

/** What abilities say, one line each. */
export const textOf = (abilities: readonly Ability[] | undefined, locale: Locale): string[] =>
  (abilities ?? []).map((ability) => languages[locale].ability(ability));
