import { Inject, Injectable } from '@nestjs/common';
import { LRUCache } from 'lru-cache';
import {
  draftFormat,
  evolveDraft,
  initialDraft,
  parseDraftId,
  type DraftEvent,
  type DraftState,
  type RecordedDraftEvent,
} from '#altered/drafts';
import {
  DraftStreams,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedRevisionError,
} from '#event-store';
import { EVENT_STORE, type EventStore } from '../api.tokens.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { noSuchDraft } from './no-such-draft.js';

/** A draft as far as it has come. */
export interface OpenedDraft {
  readonly id: string;
  readonly events: readonly RecordedDraftEvent[];
  readonly state: DraftState;
}

/** Returns the time when the current pick became possible, in milliseconds since 1970. */
export function askedAt({ events }: OpenedDraft): number {
  const last = events.findLast(
    ({ event: { kind } }) => kind === 'BoostersOpened' || kind === 'BoostersPassed',
  );
  return new Date(last?.metadata.recordedAt ?? 0).getTime();
}

/** Drafts that are kept in memory. */
const KEPT = 100;

/** The recorded drafts, folded. A draft that others continue elsewhere is read on when it is asked for. */
@Injectable()
export class DraftRepository {
  readonly streams: DraftStreams<DraftEvent, RecordedDraftEvent>;
  /** For those who follow a draft: it was deleted. */
  readonly #deleted = new Map<string, AbortController>();
  readonly #listeners: ((draft: OpenedDraft) => void)[] = [];
  readonly #opened = new LRUCache<string, OpenedDraft>({ max: KEPT });

  constructor(@Inject(EVENT_STORE) store: EventStore) {
    this.streams = new DraftStreams(store, draftFormat);
  }

  /** Problems `DRAFT_ID_INVALID`, `DRAFT_NOT_FOUND`. */
  async open(text: string): Promise<OpenedDraft> {
    const id = valueOf(parseDraftId(text));
    const opened = this.#opened.get(id) ?? { id, events: [], state: initialDraft };
    try {
      const more = await this.streams.read(id, opened.events.length);
      return this.#keep(opened, more);
    } catch (error) {
      if (!(error instanceof StreamNotFoundError)) throw error;
      this.forget(id);
      throw new ProblemError(noSuchDraft(id));
    }
  }

  /**
   * Appends the events that `decide` returns for a draft in its current state, and calls it again when another writer was
   * faster. Appends nothing if there are none. Throws the errors of `decide`.
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
        await this.streams.append(draft.id, events, draft.events.length - 1);
        return this.#tell(await this.open(text));
      } catch (error) {
        if (error instanceof StreamDeletedError) throw new ProblemError(noSuchDraft(draft.id));
        if (!(error instanceof WrongExpectedRevisionError)) throw error;
      }
    }
  }

  /** Records a draft that begins. */
  async begin(id: string, events: readonly DraftEvent[]): Promise<OpenedDraft> {
    await this.streams.append(id, events, 'no-stream');
    return this.#tell(await this.open(id));
  }

  /** Calls the listener with each draft that begins or continues here. */
  listen(listener: (draft: OpenedDraft) => void): void {
    this.#listeners.push(listener);
  }

  /** Takes in a draft that was recorded elsewhere, whole. */
  async takeIn(id: string, events: readonly RecordedDraftEvent[]): Promise<void> {
    await this.streams.appendRecorded(id, events, 'no-stream');
  }

  /** Drops what is kept of a draft that was deleted, and ends those who follow it. */
  forget(id: string): void {
    this.#opened.delete(id);
    this.#deleted.get(id)?.abort();
    this.#deleted.delete(id);
  }

  /** Aborts when the draft is deleted here. */
  deletion(id: string): AbortSignal {
    const known = this.#deleted.get(id) ?? new AbortController();
    this.#deleted.set(id, known);
    return known.signal;
  }

  /** Follows the events of a draft after a revision. */
  follow(id: string, after: number, signal: AbortSignal): AsyncIterable<RecordedDraftEvent> {
    return this.streams.follow(id, after, signal);
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
