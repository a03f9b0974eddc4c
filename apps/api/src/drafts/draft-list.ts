import { Inject, Injectable } from '@nestjs/common';
import { DRAFT_STREAM_PREFIX } from '#altered/drafts';
import type { GlobalPosition } from '#event-store';
import { DRAFT_ADMINISTRATION_STREAM_PREFIX } from '#record';
import { EVENT_STORE, type EventStore } from '../api.tokens.js';

/** Lists all drafts. Each access reads only the entries since the last access. */
@Injectable()
export class DraftList {
  readonly #ids = new Set<string>();
  readonly #running = new Set<string>();
  #after: GlobalPosition | undefined;
  #reading: Promise<void> = Promise.resolve();

  constructor(@Inject(EVENT_STORE) private readonly store: EventStore) {}

  /** Returns the ids of all drafts, oldest first. */
  async ids(): Promise<readonly string[]> {
    await this.#readOn();
    return [...this.#ids];
  }

  /** Returns the ids of all drafts in progress. */
  async running(): Promise<ReadonlySet<string>> {
    await this.#readOn();
    return this.#running;
  }

  /** Reads new entries. Concurrent calls run in sequence, so that no entry is counted twice. */
  #readOn(): Promise<void> {
    const turn = this.#reading.then(() => this.#read());
    this.#reading = turn.catch(() => undefined);
    return turn;
  }

  async #read(): Promise<void> {
    const passed = (position: GlobalPosition) => (this.#after = position);
    const from = this.#after === undefined ? {} : { after: this.#after };
    const prefix = [DRAFT_STREAM_PREFIX, DRAFT_ADMINISTRATION_STREAM_PREFIX];
    for await (const { stream, revision, type, position } of this.store.readAll({
      prefix,
      ...from,
      passed,
    })) {
      this.#take(stream, revision, type);
      this.#after = position;
    }
  }

  #take(stream: string, revision: number, type: string): void {
    if (stream.startsWith(DRAFT_ADMINISTRATION_STREAM_PREFIX)) {
      if (type !== 'DraftDeleted') return;
      const deleted = stream.slice(DRAFT_ADMINISTRATION_STREAM_PREFIX.length);
      this.#ids.delete(deleted);
      this.#running.delete(deleted);
      return;
    }
    const draft = stream.slice(DRAFT_STREAM_PREFIX.length);
    if (revision === 0) {
      this.#ids.add(draft);
      this.#running.add(draft);
    }
    if (type === 'DraftEnded') this.#running.delete(draft);
  }
}
