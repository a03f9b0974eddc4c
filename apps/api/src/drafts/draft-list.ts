import { Inject, Injectable } from '@nestjs/common';
import { draftFormat } from '#altered/drafts';
import { DraftStreams, type GlobalPosition } from '#event-store';
import { EVENT_STORE, type EventStore } from '../parts.js';

/** The drafts there are. It is read on from where it stood. */
@Injectable()
export class DraftList {
  readonly #streams: DraftStreams<never, unknown>;
  readonly #ids: string[] = [];
  readonly #running = new Set<string>();
  #after: GlobalPosition | undefined;
  #reading: Promise<void> = Promise.resolve();

  constructor(@Inject(EVENT_STORE) store: EventStore) {
    this.#streams = new DraftStreams(store, draftFormat);
  }

  /** The ids of all drafts, oldest first. */
  async ids(): Promise<readonly string[]> {
    await this.#readOn();
    return this.#ids;
  }

  /** The ids of those that are not over. */
  async running(): Promise<ReadonlySet<string>> {
    await this.#readOn();
    return this.#running;
  }

  /** Those who ask at once read one after the other, so that nothing is counted twice. */
  #readOn(): Promise<void> {
    const turn = this.#reading.then(() => this.#read());
    this.#reading = turn.catch(() => undefined);
    return turn;
  }

  async #read(): Promise<void> {
    const passed = (position: GlobalPosition) => (this.#after = position);
    const from = this.#after === undefined ? {} : { after: this.#after };
    for await (const { draft, revision, kind, position } of this.#streams.recorded({ ...from, passed })) {
      if (revision === 0) {
        this.#ids.push(draft);
        this.#running.add(draft);
      }
      if (kind === 'DraftEnded') this.#running.delete(draft);
      this.#after = position;
    }
  }
}
