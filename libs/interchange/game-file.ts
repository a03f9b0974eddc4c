import type { ImportErrorCode } from './error-codes.js';
import { createHash } from 'node:crypto';
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
import { jsonProblem } from './json-problem.js';

/** The format of export files, as `retrace-game.schema.json` describes it. */
export const GAME_FILE_FORMAT = 'retrace-game';
export const GAME_FILE_VERSION = 1;

/** Larger files are refused before they are read. */
export const MOST_CHARACTERS = recordBounds.file;

export interface GameFile {
  readonly id: GameId;
  readonly events: readonly RecordedEvent[];
}

/** The games that a program knows: a file is held against the shapes of its own. */
export type KnownGames = ReadonlyMap<ModuleId, Pick<GameModule, 'records' | 'seats' | 'seatsIn'>>;

/** SHA-256 over the events as they stand in the file, without the space between them: damage shows. */
const digestOf = (events: unknown): string =>
  `sha256-${createHash('sha256').update(JSON.stringify(events)).digest('base64')}`;

/**
 * Writes a game as one self-contained file: JSON, one event a line, so that two versions can be compared. The same events, the same
 * file.
 */
export function printGame({ id, events: recorded }: GameFile): string {
  const events = recorded.map(inFieldOrder);
  const head = { format: GAME_FILE_FORMAT, version: GAME_FILE_VERSION, game: id, digest: digestOf(events) };
  const lines = events.map((event) => `    ${JSON.stringify(event)}`).join(',\n');
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "events": [\n${lines}\n  ]\n}\n`;
}

/**
 * Reads a file that `printGame` wrote. All of it is checked before any of it is given; problems say where the file is
 * broken: `IMPORT_TOO_LARGE`, `IMPORT_TOO_DEEP`, `IMPORT_NOT_JSON`, `IMPORT_FOREIGN`, `IMPORT_TOO_NEW`, `IMPORT_EVENT_INVALID`,
 * `IMPORT_DAMAGED`.
 */
export function parseGame(text: string, games: KnownGames): Result<GameFile, Problem<ImportErrorCode>> {
  try {
    return readGame(text, games);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return fail(tooDeep);
  }
}

const tooDeep: Problem<ImportErrorCode> = {
  code: 'IMPORT_TOO_DEEP',
  message: 'The file is nested too deeply.',
  advice: 'Give a file that `retrace export` wrote.',
};

function readGame(text: string, games: KnownGames): Result<GameFile, Problem<ImportErrorCode>> {
  if (text.length > MOST_CHARACTERS)
    return fail({
      code: 'IMPORT_TOO_LARGE',
      message: `The file has ${text.length} characters. The limit is ${MOST_CHARACTERS}.`,
    });
  const json = readJson(text);
  if (!json.ok) return json;
  const head = readHead(json.value);
  if (!head.ok) return head;
  const events = readEvents(head.value.events, games);
  if (!events.ok) return events;
  if (digestOf(head.value.events) !== head.value.digest)
    return fail({
      code: 'IMPORT_DAMAGED',
      message: 'The events were changed after the export: their digest differs.',
      advice: 'Export the game again, or fetch the file again.',
      where: 'digest',
    });
  return ok({ id: head.value.id, events: events.value });
}

function readJson(text: string): Result<unknown, Problem<ImportErrorCode>> {
  try {
    // Some editors put a byte order mark before what they save.
    return ok(JSON.parse(text.replace(/^\uFEFF/, '')) as unknown);
  } catch {
    return fail(jsonProblem(text));
  }
}

interface Head {
  readonly id: GameId;
  readonly digest: unknown;
  readonly events: readonly unknown[];
}

const isVersion = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value > 0;

const tooNew = (message: string, where: string): Problem<ImportErrorCode> => ({
  code: 'IMPORT_TOO_NEW',
  message,
  advice: 'Use a newer version of Retrace.',
  where,
});

function readHead(value: unknown): Result<Head, Problem<ImportErrorCode>> {
  const foreign = (message: string, where: string) =>
    fail<Problem<ImportErrorCode>>({
      code: 'IMPORT_FOREIGN',
      message,
      advice: 'Give a file that `retrace export` wrote.',
      where,
    });
  if (
    typeof value !== 'object' ||
    value === null ||
    !('format' in value) ||
    value.format !== GAME_FILE_FORMAT
  )
    return foreign('The file is not an exported game.', 'format');
  if (!('version' in value) || !isVersion(value.version))
    return foreign('The file names no version.', 'version');
  if (value.version > GAME_FILE_VERSION)
    return fail(
      tooNew(
        `The file has version ${value.version}; this program reads versions up to ${GAME_FILE_VERSION}.`,
        'version',
      ),
    );
  if (!('game' in value) || typeof value.game !== 'string') return foreign('The file names no game.', 'game');
  const id = parseGameId(value.game);
  if (!id.ok) return foreign(id.error.message, 'game');
  if (!('events' in value) || !Array.isArray(value.events) || value.events.length === 0)
    return foreign('The file has no events.', 'events');
  return ok({ id: id.value, digest: 'digest' in value ? value.digest : null, events: value.events });
}

/** Events as they would enter a record: each within its bounds, in its place; problems as of `parseGame`. */
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
      return broken(`${where}: field "id" is not a UUID.`);
    if (ids.has(id)) return broken(`${where}: field "id" is that of an earlier event.`);
    ids.add(id);
    if (revision !== index)
      return broken(
        `${where}: field "revision" is ${shortened(typeof revision === 'number' ? `${revision}` : typeof revision)}; an event is missing or out of place.`,
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
      message: 'No event says how the game started.',
      where: 'events',
    });
  return ok(events);
}
