import { Replay } from '#projections';
import { type RecordedEvent, type Viewer } from '#record';
import { Archive, moduleOf } from './archive.js';
import type { Surroundings } from './output.js';
import { seatsOf, viewerOf } from './viewing.js';

/** A game that is judged, and through whose eyes. */
export interface JudgedGame {
  readonly replay: Replay;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  /** Whether the deck lists are known: once a game is over, or to those who see everything. */
  readonly lists: boolean;
}

/** Opens a recorded game to be judged. Errors `GAME_NOT_FOUND`, `MODULE_UNKNOWN`, `VIEWER_INVALID`. */
export async function judgedGame(around: Surroundings, id: string, as: string): Promise<JudgedGame> {
  const events: readonly RecordedEvent[] = await Archive.reading(around, (archive) => archive.read(id));
  const names = seatsOf(events).map(({ name }) => name);
  const viewer = viewerOf(as, names.length);
  const isOver = events.at(-1)?.event.kind === 'GameEnded';
  const lists = isOver || viewer.kind === 'omniscient';
  return { replay: new Replay(moduleOf(events), events), viewer, names, lists };
}

/** How many digits a share has in a document: as many as playouts can tell. */
export const rounded = (share: number): number => Number(share.toFixed(6));
