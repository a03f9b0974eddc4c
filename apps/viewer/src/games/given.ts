import { unpacked, unzipped } from '../api/unpacked.js';

/** What a file is, as far as it has to be known here: the server knows the forms of each. */
export type GivenKind = 'cards' | 'deck' | 'log' | 'game' | 'damaged';

/** A file or a text that somebody gives to be imported. */
export interface Given {
  readonly name: string;
  readonly kind: GivenKind;
  /** Unpacked. */
  readonly body: Blob;
  /** All of it; the beginning of one that is too large to be sent. */
  readonly text: string;
  readonly isLarge: boolean;
}

/** Bytes of a file that can be sent, at most, and those that are looked at of any other. */
const MOST_BYTES = 32 * 1024 * 1024;
const BEGINNING = 64 * 1024;
/** Characters of the document of a deck, at most. */
const MOST_OF_DECK = 1024 * 1024;

const reference = /"reference"\s*:|\b[A-Z0-9]+_[A-Z0-9]+_[A-Z]{1,2}_[A-Z]{2}_\d/;
/** Beginnings of lists about cards: days of legality, factions of unique cards. */
const about = /"patches"\s*:\s*\[|^\ufeff?\s*\{\s*"[A-Z]{2}_\d+"\s*:\s*\{/;
/** A line of a list of collector numbers. */
const numbered = /^\ufeff?("?reference"?[;,]|[A-Z0-9_]{3,60}[;,\t][A-Z]{3,})/i;

/** What a text is, by its content alone. What is none of the others is a game: the server says what is wrong with it. */
export function kindOf(text: string): GivenKind {
  if (/^\ufeff?\s*</.test(text)) return 'log';
  if (/^\ufeff?\s*[[{]/.test(text)) {
    if (/^\ufeff?\s*\{\s*"format"/.test(text)) return 'game';
    if (/"(logs|entries|packet_type)\\?"\s*:/.test(text)) return 'log';
    if (text.length <= MOST_OF_DECK && /"(deckCards|deckCardsByType)"\s*:/.test(text)) return 'deck';
    return reference.test(text) || about.test(text.slice(0, 2000)) ? 'cards' : 'game';
  }
  if (text.includes('\0') || text.includes('\ufffd') || text.trim() === '') return 'game';
  return numbered.test(text) && !/\bqty\b/i.test(text.slice(0, 2000)) ? 'cards' : 'deck';
}

async function givenIn(file: File): Promise<Given> {
  try {
    const body = await unpacked(file);
    const isLarge = body.size > MOST_BYTES;
    const text = await (isLarge ? body.slice(0, BEGINNING) : body).text();
    return { name: file.name, kind: kindOf(text), body, text, isLarge };
  } catch {
    return { name: file.name, kind: 'damaged', body: file, text: '', isLarge: false };
  }
}

/** Everything in files, zip files among them, read one by one. */
export async function allGiven(files: readonly File[]): Promise<readonly Given[]> {
  const found: Given[] = [];
  for (const file of files) for (const plain of await unzipped(file)) found.push(await givenIn(plain));
  return found;
}

interface Group {
  readonly tables: ReadonlySet<string>;
  readonly logs: readonly Given[];
}

/** Logs that name a table in common are points of view of one game, and are read together. */
export function byTable(logs: readonly Given[]): readonly (readonly Given[])[] {
  let groups: readonly Group[] = [];
  for (const log of logs) {
    const tables = [...log.text.matchAll(/table_id\\*"\s*:\s*\\*"?(\d+)/g)].map(([, table = '']) => table);
    const same = groups.filter((group) => tables.some((table) => group.tables.has(table)));
    const joined: Group = {
      tables: new Set([...same.flatMap((group) => [...group.tables]), ...tables]),
      logs: [...same.flatMap((group) => group.logs), log],
    };
    groups = [...groups.filter((group) => !same.includes(group)), joined];
  }
  return groups.map((group) => group.logs);
}

/** What is sent to the server, and its type. */
export interface Parcel {
  readonly body: Blob;
  readonly type: 'application/json' | 'application/zip';
}

/** Logs with decks as one file to send; a log alone goes as it is. */
export async function packed(logs: readonly Given[], decks: readonly string[]): Promise<Parcel> {
  const [first] = logs;
  if (first === undefined) throw new Error('there is a log');
  if (logs.length === 1 && decks.length === 0) {
    const isZip = first.text.startsWith('PK\u0003\u0004');
    return { body: first.body, type: isZip ? 'application/zip' : 'application/json' };
  }
  const { strToU8, zipSync } = await import('fflate');
  const entries: Record<string, Uint8Array> = {};
  for (const [index, { body }] of logs.entries())
    entries[`log-${index + 1}.json`] = new Uint8Array(await body.arrayBuffer());
  for (const [index, deck] of decks.entries()) entries[`deck-${index + 1}.txt`] = strToU8(deck);
  return { body: new Blob([zipSync(entries, { level: 1 })]), type: 'application/zip' };
}

/** Bytes of cards in a query, at most: its body may have 256 KB. And as many queries as a client may send of them in a minute. */
const MOST_IN_QUERY = 200 * 1024;
const MOST_QUERIES = 20;

const bytesOf = (text: string): number => new Blob([JSON.stringify(text)]).size;

/** The cards of a document, each as a document of its own; null where they cannot be told apart. */
function cardsApart(text: string): readonly unknown[] | null {
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch {
    return null;
  }
  if (Array.isArray(value)) return value as readonly unknown[];
  if (typeof value !== 'object' || value === null) return null;
  const page: unknown = Object.entries(value).find(([key]) => /^(hydra:)?member$/.test(key))?.[1];
  if (Array.isArray(page)) return page as readonly unknown[];
  // A file that is keyed by reference.
  const entries = Object.entries(value);
  return entries.every(([key]) => /^[A-Z0-9]+(_[A-Z0-9]+){2,}$/.test(key))
    ? entries.map(([key, card]) => ({ reference: key, ...(card as object) }))
    : null;
}

/** A card file in parts that a query can hold. Null if it is too large, or cannot be divided. */
export function cardParts({ text, isLarge }: Given): readonly string[] | null {
  if (isLarge) return null;
  if (bytesOf(text) <= MOST_IN_QUERY) return [text];
  const cards = cardsApart(text);
  if (cards === null) return null;
  const parts: string[][] = [];
  let size = Infinity;
  for (const card of cards) {
    const printed = JSON.stringify(card);
    const bytes = bytesOf(printed);
    if (bytes > MOST_IN_QUERY) return null;
    if (size + bytes > MOST_IN_QUERY) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(printed);
    size += bytes;
  }
  return parts.length > MOST_QUERIES ? null : parts.map((part) => `[${part.join(',')}]`);
}
