import i18next, { type BackendModule, type TFunction } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Locale } from '../generated/graphql.js';
import { locales, readersLocale } from './locales.js';

/** Says a text of the interface in the reader's language, by its key: `say('log.search')`. */
export type Say = TFunction;

const KEY = 'retrace-language';

/** What i18next calls the texts that every page needs, and those of the pages around the games. */
const EVERYWHERE = 'translation';
const PAGES = 'pages';

type Catalogue = () => Promise<{ readonly default: object }>;

/** The texts of each language, fetched when they are read. */
const catalogues: Readonly<Record<Locale, Readonly<Record<string, Catalogue>>>> = {
  en: { [EVERYWHERE]: () => import('./en/index.js'), [PAGES]: () => import('./en/pages.js') },
  it: { [EVERYWHERE]: () => import('./it/index.js'), [PAGES]: () => import('./it/pages.js') },
  fr: { [EVERYWHERE]: () => import('./fr/index.js'), [PAGES]: () => import('./fr/pages.js') },
};

const fetched: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, done) => {
    const catalogue = catalogues[readersLocale([language])][namespace];
    if (!catalogue) return done(`There are no texts of ${namespace}.`, null);
    catalogue().then(
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

let started: Promise<void> | undefined;

/** Fetches the texts of the reader's language that every page needs; to be awaited before anything is shown. */
export function startLanguage(): Promise<void> {
  started ??= start();
  return started;
}

async function start(): Promise<void> {
  i18next.on('languageChanged', (language) => (document.documentElement.lang = language));
  await i18next
    .use(fetched)
    .use(initReactI18next)
    .init({
      lng: firstLocale(),
      supportedLngs: locales,
      fallbackLng: false,
      ns: [EVERYWHERE],
      fallbackNS: [PAGES],
      interpolation: { escapeValue: false },
      react: { useSuspense: false },
    });
}

/** Fetches the texts of the pages around the games; to be awaited before one of them is shown. */
export async function fetchPageTexts(): Promise<void> {
  // A page may be asked for before that of its address is shown.
  await startLanguage();
  await i18next.loadNamespaces([PAGES]);
  if (!i18next.hasResourceBundle(i18next.language, PAGES))
    throw new Error('The texts of the page could not be loaded.');
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
