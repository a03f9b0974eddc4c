import type * as record from '#record';
import type { GameId, Note, NoteEntry } from '#record';
import { decided, envelopesOf, storedIn, type ReadEntries } from './entry-streams.js';
import { BrokenRecordError } from './game-reader.js';
import type { AppendResult, EventStore, ExpectedRevision } from '../streams/port.js';

/** Functions of `#record`, injected at run time: pass `import * as record from '#record'`. */
export type NoteFormat = Pick<
  typeof record,
  'NOTE_SCHEMA_VERSION' | 'isAdministrationAmongNotes' | 'noteProblem' | 'notesStream' | 'readNote'
>;

export interface NoteStreamsOptions {
  readonly record: NoteFormat;
  /** Returns the current time, which notes record. The default is the clock of the machine. */
  readonly now?: () => Date;
}

/**
 * Reads and appends notes about games, one stream for each game. Notes are checked when they are read. An unreadable
 * note becomes an entry with the reason. Skips administration entries, which schema 1 stored in the same streams.
 */
export class NoteStreams {
  constructor(
    private readonly store: EventStore,
    private readonly options: NoteStreamsOptions,
  ) {}

  /**
   * Appends notes under new ids. Pass `any` for notes that are valid regardless of concurrent ones. Otherwise throws
   * `WrongExpectedRevisionError` after a concurrent append. If a note exceeds its bounds, throws `BrokenRecordError`
   * and appends nothing.
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
   * Appends the notes that `decide` derives from the existing ones, and derives them again after a concurrent append.
   * Appends nothing if `decide` returns none. Returns all notes, including the appended ones. Throws the errors of
   * `decide`.
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

  /** Reads the notes about a game. Empty for an unknown game. */
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
