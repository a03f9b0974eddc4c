import type Database from 'better-sqlite3';
import { catalogueIn, differing, type CardContent } from '../card-file.js';
import type { CardFact } from '../card-facts.js';
import type { CardLanguage } from '../language.js';
import type { Catalogue } from '../catalogue.js';
import type { PublicCard } from '../public-format.js';
import type { Translation } from '../translations.js';
import { libraryFile, openLibrary, openToRead, unavailable } from './database.js';

/** The source of imported cards, which is stored with them. */
export interface ImportSource {
  readonly file: string;
  /** The time of the import in ISO 8601 format. */
  readonly at: string;
}

interface Counts {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** The references that an import added or changed, in file order. */
export interface ImportReport {
  readonly new: readonly string[];
  readonly changed: readonly { readonly reference: string; readonly fields: readonly string[] }[];
  readonly unchanged: number;
  /** The numbers of new, changed and unchanged translations of cards. */
  readonly translations: Counts;
  /** The same counts for facts from card lists. */
  readonly facts: Counts;
}

/** A version of an imported card. The first version has number 1. Games use the latest version. */
export interface CardVersion extends ImportSource {
  readonly version: number;
  readonly printed: PublicCard;
  /** The fields that differ from the previous version. Empty for the first version. */
  readonly changed: readonly string[];
}

interface Row extends ImportSource {
  readonly version: number;
  readonly printed: string;
}

interface Printed {
  readonly version: number;
  readonly printed: string;
}

/** Returns the fields in which a card differs from its previous version. Empty for a new card. */
function changesOf(before: Printed | undefined, card: PublicCard): readonly string[] {
  if (before === undefined || before.printed === JSON.stringify(card)) return [];
  return differing(printedIn(before.printed), card);
}

const printedIn = (text: string): PublicCard => JSON.parse(text) as PublicCard;

/**
 * The imported cards and facts from card lists, stored in `cards.db` in the data folder. Card versions are never
 * changed or deleted.
 */
export class CardLibrary {
  /**
   * Opens the library of a data folder, or a library in memory if `folder` is null. Creates the library if it is
   * missing. Throws `CardLibraryError` if it cannot be opened.
   */
  static open(folder: string | null): CardLibrary {
    return new CardLibrary(openLibrary(folder), folder);
  }

  /** Like `open`, but only for reading. A missing library is treated as empty and is not created. */
  static reading<T>(folder: string | null, use: (library: CardLibrary) => T): T {
    const library = new CardLibrary(openToRead(folder), folder);
    try {
      return use(library);
    } finally {
      library.close();
    }
  }

  #catalogue: { readonly revision: number; readonly value: Catalogue } | null = null;

  private constructor(
    private readonly database: Database.Database,
    private readonly folder: string | null,
  ) {}

  /**
   * Imports the content of card files, completely or not at all. Adds new cards, and a new version of each card that
   * has changed. Importing the same content again changes nothing. Calls `progress` with the number of English cards
   * imported so far.
   */
  import(
    { cards, translations = [], facts = [] }: CardContent,
    { file, at }: ImportSource,
    progress?: (done: number) => void,
  ): ImportReport {
    return this.#reporting(() =>
      this.database
        .transaction((): ImportReport => {
          let made: number | bigint | null = null;
          const id = (): number | bigint =>
            (made ??= this.database
              .prepare('INSERT INTO imports (file, at) VALUES (?, ?)')
              .run(file, at).lastInsertRowid);
          const english = this.#takeCards(cards, id, progress);
          return {
            ...english,
            translations: this.#takeTranslations(translations, id),
            facts: this.#takeFacts(facts, id),
          };
        })
        .immediate(),
    );
  }

