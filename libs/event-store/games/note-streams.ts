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
  /** Returns the time to record. The default is the clock of the machine. */
  readonly now?: () => Date;
}

/**
 * Notes about games, one stream each, checked on reading. An unreadable note becomes an entry with the
 * reason. Skips administration that earlier schemas stored there.
 */
export class NoteStreams {
  constructor(
    private readonly store: EventStore,
    private readonly options: NoteStreamsOptions,
  ) {}

  /**
   * Appends notes under new ids. Use `any` for notes that hold regardless of concurrent ones; otherwise throws
   * `WrongExpectedRevisionError` after a concurrent append. Throws `BrokenRecordError`, and appends nothing, if a note
   * exceeds its bounds.
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
   * Appends nothing if there are none. Returns all notes, with the appended ones. Throws the errors of `decide`.
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

  /** The notes about a game. Empty for an unknown game. */
  async read(game: GameId): Promise<readonly NoteEntry[]> {
    return (await this.readFrom(game, 0)).entries;
  }

  /** The notes about a game from a revision on. */
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
