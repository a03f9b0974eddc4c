import { Inject, Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { GlobalPosition } from '#event-store';
import { gameOfStream, streamPrefixes } from '#projections';
import { parseGameId, type GameId } from '#record';
import { pause } from '#runtime';
import { EVENT_STORE, type EventStore } from '../api.tokens.js';
import { ChangedGames } from './changed-games.js';

/** The delay before the server follows the store again after an error, in milliseconds. */
const FOLLOW_AGAIN = 1000;

/**
 * Announces games that have new events, notes or administrative entries. Does not pass on the entries themselves. Each
 * listener reads the entries that its reader is allowed to see. Follows the store once for all listeners, and only
 * while there are any.
 */
@Injectable()
export class RecordedChanges implements BeforeApplicationShutdown {
  private readonly logger = new Logger('RecordedChanges');
  readonly #listeners = new Set<ChangedGames>();
  #following: { readonly ended: AbortController; readonly begun: Promise<void> } | null = null;

  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  beforeApplicationShutdown(): void {
    this.#end();
  }

  /** Listens for future changes of the games that `isMeant` accepts. Throws if the store cannot be followed. */
  async listen(isMeant: (game: GameId) => boolean): Promise<ChangedGames> {
    const listener: ChangedGames = new ChangedGames(isMeant, () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) this.#end();
    });
    this.#listeners.add(listener);
    this.#following ??= this.#begin();
    try {
      await this.#following.begun;
    } catch (error) {
      listener.leave();
      throw error;
    }
    return listener;
  }

  #end(): void {
    this.#following?.ended.abort();
    this.#following = null;
  }

  #begin() {
    const ended = new AbortController();
    const head = this.store.head();
    void head.then(
      (after) => this.#follow(after, ended.signal),
      () => null,
    );
    return { ended, begun: head.then(() => undefined) };
  }

  async #follow(from: GlobalPosition | null, signal: AbortSignal): Promise<void> {
    const isOver = (): boolean => signal.aborted;
    for (let after = from; !isOver();) {
      try {
        const options = { prefix: streamPrefixes, signal, ...(after !== null && { after }) };
        for await (const { stream, position } of this.store.follow(options)) {
          after = position;
          const id = parseGameId(gameOfStream(stream) ?? '');
          if (id.ok) for (const listener of this.#listeners) listener.take(id.value);
        }
      } catch (error) {
        if (!isOver()) this.logger.error({ err: error }, 'The subscription to new events failed.');
      }
      await pause(FOLLOW_AGAIN, { signal, ref: false });
    }
  }
}
