import type { Locale } from '#record';
import type { Ability } from '../abilities/index.js';
import { english } from './english.js';
import { french } from './french.js';
import { italian } from './italian.js';
import type { Speech } from './speech.js';

const languages: Readonly<Record<Locale, Speech>> = { en: english, it: italian, fr: french };

/** What abilities say, one line each. */
export const textOf = (abilities: readonly Ability[] | undefined, locale: Locale): string[] =>
  (abilities ?? []).map((ability) => languages[locale].ability(ability));
