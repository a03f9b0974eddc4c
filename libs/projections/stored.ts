import {
  ADMINISTRATION_STREAM_PREFIX,
  fail,
  GAME_STREAM_PREFIX,
  NOTES_STREAM_PREFIX,
  ok,
  parseEvent,
  parseMetadata,
  readAdministration,
  readNote,
  REVIEW_STREAM_PREFIX,
  SCHEMA_VERSION,
  type EventMetadata,
  type GameEvent,
  type GameEventKind,
  type Json,
  type NoteEntry,
  type RecordedAdministration,
  type RecordedEvent,
  type Result,
  type RecordProblem,
} from '#record';

export const gameStreamPrefix = GAME_STREAM_PREFIX;

/** An event as returned by an event store. */
export interface StoredData {
  readonly stream: string;
  readonly id: string;
  readonly revision: number;
  readonly type: string;
  readonly data: Json;
  readonly metadata: Json;
}

const placeOf = ({ stream, revision }: StoredData): string => `stream ${stream}, revision ${revision}`;

/** Parses a stored event for a list. Fails with the same problems as `parseMetadata` and `parseEvent`. */
export function readStored(stored: StoredData): Result<RecordedEvent, RecordProblem> {
  if (isOwn(stored)) return ok(ownEvent(stored));
  const { id, revision, type, data } = stored;
  const where = placeOf(stored);
  const metadata = parseMetadata(stored.metadata, where);
  if (!metadata.ok) return metadata;
  const event = parseEvent(type, data, metadata.value.schema, where);
  return event.ok ? ok({ id, revision, event: event.value, metadata: metadata.value }) : fail(event.error);
}

type Fields = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isKinded = (value: unknown): boolean => isObject(value) && typeof value['kind'] === 'string';

const isSeat = (value: unknown): boolean =>
  isObject(value) && typeof value['name'] === 'string' && Array.isArray(value['deck']);

/** Fast checks for the most frequent kinds of events. Other events are parsed completely. */
const ownShapes: Partial<Record<GameEventKind, (data: Fields) => boolean>> = {
  GameStarted: ({ module, edition, format, seats, cards }) =>
    [module, edition, format].every((word) => typeof word === 'string') &&
    Array.isArray(seats) &&
    seats.every(isSeat) &&
    isObject(cards),
  StepResolved: ({ actions, cause }) => Array.isArray(actions) && actions.every(isKinded) && isKinded(cause),
  DecisionRequested: ({ decision, resume }) =>
    isObject(decision) && typeof decision['id'] === 'number' && isObject(resume),
  DecisionMade: ({ choice, seat }) => Array.isArray(choice) && typeof seat === 'number',
};

/**
 * Whether the event was written with the current schema version. All fields of such an event were checked when it was
 * written. This function only checks the fields that lists use, because there could be millions of events.
 */
function isOwn({ type, data, metadata }: StoredData): boolean {
  if (!isObject(data) || !isObject(metadata) || data['kind'] !== type) return false;
  if (metadata['schema'] !== SCHEMA_VERSION || typeof metadata['recordedAt'] !== 'string') return false;
  return Object.hasOwn(ownShapes, type) && ownShapes[type as GameEventKind]?.(data) === true;
}

const ownEvent = ({ id, revision, data, metadata }: StoredData): RecordedEvent => ({
  id,
  revision,
  event: data as unknown as GameEvent,
  metadata: metadata as unknown as EventMetadata,
});

/** The prefix of note streams. In schema 1, they also contain administrative entries. */
export const notesStreamPrefix = NOTES_STREAM_PREFIX;

/** The prefix of streams with administrative entries about games. */
export const administrationStreamPrefix = ADMINISTRATION_STREAM_PREFIX;

/** The prefixes of a game's streams. */
export const streamPrefixes = [gameStreamPrefix, notesStreamPrefix, administrationStreamPrefix] as const;

export const reviewStreamPrefix = REVIEW_STREAM_PREFIX;

/** The prefixes of the streams from which lists and statistics are built. */
export const followedPrefixes = [...streamPrefixes, reviewStreamPrefix] as const;

/** Returns the game to which a stream belongs. Null if there is none. */
export function gameOfStream(stream: string): string | null {
  const prefix = followedPrefixes.find((candidate) => stream.startsWith(candidate));
  return prefix === undefined ? null : stream.slice(prefix.length);
}

/** An administrative entry or a note, parsed for a list. */
export type StoredAbout =
  | { readonly kind: 'administration'; readonly recorded: RecordedAdministration }
  | { readonly kind: 'note'; readonly recorded: NoteEntry };

/**
 * Parses a stored note or administrative entry. If a note is unreadable, returns an entry with the problem. Fails for
 * the same reasons as `readAdministration`.
 */
export function readStoredAbout(stored: StoredData): Result<StoredAbout, RecordProblem> {
  const read = readAdministration(stored);
  if (!read.ok) return read;
  if (read.value !== null) return ok({ kind: 'administration', recorded: read.value });
  return ok({ kind: 'note', recorded: readNote(stored) });
}