  #takeCards(
    cards: readonly PublicCard[],
    id: () => number | bigint,
    progress?: (done: number) => void,
  ): Pick<ImportReport, 'new' | 'changed' | 'unchanged'> {
    const fresh: string[] = [];
    const changed: ImportReport['changed'][number][] = [];
    const last = this.database.prepare<[string], Printed>(
      'SELECT version, printed FROM cards WHERE reference = ? ORDER BY version DESC LIMIT 1',
    );
    const insert = this.database.prepare('INSERT INTO cards VALUES (?, ?, ?, ?)');
    for (const [index, card] of cards.entries()) {
      progress?.(index);
      const { reference } = card;
      const before = last.get(reference);
      const fields = changesOf(before, card);
      if (before !== undefined && fields.length === 0) continue;
      if (before === undefined) fresh.push(reference);
      else changed.push({ reference, fields });
      insert.run(reference, (before?.version ?? 0) + 1, id(), JSON.stringify(card));
    }
    return { new: fresh, changed, unchanged: cards.length - fresh.length - changed.length };
  }

  #takeTranslations(translations: readonly Translation[], id: () => number | bigint): Counts {
    const counts = { new: 0, changed: 0, unchanged: 0 };
    const last = this.database.prepare<[string, string], Printed>(
      'SELECT version, printed FROM translations WHERE reference = ? AND language = ? ORDER BY version DESC LIMIT 1',
    );
    const insert = this.database.prepare('INSERT INTO translations VALUES (?, ?, ?, ?, ?)');
    for (const { language, card } of translations) {
      const before = last.get(card.reference, language);
      const isChanged = before === undefined || changesOf(before, card).length > 0;
      counts[before === undefined ? 'new' : isChanged ? 'changed' : 'unchanged'] += 1;
      if (isChanged)
        insert.run(card.reference, language, (before?.version ?? 0) + 1, id(), JSON.stringify(card));
    }
    return counts;
  }

  #takeFacts(facts: readonly CardFact[], id: () => number | bigint): Counts {
    const counts = { new: 0, changed: 0, unchanged: 0 };
    const known = this.database.prepare<[string, string], { readonly value: string }>(
      'SELECT value FROM facts WHERE kind = ? AND key = ?',
    );
    const write = this.database.prepare('INSERT OR REPLACE INTO facts VALUES (?, ?, ?, ?)');
    for (const { kind, key, value } of facts) {
      const before = known.get(kind, key)?.value;
      const now = JSON.stringify(value);
      counts[before === undefined ? 'new' : before === now ? 'unchanged' : 'changed'] += 1;
      if (before !== now) write.run(kind, key, id(), now);
    }
    return counts;
  }

  #content(): CardContent {
    const cards = this.database
      .prepare<[], Printed>(
        'SELECT printed, max(version) AS version FROM cards GROUP BY reference ORDER BY reference',
      )
      .all();
    const translations = this.database
      .prepare<[], Printed & { readonly language: CardLanguage }>(
        `SELECT language, printed, max(version) AS version FROM translations
         GROUP BY reference, language ORDER BY reference, language`,
      )
      .all();
    const facts = this.database
      .prepare<[], Pick<CardFact, 'kind' | 'key'> & { readonly value: string }>(
        'SELECT kind, key, value FROM facts ORDER BY kind, key',
      )
      .all();
    return {
      facts: facts.map(
        ({ value, ...fact }) => ({ ...fact, value: JSON.parse(value) as unknown }) as CardFact,
      ),
      cards: cards.map(({ printed }) => printedIn(printed)),
      translations: translations.map(({ language, printed }) => ({ language, card: printedIn(printed) })),
    };
  }

  /** Returns a number that increases with each import by any process. */
  revision(): number {
    return this.#reporting(
      () =>
        this.database
          .prepare<[], { revision: number }>('SELECT coalesce(max(id), 0) AS revision FROM imports')
          .get()?.revision ?? 0,
    );
  }

  /** Returns the latest versions of the imported cards, cached until the next import. */
  catalogue(): Catalogue {
    const revision = this.revision();
    if (this.#catalogue?.revision !== revision)
      this.#catalogue = { revision, value: this.#reporting(() => catalogueIn(this.#content())) };
    return this.#catalogue.value;
  }

  /** Returns the versions of a card, oldest first. Empty if it was never imported. */
  versions(reference: string): readonly CardVersion[] {
    return this.versionsOf([reference])[0] ?? [];
  }

  /** Like `versions`, but for several cards in one query. The results are in the order of `references`. */
  versionsOf(references: readonly string[]): readonly (readonly CardVersion[])[] {
    return this.#reporting(() => {
      const rows = this.database
        .prepare<[string], Row & { readonly reference: string }>(
          `SELECT reference, version, printed, file, at FROM cards JOIN imports ON imports.id = cards.import
           WHERE reference IN (SELECT value FROM json_each(?)) ORDER BY reference, version`,
        )
        .all(JSON.stringify(references));
      const found = new Map<string, Row[]>(references.map((reference) => [reference, []]));
      for (const row of rows) found.get(row.reference)?.push(row);
      return references.map((reference) => versionsIn(found.get(reference) ?? []));
    });
  }

  close(): void {
    this.database.close();
  }

  #reporting<T>(work: () => T): T {
    try {
      return work();
    } catch (error) {
      throw unavailable(error, this.folder === null ? 'The card library' : libraryFile(this.folder));
    }
  }
}

const versionsIn = (rows: readonly Row[]): readonly CardVersion[] =>
  rows
    .map(({ version, file, at, printed }) => ({ version, file, at, printed: printedIn(printed) }))
    .map((row, index, all) => {
      const before = all[index - 1]?.printed;
      return { ...row, changed: before === undefined ? [] : differing(before, row.printed) };
    });
