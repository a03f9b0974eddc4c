import { GameStreams, MemoryEventStore, NoteStreams } from '#event-store';
import { Projection, type ProjectionSource, type ReadModels } from '#read-models';
import * as record from '#record';
import type { GameId, GameModule, Note, RecordedEvent } from '#record';
import { highCard, highCardSetup } from './high-card.js';
import { playRandomly } from './recorded-game.js';

const modules = new Map<string, GameModule>([[highCard.id, highCard]]);

/** Games of High card in a store in memory, with what is said about them, and what projects them. */
export class ProjectedGames {
  readonly store = new MemoryEventStore();
  readonly streams = new GameStreams(this.store, { record, actionCheck: () => highCard.malformed });
  readonly notes = new NoteStreams(this.store, { record });
  readonly source = { store: this.store, streams: this.streams, modules };

  /** A recorded game; the same id is the same game. */
  play(id: string, names = ['Ada', 'Ben'], decisions = Infinity): RecordedEvent[] {
    return playRandomly(highCard, highCardSetup({ seed: id, names }), id, { game: id, decisions });
  }

  put(id: string, events: readonly RecordedEvent[], after: number | 'no-stream' = 'no-stream') {
    return this.streams.appendRecorded(id as GameId, events, after);
  }

  async record(...ids: readonly string[]): Promise<void> {
    for (const id of ids) await this.put(id, this.play(id));
  }

  say(id: string, ...notes: readonly Note[]) {
    return this.notes.append(id as GameId, notes, 'any');
  }

  /** A projection that remembers nothing yet. */
  projection(models: ReadModels, source: ProjectionSource = this.source): Projection {
    return new Projection(models, source);
  }

  catchUp(models: ReadModels) {
    return this.projection(models).catchUp();
  }
}
