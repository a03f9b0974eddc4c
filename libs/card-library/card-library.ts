import type Database from 'better-sqlite3';
import { catalogueOf, differing, type Catalogue, type PublicCard } from '#altered/cards';
import { libraryFile, openLibrary, openToRead, unavailable } from './database.js';

/** Where cards come from, for whoever looks at them later. */
export interface ImportSource {
  readonly file: string;
  /** An instant in ISO 8601. */
  readonly at: string;
}

/** What an import changed: references, in the order of the file. */
export interface ImportReport {
  readonly new: readonly string[];
  readonly changed: readonly { readonly reference: string; readonly fields: readonly string[] }[];
  readonly unchanged: number;
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

const printedIn = (text: string): PublicCard => JSON.parse(text) as PublicCard;

/** The cards a user has imported, in `cards.db` of the data folder. No version of a card is ever changed or deleted. */
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
   * Takes cards in, all of them or none: what is new, and a further version of what has changed. Cards that are not
   * among them stay as they are. The same cards again change nothing.
   */
  import(cards: readonly PublicCard[], { file, at }: ImportSource): ImportReport {
    return this.#told(() =>
      this.database
        .transaction((): ImportReport => {
          const report = this.#compared(cards);
          const changed = new Set([...report.new, ...report.changed.map(({ reference }) => reference)]);
          if (changed.size === 0) return report;
          const { lastInsertRowid: id } = this.database
            .prepare('INSERT INTO imports (file, at) VALUES (?, ?)')
            .run(file, at);
          const insert = this.database.prepare(
            `INSERT INTO cards (reference, version, import, printed)
             SELECT :reference, coalesce(max(version), 0) + 1, :id, :printed FROM cards WHERE reference = :reference`,
          );
          for (const card of cards)
            if (changed.has(card.reference))
              insert.run({ reference: card.reference, id, printed: JSON.stringify(card) });
          return report;
        })
        .immediate(),
    );
  }

  #compared(cards: readonly PublicCard[]): ImportReport {
    const fresh: string[] = [];
    const changed: ImportReport['changed'][number][] = [];
    const known = this.#current();
    for (const card of cards) {
      const before = known.get(card.reference);
      const fields = before === undefined ? [] : differing(before, card);
      if (before === undefined) fresh.push(card.reference);
      else if (fields.length > 0) changed.push({ reference: card.reference, fields });
    }
    return { new: fresh, changed, unchanged: cards.length - fresh.length - changed.length };
  }

  #current(): ReadonlyMap<string, PublicCard> {
    const rows = this.database
      .prepare<[], { reference: string; printed: string }>(
        'SELECT reference, printed, max(version) FROM cards GROUP BY reference ORDER BY reference',
      )
      .all();
    return new Map(rows.map(({ reference, printed }) => [reference, printedIn(printed)]));
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
      this.#catalogue = { revision, value: this.#told(() => catalogueOf(this.#current().values())) };
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
