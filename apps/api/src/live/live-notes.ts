import { Injectable } from '@nestjs/common';
import type { Reader } from '../access/reader.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import type { Annotation } from '../notes/note.types.js';
import { annotationFor, annotationsIn } from '../notes/annotation-view.js';
import { NotesService } from '../notes/notes.service.js';
import { namesIn } from '../notes/names.service.js';
import { LiveFeed } from './live-feed.js';
import { MOST_IN_CHANGE, type NoteChange } from './live.types.js';
import { requireUnexpired } from './reader-checks.js';
import { RecordedChanges } from './recorded-changes.js';

/** The notes about a game that have been sent to a subscriber. */
interface SentNotes {
  /** The annotations in the form in which they were sent, by id. */
  readonly annotations: ReadonlyMap<string, string>;
  readonly tags: readonly string[];
}

@Injectable()
export class LiveNotes {
  constructor(
    private readonly games: ReplayedGames,
    private readonly notes: NotesService,
    private readonly changes: RecordedChanges,
  ) {}

  /** Yields the existing notes, then their changes. Fails with `UNAUTHENTICATED`, or if the game cannot be opened. */
  follow(id: string, reader: Reader): LiveFeed<NoteChange> {
    return new LiveFeed((signal) => this.#changes(id, reader, signal));
  }

  async *#changes(text: string, reader: Reader, signal: AbortSignal) {
    const id = this.games.idOf(text);
    const changes = await this.changes.listen((game) => game === id);
    try {
      for (let before: SentNotes | null = null; !signal.aborted;) {
        requireUnexpired(reader);
        const game = await this.games.open(id, reader);
        const notes = await this.notes.of(id);
        const shown = annotationsIn(game, notes, reader).map((annotation) =>
          annotationFor(id, reader, annotation),
        );
        const { tags } = namesIn(game, notes);
        yield* changesOf(shown, tags, before);
        before = { annotations: new Map(shown.map((note) => [note.id, JSON.stringify(note)])), tags };
        await changes.next(signal);
      }
    } finally {
      changes.leave();
    }
  }
}

/** Yields the changes since the last report, if any, in parts of limited size. */
function* changesOf(
  shown: readonly Annotation[],
  tags: readonly string[],
  before: SentNotes | null,
): Generator<NoteChange> {
  const changed = shown.filter((note) => before?.annotations.get(note.id) !== JSON.stringify(note));
  const ids = new Set(shown.map(({ id }) => id));
  const removed = [...(before?.annotations.keys() ?? [])].filter((id) => !ids.has(id));
  const isSame = before !== null && JSON.stringify(before.tags) === JSON.stringify(tags);
  if (isSame && changed.length + removed.length === 0) return;
  for (let from = 0; from === 0 || from < changed.length; from += MOST_IN_CHANGE)
    yield {
      anew: before === null && from === 0,
      annotations: changed.slice(from, from + MOST_IN_CHANGE),
      removed: from === 0 ? removed : [],
      tags,
    };
}
