import { Injectable } from '@nestjs/common';
import type { GameId } from '#record';
import { pause } from '#runtime';
import type { Reader } from '../access/reader.js';
import { GameList, type GamesQuery } from '../catalogue/game-list.js';
import type { GameConnection } from '../graphql/game.types.js';
import { NamesService } from '../notes/names.service.js';
import { ProblemError } from '../problem-error.js';
import { LiveFeed } from './live-feed.js';
import { requireUnexpired } from './reader-checks.js';
import { RecordedChanges } from './recorded-changes.js';

/**
 * The minimum interval between two pages, in milliseconds. Without this limit, a page would be sent after every event
 * of a game in progress.
 */
const AT_MOST_EVERY = 1000;

/** Sends a page of the list of games to a reader whenever the page changes for that reader. */
@Injectable()
export class LiveList {
  constructor(
    private readonly list: GameList,
    private readonly names: NamesService,
    private readonly changes: RecordedChanges,
  ) {}

  /**
   * Yields the current page, then the page after each change. Fails with `UNAUTHENTICATED` if the reader's token has
   * expired. Also fails for the same reasons as `GameList.page`.
   */
  follow(query: GamesQuery, reader: Reader): LiveFeed<GameConnection> {
    return new LiveFeed((signal) => this.#pages(query, reader, signal));
  }

  async *#pages(query: GamesQuery, reader: Reader, signal: AbortSignal) {
    const changes = await this.changes.listen(() => true);
    /** The notes that have been sent for each game on the page. */
    const notes = new Map<GameId, readonly unknown[]>();
    try {
      for (let sent = ''; !signal.aborted;) {
        requireUnexpired(reader);
        const page = await this.list.page(query, reader);
        const ids = page.edges.map(({ node }) => node.id as GameId);
        for (const id of ids) if (!notes.has(id)) notes.set(id, await this.#notesOf(id, reader));
        const { edges, totalCount, pageInfo } = page;
        const now = JSON.stringify([edges, totalCount, pageInfo, ids.map((id) => notes.get(id))]);
        if (now !== sent) yield page;
        sent = now;
        if (!(await pause(AT_MOST_EVERY, { signal, ref: false }))) return;
        const changed = await changes.next(signal);
        for (const id of notes.keys()) if (changed.has(id) || !ids.includes(id)) notes.delete(id);
      }
    } finally {
      changes.leave();
    }
  }

  /** Returns the notes of a game in the list. Empty if the game has just been deleted. */
  async #notesOf(id: GameId, reader: Reader): Promise<readonly unknown[]> {
    try {
      const { tags, name } = await this.names.of(id, reader);
      return [tags, name];
    } catch (error) {
      if (error instanceof ProblemError) return [];
      throw error;
    }
  }
}
