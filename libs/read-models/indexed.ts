import { searchForm } from '#record';

/** The maximum length of a searchable text. An index entry must have space for three texts and a game id. */
const MOST = 200;

/** Shortens a text to fit an index. */
export const indexed = (text: string): string =>
  text.length <= MOST ? text : text.slice(0, MOST).replace(/[\ud800-\udbff]$/, '');

/** Normalises a name for searching and shortens it to fit an index. */
export const searchable = (name: string): string => indexed(searchForm(name));

/** Like `indexed`, for a text that may be null. */
export const indexedOrNull = (text: string | null): string | null => (text === null ? null : indexed(text));

/** The maximum number that a column can store. */
const LARGEST = 2_147_483_647;

/** Clamps a number to the range of a column. */
export const columned = (value: number): number =>
  Number.isFinite(value) ? Math.max(-LARGEST, Math.min(LARGEST, Math.trunc(value))) : 0;
