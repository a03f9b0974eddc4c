import { Inject, Injectable, Logger } from '@nestjs/common';
import type { NoteStreams, ReadEntries } from '#event-store';
import { noNotes, notesOf, takeNote, type GameNotes } from '#projections';
import { recordBounds, type GameId, type Note, type NoteEntry } from '#record';
import { GameFacts } from '../access/game-facts.js';
import { KeptUp } from '../access/kept-up.js';
import { noSuchGame } from '../access/sight.js';
import { NOTE_STREAMS } from '../parts.js';
import { ProblemError, valueOf } from '../problem-error.js';

/** Notes about one game, at most: they are read whole. Taking something back is always possible. */
const MOST_NOTES = recordBounds.notes;

const takesBack = ({ kind }: Note): boolean => kind === 'AnnotationRemoved' || kind === 'Untagged';

/** What people wrote about the recorded games. */
@Injectable()
export class Notes {
  private readonly logger = new Logger('Notes');
  readonly #notes: KeptUp<NoteEntry, GameNotes>;

  constructor(
    @Inject(NOTE_STREAMS) private readonly streams: NoteStreams,
    private readonly facts: GameFacts,
  ) {
    this.#notes = new KeptUp({
      all: (id) => this.#read(id, 0),
      from: (id, revision) => this.#read(id, revision),
      take: takeNote,
      none: noNotes,
    });
  }

  /** Reports what cannot be read, once for each time it is read anew. */
  async #read(game: GameId, revision: number): Promise<ReadEntries<NoteEntry>> {
    const read = await this.streams.readFrom(game, revision);
    for (const entry of read.entries)
      if ('unreadable' in entry) {
        const { code, message } = entry.unreadable.problem;
        this.logger.warn({ game, code }, `A note cannot be read and is hidden: ${message}`);
      }
    return read;
  }

  /** What is written about a game, as it stands. Who can view the game is not asked. */
  of(game: GameId): Promise<GameNotes> {
    return this.#notes.of(game);
  }

  /**
   * Writes what follows from what stands, decided again whenever somebody was faster. Returns what stands then. Problems
   * `NOTES_TOO_MANY`, `GAME_NOT_FOUND` (it was deleted meanwhile) and those of `decide`.
   */
  async write(game: GameId, decide: (notes: GameNotes) => readonly Note[]): Promise<GameNotes> {
    if (valueOf(await this.facts.of(game)).deleted) throw new ProblemError(noSuchGame(game));
    const written = await this.streams.decide(game, (before) => {
      const more = decide(notesOf(before));
      if (before.length + more.length <= MOST_NOTES || more.every(takesBack)) return more;
      throw new ProblemError({
        code: 'NOTES_TOO_MANY',
        message: `This game has ${MOST_NOTES} notes. There is no room for more.`,
        advice: 'Changed and removed notes count too. Write about a branch of the game instead.',
      });
    });
    return notesOf(written);
  }
}
