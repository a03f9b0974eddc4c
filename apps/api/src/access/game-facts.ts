import { Inject, Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { LRUCache } from 'lru-cache';
import type { NoteStreams } from '#event-store';
import { noNotes, takeNote, type GameNotes } from '#projections';
import type { GameId } from '#record';
import { NOTE_STREAMS } from '../parts.js';

interface Known {
  /** Of the last note that was read. */
  readonly revision: number;
  readonly notes: GameNotes;
}

/** Games whose notes are kept ready. */
const MOST_GAMES = 5000;

/**
 * What is said about games, as it is now: each time only what is new is read, so that what was said on another server, or a
 * link that was revoked, counts at once.
 */
@Injectable()
export class GameFacts {
  readonly #known = new LRUCache<GameId, Known>({ max: MOST_GAMES });

  constructor(@Inject(NOTE_STREAMS) private readonly streams: NoteStreams) {}

  /** Several fields of several games want to know in one turn: each game is looked at once. Nothing of it is remembered. */
  readonly #asked = new DataLoader((ids: readonly GameId[]) => this.#readAll(ids), { cache: false });

  /** What is said about a game; nothing about one that is not there. Throws `BrokenRecordError`. */
  of(id: GameId): Promise<GameNotes> {
    return this.#asked.load(id);
  }

  async #readAll(ids: readonly GameId[]): Promise<(GameNotes | Error)[]> {
    const reading = new Map<GameId, Promise<GameNotes | Error>>();
    for (const id of ids)
      if (!reading.has(id))
        reading.set(
          id,
          this.#read(id).catch((error: unknown) =>
            error instanceof Error ? error : new Error(String(error)),
          ),
        );
    return Promise.all(ids.map((id) => reading.get(id) ?? Promise.resolve(noNotes)));
  }

  async #read(id: GameId): Promise<GameNotes> {
    const known = this.#known.get(id) ?? { revision: -1, notes: noNotes };
    const said = await this.streams.read(id, known.revision + 1);
    const last = said.at(-1);
    if (last === undefined) return known.notes;
    const notes = said.reduce(takeNote, known.notes);
    // Somebody else may have read on meanwhile.
    if ((this.#known.get(id)?.revision ?? -1) < last.revision)
      this.#known.set(id, { revision: last.revision, notes });
    return notes;
  }
}
