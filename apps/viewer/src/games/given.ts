import { unpacked, unzipped } from '../api/unpacked.js';

/** The kinds of files that the viewer distinguishes. The server distinguishes the formats of each kind. */
export type GivenKind = 'cards' | 'deck' | 'log' | 'game' | 'damaged';

/** A file or pasted text to import. */
export interface Given {
  readonly name: string;
  readonly kind: GivenKind;
  /** The uncompressed content. */
  readonly body: Blob;
  /** The content of the file as text. If the file is too large to send, only its beginning. */
  readonly text: string;
  readonly isLarge: boolean;
}

/** The maximum size of a file to send, in bytes. If a file is larger, only its first `BEGINNING` bytes are examined. */
const MOST_BYTES = 32 * 1024 * 1024;
const BEGINNING = 64 * 1024;
/** The maximum number of characters in a deck document. */
const MOST_OF_DECK = 1024 * 1024;

const reference = /"reference"\s*:|\b[A-Z0-9]+_[A-Z0-9]+_[A-Z]{1,2}_[A-Z]{2}_\d/;
/** Matches the beginning of a list of card facts: legality dates, or the factions of unique cards. */
const about = /"patches"\s*:\s*\[|^\ufeff?\s*\{\s*"[A-Z]{2}_\d+"\s*:\s*\{/;
/** Matches a line in a list of collector numbers. */
const numbered = /^\ufeff?("?reference"?[;,]|[A-Z0-9_]{3,60}[;,\t][A-Z]{3,})/i;

/**
 * Detects the kind of a file from its content. Unrecognised text counts as a game, so that the server reports the
 * problem.
 */
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

/** Reads files, including those inside zip files, one after another. */
export async function allGiven(files: readonly File[]): Promise<readonly Given[]> {
  const found: Given[] = [];
  for (const file of files) for (const plain of await unzipped(file)) found.push(await givenIn(plain));
  return found;
}

interface Group {
  readonly tables: ReadonlySet<string>;
  readonly logs: readonly Given[];
}

/**
 * Groups logs that name the same table. These show one game from different perspectives, so they are imported together.
 */
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

/** The body of an upload, with its media type. */
export interface Parcel {
  readonly body: Blob;
  readonly type: 'application/json' | 'application/zip';
}

/** Packs logs and decks into one file. A single log without decks is sent unchanged. */
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
