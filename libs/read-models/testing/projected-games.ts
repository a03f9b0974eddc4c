import {
  AdministrationStreams,
  EntryStreams,
  GameStreams,
  MemoryEventStore,
  NoteStreams,
  type EventStore,
} from '#event-store';
import { Projection, type ProjectionSource, type ReadModels } from '#read-models';
import * as record from '#record';
import type { AdministrationEntry, GameId, GameModule, Note, RecordedEvent } from '#record';
import { reviewFormat, reviewChange, type Reviewed, type ReviewEntry } from '#reviews';
import { highCard, highCardSetup } from '#record/testing';
import { playRandomly } from '#record/testing';

const modules = new Map<string, GameModule>([[highCard.id, highCard]]);

/** Stores games of High card with notes, and projects them. The store is in memory by default. */
export class ProjectedGames {
  readonly streams: GameStreams;
  readonly administration: AdministrationStreams;
  readonly notes: NoteStreams;
  readonly source: ProjectionSource;

  constructor(readonly store: EventStore = new MemoryEventStore()) {
    this.streams = new GameStreams(store, { record, actionCheck: () => highCard.records.malformed });
    this.administration = new AdministrationStreams(store, { record });
    this.notes = new NoteStreams(store, { record });
    this.source = { store, streams: this.streams, modules, readReview: reviewChange };
  }

  /** Plays a random game, which depends only on the arguments. */
  play(id: string, names = ['Ada', 'Ben'], decisions = Infinity): RecordedEvent[] {
    return playRandomly(highCard, highCardSetup({ seed: id, names }), id, { game: id, decisions });
  }

  put(id: string, events: readonly RecordedEvent[], after: number | 'no-stream' = 'no-stream') {
    return this.streams.appendRecorded(id as GameId, events, after);
  }

  async record(...ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.put(id, this.play(id));
  }

  /** Appends notes and administrative entries about a game to their streams. */
  async say(id: string, ...entries: readonly (Note | AdministrationEntry)[]): Promise<void> {
    for (const entry of entries)
      if (isNote(entry)) await this.notes.append(id as GameId, [entry], 'any');
      else await this.administration.append(id as GameId, [entry], 'any');
  }

  /** Stores a review of a game in the same way as servers and the command line. */
  async review(id: string, reviewed: Reviewed): Promise<void> {
    const reviews = new EntryStreams<ReviewEntry>(this.store, reviewFormat);
    await reviews.append(record.reviewStream(id as GameId), [reviewed]);
  }

  /** Deletes a review of a game in the same way as servers and the command line. */
  async deleteReview(id: string, review: string): Promise<void> {
    const reviews = new EntryStreams<ReviewEntry>(this.store, reviewFormat);
    await reviews.append(record.reviewStream(id as GameId), [{ kind: 'ReviewDeleted', review, by: 'ada' }]);
  }

  /** Returns a projection without any cached folds. */
  projection(models: ReadModels, source: ProjectionSource = this.source): Projection {
    return new Projection(models, source);
  }

  catchUp(models: ReadModels) {
    return this.projection(models).catchUp();
  }
}

const isNote = (entry: Note | AdministrationEntry): entry is Note => record.isNoteKind(entry.kind);
