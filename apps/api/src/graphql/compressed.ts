import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

/** The minimum number of characters for which compression saves more than it costs. */
const LEAST = 1_400;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Uses a quality that suits dynamic responses. A higher quality saves little and takes much longer. */
const pack = {
  br: (body: string) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: string) => zip(body, { level: 6 }),
};

/**
 * Compresses long text responses in other threads. Uses Brotli if the client accepts it, otherwise gzip. Compression is
 * safe here, because credentials are in a header that foreign pages cannot send. Foreign pages therefore cannot guess
 * secrets from the compressed length.
 */
export const compressed: RequestHandler = (request, response, next) => {
  const send = response.send.bind(response);
  response.send = (body: unknown) => {
    if (typeof body !== 'string' || body.length < LEAST) return send(body);
    response.vary('Accept-Encoding');
    // Prefers Brotli although browsers list gzip first. The boards in a response repeat each other over distances that
    // exceed gzip's window of 32 kB.
    const encoding = (['br', 'gzip'] as const).find((name) => request.acceptsEncodings(name) === name);
    if (encoding === undefined) return send(body);
    pack[encoding](body).then((packed) => {
      response.set('Content-Encoding', encoding);
      send(packed);
    }, next);
    return response;
  };
  next();
};
