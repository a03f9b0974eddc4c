import { Injectable } from '@nestjs/common';
import type { Reader } from '../access/reader.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import type { Annotation } from '../notes/note.types.js';
import { annotationFor, annotationsIn } from '../notes/told-annotations.js';
import { Notes } from '../notes/notes.js';
import { namesIn } from '../notes/told-names.js';
import { LiveFeed } from './live-feed.js';
import { MOST_IN_CHANGE, type NoteChange } from './live.types.js';
import { requireUnexpired } from './reader-checks.js';
import { RecordedChanges } from './recorded-changes.js';

/** What a reader was told of the notes about a game. */
interface Told {
  /** As they were told, by their ids. */
  readonly annotations: ReadonlyMap<string, string>;
  readonly tags: readonly string[];
}

/** Tells what is written about a game while it is written. */
@Injectable()
export class LiveNotes {
  constructor(
    private readonly games: ReplayedGames,
    private readonly notes: Notes,
    private readonly changes: RecordedChanges,
  ) {}

  /** What is written, then what changes of it. Problems of opening the game, `UNAUTHENTICATED`. */
  follow(id: string, reader: Reader): LiveFeed<NoteChange> {
    return new LiveFeed((signal) => this.#told(id, reader, signal));
  }

  async *#told(text: string, reader: Reader, signal: AbortSignal) {
    const id = this.games.idOf(text);
    const changes = await this.changes.listen((game) => game === id);
    try {
      for (let told: Told | null = null; !signal.aborted;) {
        requireUnexpired(reader);
        const game = await this.games.open(id, reader);
        const notes = await this.notes.of(id);
        const shown = annotationsIn(game, notes).map((annotation) => annotationFor(id, reader, annotation));
        const { tags } = namesIn(game, notes);
        yield* changesOf(shown, tags, told);
        told = { annotations: new Map(shown.map((note) => [note.id, JSON.stringify(note)])), tags };
        await changes.next(signal);
      }
    } finally {
      changes.leave();
    }
  }
}

/** What became of the notes since they were told, in parts that are not too large; nothing where nothing did. */
function* changesOf(
  shown: readonly Annotation[],
  tags: readonly string[],
  told: Told | null,
): Generator<NoteChange> {
  const changed = shown.filter((note) => told?.annotations.get(note.id) !== JSON.stringify(note));
  const ids = new Set(shown.map(({ id }) => id));
  const removed = [...(told?.annotations.keys() ?? [])].filter((id) => !ids.has(id));
  const isSame = told !== null && JSON.stringify(told.tags) === JSON.stringify(tags);
  if (isSame && changed.length + removed.length === 0) return;
  for (let from = 0; from === 0 || from < changed.length; from += MOST_IN_CHANGE)
    yield {
      anew: told === null && from === 0,
      annotations: changed.slice(from, from + MOST_IN_CHANGE),
      removed: from === 0 ? removed : [],
      tags,
    };
}
