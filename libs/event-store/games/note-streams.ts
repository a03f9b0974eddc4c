import type * as record from '#record';
import type { GameId, Note, NoteEntry } from '#record';
import { decided, envelopesOf, storedIn, type ReadEntries } from './entry-streams.js';
import { BrokenRecordError } from './game-reader.js';
import type { AppendResult, EventStore, ExpectedRevision } from '../streams/port.js';

/** What this library takes from `#record` while it runs: it is handed in, `import * as record from '#record'` is one. */
export type NoteFormat = Pick<
  typeof record,
  'NOTE_SCHEMA_VERSION' | 'isAdministrationAmongNotes' | 'noteProblem' | 'notesStream' | 'readNote'
>;

export interface NoteStreamsOptions {
  readonly record: NoteFormat;
  /** The time that is recorded; the default is the clock of the machine. */
  readonly now?: () => Date;
}

/**
 * The notes about games: one stream each, checked when it is read. A note that cannot be read is an entry that says so; the
 * others are read all the same. What streams of before say of the administration of a game is passed over.
 */
export class NoteStreams {
  constructor(
    private readonly store: EventStore,
    private readonly options: NoteStreamsOptions,
  ) {}

  /**
   * Appends notes under new ids. `any` is for what is true whatever others write meanwhile; everything else throws
   * `WrongExpectedRevisionError` when they have written something. Nothing is appended of what exceeds the bounds of notes:
   * `BrokenRecordError`.
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
   * Appends what follows from what was written, which is decided again whenever somebody was faster; nothing where nothing
   * follows. Returns all notes with those that were appended. Throws what `decide` throws.
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

  /** The notes about a game; none about one that nobody knows. */
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
