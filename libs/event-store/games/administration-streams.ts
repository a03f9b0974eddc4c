import type * as record from '#record';
import type { AdministrationEntry, GameId, RecordedAdministration } from '#record';
import { decided, envelopesOf, storedIn, type ReadEntries } from './entry-streams.js';
import { BrokenRecordError } from './game-reader.js';
import type { AppendResult, EventStore, ExpectedRevision, StoredEvent } from '../streams/port.js';

/** Functions from `#record`, injected at run time. Pass `import * as record from '#record'`. */
export interface AdministrationFormat<Id extends string = GameId> extends Pick<
  typeof record,
  'administrationProblem' | 'ADMINISTRATION_SCHEMA_VERSION' | 'readAdministration'
> {
  readonly administrationStream: (id: Id) => string;
  /** Returns the name of the stream that can contain entries of schema 1. Absent if there are no such entries. */
  readonly notesStream?: (id: Id) => string;
}

export interface AdministrationStreamsOptions<Id extends string = GameId> {
  readonly record: AdministrationFormat<Id>;
  /** Returns the current time, which is recorded in entries. Defaults to the system clock. */
  readonly now?: () => Date;
}

/** The kinds of entries that can be the first administrative entry of a game or draft. */
const beginnings = new Set(['GameOpened', 'DraftOpened', 'Imported']);

/**
 * Reads and appends administrative entries of games or drafts, in one stream per game or draft. Entries are checked
 * when they are read. A stream with an unreadable entry is refused, because the other entries might grant too much
 * access. Entries of schema 1 are in the stream of notes and precede all others. New administrative entries are never
 * appended to that stream.
 */
export class AdministrationStreams<Id extends string = GameId> {
  constructor(
    private readonly store: EventStore,
    private readonly options: AdministrationStreamsOptions<Id>,
  ) {}

  /**
   * Appends entries with new ids. If `expected` is `any`, the entries must be valid regardless of concurrent entries.
   * Otherwise, a concurrent append causes `WrongExpectedRevisionError`. If an entry exceeds its limits, throws
   * `BrokenRecordError` and appends nothing.
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
   * Appends the entries that `decide` derives from the existing ones. After a concurrent append, derives them again.
   * Appends nothing if `decide` returns an empty list. Returns all entries, including the appended ones. Throws
   * `BrokenRecordError` if a stored entry is unreadable or a new one exceeds its limits. Rethrows any error from
   * `decide`.
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

  /**
   * Reads a game's administrative entries. Empty if the game is unknown. Throws `BrokenRecordError` if an entry is
   * unreadable.
   */
  async read(game: Id): Promise<readonly RecordedAdministration[]> {
    return (await this.readAll(game)).entries;
  }

  /** Like `read`, but also returns the last revision of the administrative stream. */
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

  /**
   * Reads the entries of the administrative stream from a revision. Throws `BrokenRecordError` if an entry is
   * unreadable.
   */
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

  /** Reads the readable entries of a damaged stream. Use this only to delete the game. */
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
