import type { Locale } from '../generated/graphql.js';
import { drawnGames } from '../looks.js';

export type HelpPage = 'using' | 'your-games' | `rules-of-${(typeof drawnGames)[number]['id']}`;

/** The help pages. They are documents of the project, in one folder per language. */
export const helpPages: readonly HelpPage[] = [
  'using',
  'your-games',
  ...drawnGames.map(({ id }) => `rules-of-${id}` as const),
];

export interface HelpDocument {
  readonly title: string;
  readonly html: string;
}

const documents = import.meta.glob<HelpDocument>(
  [
    '../../../../docs/using/{using,your-games,rules-of-*}.md',
    '../../../../docs/using/{it,fr}/{using,your-games,rules-of-*}.md',
  ],
  { import: 'default' },
);

const folders: Readonly<Record<Locale, string>> = { en: '', it: 'it/', fr: 'fr/' };

export async function fetchDocument(page: HelpPage, locale: Locale): Promise<HelpDocument> {
  const fetchText = documents[`../../../../docs/using/${folders[locale]}${page}.md`];
  if (fetchText === undefined) throw new Error(`There is no document ${page} in ${locale}.`);
  return fetchText();
}
