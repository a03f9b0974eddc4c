import i18next, { type BackendModule, type TFunction } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Locale } from '../generated/graphql.js';
import { locales, readersLocale } from './locales.js';

/** Says a text of the interface in the reader's language, by its key: `say('log.search')`. */
export type Say = TFunction;

const KEY = 'retrace-language';

/** The texts of each language, fetched when it is read. */
const catalogues: Readonly<Record<Locale, () => Promise<{ readonly default: object }>>> = {
  en: () => import('./en/index.js'),
  it: () => import('./it/index.js'),
  fr: () => import('./fr/index.js'),
};

const fetched: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, _namespace, done) => {
    catalogues[readersLocale([language])]().then(
      ({ default: texts }) => done(null, texts as Record<string, string>),
      (error: unknown) => done(error instanceof Error ? error : String(error), null),
    );
  },
};

/** The language chosen earlier, or the first of the browser's. */
function firstLocale(): Locale {
  try {
    const chosen = localStorage.getItem(KEY);
    if (chosen !== null) return readersLocale([chosen]);
  } catch {
    // Storage may be forbidden; the browser says what its user reads.
  }
  return readersLocale(navigator.languages);
}

/** Fetches the texts of the reader's language; to be awaited before anything is shown. */
export async function startLanguage(): Promise<void> {
  i18next.on('languageChanged', (language) => (document.documentElement.lang = language));
  await i18next
    .use(fetched)
    .use(initReactI18next)
    .init({
      lng: firstLocale(),
      supportedLngs: locales,
      fallbackLng: false,
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
}

/** Changes the language of everything that is shown, and remembers it. */
export async function chooseLocale(locale: Locale): Promise<void> {
  try {
    localStorage.setItem(KEY, locale);
  } catch {
    // The choice then lasts as long as the page.
  }
  await i18next.changeLanguage(locale);
}

/** Says texts of the interface; what uses it is drawn anew when the language changes. */
export const useSay = (): Say => useTranslation().t;

/** The language that is shown, for questions to the API and for dates. */
export const useLocale = (): Locale => readersLocale([useTranslation().i18n.language]);

/** Says a text outside of what is drawn. */
export const sayNow: Say = i18next.t;
