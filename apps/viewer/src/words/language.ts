import { useSyncExternalStore } from 'react';
import type { Locale } from '../generated/graphql.js';
import { readersLocale } from './locales.js';
import { sayFrom, textOf, type Gaps, type Say, type TextKey, type Texts } from './texts.js';

export type { Say } from './texts.js';

const KEY = 'retrace-language';

/**
 * The two parts of the texts. `EVERYWHERE` contains the texts that every page needs, and `PAGES` those of all pages
 * except games.
 */
const EVERYWHERE = 'everywhere';
const PAGES = 'pages';

type Part = typeof EVERYWHERE | typeof PAGES;
type Catalogue = () => Promise<{ readonly default: object }>;

/** The texts of each language. They are imported when needed. */
const catalogues: Readonly<Record<Locale, Readonly<Record<Part, Catalogue>>>> = {
  en: { [EVERYWHERE]: () => import('./en/index.js'), [PAGES]: () => import('./en/pages.js') },
  it: { [EVERYWHERE]: () => import('./it/index.js'), [PAGES]: () => import('./it/pages.js') },
  fr: { [EVERYWHERE]: () => import('./fr/index.js'), [PAGES]: () => import('./fr/pages.js') },
};

/** Returns the language that the user chose earlier, or the browser's first language that is supported. */
function firstLocale(): Locale {
  try {
    const chosen = localStorage.getItem(KEY);
    if (chosen !== null) return readersLocale([chosen]);
  } catch {
    // If storage is forbidden, the browser's language applies.
  }
  return readersLocale(navigator.languages);
}

let locale = firstLocale();

const fetched = new Map<string, Texts>();

/** Whether page texts have been requested. If so, they are also loaded when the language changes. */
let hasPages = false;

/** The current language and the function for its texts. Each change creates a new object. */
interface Shown {
  readonly locale: Locale;
  readonly catalogues: readonly Texts[];
  readonly say: Say;
}

let shown: Shown | undefined;
const listeners = new Set<() => void>();

function change(): void {
  shown = undefined;
  for (const listener of listeners) listener();
}

async function fetchTexts(of: Locale, part: Part): Promise<void> {
  const name = `${of} ${part}`;
  if (fetched.has(name)) return;
  const { default: texts } = await catalogues[of][part]();
  fetched.set(name, texts as Texts);
  if (of === locale) change();
}

/** Returns the language that is shown or being loaded. */
export const localeNow = (): Locale => locale;

let started: Promise<void> | undefined;

/** Loads the texts that every page needs, in the user's language. Must finish before the first page is shown. */
export function startLanguage(): Promise<void> {
  document.documentElement.lang = locale;
  // If loading fails, the keys are shown instead of the texts.
  started ??= fetchTexts(locale, EVERYWHERE).catch(() => undefined);
  return started;
}

/** Loads the texts of all pages except games. Must finish before the first of these pages is shown. */
export async function fetchPageTexts(): Promise<void> {
  // Waits for `startLanguage`, because this function can be called before `startLanguage` has completed.
  await startLanguage();
  hasPages = true;
  let language: Locale;
  do {
    language = locale;
    await Promise.all([fetchTexts(language, PAGES), changing]);
    // If another language was chosen in the meantime, its texts are fetched too.
  } while (locale !== language);
}

/** The change of language in progress, or the last one. */
let changing: Promise<unknown> = Promise.resolve();
let latest: Locale = locale;

/** Changes the language of the page and stores the choice in the browser. */
export async function chooseLocale(chosen: Locale): Promise<void> {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // If storage is forbidden, the choice lasts until the page is closed.
  }
  latest = chosen;
  changing = Promise.all([
    fetchTexts(chosen, EVERYWHERE),
    hasPages ? fetchTexts(chosen, PAGES) : undefined,
  ]).then(
    () => {
      if (latest !== chosen) return;
      locale = chosen;
      document.documentElement.lang = locale;
      change();
    },
    // If loading fails, the language remains unchanged.
    () => undefined,
  );
  await changing;
}

function shownNow(): Shown {
  if (shown) return shown;
  const texts = [EVERYWHERE, PAGES]
    .map((part) => fetched.get(`${locale} ${part}`))
    .filter((part) => part !== undefined);
  return (shown = { locale, catalogues: texts, say: remembering(sayFrom(texts, locale)) });
}

/** Caches texts without placeholders, because a board shows the same few texts hundreds of times. */
function remembering(say: Say): Say {
  const texts = new Map<string, string>();
  return (key, gaps) => {
    if (gaps !== undefined) return say(key, gaps);
    let text = texts.get(key);
    if (text === undefined) texts.set(key, (text = say(key)));
    return text;
  };
}

function onChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns a function that returns interface texts. Components that use it render again when the language changes. */
export const useSay = (): Say => useSyncExternalStore(onChange, shownNow).say;

/** Returns the current language, for API requests and for formatting dates. */
export const useLocale = (): Locale => useSyncExternalStore(onChange, shownNow).locale;

/** Returns an interface text. For use outside components. */
export const sayNow: Say = (key, gaps) => shownNow().say(key, gaps);

/** Returns the interface text for a key that is composed at run time. Null if there is none. */
export const sayIfThere = (key: string, gaps?: Gaps): string | null =>
  textOf(shownNow().catalogues, key) === null ? null : sayNow(key as TextKey, gaps);
