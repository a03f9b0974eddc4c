import { hash } from 'node:crypto';
import { parseGameId } from '#record';
import type { GameFile } from './game-file.js';

/** Derives the id of an event from its game and revision, so that equal logs produce equal ids. */
export function eventIdOf(game: string, revision: number): string {
  const digest = hash('sha256', `${game}/${revision}`, 'hex');
  const variant = ((Number.parseInt(digest[16] ?? '0', 16) & 3) | 8).toString(16);
  return `${digest.slice(0, 8)}-${digest.slice(8, 12)}-8${digest.slice(13, 16)}-${variant}${digest.slice(17, 20)}-${digest.slice(20, 32)}`;
}

/** Returns a copy of a game with a numbered id, such as `bga-77-2`. Null if that id would be invalid. */
export const copyOf = (file: GameFile, copy: number): GameFile | null => renamed(file, `${file.id}-${copy}`);

/** Returns a copy of a game with another id. Null if the id is invalid. */
export function renamed({ events }: GameFile, name: string): GameFile | null {
  const own = parseGameId(name);
  if (!own.ok) return null;
  return {
    id: own.value,
    events: events.map((event, revision) => ({
      ...event,
      id: eventIdOf(own.value, revision),
      metadata: {
        ...event.metadata,
        correlation: event.metadata.correlation?.replace(/^.*\//, `${own.value}/`) ?? null,
        causation: revision === 0 ? null : eventIdOf(own.value, revision - 1),
      },
    })),
  };
}
