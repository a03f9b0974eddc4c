import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import type * as Language from './language.js';

describe('the texts of the pages', () => {
  let language: typeof Language;
  beforeAll(async () => {
    Object.assign(globalThis, { document: { documentElement: {} } });
    for (const locale of ['en', 'it', 'fr'])
      for (const texts of ['index', 'pages'])
        jest.unstable_mockModule(`./${locale}/${texts}.js`, () => ({ default: { greeting: locale } }));
    language = await import('./language.js');
    await language.startLanguage();
  });

  it('are those of the language chosen before they are fetched', async () => {
    const chosen = language.chooseLocale('it');
    await Promise.all([chosen, language.fetchPageTexts()]);
    expect(language.localeNow()).toBe('it');
  });

  it('are those of the language chosen while they are fetched', async () => {
    const fetched = language.fetchPageTexts();
    await Promise.all([fetched, language.chooseLocale('fr')]);
    expect(language.localeNow()).toBe('fr');
  });
});
