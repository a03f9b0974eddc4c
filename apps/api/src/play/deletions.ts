import { Inject, Injectable } from '@nestjs/common';
import { BrokenRecordError, deleteGame, GameHasBranchesError, type NoteStreams } from '#event-store';
import type { GameNotes } from '#projections';
import * as record from '#record';
import type { GameId, Problem } from '#record';
import { GameFacts } from '../access/game-facts.js';
import { isImporter } from '../access/importer.js';
import { hasBegun } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { KnownGames } from '../catalogue/known-games.js';
import { signed } from '../notes/writing.js';
import { EVENT_STORE, NOTE_STREAMS, type EventStore } from '../parts.js';
import { ProblemError } from '../problem-error.js';
import { noSuchGame } from '../access/sight.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { Departures } from '../replay/departures.js';

/** Deletes games for good. */
@Injectable()
export class Deletions {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(NOTE_STREAMS) private readonly notes: NoteStreams,
    private readonly games: ReplayedGames,
    private readonly facts: GameFacts,
    private readonly known: KnownGames,
    private readonly departures: Departures,
  ) {}

  /**
   * Deletes a game; who follows it is told. Problems of opening it,
   * `FORBIDDEN`, `GAME_HAS_BRANCHES`.
   */
  async delete(text: string, reader: Reader): Promise<GameId> {
    const id = this.games.idOf(text);
    const facts = await this.#factsOf(id, reader);
    // Whoever may delete it may finish what was broken off.
    if (facts !== null && !(facts.deleted && reader.role === 'admin') && !hasBegun(facts, reader)) {
      await this.games.open(id, reader);
      const isOwn = isImporter(facts, reader);
      if (reader.role !== 'admin' && !isOwn) throw new ProblemError(forbidden);
    }
    try {
      await deleteGame(this.store, this.notes, record, id, signed(id, reader));
    } catch (error) {
      if (!(error instanceof GameHasBranchesError)) throw error;
      throw new ProblemError(await this.#hasBranches(error, reader));
    }
    this.departures.tell(id);
    return id;
  }

  /** Null: what is said about the game cannot be read, and an admin asks. For others it is as if it were not there. */
  async #factsOf(id: GameId, reader: Reader): Promise<GameNotes | null> {
    try {
      return await this.facts.of(id);
    } catch (error) {
      if (!(error instanceof BrokenRecordError)) throw error;
      if (reader.role === 'admin') return null;
      throw new ProblemError(noSuchGame(id));
    }
  }

  /** Names those that the reader knows of, and no others. */
  async #hasBranches({ branches, code, advice }: GameHasBranchesError, reader: Reader): Promise<Problem> {
    const known = await this.known.of(branches, reader);
    const others = branches.length - known.length;
    const named = [...known, ...(others > 0 ? [`${others} that you can't view`] : [])];
    return {
      code,
      message: `The game has branches: ${named.join(', ')}.`,
      advice,
      data: { branches: known },
    };
  }
}

const forbidden: Problem = {
  code: 'FORBIDDEN',
  message:
    'Only admins can delete a game, and the person who began or imported it while signed in ' +
    'with a role.',
  advice: 'Sign in as that person, with a role, or ask an admin.',
};
