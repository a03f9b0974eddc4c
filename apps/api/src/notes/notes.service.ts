import { Inject, Injectable, Logger } from '@nestjs/common';
import { gameNotFound, writeNotes, type Archive } from '#archive';
import type { ReadEntries } from '#event-store';
import { noNotes, takeNote, type GameNotes } from '#projections';
import type { GameId, Note, NoteEntry } from '#record';
import { GameFacts } from '../access/game-facts.js';
import { CatchUpProjection } from '../access/catch-up-projection.js';
import { ARCHIVE } from '../api.tokens.js';
import { ProblemError, valueOf } from '../problem-error.js';

@Injectable()
export class NotesService {
  private readonly logger = new Logger('Notes');
  readonly #notes: CatchUpProjection<NoteEntry, GameNotes>;

  constructor(
    @Inject(ARCHIVE) private readonly archive: Archive,
    private readonly facts: GameFacts,
  ) {
    this.#notes = new CatchUpProjection({
      all: (id) => this.#read(id, 0),
      from: (id, revision) => this.#read(id, revision),
      take: takeNote,
      none: noNotes,
    });
  }

  /** Reads notes from the archive, and logs the unreadable ones. */
  async #read(game: GameId, revision: number): Promise<ReadEntries<NoteEntry>> {
    const read = await this.archive.notes.readFrom(game, revision);
    for (const entry of read.entries)
      if ('unreadable' in entry) {
        const { code, message } = entry.unreadable.problem;
        this.logger.warn({ game, code }, `A note cannot be read, so it is hidden: ${message}`);
      }
    return read;
  }

  /** Returns the current notes about a game. Does not check whether the reader can view the game. */
  of(game: GameId): Promise<GameNotes> {
    return this.#notes.of(game);
  }

  /**
   * Appends the notes that `decide` derives from the current notes. Calls `decide` again after each concurrent append.
   * Returns the resulting notes. Fails with `NOTES_TOO_MANY`, or with `GAME_NOT_FOUND` if the game was deleted. Also
   * throws if `decide` throws.
   */
  async write(game: GameId, decide: (notes: GameNotes) => readonly Note[]): Promise<GameNotes> {
    if (valueOf(await this.facts.of(game)).deleted) throw new ProblemError(gameNotFound(game));
    return valueOf(await writeNotes(this.archive, game, decide));
  }
}
