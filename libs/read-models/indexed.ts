import { searchForm } from '#record';

/** Characters of a text that is searched by: three of them, and a game, fit into an entry of an index. */
const MOST = 200;

/** A text as an index can hold it: of one that is longer than a record may have, the beginning. */
export const indexed = (text: string): string =>
  text.length <= MOST ? text : text.slice(0, MOST).replace(/[\ud800-\udbff]$/, '');

/** A name as searches compare it, as an index can hold it. */
export const searchable = (name: string): string => indexed(searchForm(name));

/** Like `indexed`, for a text that may be missing. */
export const indexedOrNull = (text: string | null): string | null => (text === null ? null : indexed(text));

/** The largest number that a column holds. */
const LARGEST = 2_147_483_647;

/** A number as a column can hold it. */
export const columned = (value: number): number =>
  Number.isFinite(value) ? Math.max(-LARGEST, Math.min(LARGEST, Math.trunc(value))) : 0;
