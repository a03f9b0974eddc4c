import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

/** Characters from which on packing saves more than it costs. */
const LEAST = 1_400;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Quality suited to dynamic answers. A higher one saves little and takes much longer. */
const pack = {
  br: (body: string) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body: string) => zip(body, { level: 6 }),
};

/**
 * Compresses long text answers with Brotli if the client accepts it, otherwise gzip, in other threads. Safe
 * against length attacks, because credentials travel in a header that foreign pages cannot send.
 */
export const compressed: RequestHandler = (request, response, next) => {
  const send = response.send.bind(response);
  response.send = (body: unknown) => {
    if (typeof body !== 'string' || body.length < LEAST) return send(body);
    response.vary('Accept-Encoding');
    // Browsers name gzip first and take all alike. It looks back 32 kB alone, and the boards of one answer repeat each other beyond that.
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
