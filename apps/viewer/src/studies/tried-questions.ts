import { shelf } from '../api/shelf.js';

/** A question that the reader has tried, stored in the browser. */
interface TriedQuestion {
  readonly chapter: string;
  /** The id with which the server shows the answer. */
  readonly id: string;
}

const isTried = (value: unknown): value is TriedQuestion => {
  const { chapter, id } = (value ?? {}) as Partial<TriedQuestion>;
  return typeof chapter === 'string' && typeof id === 'string';
};

const tried = shelf('retrace.tries', () => localStorage, isTried);

/** Returns the id of the reader's try at a chapter. Null if there is none. */
export const triedHere = (chapter: string): string | null =>
  tried.read().find((entry) => entry.chapter === chapter)?.id ?? null;

/** Stores the id of the reader's try at a chapter. */
export const storeTry = (chapter: string, id: string): void =>
  tried.write([{ chapter, id }, ...tried.read().filter((entry) => entry.chapter !== chapter)]);
