import type * as record from '#record';
import type { GameId, Json, Note, RecordedNote } from '#record';
import { newEventId } from './event-id.js';
import { BrokenRecordError } from './game-reader.js';
import { leavable } from '../streams/leavable.js';
import { StreamNotFoundError, WrongExpectedRevisionError } from '../streams/port.js';
import type { AppendResult, EventStore, ExpectedRevision, NewEvent, StoredEvent } from '../streams/port.js';

/** What this library takes from `#record` while it runs: it is handed in, `import * as record from '#record'` is one. */
export type NoteFormat = Pick<
  typeof record,
  'NOTE_SCHEMA_VERSION' | 'noteProblem' | 'notesStream' | 'parseNote' | 'parseNoteMetadata'
>;

export interface NoteStreamsOptions {
  readonly record: NoteFormat;
  /** The time that is recorded; the default is the clock of the machine. */
  readonly now?: () => Date;
}

/** Reads a note as its store keeps it. Throws `BrokenRecordError`. */
function recordedNote(format: NoteFormat, { id, stream, revision, type, data, metadata }: StoredEvent) {
  const where = `stream ${stream}, revision ${revision}`;
  const facts = format.parseNoteMetadata(metadata, where);
  if (!facts.ok) throw new BrokenRecordError(facts.error);
  const note = format.parseNote(type, data, facts.value.schema, where);
  if (!note.ok) throw new BrokenRecordError(note.error);
  return { id, revision, note: note.value, metadata: facts.value } satisfies RecordedNote;
}

/**
 * What is said about games: one stream each, checked when it is read. What cannot be read is refused as a whole, because
 * the rest might say that more may be seen.
 */
export class NoteStreams {
  constructor(
    private readonly store: EventStore,
    private readonly options: NoteStreamsOptions,
  ) {}

  /**
   * Appends notes under new ids. `any` is for what is true whatever others say meanwhile; everything else throws
   * `WrongExpectedRevisionError` when they have said something. Nothing is appended of what exceeds the bounds of notes:
   * `BrokenRecordError`.
   */
  async append(game: GameId, notes: readonly Note[], expected: ExpectedRevision): Promise<AppendResult> {
    for (const [index, note] of notes.entries()) {
      const problem = this.options.record.noteProblem(note, `note ${index} about ${game}`);
      if (problem !== null) throw new BrokenRecordError(problem);
    }
    return this.store.append(this.#stream(game), this.#envelopes(notes), expected);
  }

  /**
   * Appends what follows from what has been said, which is decided again whenever somebody was faster; nothing where
   * nothing follows. Returns all notes with those that were appended. Throws `BrokenRecordError` and what `decide` throws.
   */
  async decide(
    game: GameId,
    decide: (said: readonly RecordedNote[]) => readonly Note[],
  ): Promise<readonly RecordedNote[]> {
    for (;;) {
      const said = await this.read(game);
      const notes = decide(said);
      if (notes.length === 0) return said;
      try {
        await this.append(game, notes, said.at(-1)?.revision ?? 'no-stream');
        return await this.read(game);
      } catch (error) {
        if (!(error instanceof WrongExpectedRevisionError)) throw error;
      }
    }
  }

  /** What has been said about a game, from a revision on; nothing about one that nobody knows. Throws `BrokenRecordError`. */
  async read(game: GameId, from = 0): Promise<RecordedNote[]> {
    const notes: RecordedNote[] = [];
    try {
      for await (const stored of this.store.read(this.#stream(game), { from }))
        notes.push(recordedNote(this.options.record, stored));
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw error;
    }
    return notes;
  }

  /** What of it can be read, where something cannot be: enough to delete the game, and no more. */
  async readable(game: GameId): Promise<RecordedNote[]> {
    const notes: RecordedNote[] = [];
    try {
      for await (const stored of this.store.read(this.#stream(game)))
        try {
          notes.push(recordedNote(this.options.record, stored));
        } catch (error) {
          if (!(error instanceof BrokenRecordError)) throw error;
        }
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw error;
    }
    return notes;
  }

  /**
   * The notes after a revision (-1: all), then what comes, without gaps or repeats, until the signal aborts or the store
   * closes; of a game that nothing was said about, too. Throws `BrokenRecordError`.
   */
  follow(
    game: GameId,
    afterRevision: number,
    signal?: AbortSignal,
  ): AsyncIterableIterator<RecordedNote, void, undefined> {
    return leavable(signal, (ended) => this.#following(game, afterRevision, ended));
  }

  async *#following(
    game: GameId,
    afterRevision: number,
    signal: AbortSignal,
  ): AsyncGenerator<RecordedNote, void, undefined> {
    const notes = this.store.followStream(this.#stream(game), { after: afterRevision, signal });
    for await (const stored of notes) yield recordedNote(this.options.record, stored);
  }

  #stream(game: GameId): string {
    return this.options.record.notesStream(game);
  }

  #envelopes(notes: readonly Note[]): readonly NewEvent[] {
    const recordedAt = (this.options.now?.() ?? new Date()).toISOString();
    const metadata = { schema: this.options.record.NOTE_SCHEMA_VERSION, recordedAt };
    return notes.map((note) => ({
      id: newEventId(),
      type: note.kind,
      data: note as unknown as Json,
      metadata,
    }));
  }
}
