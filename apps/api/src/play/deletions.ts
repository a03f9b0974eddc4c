import { Inject, Injectable } from '@nestjs/common';
import { deleteGame, GameHasBranchesError, type NoteStreams } from '#event-store';
import * as record from '#record';
import type { GameId, Problem } from '#record';
import { GameFacts } from '../access/game-facts.js';
import type { Reader } from '../access/reader.js';
import { EVENT_STORE, NOTE_STREAMS, type EventStore } from '../parts.js';
import { ProblemError } from '../problem-error.js';
import { ReplayedGames } from '../replays/replayed-games.js';
import { Departures } from './departures.js';
import { branchesTold } from './branches.js';

/** Deletes games for good. */
@Injectable()
export class Deletions {
  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(NOTE_STREAMS) private readonly notes: NoteStreams,
    private readonly games: ReplayedGames,
    private readonly facts: GameFacts,
    private readonly departures: Departures,
  ) {}

  /**
   * Deletes a game; who follows it is told. Problems of opening it,
   * `FORBIDDEN`, `GAME_HAS_BRANCHES`.
   */
  async delete(text: string, reader: Reader): Promise<GameId> {
    const id = this.games.idOf(text);
    const { deleted, openedBy } = await this.facts.of(id);
    // Whoever may delete it may finish what was broken off.
    if (!(deleted && reader.role === 'admin')) {
      await this.games.open(id, reader);
      const isOwn = openedBy !== null && openedBy === reader.name;
      if (reader.role !== 'admin' && !isOwn) throw new ProblemError(forbidden);
    }
    try {
      await deleteGame(
        this.store,
        this.notes,
        record,
        id,
        reader.name ?? (reader.isLocal ? 'owner' : reader.role),
      );
    } catch (error) {
      if (!(error instanceof GameHasBranchesError)) throw error;
      throw new ProblemError(await this.#hasBranches(error, reader));
    }
    this.departures.tell(id);
    return id;
  }

  /** Names those that the reader knows of, and no others. */
  async #hasBranches({ branches, code, advice }: GameHasBranchesError, reader: Reader): Promise<Problem> {
    const known = await branchesTold(this.games, branches, reader);
    const others = branches.length - known.length;
    const named = [...known, ...(others > 0 ? [`${others} that you may not see`] : [])];
    return {
      code,
      message: `Games go on from this one: ${named.join(', ')}.`,
      advice,
      data: { branches: known },
    };
  }
}

const forbidden: Problem = {
  code: 'FORBIDDEN',
  message: 'Only admins and whoever began a game may delete it.',
  advice: 'Sign in as who began it, or ask an admin.',
};
