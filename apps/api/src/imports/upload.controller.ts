import type { IncomingMessage } from 'node:http';
import { Controller, HttpCode, Inject, Post, Req, UseFilters } from '@nestjs/common';
import type { Request } from 'express';
import { requestBounds, visibilities, type Visibility } from '#record';
import type { Problem } from '../errors/problem.js';
import { pause } from '#waiting';
import { checkSignedIn } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { credentialsOf, Readers } from '../access/readers.js';
import { ToldProblems } from '../catalogue/told-problems.filter.js';
import type { LimitSettings } from '../limits/limit-settings.js';
import { LIMITS } from '../limits/parts.js';
import { Places } from '../limits/places.js';
import { tooSlow } from '../limits/slow-body.js';
import { Throttling } from '../limits/throttling.js';
import { ProblemError, valueOf } from '../problem-error.js';
import type { ImportResult } from './import.types.js';
import { Imports } from './imports.js';

/** Seconds after which another file may be sent. */
const LATER = 5;

/** Takes the file of a game, which is larger than the body of a query may be. */
@Controller('games')
@UseFilters(ToldProblems)
export class UploadController {
  readonly #places = new Places(requestBounds.uploads, requestBounds.uploads / 2);

  constructor(
    private readonly imports: Imports,
    private readonly readers: Readers,
    private readonly throttling: Throttling,
    @Inject(LIMITS) private readonly limits: LimitSettings,
  ) {}

  /**
   * Records the game of an export file, as `importGame` does. Who sends it, how many are sent and how large it says it is are
   * looked at before any of it is read.
   */
  @Post('import')
  @HttpCode(200)
  async import(@Req() request: Request): Promise<ImportResult> {
    const reader = valueOf(await this.readers.of(credentialsOf(request)));
    await this.#admit(request, reader);
    const giveBack = this.#places.take(reader);
    if (giveBack === null) throw new ProblemError(tooMany);
    try {
      const visibility = visibilityIn(request);
      const bytes = await received(request, this.limits.patience.upload);
      return await this.imports.take(bytes, reader, visibility, request.query['keepBoth'] === 'true');
    } finally {
      giveBack();
    }
  }

  /** Problems `IMPORT_TYPE_INVALID`, `FORBIDDEN`, `BODY_TOO_LARGE`, `RATE_LIMITED`. */
  async #admit({ headers }: Request, reader: Reader): Promise<void> {
    // A browser asks first before it sends this type for a page from elsewhere, and is not allowed.
    if (!/^application\/(json|zip|gzip)\s*(;|$)/i.test(headers['content-type'] ?? ''))
      throw new ProblemError(noJson);
    if ((headers['content-encoding'] ?? 'identity') !== 'identity') throw new ProblemError(noJson);
    valueOf(checkSignedIn(reader));
    if (Number(headers['content-length'] ?? 0) > requestBounds.upload) throw new ProblemError(tooLarge);
    await this.throttling.importing({ reader });
  }
}

/** Who can look at the game, as the address says (`?visibility=PLAYERS`); null where it says nothing; problem `VISIBILITY_INVALID`. */
function visibilityIn({ query }: Request): Visibility | null {
  const asked = query['visibility'];
  if (asked === undefined) return null;
  const known = visibilities.find((visibility) => visibility === asked);
  if (known === undefined) throw new ProblemError(badVisibility);
  return known;
}

/** The body of a request, no larger than it may be and no later; problems `BODY_TOO_LARGE`, `BODY_TOO_SLOW`. */
async function received(request: IncomingMessage, within: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  const over = new AbortController();
  const slow = pause(within, { signal: over.signal }).then((isLate) => {
    if (isLate) throw new ProblemError(tooSlow);
  });
  const reading = (async () => {
    // One that breaks off is told so, in case somebody still listens.
    request.once('error', () => undefined);
    for await (const part of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      size += part.length;
      if (size > requestBounds.upload) throw new ProblemError(tooLarge);
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

const badVisibility: Problem = {
  code: 'VISIBILITY_INVALID',
  message: 'The visibility in the address is not valid.',
  advice: `Use one of ${visibilities.join(', ')}, or leave it out.`,
};
const noJson: Problem = {
  code: 'IMPORT_TYPE_INVALID',
  message: 'The file of a game was not sent as JSON, zip or gzip.',
  advice:
    'Send "Content-Type: application/json", or application/zip or application/gzip for what is packed, and no other encoding.',
};
const brokenOff: Problem = {
  code: 'BAD_REQUEST',
  message: 'The file broke off.',
  advice: 'Send it again.',
};
const tooLarge: Problem = {
  code: 'BODY_TOO_LARGE',
  message: `The file of a game can have at most ${requestBounds.upload} bytes.`,
  advice: 'Use `retrace import` on the machine of the server.',
};
const tooMany: Problem = {
  code: 'IMPORTS_TOO_MANY',
  message: 'The server is busy with other imports.',
  advice: `Try again in ${LATER} seconds.`,
  data: { retryAfter: LATER },
};
