import {
  DRAFT_SCHEMA_VERSION,
  draftAfter,
  draftStream,
  matchRecordProblem,
  parseDraftId,
  readDraftEvent,
  verifiedDraft,
  type DraftId,
  type RecordedDraftEvent,
} from '#altered/drafts';
import { fail, inFieldOrder, ok, parseGameId, recordBounds, type Problem, type Result } from '#record';
import type { ImportErrorCode } from './error-codes.js';
import { readEvents, type GameFile, type KnownGames } from './game-file.js';
import { digestOf, foreign, openedFile, tooDeep, type OpenedFile } from './opened-file.js';

export const DRAFT_FILE_FORMAT = 'retrace-draft';
export const DRAFT_FILE_VERSION = 1;

/** A finished draft, with the games that are exported in the same file. */
export interface DraftFile {
  readonly id: DraftId;
  readonly events: readonly RecordedDraftEvent[];
  readonly games: readonly GameFile[];
}

export function looksLikeDraft(text: string): boolean {
  if (!text.includes(`"${DRAFT_FILE_FORMAT}"`)) return false;
  try {
    const opened = openedFile(text, { name: DRAFT_FILE_FORMAT, version: Infinity, noun: 'draft' });
    return opened.ok || opened.error.where === 'version';
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return false;
  }
}

