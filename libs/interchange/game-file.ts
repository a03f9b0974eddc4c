import { createHash } from 'node:crypto';
import {
  fail,
  ok,
  parseEvent,
  parseGameId,
  parseMetadata,
  type GameEvent,
  type GameId,
  type Problem,
  type RecordedEvent,
  type Result,
} from '#record';
import { jsonProblem } from './json-problem.js';

/** The format of export files, as `retrace-game.schema.json` describes it. */
export const GAME_FILE_FORMAT = 'retrace-game';
export const GAME_FILE_VERSION = 1;

/** Larger files are refused before they are read: 64 MiB of text. */
export const MOST_CHARACTERS = 64 * 1024 * 1024;

export interface GameFile {
  readonly id: GameId;
  readonly events: readonly RecordedEvent[];
}

/**
 * Whether the atomic actions of a module's events are well formed: what is wrong with one, or null. The module is `''` for
 * events before the one that names it.
 */
export type ActionCheck = (module: string) => (action: unknown) => string | null;

/** SHA-256 over the events as they stand in the file, without the space between them: damage shows. */
const digestOf = (events: unknown): string =>
  `sha256-${createHash('sha256').update(JSON.stringify(events)).digest('base64')}`;

/**
 * Writes a game as one self-contained file: JSON, one event a line, so that two versions can be compared. The same events as
 * a store gives them, the same file.
 */
export function printGame({ id, events }: GameFile): string {
  const head = { format: GAME_FILE_FORMAT, version: GAME_FILE_VERSION, game: id, digest: digestOf(events) };
  const lines = events.map((event) => `    ${JSON.stringify(event)}`).join(',\n');
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "events": [\n${lines}\n  ]\n}\n`;
}

/**
 * Reads a file that `printGame` wrote. All of it is checked before any of it is given; problems say where the file is
 * broken: `IMPORT_TOO_LARGE`, `IMPORT_TOO_DEEP`, `IMPORT_NOT_JSON`, `IMPORT_FOREIGN`, `IMPORT_TOO_NEW`, `IMPORT_EVENT`,
 * `IMPORT_DAMAGED`.
 */
export function parseGame(text: string, check: ActionCheck = () => () => null): Result<GameFile, Problem> {
  try {
    return readGame(text, check);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return fail({
      code: 'IMPORT_TOO_DEEP',
      message: 'The file is nested more deeply than any game is.',
      advice: 'Give a file that `retrace export` wrote.',
    });
  }
}

function readGame(text: string, check: ActionCheck): Result<GameFile, Problem> {
  if (text.length > MOST_CHARACTERS)
    return fail({
      code: 'IMPORT_TOO_LARGE',
      message: `The file has ${text.length} characters; at most ${MOST_CHARACTERS} are read.`,
    });
  const json = readJson(text);
  if (!json.ok) return json;
  const head = readHead(json.value);
  if (!head.ok) return head;
  const events = readEvents(head.value.events, check);
  if (!events.ok) return events;
  if (digestOf(head.value.events) !== head.value.digest)
    return fail({
      code: 'IMPORT_DAMAGED',
      message: 'The events are not those that were exported: their digest differs.',
      advice: 'Export the game again, or fetch the file again.',
      where: 'digest',
    });
  return ok({ id: head.value.id, events: events.value });
}

function readJson(text: string): Result<unknown, Problem> {
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

const tooNew = (message: string, where: string): Problem => ({
  code: 'IMPORT_TOO_NEW',
  message,
  advice: 'Use a newer version of Retrace.',
  where,
});

function readHead(value: unknown): Result<Head, Problem> {
  const foreign = (message: string, where: string) =>
    fail({
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

function readEvents(list: readonly unknown[], check: ActionCheck): Result<readonly RecordedEvent[], Problem> {
  const events: RecordedEvent[] = [];
  let actionProblem = check('');
  let started = false;
  for (const [index, value] of list.entries()) {
    const where = `event ${index}`;
    const broken = (message: string, place = where) =>
      fail({ code: 'IMPORT_EVENT', message, where: place, data: { event: index } });
    if (typeof value !== 'object' || value === null) return broken(`${where} is not an object.`);
    const { id, revision, event: data, metadata: facts } = value as Record<string, unknown>;
    if (typeof id !== 'string' || !/^[0-9a-f-]{36}$/i.test(id))
      return broken(`${where}: field "id" is not a UUID.`);
    if (revision !== index)
      return broken(
        `${where}: field "revision" is ${String(revision)}; an event is missing or out of place.`,
      );
    const metadata = parseMetadata(facts, where);
    if (!metadata.ok) return broken(metadata.error.message, metadata.error.where);
    const kind = typeof data === 'object' && data !== null && 'kind' in data ? String(data.kind) : '';
    const event = parseEvent(kind, data, metadata.value.schema, where, actionProblem);
    if (!event.ok && event.error.code === 'SCHEMA_TOO_NEW')
      return fail({ ...tooNew(event.error.message, where), data: { event: index } });
    if (!event.ok) return broken(event.error.message, event.error.where);
    const misplaced = misplacedIn(event.value, index, started);
    if (misplaced !== null) return broken(`${where}: ${misplaced}`);
    if (event.value.kind === 'GameStarted') {
      actionProblem = check(event.value.module);
      started = true;
    }
    events.push({ id, revision: index, event: event.value, metadata: metadata.value });
  }
  if (!started)
    return fail({
      code: 'IMPORT_EVENT',
      message: 'No event says how the game started.',
      where: 'events',
    });
  return ok(events);
}

/**
 * A file has a whole game: it starts once, and before that it tells at most where it comes from. A branch without what came
 * before would go on from whatever game has that name here. Null: the event may stand there.
 */
function misplacedIn({ kind }: GameEvent, index: number, started: boolean): string | null {
  if (kind === 'GameStarted') return started ? 'the game starts a second time.' : null;
  return started || (kind === 'GameImported' && index < 2) ? null : `${kind} stands before the start.`;
}
