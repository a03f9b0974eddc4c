import type { DraftEvent, RecordedDraftEvent } from '#altered/drafts';
import {
  beginDraft,
  continueDraft,
  deleteDraft,
  draftArchiveOf,
  importDraft,
  type DraftArchive as Stored,
} from '#archive';
import { StreamNotFoundError, type EventStore } from '#event-store';
import type { DraftShelf, GameShelf } from '#interchange';
import { authorityOf } from '#projections';
import type { Authorship } from '#record';
import { mustChange } from './failure.js';

const authorship: Authorship = { by: 'owner', author: { kind: 'owner' } };

export class DraftArchive {
  readonly #archive: Stored;

  constructor(store: EventStore) {
    this.#archive = draftArchiveOf(store);
  }

  /**
   * Reads the events of a draft with their metadata. Null if there is no draft with this id. Throws a
   * `BrokenRecordError` if an event cannot be read.
   */
  async whole(id: string): Promise<readonly RecordedDraftEvent[] | null> {
    try {
      return await this.#archive.drafts.read(id);
    } catch (error) {
      if (error instanceof StreamNotFoundError) return null;
      throw error;
    }
  }

  /**
   * Reads the events of a draft. Null if there is no draft with this id. Throws a `BrokenRecordError` if an event
   * cannot be read.
   */
  async events(id: string): Promise<readonly DraftEvent[] | null> {
    return (await this.whole(id))?.map(({ event }) => event) ?? null;
  }

  /** Returns the ids of all drafts in the order in which they began. */
  ids(): Promise<readonly string[]> {
    return this.#archive.drafts.ids();
  }

  /** Appends events after a revision of a draft. Revision -1 starts the draft. */
  async record(id: string, events: readonly DraftEvent[], after: number): Promise<void> {
    if (after < 0) await beginDraft(this.#archive, authorship, { id, events });
    else mustChange(await continueDraft(this.#archive, id, events, after));
  }

  async isImported(id: string): Promise<boolean> {
    return authorityOf(await this.#archive.administration.read(id)).imported !== null;
  }

  /** Deletes a draft permanently, but not its games. */
  remove(id: string): Promise<void> {
    return deleteDraft(this.#archive, authorship, id);
  }

  /** Returns the archive as a target for draft imports. */
  shelf(games: GameShelf): DraftShelf {
    return {
      games,
      read: (id) => this.whole(id),
      put: async (id, events) => {
        mustChange(await importDraft(this.#archive, authorship, id, events));
      },
    };
  }
}
