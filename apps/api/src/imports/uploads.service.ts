import type { IncomingMessage } from 'node:http';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { requestBounds } from '#record';
import type { Problem } from '../errors/problem.js';
import { pause } from '#runtime';
import { checkSignedIn } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { credentialsOf, ReadersService } from '../access/readers.service.js';
import type { LimitSettings } from '../limits/limit-settings.js';
import { LIMITS } from '../limits/limits.tokens.js';
import { Places } from '../limits/places.js';
import { tooSlow } from '../limits/slow-body.js';
import { Throttling } from '../limits/throttling.js';
import { ProblemError, valueOf } from '../problem-error.js';

/** The number of seconds that a refused client should wait before it sends the file again. */
const LATER = 5;

/** The kind of file that an address accepts. */
export interface Taken {
  /** The noun for the file's content in error messages. */
  readonly noun: 'game' | 'cards';
  /** The maximum size of the file, in bytes. */
  readonly most: number;
  /** Whether the address accepts compressed files. If not, it accepts CSV files instead. */
  readonly packed: boolean;
  /** Throws if the reader is not allowed to upload. Called before the file is read. */
  readonly admit?: (reader: Reader) => void;
}

/** Receives files that are too large for the body of a query. */
@Injectable()
export class UploadsService {
  readonly #places = new Places(requestBounds.uploads, requestBounds.uploads / 2);

  constructor(
    private readonly readers: ReadersService,
    private readonly throttling: Throttling,
    @Inject(LIMITS) private readonly limits: LimitSettings,
  ) {}

  /**
   * Receives a file. Before reading it, checks the sender, the number of uploads in progress and the declared size.
   * Fails with `BODY_TOO_LARGE`, `BODY_TOO_SLOW`, `FORBIDDEN`, `IMPORTS_TOO_MANY`, `IMPORT_TYPE_INVALID` or
   * `RATE_LIMITED`.
   */
  async take<T>(
    request: Request,
    taken: Taken,
    use: (bytes: Buffer, reader: Reader) => Promise<T>,
  ): Promise<T> {
    const reader = valueOf(await this.readers.of(credentialsOf(request)));
    await this.#admit(request, reader, taken);
    const giveBack = this.#places.take(reader);
    if (giveBack === null) throw new ProblemError(tooMany);
    try {
      return await use(await received(request, taken, this.limits.patience.upload), reader);
    } finally {
      giveBack();
    }
  }

  async #admit({ headers }: Request, reader: Reader, { noun, most, packed, admit }: Taken): Promise<void> {
    // The accepted types. A page of another origin cannot send them without a preflight request, which the server
    // refuses.
    const [type = ''] = (headers['content-type'] ?? '').split(';');
    const types = ['application/json', ...(packed ? ['application/zip', 'application/gzip'] : ['text/csv'])];
    const isPlain = (headers['content-encoding'] ?? 'identity') === 'identity';
    if (!types.includes(type.trim().toLowerCase()) || !isPlain) throw new ProblemError(foreignType[noun]);
    valueOf(checkSignedIn(reader));
    admit?.(reader);
    if (Number(headers['content-length'] ?? 0) > most) throw new ProblemError(tooLarge[noun](most));
    await this.throttling.importing({ reader });
  }
}

/** Reads the body of a request within limits for size and time. Fails with `BODY_TOO_LARGE` or `BODY_TOO_SLOW`. */
async function received(request: IncomingMessage, { noun, most }: Taken, within: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  const over = new AbortController();
  const slow = pause(within, { signal: over.signal }).then((isLate) => {
    if (isLate) throw new ProblemError(tooSlow);
  });
  const reading = (async () => {
    // Ignores errors of the request, because a client that has stopped sending might still read the response.
    request.once('error', () => undefined);
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > most) throw new ProblemError(tooLarge[noun](most));
      parts.push(part);
    }
  })();
  try {
    await Promise.race([reading, slow]);
  } catch (error) {
    throw error instanceof ProblemError ? error : new ProblemError(brokenOff);
  } finally {
    over.abort();
  }
  return Buffer.concat(parts);
}

const foreignType: Readonly<Record<Taken['noun'], Problem>> = {
  game: {
    code: 'IMPORT_TYPE_INVALID',
    message: 'The game file was not sent as JSON, zip or gzip.',
    advice:
      'Send "Content-Type: application/json", or application/zip or application/gzip for a compressed ' +
      'file. Send no Content-Encoding.',
  },
  cards: {
    code: 'IMPORT_TYPE_INVALID',
    message: 'The card file was not sent as JSON or CSV.',
    advice: 'Send "Content-Type: application/json", or text/csv for a list. Send no Content-Encoding.',
  },
};
const brokenOff: Problem = {
  code: 'BAD_REQUEST',
  message: 'The upload was interrupted.',
  advice: 'Send the file again.',
};
const tooLarge: Readonly<Record<Taken['noun'], (most: number) => Problem>> = {
  game: (most) => ({
    code: 'BODY_TOO_LARGE',
    message: `The game file is larger than ${most} bytes.`,
    advice: "Use `retrace import` on the server's machine.",
  }),
  cards: (most) => ({
    code: 'BODY_TOO_LARGE',
    message: `The card file is larger than ${most} bytes.`,
    advice: "Send several smaller files, or use `retrace cards import` on the server's machine.",
  }),
};
const tooMany: Problem = {
  code: 'IMPORTS_TOO_MANY',
  message: 'The server is busy with other imports.',
  advice: `Try again in ${LATER} seconds.`,
  data: { retryAfter: LATER },
};
