import { Inject, Injectable } from '@nestjs/common';
import type { NoteStreams } from '#event-store';
import { notesOf, type GameNotes } from '#projections';
import { recordBounds, type GameId, type Note } from '#record';
import { GameFacts } from '../access/game-facts.js';
import { NOTE_STREAMS } from '../parts.js';
import { ProblemError } from '../problem-error.js';
import { noSuchGame } from '../access/sight.js';

/** Notes about one game, at most: they are read whole. Taking something back is always possible. */
const MOST_NOTES = recordBounds.notes;

const takesBack = ({ kind }: Note): boolean =>
  kind === 'AnnotationRemoved' || kind === 'Untagged' || kind === 'LinkRevoked';

/** What is said about the recorded games. */
@Injectable()
export class Notes {
  constructor(
    @Inject(NOTE_STREAMS) private readonly streams: NoteStreams,
    private readonly facts: GameFacts,
  ) {}

  /** What is said about a game, as it stands. Throws `BrokenRecordError`. */
  of(game: GameId): Promise<GameNotes> {
    return this.facts.of(game);
  }

  /**
   * Says what follows from what stands, decided again whenever somebody was faster. Returns what stands then. Problems
   * `TOO_MANY_NOTES`, `GAME_NOT_FOUND` (it was deleted meanwhile) and those of `decide`.
   */
  async say(game: GameId, decide: (notes: GameNotes) => readonly Note[]): Promise<GameNotes> {
    const said = await this.streams.decide(game, (before) => {
      const notes = notesOf(before);
      if (notes.deleted) throw new ProblemError(noSuchGame(game));
      const more = decide(notes);
      if (before.length + more.length <= MOST_NOTES || more.every(takesBack)) return more;
      throw new ProblemError({
        code: 'TOO_MANY_NOTES',
        message: `This game has ${MOST_NOTES} notes. There is no room for more.`,
        advice: 'Changed and removed notes count too. Write about a branch of the game instead.',
      });
    });
    return notesOf(said);
  }
}
