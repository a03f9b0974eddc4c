import { describe, expect, it } from '@jest/globals';
import { readersLocale } from './locales.js';

describe('readersLocale', () => {
  it.each([
    [['it-IT', 'en'], 'it'],
    [['de-DE', 'fr-CH', 'en'], 'fr'],
    [['ja'], 'en'],
    [[], 'en'],
  ])('for %j is %s', (languages, locale) => {
    expect(readersLocale(languages)).toBe(locale);
  });
});
