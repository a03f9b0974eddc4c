import { useSyncExternalStore } from 'react';
import type { Locale } from '../generated/graphql.js';
import { readersLocale } from './locales.js';
import { sayFrom, textOf, type Gaps, type Say, type TextKey, type Texts } from './texts.js';

export type { Say } from './texts.js';

const KEY = 'retrace-language';

/** The texts that every page needs, and (`PAGES`) those of all pages other than games. */
const EVERYWHERE = 'everywhere';
const PAGES = 'pages';

type Part = typeof EVERYWHERE | typeof PAGES;
type Catalogue = () => Promise<{ readonly default: object }>;

/** The texts of each language, which are imported when they are needed. */
const catalogues: Readonly<Record<Locale, Readonly<Record<Part, Catalogue>>>> = {
  en: { [EVERYWHERE]: () => import('./en/index.js'), [PAGES]: () => import('./en/pages.js') },
  it: { [EVERYWHERE]: () => import('./it/index.js'), [PAGES]: () => import('./it/pages.js') },
  fr: { [EVERYWHERE]: () => import('./fr/index.js'), [PAGES]: () => import('./fr/pages.js') },
};

/** Returns the language that the reader chose earlier, or the first supported language of the browser. */
function firstLocale(): Locale {
  try {
    const chosen = localStorage.getItem(KEY);
    if (chosen !== null) return readersLocale([chosen]);
  } catch {
    // Storage may be forbidden; the browser says what its user reads.
  }
  return readersLocale(navigator.languages);
}

/** The language that is shown or being loaded. */
let locale = firstLocale();

const fetched = new Map<string, Texts>();

/** Whether the texts of pages were requested, so that they are also loaded after a change of language. */
let hasPages = false;

/** The current language and the function for its texts. Replaced by a new object at each change. */
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

/** Loads the texts that every page needs, in the reader's language. Must be awaited before the first page is shown. */
export function startLanguage(): Promise<void> {
  document.documentElement.lang = locale;
  // If this fails, the keys are shown instead of the texts.
  started ??= fetchTexts(locale, EVERYWHERE).catch(() => undefined);
  return started;
}

/** Loads the texts of all pages other than games. Must be awaited before the first of these pages is shown. */
export async function fetchPageTexts(): Promise<void> {
  // Page texts may be requested before the first page is shown.
  await startLanguage();
  hasPages = true;
  let language: Locale;
  do {
    language = locale;
    await Promise.all([fetchTexts(language, PAGES), changing]);
    // Another language may have been chosen meanwhile: its texts are not those just fetched.
  } while (locale !== language);
}

/** The current change of language, or the last one. */
let changing: Promise<unknown> = Promise.resolve();
let latest: Locale = locale;

/** Changes the language of the page and stores the choice in the browser. */
export async function chooseLocale(chosen: Locale): Promise<void> {
  try {
    localStorage.setItem(KEY, chosen);
  } catch {
    // The choice then lasts as long as the page.
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
    // If this fails, the language remains unchanged.
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

/**
 * Returns a function that formats texts of the interface. Components that use it render again when the language
 * changes.
 */
export const useSay = (): Say => useSyncExternalStore(onChange, shownNow).say;

/** Returns the current language, for requests to the API and for dates. */
export const useLocale = (): Locale => useSyncExternalStore(onChange, shownNow).locale;

/** Formats a text outside of components. */
export const sayNow: Say = (key, gaps) => shownNow().say(key, gaps);

/** Formats a text whose key contains a code. Null if there is none. */
export const sayIfThere = (key: string, gaps?: Gaps): string | null =>
  textOf(shownNow().catalogues, key) === null ? null : sayNow(key as TextKey, gaps);
