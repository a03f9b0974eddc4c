import type { Annotation, Arrow, Spot } from '../api/shapes.js';

/** A note in a file. The author and time are only for information and are not imported. */
export type FiledNote = Pick<
  Annotation,
  'from' | 'to' | 'as' | 'text' | 'mark' | 'arrows' | 'highlights' | 'by' | 'writtenAt'
>;

export interface NoteFile {
  readonly game: string;
  readonly tags: readonly string[];
  readonly notes: readonly FiledNote[];
}

const KIND = 'retrace-notes';
const VERSION = 1;
/** The maximum size of a file, in bytes. It exceeds the size of any game's notes. */
export const LARGEST_FILE = 32 * 1024 * 1024;

const plainSpot = ({ kind, key }: Spot): Spot => ({ kind, key });
const plainArrow = ({ from, to }: Arrow): Arrow => ({ from: plainSpot(from), to: plainSpot(to) });

/** Returns the content of a file with notes. */
export function noteFile(game: string, tags: readonly string[], notes: readonly Annotation[]): string {
  const filed = notes.map(({ from, to, as, text, mark, arrows, highlights, by, writtenAt }): FiledNote => {
    const drawn = { arrows: arrows.map(plainArrow), highlights: highlights.map(plainSpot) };
    return { from, to, as, text, mark, ...drawn, by, writtenAt };
  });
  return `${JSON.stringify({ kind: KIND, version: VERSION, game, tags, notes: filed }, null, 2)}\n`;
}

/** Parses a file with notes. Null if the file has a different format or an unknown version. */
export function noteFileIn(text: string): NoteFile | null {
  const file = parsed(text);
  if (!isRecord(file) || file['kind'] !== KIND || file['version'] !== VERSION) return null;
  const { game, tags = [], notes } = file;
  if (typeof game !== 'string' || !isList(tags, isText) || !isList(notes, isNote)) return null;
  return { game, tags, notes };
}

const contentOf = ({ from, to, as, text, mark, arrows, highlights }: FiledNote): string =>
  JSON.stringify([from, to, as, text, mark, arrows.map(plainArrow), highlights.map(plainSpot)]);

/** Returns the notes that are in a file but not in the game, without repeats. */
export function missingNotes(filed: readonly FiledNote[], there: readonly FiledNote[]): readonly FiledNote[] {
  const known = new Set(there.map(contentOf));
  return filed.filter((note) => {
    const content = contentOf(note);
    if (known.has(content)) return false;
    known.add(content);
    return true;
  });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === 'string';
const isList = <T>(value: unknown, isOne: (entry: unknown) => entry is T): value is readonly T[] =>
  Array.isArray(value) && value.every(isOne);
const isSpot = (value: unknown): value is Spot =>
  isRecord(value) && ['CARD', 'ZONE', 'SPACE'].includes(String(value['kind'])) && isText(value['key']);
const isArrow = (value: unknown): value is Arrow =>
  isRecord(value) && isSpot(value['from']) && isSpot(value['to']);
const isNote = (value: unknown): value is FiledNote =>
  isRecord(value) &&
  ['from', 'to', 'as', 'text', 'by', 'writtenAt'].every((name) => isText(value[name])) &&
  (value['mark'] === null || isText(value['mark'])) &&
  isList(value['arrows'], isArrow) &&
  isList(value['highlights'], isSpot);
