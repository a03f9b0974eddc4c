import { Inject, Injectable } from '@nestjs/common';
import { joinCardFiles, openSet, readCardFile, type NamedCardFile, type CardLibrary } from '#altered/cards';
import type { Problem } from '../errors/problem.js';
import type { Reader } from '../access/reader.js';
import { textOfUpload } from '#interchange';
import { CARD_LIBRARY } from '../api.tokens.js';
import { ProblemError } from '../problem-error.js';
import type { CardsImport } from './card.types.js';

/** The maximum number of files in one import. */
const MOST_FILES = 50;

@Injectable()
export class CardImports {
  constructor(@Inject(CARD_LIBRARY) private readonly library: CardLibrary) {}

  /**
   * Requires the owner or an admin, because imported cards affect every game on the server. Fails with `FORBIDDEN` for
   * all other readers.
   */
  admit(reader: Reader): void {
    if (!reader.isLocal && reader.role !== 'admin') throw new ProblemError(forbidden);
  }

  /** Like `take`, for one file sent as raw bytes. */
  takeBytes(bytes: Uint8Array, reader: Reader, laterWins: boolean): CardsImport {
    const read = textOfUpload(bytes);
    const text = must(read.ok ? read : { ok: false, error: [{ ...read.error, advice: sendFile }] });
    return this.take([text], reader, laterWins);
  }

  /**
   * Stores the cards of all files, or none of them. Fails with `FORBIDDEN`, `IMPORT_TOO_LARGE` or `CARDS_MALFORMED`.
   */
  take(files: readonly string[], reader: Reader, laterWins: boolean): CardsImport {
    this.admit(reader);
    if (files.length === 0 || files.length > MOST_FILES) throw new ProblemError(tooMany);
    const read = files.map((text, index): NamedCardFile => {
      const file = `file ${index + 1}`;
      return { file, ...must(readCardFile(text, file)) };
    });
    const joined = must(joinCardFiles(read, { laterWins }));
    const shipped = joined.cards.find(({ reference }) => openSet().printed.has(reference));
    if (shipped !== undefined) must({ ok: false, error: [isShipped(shipped.reference)] });
    const at = new Date().toISOString();
    const { translations, ...report } = this.library.import(joined, { file: 'importCards', at });
    return {
      cards: joined.cards.length,
      repeated: joined.repeated,
      new: report.new,
      changed: report.changed.map(({ reference }) => reference),
      unchanged: report.unchanged,
      translations: translations.new + translations.changed,
    };
  }
}

/** A fault in a card file, as reported by its parser. */
interface Fault {
  readonly code: string;
  readonly message: string;
  readonly advice?: string;
  readonly where?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

function must<T>(
  read: { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: readonly Fault[] },
): T {
  if (read.ok) return read.value;
  const [{ code, ...fault } = nothing] = read.error;
  throw new ProblemError({ ...fault, code: 'CARDS_MALFORMED', data: { ...fault.data, reason: code } });
}

const forbidden: Problem = {
  code: 'FORBIDDEN',
  message:
    'Only admins and the owner of the machine can import cards, because all games on this server use ' +
    'them.',
  advice: 'Sign in as an admin, or ask an admin to import the cards.',
};
const tooMany: Problem = {
  code: 'IMPORT_TOO_LARGE',
  message: `The import does not have 1 to ${MOST_FILES} files.`,
  advice: "Send the files in several imports, or use `retrace cards import` on the server's machine.",
};
const sendFile = 'Send a card file (JSON).';
const nothing: Fault = {
  code: 'CARDS_NOT_A_LIST',
  message: 'The file contains no list of cards.',
  advice: 'Send a card file (JSON).',
};
const isShipped = (reference: string): Fault => ({
  code: 'CARD_SHIPPED',
  message: `The card ${reference} comes with Retrace and can't be replaced.`,
  advice: 'Leave the card out of the file, or give your card another reference.',
  data: { reference },
});
