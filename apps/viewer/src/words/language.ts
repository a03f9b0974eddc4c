import i18next, { type BackendModule, type TFunction } from 'i18next';
import { useSyncExternalStore } from 'react';
import type { Locale } from '../generated/graphql.js';
import { locales, readersLocale } from './locales.js';

/** Says a text of the interface in the reader's language, by its key: `say('log.search')`. */
export type Say = TFunction;

const KEY = 'retrace-language';

/** The i18next namespaces of the texts that every page needs, and of the pages around the games. */
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

const first = firstLocale();

/** The language shown, or loading. */
export const localeNow = (): Locale => readersLocale([i18next.isInitialized ? i18next.language : first]);

let started: Promise<void> | undefined;

/** Fetches the texts of the reader's language that every page needs; to be awaited before anything is shown. */
export function startLanguage(): Promise<void> {
  started ??= start();
  return started;
}

async function start(): Promise<void> {
  i18next.on('languageChanged', (language) => (document.documentElement.lang = language));
  await i18next.use(fetched).init({
    lng: first,
    supportedLngs: locales,
    fallbackLng: false,
    // Its texts are fetched at once, not in another turn of the loop.
    initAsync: false,
    ns: [EVERYWHERE],
    fallbackNS: [PAGES],
    interpolation: { escapeValue: false },
  });
}

/** The change of language that is under way, or the last one. */
let changing: Promise<unknown> = Promise.resolve();

/** Fetches the texts of the pages around the games; to be awaited before one of them is shown. */
export async function fetchPageTexts(): Promise<void> {
  // A page may be asked for before that of its address is shown.
  await startLanguage();
  let language: string;
  do {
    language = i18next.language;
    await Promise.all([i18next.loadNamespaces([PAGES]), changing]);
    // Another language may have been chosen meanwhile: its texts are not those just fetched.
  } while (i18next.language !== language);
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
  changing = i18next.changeLanguage(locale);
  await changing;
}

/** The language that is shown, and what says its texts: another object when the language changes. */
interface Shown {
  readonly locale: Locale;
  readonly say: Say;
}

let shown: Shown | undefined;
const forget = (): void => (shown = undefined);
i18next.on('languageChanged', forget);
// Missing texts may be loaded now.
i18next.on('loaded', forget);

const shownNow = (): Shown =>
  (shown ??= {
    locale: readersLocale([i18next.language]),
    say: remembering(i18next.getFixedT(i18next.language)),
  });

/** Caches texts without gaps: a board shows the same few hundreds of times. */
function remembering(say: Say): Say {
  const texts = new Map<unknown, unknown>();
  return new Proxy(say, {
    apply: (speak, self, given: readonly unknown[]): unknown => {
      const [key, ...gaps] = given;
      if (gaps.length > 0) return Reflect.apply(speak, self, given);
      if (!texts.has(key)) texts.set(key, Reflect.apply(speak, self, given));
      return texts.get(key);
    },
  });
}

function onChange(listener: () => void): () => void {
  i18next.on('languageChanged', listener);
  i18next.on('loaded', listener);
  return () => {
    i18next.off('languageChanged', listener);
    i18next.off('loaded', listener);
  };
}

/** Returns a function that formats texts of the interface. Its users render again when the language changes. */
export const useSay = (): Say => useSyncExternalStore(onChange, shownNow).say;

/** The language that is shown, for questions to the API and for dates. */
export const useLocale = (): Locale => useSyncExternalStore(onChange, shownNow).locale;

/** Formats a text outside of components. */
export const sayNow: Say = i18next.t;
