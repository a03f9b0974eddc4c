import type Database from 'better-sqlite3';
import { catalogueIn, differing, type CardContent } from '../card-file.js';
import type { CardFact } from '../card-facts.js';
import type { CardLanguage } from '../language.js';
import type { Catalogue } from '../catalogue.js';
import type { PublicCard } from '../public-format.js';
import type { Translation } from '../translations.js';
import { libraryFile, openLibrary, openToRead, unavailable } from './database.js';

/** Where cards come from, for whoever looks at them later. */
export interface ImportSource {
  readonly file: string;
  /** An instant in ISO 8601. */
  readonly at: string;
}

interface Counts {
  readonly new: number;
  readonly changed: number;
  readonly unchanged: number;
}

/** What an import changed: references, in the order of the file. */
export interface ImportReport {
  readonly new: readonly string[];
  readonly changed: readonly { readonly reference: string; readonly fields: readonly string[] }[];
  readonly unchanged: number;
  /** The numbers of new, changed and unchanged translations of cards. */
  readonly translations: Counts;
  /** Like `translations`, for facts from card lists. */
  readonly facts: Counts;
}

/** A card as one import brought it. Versions count 1, 2, 3, …; the last one is what is played with. */
export interface CardVersion extends ImportSource {
  readonly version: number;
  readonly printed: PublicCard;
  /** The fields in which it is not like the version before; none for the first. */
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

/** The fields in which a card is not as it was; none where it is new. */
function changesOf(before: Printed | undefined, card: PublicCard): readonly string[] {
  if (before === undefined || before.printed === JSON.stringify(card)) return [];
  return differing(printedIn(before.printed), card);
}

const printedIn = (text: string): PublicCard => JSON.parse(text) as PublicCard;

/** The cards that users have imported, with what lists say of them, in `cards.db` of the data folder. No version of a card is ever changed or deleted. */
export class CardLibrary {
  /** Opens the library of a data folder, made where it is missing; in memory for null. Throws `CardLibraryError`. */
  static open(folder: string | null): CardLibrary {
    return new CardLibrary(openLibrary(folder), folder);
  }

  /** As `open`, for who only reads: a library that is not there is empty, and is not made. */
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
   * Takes in what card files hold, all of it or nothing: what is new, and a further version of what has changed. What is not
   * among it stays as it is. The same again changes nothing. `progress` gets the number of cards in English that were taken in.
   */
  import(
    { cards, translations = [], facts = [] }: CardContent,
    { file, at }: ImportSource,
    progress?: (done: number) => void,
  ): ImportReport {
    return this.#told(() =>
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

  /** A number that grows whenever something is imported, by whatever program. */
  revision(): number {
    return this.#told(
      () =>
        this.database
          .prepare<[], { revision: number }>('SELECT coalesce(max(id), 0) AS revision FROM imports')
          .get()?.revision ?? 0,
    );
  }

  /** The imported cards in their last versions. It is read anew only after an import. */
  catalogue(): Catalogue {
    const revision = this.revision();
    if (this.#catalogue?.revision !== revision)
      this.#catalogue = { revision, value: this.#told(() => catalogueIn(this.#content())) };
    return this.#catalogue.value;
  }

  /** The versions of a card, oldest first; none when it was never imported. */
  versions(reference: string): readonly CardVersion[] {
    return this.versionsOf([reference])[0] ?? [];
  }

  /** The versions of each of some cards, in their order: one look for all of them. */
  versionsOf(references: readonly string[]): readonly (readonly CardVersion[])[] {
    return this.#told(() => {
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

  #told<T>(work: () => T): T {
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