/** Writes a draft as a self-contained JSON file with one event per line. Equal drafts produce equal files. */
export function printDraft({ id, events: recorded, games: played }: DraftFile): string {
  const events = recorded.map(({ id: own, revision, event, metadata: { recordedAt } }) => ({
    id: own,
    revision,
    event,
    metadata: { schema: DRAFT_SCHEMA_VERSION, recordedAt },
  }));
  const games = played.map((game) => ({ game: game.id, events: game.events.map(inFieldOrder) }));
  const head = {
    format: DRAFT_FILE_FORMAT,
    version: DRAFT_FILE_VERSION,
    draft: id,
    digest: digestOf([events, games]),
  };
  const texts = games.map(
    ({ game, events: own }) => `    { "game": ${JSON.stringify(game)}, "events": [\n${lines(own)}\n    ] }`,
  );
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "events": [\n${lines(events)}\n  ],\n  "games": [\n${texts.join(',\n')}\n  ]\n}\n`;
}

const lines = (events: readonly unknown[]): string =>
  events.map((event) => `    ${JSON.stringify(event)}`).join(',\n');

/**
 * Parses a file from `printDraft`. Validates the file completely: replays the draft under its rules, and compares the
 * games in the file with the draft. Fails with `IMPORT_DRAFT_BROKEN` or `IMPORT_DRAFT_NOT_OVER`. Also fails for the
 * same reasons as `parseGame`.
 */
export function parseDraft(text: string, known: KnownGames): Result<DraftFile, Problem<ImportErrorCode>> {
  try {
    const opened = openedFile(text, { name: DRAFT_FILE_FORMAT, version: DRAFT_FILE_VERSION, noun: 'draft' });
    return opened.ok ? draftIn(opened.value, known) : opened;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return fail(tooDeep);
  }
}

function draftIn(file: OpenedFile, known: KnownGames): Result<DraftFile, Problem<ImportErrorCode>> {
  const { draft, digest, events, games = [] } = file;
  if (typeof draft !== 'string') return foreign('The file does not name a draft.', 'draft');
  const id = parseDraftId(draft);
  if (!id.ok) return foreign(id.error.message, 'draft');
  if (!Array.isArray(events) || events.length === 0) return foreign('The file has no events.', 'events');
  if (!Array.isArray(games)) return foreign("The file's `games` field is not a list.", 'games');
  const read = draftEvents(id.value, events);
  if (!read.ok) return read;
  if (digestOf([events, games]) !== digest)
    return fail({
      code: 'IMPORT_DAMAGED',
      message: 'The digest does not match the events, so the file was changed after the export.',
      advice: 'Export or download the draft again.',
      where: 'digest',
    });
  const problem = draftProblem(read.value);
  if (problem !== null) return fail(problem);
  const played = gamesOf(read.value, games, known);
  return played.ok ? ok({ id: id.value, events: read.value, games: played.value }) : played;
}

const broken = (message: string, where: string, event: number): Result<never, Problem<ImportErrorCode>> =>
  fail({ code: 'IMPORT_EVENT_INVALID', message, where, data: { event } });

/** Reads the events of a draft. Checks their ids, order and bounds. */
function draftEvents(
  id: DraftId,
  list: readonly unknown[],
): Result<readonly RecordedDraftEvent[], Problem<ImportErrorCode>> {
  if (list.length > recordBounds.list)
    return fail({
      code: 'IMPORT_TOO_LARGE',
      message: `The draft has ${list.length} events. The limit is ${recordBounds.list}.`,
      where: 'events',
    });
  const events: RecordedDraftEvent[] = [];
  const ids = new Set<string>();
  for (const [index, value] of list.entries()) {
    const where = `event ${index}`;
    if (typeof value !== 'object' || value === null)
      return broken(`${where} is not an object.`, where, index);
    const { id: own, revision, event, metadata } = value as Record<string, unknown>;
    if (typeof own !== 'string' || !/^[0-9a-f-]{36}$/i.test(own) || ids.has(own))
      return broken(`${where}: the field "id" is not a unique UUID.`, where, index);
    ids.add(own);
    if (revision !== index) return broken(`${where}: an event is missing or out of order.`, where, index);
    const { kind } = (event ?? {}) as { readonly kind?: unknown };
    const type = typeof kind === 'string' ? kind : '';
    const read = readDraftEvent({ id: own, stream: draftStream(id), revision, type, data: event, metadata });
    if (!read.ok) {
      const { code, message } = read.error;
      return code === 'SCHEMA_TOO_NEW'
        ? fail({ code: 'IMPORT_TOO_NEW', message, advice: 'Use a newer version of Retrace.', where })
        : broken(message, where, index);
    }
    events.push(read.value);
  }
  return ok(events);
}

/**
 * Returns the problem that prevents a draft from being imported. Either the rules do not confirm the draft, or the
 * draft is not over. Null if there is no problem.
 */
function draftProblem(recorded: readonly RecordedDraftEvent[]): Problem<ImportErrorCode> | null {
  const events = recorded.map(({ event }) => event);
  const verdict = verifiedDraft(events);
  if (verdict.status === 'DIVERGED')
    return diverged(`The first difference is at event ${verdict.revision}.`, `event ${verdict.revision}`);
  if (verdict.status === 'UNVERIFIED') return diverged(verdict.reason, 'event 0');
  if (draftAfter(events).phase === 'over') return null;
  return {
    code: 'IMPORT_DRAFT_NOT_OVER',
    message: 'The draft in the file is not over.',
    advice: 'Export the draft again when it is over.',
    where: 'events',
  };
}

const diverged = (reason: string, where: string): Problem<ImportErrorCode> => ({
  code: 'IMPORT_DRAFT_BROKEN',
  message: `When the draft is replayed with its seed, picks and decks, the result is different. ${reason}`,
  advice: 'Export or download the draft again.',
  where,
});

/** Reads the games of a draft. Checks that each is one of the draft's matches. */
function gamesOf(
  recorded: readonly RecordedDraftEvent[],
  list: readonly unknown[],
  known: KnownGames,
): Result<readonly GameFile[], Problem<ImportErrorCode>> {
  const state = draftAfter(recorded.map(({ event }) => event));
  const games: GameFile[] = [];
  for (const [index, value] of list.entries()) {
    const where = `game ${index}`;
    const { game, events } = (value ?? {}) as Record<string, unknown>;
    const id = parseGameId(typeof game === 'string' ? game : '');
    if (!id.ok) return foreign(`${where}: ${id.error.message}`, where);
    if (!Array.isArray(events) || events.length === 0) return foreign(`${where} has no events.`, where);
    if (games.some((earlier) => earlier.id === id.value))
      return fail(diverged(`Game "${id.value}" occurs twice in the file.`, where));
    const read = readEvents(events, known);
    if (!read.ok) return fail({ ...read.error, where: `${where}, ${read.error.where ?? 'events'}` });
    const problem = matchRecordProblem(state, id.value, read.value);
    if (problem !== null) return fail(diverged(problem, where));
    games.push({ id: id.value, events: read.value });
  }
  return ok(games);
}
