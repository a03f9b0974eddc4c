import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import {
  evolveDraft,
  initialDraft,
  parseDraftId,
  type DraftEvent,
  type DraftState,
  type RecordedDraftEvent,
} from '#altered/drafts';
import {
  beginDraft,
  continueDraft,
  draftArchiveOf,
  draftNotFound,
  type DraftArchive,
  type DraftBeginning,
} from '#archive';
import { StreamNotFoundError, WrongExpectedRevisionError } from '#event-store';
import type { Authorship } from '#record';
import { EVENT_STORE, type EventStore } from '../api.tokens.js';
import { ProblemError, valueOf } from '../problem-error.js';

/** A folded draft with its events. */
export interface OpenedDraft {
  readonly id: string;
  readonly events: readonly RecordedDraftEvent[];
  readonly state: DraftState;
}

/** Returns the time when the current pick became possible, in milliseconds since 1970. */
export function pickPossibleSince({ events }: OpenedDraft): number {
  const last = events.findLast(
    ({ event: { kind } }) => kind === 'BoostersOpened' || kind === 'BoostersPassed',
  );
  return new Date(last?.metadata.recordedAt ?? 0).getTime();
}

/** The maximum number of cached drafts. */
const KEPT = 100;

/**
 * Opens recorded drafts and caches their folded states. Each access also reads new events, because another server might
 * have continued the draft.
 */
@Injectable()
export class DraftRepository {
  readonly archive: DraftArchive;
  /** Each controller signals the deletion of a draft to the draft's followers. */
  readonly #deleted = new Map<string, AbortController>();
  readonly #listeners: ((draft: OpenedDraft) => void)[] = [];
  readonly #opened = new LRUCache<string, OpenedDraft>({ max: KEPT });

  constructor(@Inject(EVENT_STORE) store: EventStore) {
    this.archive = draftArchiveOf(store);
  }

  /** Opens a draft by its id. Fails with `DRAFT_ID_INVALID` or `DRAFT_NOT_FOUND`. */
  async open(text: string): Promise<OpenedDraft> {
    const id = valueOf(parseDraftId(text));
    const opened = this.#opened.get(id) ?? { id, events: [], state: initialDraft };
    try {
      const more = await this.archive.drafts.read(id, opened.events.length);
      return this.#keep(opened, more);
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw error;
      this.forget(id);
      throw new ProblemError(draftNotFound(id));
    }
  }

  /**
   * Appends the events that `decide` derives from the current state of a draft. Calls `decide` again after each
   * concurrent append. Appends nothing if `decide` returns no events. Throws if `decide` throws.
   */
  async change(
    text: string,
    decide: (draft: OpenedDraft) => readonly DraftEvent[] | Promise<readonly DraftEvent[]>,
  ): Promise<OpenedDraft> {
    for (;;) {
      const draft = await this.open(text);
      const events = await decide(draft);
      if (events.length === 0) return draft;
      try {
        valueOf(await continueDraft(this.archive, draft.id, events, draft.events.length - 1));
        return this.#tell(await this.open(text));
      } catch (error) {
        if (!(error instanceof WrongExpectedRevisionError)) throw error;
      }
    }
  }

  async begin(author: Authorship, beginning: DraftBeginning): Promise<OpenedDraft> {
    await beginDraft(this.archive, author, beginning);
    return this.#tell(await this.open(beginning.id));
  }

  /** Calls the listener with each draft that this server begins or continues. */
  listen(listener: (draft: OpenedDraft) => void): void {
    this.#listeners.push(listener);
  }

  /** Removes a deleted draft from memory, and ends the subscriptions to it. */
  forget(id: string): void {
    this.#opened.delete(id);
    this.#deleted.get(id)?.abort();
    this.#deleted.delete(id);
  }

  /** Returns a signal that aborts when this server deletes the draft. */
  deletion(id: string): AbortSignal {
    const known = this.#deleted.get(id) ?? new AbortController();
    this.#deleted.set(id, known);
    return known.signal;
  }

  follow(id: string, after: number, signal: AbortSignal): AsyncIterable<RecordedDraftEvent> {
    return this.archive.drafts.follow(id, after, signal);
  }

  #tell(draft: OpenedDraft): OpenedDraft {
    for (const listener of this.#listeners) listener(draft);
    return draft;
  }

  #keep(before: OpenedDraft, more: readonly RecordedDraftEvent[]): OpenedDraft {
    if (more.length === 0) return before;
    let { state } = before;
    for (const { event } of more) state = evolveDraft(state, event);
    const draft = { id: before.id, events: [...before.events, ...more], state };
    const known = this.#opened.get(before.id);
    if (known === undefined || known.events.length < draft.events.length) this.#opened.set(before.id, draft);
    return draft;
  }
}
