import { searchForm } from '#record';

/**
 * The maximum number of characters of a text in an index. An index entry must have room for three texts and a game id.
 */
const MOST = 200;

/** Shortens the text so that it fits into an index. */
export const indexed = (text: string): string =>
  text.length <= MOST ? text : text.slice(0, MOST).replace(/[\ud800-\udbff]$/, '');

/** Normalises the name for searching and shortens it so that it fits into an index. */
export const searchable = (name: string): string => indexed(searchForm(name));

export const indexedOrNull = (text: string | null): string | null => (text === null ? null : indexed(text));

/** The largest number that a column can store. */
const LARGEST = 2_147_483_647;

/** Rounds a number towards zero and limits it to the range of a column. Returns 0 if the number is not finite. */
export const columned = (value: number): number =>
  Number.isFinite(value) ? Math.max(-LARGEST, Math.min(LARGEST, Math.trunc(value))) : 0;
