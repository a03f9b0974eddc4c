import type { ImportErrorCode } from './error-codes.js';
import {
  fail,
  inFieldOrder,
  ok,
  parseEnteringEvent,
  parseEnteringMetadata,
  parseGameId,
  recordBounds,
  shortened,
  type GameId,
  type GameModule,
  type ModuleId,
  type Problem,
  type RecordedEvent,
  type Result,
} from '#record';
import { Course } from './course.js';
import { digestOf, foreign, openedFile, tooDeep, tooNew, type OpenedFile } from './opened-file.js';

/** The format of export files. `retrace-game.schema.json` describes it. */
export const GAME_FILE_FORMAT = 'retrace-game';
export const GAME_FILE_VERSION = 1;

export interface GameFile {
  readonly id: GameId;
  readonly events: readonly RecordedEvent[];
}

/** The supported games. The actions in a file must have the structure that the game defines. */
export type KnownGames = ReadonlyMap<ModuleId, Pick<GameModule, 'records' | 'seats' | 'seatsIn'>>;

/**
 * Writes a game as a self-contained JSON file with one event per line, so that versions are easy to compare. Equal
 * games produce equal files.
 */
export function printGame({ id, events: recorded }: GameFile): string {
  const events = recorded.map(inFieldOrder);
  const head = { format: GAME_FILE_FORMAT, version: GAME_FILE_VERSION, game: id, digest: digestOf(events) };
  const lines = events.map((event) => `    ${JSON.stringify(event)}`).join(',\n');
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "events": [\n${lines}\n  ]\n}\n`;
}

/**
 * Parses and completely validates a file from `printGame`. Fails with `IMPORT_TOO_LARGE`, `IMPORT_TOO_DEEP`,
 * `IMPORT_NOT_JSON`, `IMPORT_FOREIGN`, `IMPORT_TOO_NEW`, `IMPORT_EVENT_INVALID` or `IMPORT_DAMAGED`. The problem states
 * where the file is invalid.
 */
export function parseGame(text: string, games: KnownGames): Result<GameFile, Problem<ImportErrorCode>> {
  try {
    return readGame(text, games);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return fail(tooDeep);
  }
}

function readGame(text: string, games: KnownGames): Result<GameFile, Problem<ImportErrorCode>> {
  const opened = openedFile(text, { name: GAME_FILE_FORMAT, version: GAME_FILE_VERSION, noun: 'game' });
  if (!opened.ok) return opened;
  const head = readHead(opened.value);
  if (!head.ok) return head;
  const events = readEvents(head.value.events, games);
  if (!events.ok) return events;
  if (digestOf(head.value.events) !== head.value.digest)
    return fail({
      code: 'IMPORT_DAMAGED',
      message: 'The digest does not match the events, so the file was changed after the export.',
      advice: 'Export or download the game again.',
      where: 'digest',
    });
  return ok({ id: head.value.id, events: events.value });
}

interface Head {
  readonly id: GameId;
  readonly digest: unknown;
  readonly events: readonly unknown[];
}

function readHead(value: OpenedFile): Result<Head, Problem<ImportErrorCode>> {
  const { game, digest, events } = value;
  if (typeof game !== 'string') return foreign('The file does not name a game.', 'game');
  const id = parseGameId(game);
  if (!id.ok) return foreign(id.error.message, 'game');
  if (!Array.isArray(events) || events.length === 0) return foreign('The file has no events.', 'events');
  return ok({ id: id.value, digest, events });
}

/** Reads the events of a game. Checks each event's bounds and position. Fails for the same reasons as `parseGame`. */
export function readEvents(
  list: readonly unknown[],
  games: KnownGames,
): Result<readonly RecordedEvent[], Problem<ImportErrorCode>> {
  if (list.length > recordBounds.events)
    return fail({
      code: 'IMPORT_TOO_LARGE',
      message: `The file has ${list.length} events. The limit is ${recordBounds.events}.`,
      where: 'events',
    });
  const events: RecordedEvent[] = [];
  const ids = new Set<string>();
  const course = new Course(games);
  for (const [index, value] of list.entries()) {
    const where = `event ${index}`;
    const broken = (message: string, place = where) =>
      fail<Problem<ImportErrorCode>>({
        code: 'IMPORT_EVENT_INVALID',
        message,
        where: place,
        data: { event: index },
      });
    if (typeof value !== 'object' || value === null) return broken(`${where} is not an object.`);
    const { id, revision, event: data, metadata: facts } = value as Record<string, unknown>;
    if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/i.test(id))
      return broken(`${where}: the field "id" is not a UUID.`);
    if (ids.has(id)) return broken(`${where}: the field "id" repeats an earlier event's id.`);
    ids.add(id);
    if (revision !== index)
      return broken(
        `${where}: the field "revision" is ` +
          `${shortened(typeof revision === 'number' ? `${revision}` : typeof revision)}, because an event is ` +
          'missing or out of order.',
      );
    const metadata = parseEnteringMetadata(facts, where);
    if (!metadata.ok) return broken(metadata.error.message, metadata.error.where);
    const kind =
      typeof data === 'object' && data !== null && 'kind' in data && typeof data.kind === 'string'
        ? data.kind
        : '';
    const event = parseEnteringEvent(kind, data, metadata.value.schema, where, course.actionProblem);
    if (!event.ok && event.error.code === 'SCHEMA_TOO_NEW')
      return fail({ ...tooNew(event.error.message, where), data: { event: index } });
    if (!event.ok && event.error.code === 'EVENT_TOO_DEEP') return fail({ ...tooDeep, where });
    if (!event.ok) return broken(event.error.message, event.error.where);
    const misplaced = course.problemOf(event.value, index);
    if (misplaced !== null) return broken(`${where}: ${misplaced}`);
    events.push({ id, revision: index, event: event.value, metadata: metadata.value });
  }
  if (!course.hasStarted)
    return fail({
      code: 'IMPORT_EVENT_INVALID',
      message: 'The file does not contain the event that starts the game.',
      where: 'events',
    });
  return ok(events);
}
