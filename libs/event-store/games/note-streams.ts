import type * as record from '#record';
import type { GameId, Note, NoteEntry } from '#record';
import { decided, envelopesOf, storedIn, type ReadEntries } from './entry-streams.js';
import { BrokenRecordError } from './game-reader.js';
import type { AppendResult, EventStore, ExpectedRevision } from '../streams/port.js';

/** Functions from `#record`, injected at run time. Pass `import * as record from '#record'`. */
export type NoteFormat = Pick<
  typeof record,
  'NOTE_SCHEMA_VERSION' | 'isAdministrationAmongNotes' | 'noteProblem' | 'notesStream' | 'readNote'
>;

export interface NoteStreamsOptions {
  readonly record: NoteFormat;
  /** Returns the current time, which is recorded in notes. Defaults to the system clock. */
  readonly now?: () => Date;
}

/**
 * Reads and appends notes about games, in one stream per game. Notes are checked when they are read. An unreadable note
 * is returned as an entry that contains the problem. Administrative entries, which schema 1 stored in the same streams,
 * are skipped.
 */
export class NoteStreams {
  constructor(
    private readonly store: EventStore,
    private readonly options: NoteStreamsOptions,
  ) {}

  /**
   * Appends notes with new ids. If `expected` is `any`, the notes must be valid regardless of concurrent notes.
   * Otherwise, a concurrent append causes `WrongExpectedRevisionError`. If a note exceeds its limits, throws
   * `BrokenRecordError` and appends nothing.
   */
  async append(game: GameId, notes: readonly Note[], expected: ExpectedRevision): Promise<AppendResult> {
    const { record, now } = this.options;
    for (const [index, note] of notes.entries()) {
      const problem = record.noteProblem(note, `note ${index} about ${game}`);
      if (problem !== null) throw new BrokenRecordError(problem);
    }
    const envelopes = envelopesOf(notes, record.NOTE_SCHEMA_VERSION, now?.() ?? new Date());
    return this.store.append(record.notesStream(game), envelopes, expected);
  }

  /**
   * Appends the notes that `decide` derives from the existing ones. After a concurrent append, derives them again.
   * Appends nothing if `decide` returns an empty list. Returns all notes, including the appended ones. Rethrows any
   * error from `decide`.
   */
  decide(
    game: GameId,
    decide: (written: readonly NoteEntry[]) => readonly Note[],
  ): Promise<readonly NoteEntry[]> {
    return decided(
      () => this.readFrom(game, 0),
      decide,
      (notes, expected) => this.append(game, notes, expected),
    );
  }

  /** Reads the notes about a game. Empty if the game is unknown. */
  async read(game: GameId): Promise<readonly NoteEntry[]> {
    return (await this.readFrom(game, 0)).entries;
  }

  async readFrom(game: GameId, from: number): Promise<ReadEntries<NoteEntry>> {
    const { record } = this.options;
    const entries: NoteEntry[] = [];
    let revision = from - 1;
    for await (const stored of storedIn(this.store, record.notesStream(game), from)) {
      revision = stored.revision;
      if (!record.isAdministrationAmongNotes(stored)) entries.push(record.readNote(stored));
    }
    return { entries, revision };
  }
}
