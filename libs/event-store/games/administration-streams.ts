import type * as record from '#record';
import type { AdministrationEntry, GameId, RecordedAdministration } from '#record';
import { decided, envelopesOf, storedIn, type ReadEntries } from './entry-streams.js';
import { BrokenRecordError } from './game-reader.js';
import type { AppendResult, EventStore, ExpectedRevision, StoredEvent } from '../streams/port.js';

/** What this library takes from `#record` while it runs: it is handed in, `import * as record from '#record'` is one. */
export interface AdministrationFormat<Id extends string = GameId> extends Pick<
  typeof record,
  'administrationProblem' | 'ADMINISTRATION_SCHEMA_VERSION' | 'readAdministration'
> {
  readonly administrationStream: (id: Id) => string;
  /** Where entries of before schema 2 are; left out: there were none. */
  readonly notesStream?: (id: Id) => string;
}

export interface AdministrationStreamsOptions<Id extends string = GameId> {
  readonly record: AdministrationFormat<Id>;
  /** The time that is recorded; the default is the clock of the machine. */
  readonly now?: () => Date;
}

/** With these the administration of a game or draft begins: nothing is said of it before. */
const beginnings = new Set(['GameOpened', 'DraftOpened', 'Imported']);

/**
 * What is decided about games, or about drafts: one stream each, checked when it is read. What cannot be read is refused as a whole, because
 * the rest might say that more may be seen. Entries of before schema 2 are read from the stream of notes that holds them, and
 * come first; nothing is written there any more.
 */
export class AdministrationStreams<Id extends string = GameId> {
  constructor(
    private readonly store: EventStore,
    private readonly options: AdministrationStreamsOptions<Id>,
  ) {}

  /**
   * Appends entries under new ids. `any` is for what is true whatever others decide meanwhile; everything else throws
   * `WrongExpectedRevisionError` when they have decided something. Nothing is appended of what exceeds the bounds of entries:
   * `BrokenRecordError`.
   */
  async append(
    game: Id,
    entries: readonly AdministrationEntry[],
    expected: ExpectedRevision,
  ): Promise<AppendResult> {
    const { record, now } = this.options;
    for (const [index, entry] of entries.entries()) {
      const problem = record.administrationProblem(entry, `administration entry ${index} of ${game}`);
      if (problem !== null) throw new BrokenRecordError(problem);
    }
    const envelopes = envelopesOf(entries, record.ADMINISTRATION_SCHEMA_VERSION, now?.() ?? new Date());
    return this.store.append(record.administrationStream(game), envelopes, expected);
  }

  /**
   * Appends what follows from what was decided, which is decided again whenever somebody was faster; nothing where nothing
   * follows. Returns all entries with those that were appended. Throws `BrokenRecordError` and what `decide` throws.
   */
  decide(
    game: Id,
    decide: (before: readonly RecordedAdministration[]) => readonly AdministrationEntry[],
  ): Promise<readonly RecordedAdministration[]> {
    return decided(
      () => this.readAll(game),
      decide,
      (entries, expected) => this.append(game, entries, expected),
    );
  }

  /** What was decided about a game; nothing about one that nobody knows. Throws `BrokenRecordError`. */
  async read(game: Id): Promise<readonly RecordedAdministration[]> {
    return (await this.readAll(game)).entries;
  }

  /** The same, and how far its own stream went. Throws `BrokenRecordError`. */
  async readAll(game: Id): Promise<ReadEntries<RecordedAdministration>> {
    const own = await this.readFrom(game, 0);
    const [first] = own.entries;
    if (first !== undefined && beginnings.has(first.entry.kind)) return own;
    const earlier = this.options.record.notesStream?.(game);
    if (earlier === undefined) return own;
    const before: RecordedAdministration[] = [];
    for await (const stored of storedIn(this.store, earlier)) {
      const entry = this.#read(stored);
      if (entry !== null) before.push(entry);
    }
    return { ...own, entries: [...before, ...own.entries] };
  }

  /** What its own stream has from a revision on. Throws `BrokenRecordError`. */
  async readFrom(game: Id, from: number): Promise<ReadEntries<RecordedAdministration>> {
    const entries: RecordedAdministration[] = [];
    let revision = from - 1;
    for await (const stored of storedIn(this.store, this.#stream(game), from)) {
      revision = stored.revision;
      const entry = this.#read(stored);
      if (entry !== null) entries.push(entry);
    }
    return { entries, revision };
  }

  /** What of it can be read, where something cannot be: enough to delete the game, and no more. */
  async readable(game: Id): Promise<readonly RecordedAdministration[]> {
    const entries: RecordedAdministration[] = [];
    const earlier = this.options.record.notesStream?.(game);
    for (const stream of [...(earlier === undefined ? [] : [earlier]), this.#stream(game)])
      for await (const stored of storedIn(this.store, stream)) {
        const read = this.options.record.readAdministration(stored);
        if (read.ok && read.value !== null) entries.push(read.value);
      }
    return entries;
  }

  #read(stored: StoredEvent): RecordedAdministration | null {
    const read = this.options.record.readAdministration(stored);
    if (!read.ok) throw new BrokenRecordError(read.error);
    return read.value;
  }

  #stream(game: Id): string {
    return this.options.record.administrationStream(game);
  }
}
