import { draftFormat, type DraftEvent, type RecordedDraftEvent } from '#altered/drafts';
import {
  AdministrationStreams,
  deleteDraft,
  DraftStreams,
  StreamNotFoundError,
  type EventStore,
} from '#event-store';
import type { DraftShelf, GameShelf } from '#interchange';
import { authorityOf } from '#projections';
import { draftAdministrationFormat, isSameAuthor, type Said } from '#record';
import { exitCodes, failure } from './failure.js';

/** The owner of the data folder, as the author of entries. */
const authorship: Said = { by: 'owner', author: { kind: 'owner' } };

/** The recorded drafts of a data folder. */
export class DraftArchive extends DraftStreams<DraftEvent, RecordedDraftEvent> {
  readonly #administration: AdministrationStreams<string>;

  constructor(store: EventStore) {
    super(store, draftFormat);
    this.#administration = new AdministrationStreams<string>(store, { record: draftAdministrationFormat });
  }

  /** A whole draft. Null if there is none with this id. Throws `BrokenRecordError`. */
  async whole(id: string): Promise<readonly RecordedDraftEvent[] | null> {
    try {
      return await this.read(id);
    } catch (error) {
      if (error instanceof StreamNotFoundError) return null;
      throw error;
    }
  }

  /** The events of a draft. Null if there is none with this id. Throws `BrokenRecordError`. */
  async events(id: string): Promise<readonly DraftEvent[] | null> {
    return (await this.whole(id))?.map(({ event }) => event) ?? null;
  }

  /** Whether a draft was imported from a file. */
  async isImported(id: string): Promise<boolean> {
    return authorityOf(await this.#administration.read(id)).imported !== null;
  }

  /** Deletes a draft for good, without its games. */
  remove(id: string): Promise<void> {
    return deleteDraft(this, this.#administration, id, authorship);
  }

  /** The archive as a shelf for imports of drafts. */
  shelf(games: GameShelf): DraftShelf {
    return {
      games,
      read: (id) => this.whole(id),
      put: async (id, events) => {
        await this.#administration.decide(id, (before) => {
          if (before.length === 0) return [{ kind: 'Imported', visibility: 'PUBLIC', ...authorship }];
          const { imported, deleted } = authorityOf(before);
          if (!deleted && isSameAuthor(imported?.author, authorship.author)) return [];
          throw failure(exitCodes.conflict, 'IMPORT_CONFLICT', `Another draft has, or had, the id "${id}".`, {
            advice: 'Import it into another data folder (RETRACE_DATA).',
          });
        });
        await this.appendRecorded(id, events, 'no-stream');
      },
    };
  }
}
