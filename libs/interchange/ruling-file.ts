import {
  replayedRuling,
  rulingExcerpt,
  rulingOf,
  type ProjectionErrorCode,
  type Replay,
  type RulingExcerpt,
  type RulingReplay,
} from '#projections';
import {
  fail,
  inFieldOrder,
  invariant,
  isLegible,
  ok,
  parseGameId,
  recordBounds,
  startedIn,
  type GameId,
  type GameModule,
  type Problem,
  type Result,
} from '#record';
import type { ImportErrorCode, RulingErrorCode } from './error-codes.js';
import { readEvents } from './game-file.js';
import { foreign, openedFile, tooDeep } from './opened-file.js';

/** The format of files that report an incorrect ruling. */
export const RULING_FILE_FORMAT = 'retrace-ruling';
export const RULING_FILE_VERSION = 1;

/** A ruling that a user considers incorrect. */
export interface RulingFile extends RulingExcerpt {
  readonly game: GameId;
  /** The ruling that the user expected, in the user's words. */
  readonly expected: string;
}

/**
 * Writes a file that reports the ruling in an event. The file's field `ruling` is for human readers. It describes the
 * events that the rules produced, with cards and rule numbers. Fails with `EXPECTATION_INVALID` if the expected result
 * is empty, too long or illegible. Also fails for the same reasons as `rulingExcerpt`.
 */
export function printRuling(
  game: GameId,
  replay: Replay,
  revision: number,
  expectation: string,
): Result<string, Problem<ProjectionErrorCode | RulingErrorCode>> {
  const expected = expectation.trim();
  const most = recordBounds.annotation;
  if (expected === '' || expected.length > most || !isLegible(expected))
    return fail({
      code: 'EXPECTATION_INVALID',
      message: 'The report does not describe what you expected.',
      advice: `Describe the expected result in 1 to ${most} characters.`,
    });
  const excerpt = rulingExcerpt(replay, revision);
  if (!excerpt.ok) return excerpt;
  const started = startedIn(excerpt.value.events);
  invariant(started, 'an excerpt has the start of its game');
  const recorded = replay.events[revision];
  invariant(recorded, 'an excerpt has its event');
  const head = {
    format: RULING_FILE_FORMAT,
    version: RULING_FILE_VERSION,
    game,
    module: started.module,
    edition: started.edition,
    revision,
    place: excerpt.value.place,
    expected,
    ruling: rulingOf(replay.module, replay.before(revision), recorded.event),
  };
  const lines = excerpt.value.events.map((event) => `    ${JSON.stringify(inFieldOrder(event))}`).join(',\n');
  return ok(`${JSON.stringify(head, null, 2).slice(0, -2)},\n  "events": [\n${lines}\n  ]\n}\n`);
}

const advice = 'Use a file saved by the viewer or written by `retrace rule report`.';

/**
 * Parses and validates a file from `printRuling`. Fails for the same reasons as `parseGame`, but never with
 * `IMPORT_DAMAGED`, because a report has no digest.
 */
export function parseRuling(
  text: string,
  modules: ReadonlyMap<string, GameModule>,
): Result<RulingFile, Problem<ImportErrorCode>> {
  try {
    const read = readRuling(text, modules);
    return read.ok || read.error.code === 'IMPORT_TOO_NEW' ? read : fail({ ...read.error, advice });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return fail({ ...tooDeep, advice });
  }
}

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < recordBounds.events;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

function readRuling(
  text: string,
  modules: ReadonlyMap<string, GameModule>,
): Result<RulingFile, Problem<ImportErrorCode>> {
  const opened = openedFile(text, {
    name: RULING_FILE_FORMAT,
    version: RULING_FILE_VERSION,
    noun: 'report of a ruling',
  });
  if (!opened.ok) return opened;
  const { game, revision, place, expected, events: list } = opened.value;
  const id = parseGameId(typeof game === 'string' ? game : '');
  if (!id.ok) return foreign(id.error.message, 'game');
  if (!isCount(revision)) return foreign('The file does not name an event.', 'revision');
  if (typeof expected !== 'string' || expected.length > recordBounds.annotation || !isLegible(expected))
    return foreign('The file contains no readable description of the expected result.', 'expected');
  if (!Array.isArray(list) || list.length === 0) return foreign('The file contains no events.', 'events');
  const revisions = list.map((entry: unknown) => (isRecord(entry) ? entry['revision'] : null));
  if (!revisions.every(isCount) || revisions.some((value, index) => value <= (revisions[index - 1] ?? -1)))
    return foreign('The events in the file are out of order.', 'events');
  // An excerpt omits the events between choices, so its events are renumbered and checked as if they were a complete
  // record.
  const read = readEvents(
    list.map((entry: unknown, index) => (isRecord(entry) ? { ...entry, revision: index } : entry)),
    modules,
  );
  if (!read.ok) return read;
  const events = read.value.map((event, index) => ({ ...event, revision: revisions[index] ?? index }));
  const at = revisions.indexOf(revision);
  const last = events.findLastIndex(({ event }) => event.kind === 'DecisionMade');
  if (!isCount(place) || at < 0 || at - Math.max(0, last) !== place)
    return foreign('The file does not contain the event that it names.', 'revision');
  return ok({ game: id.value, revision, place, expected, events });
}

/** Replays a report's event with the rules of this version of Retrace. */
export function checkRuling(file: RulingFile, modules: ReadonlyMap<string, GameModule>): RulingReplay {
  const module = modules.get(startedIn(file.events)?.module ?? '');
  return module === undefined
    ? { status: 'UNREACHED', reason: 'This version of Retrace does not support this kind of game.' }
    : replayedRuling(module, file);
}
