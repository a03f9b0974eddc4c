import { Injectable } from '@nestjs/common';
import type { GameId } from '#record';
import { pause } from '#waiting';
import type { Reader } from '../access/reader.js';
import { GameList, type GamesQuery } from '../catalogue/game-list.js';
import type { GameConnection } from '../graphql/game.types.js';
import { ToldNames } from '../notes/told-names.js';
import { ProblemError } from '../problem-error.js';
import { LiveFeed } from './live-feed.js';
import { requireUnexpired } from './reader-checks.js';
import { RecordedChanges } from './recorded-changes.js';

/** A page is sent at most once in so many milliseconds: games in progress change with every event. */
const AT_MOST_EVERY = 1000;

/** Tells a page of the list of games whenever it has changed for its reader. */
@Injectable()
export class LiveList {
  constructor(
    private readonly list: GameList,
    private readonly names: ToldNames,
    private readonly changes: RecordedChanges,
  ) {}

  /** The page as it is, then as it is after each change of it. Problems of `GameList.page`, `UNAUTHENTICATED`. */
  follow(asked: GamesQuery, reader: Reader): LiveFeed<GameConnection> {
    return new LiveFeed((signal) => this.#told(asked, reader, signal));
  }

  async *#told(asked: GamesQuery, reader: Reader, signal: AbortSignal) {
    const changes = await this.changes.listen(() => true);
    /** What the list shows of notes, by game. */
    const said = new Map<GameId, readonly unknown[]>();
    try {
      for (let told = ''; !signal.aborted;) {
        requireUnexpired(reader);
        const page = await this.list.page(asked, reader);
        const ids = page.edges.map(({ node }) => node.id as GameId);
        for (const id of ids) if (!said.has(id)) said.set(id, await this.#saidOf(id, reader));
        const { edges, totalCount, pageInfo } = page;
        const now = JSON.stringify([edges, totalCount, pageInfo, ids.map((id) => said.get(id))]);
        if (now !== told) yield page;
        told = now;
        if (!(await pause(AT_MOST_EVERY, { signal, ref: false }))) return;
        const changed = await changes.next(signal);
        for (const id of said.keys()) if (changed.has(id) || !ids.includes(id)) said.delete(id);
      }
    } finally {
      changes.leave();
    }
  }

  /** What the list shows of the notes about a game; nothing of one that was deleted just now. */
  async #saidOf(id: GameId, reader: Reader): Promise<readonly unknown[]> {
    try {
      const { tags, name } = await this.names.of(id, reader);
      return [tags, name];
    } catch (error) {
      if (error instanceof ProblemError) return [];
      throw error;
    }
  }
}
