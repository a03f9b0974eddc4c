import { registerHooks } from 'node:module';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type * as Language from './language.js';

describe('the texts of the pages', () => {
  let language: typeof Language;
  // Vite bundles the texts of each language. This test replaces them with a module whose only text is the name of the
  // language.
  const texts = registerHooks({
    resolve(specifier, context, next) {
      const locale = /^\.\/(en|it|fr)\/(index|pages)\.js$/.exec(specifier)?.[1];
      if (locale === undefined) return next(specifier, context);
      const source = `export default { greeting: '${locale}' };`;
      return { url: `data:text/javascript,${encodeURIComponent(source)}`, shortCircuit: true };
    },
  });
  afterAll(() => {
    texts.deregister();
  });
  beforeAll(async () => {
    Object.assign(globalThis, { document: { documentElement: {} } });
    language = await import('./language.js');
    await language.startLanguage();
  });

  it('are in the language that was chosen before they are fetched', async () => {
    const chosen = language.chooseLocale('it');
    await Promise.all([chosen, language.fetchPageTexts()]);
    expect(language.localeNow()).toBe('it');
  });

  it('are in the language that is chosen while they are fetched', async () => {
    const fetched = language.fetchPageTexts();
    await Promise.all([fetched, language.chooseLocale('fr')]);
    expect(language.localeNow()).toBe('fr');
  });
});
