import { shelf } from '../api/shelf.js';

/** A question that the user has answered, stored in the browser. */
interface TriedQuestion {
  readonly chapter: string;
  /** The id of the attempt. The server reveals the answer if a request contains this id. */
  readonly id: string;
}

const isTried = (value: unknown): value is TriedQuestion => {
  const { chapter, id } = (value ?? {}) as Partial<TriedQuestion>;
  return typeof chapter === 'string' && typeof id === 'string';
};

const tried = shelf('retrace.tries', () => localStorage, isTried);

/** Returns the id of the user's attempt at a chapter's question. Null if there is none. */
export const triedHere = (chapter: string): string | null =>
  tried.read().find((entry) => entry.chapter === chapter)?.id ?? null;

/** Stores the id of the user's attempt at a chapter's question. */
export const storeTry = (chapter: string, id: string): void =>
  tried.write([{ chapter, id }, ...tried.read().filter((entry) => entry.chapter !== chapter)]);
