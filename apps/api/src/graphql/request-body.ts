import { json, type ErrorRequestHandler, type RequestHandler } from 'express';
import { isNestedBeyond, requestBounds } from '#record';
import type { Problem } from '../errors/problem.js';
import { isQueryNestedBeyond } from '../limits/nesting.js';
import { arrivesWithin, asErrors, tooSlow } from '../limits/slow-body.js';
import { queryTooDeep } from './query-limits.js';

const TOO_DEEP = 'body.too.deep';

const problems: Readonly<Record<string, readonly [number, Problem]>> = {
  'entity.too.large': [
    413,
    {
      code: 'BODY_TOO_LARGE',
      message: `The request is larger than ${requestBounds.body} bytes.`,
      advice:
        'Send game files to `/games/import` and card files to `/cards/import`, or import them with `retrace ' +
        'import`.',
    },
  ],
  'entity.parse.failed': [400, { code: 'BODY_NOT_JSON', message: 'The request body is not JSON.' }],
  [TOO_DEEP]: [
    400,
    {
      code: 'BODY_TOO_DEEP',
      message: `Lists and objects in the request are nested more than ${requestBounds.depth} levels deep.`,
      advice: 'Send variables that match the types in `schema.graphql`.',
    },
  ],
};

const refuse: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  if (response.headersSent) return;
  const type = error instanceof Error && 'type' in error ? String(error.type) : null;
  if (type === null) return next(error);
  const [status, problem] = problems[type] ?? [
    400,
    { code: 'BAD_REQUEST', message: 'The request body cannot be read.' },
  ];
  // Closes the connection instead of waiting for the rest of the body.
  response.status(status).set('Connection', 'close').json(asErrors(problem));
};

/** Throws if the body is not encoded in UTF-8 or is nested too deeply. Called before the body is parsed. */
function requirePlain(bytes: Uint8Array, encoding: string): void {
  if (encoding !== 'utf-8')
    throw Object.assign(new Error('another encoding'), { type: 'charset.unsupported' });
  if (isNestedBeyond(bytes, requestBounds.depth))
    throw Object.assign(new Error('too deep'), { type: TOO_DEEP });
}

/** Refuses a body whose declared size exceeds the limit, before the body is read. */
const requireSmall: RequestHandler = ({ headers }, _response, next) => {
  const isLarge = Number(headers['content-length'] ?? 0) > requestBounds.body;
  next(isLarge ? Object.assign(new Error('too large'), { type: 'entity.too.large' }) : undefined);
};

const requireFlatQuery: RequestHandler = ({ body }: { readonly body?: unknown }, response, next) => {
  const query = typeof body === 'object' && body !== null && 'query' in body ? body.query : null;
  if (typeof query !== 'string' || !isQueryNestedBeyond(query, requestBounds.queryDepth)) return next();
  response.status(400).json(asErrors(queryTooDeep));
};

/** Reads the body of a query. The response to a malformed body has the format of GraphQL errors. */
export const requestBody = (within: number): (RequestHandler | ErrorRequestHandler)[] => [
  requireSmall,
  arrivesWithin(within, (response) => response.status(408).json(asErrors(tooSlow))),
  json({
    limit: requestBounds.body,
    verify: (_request, _response, bytes, encoding) => requirePlain(bytes, encoding),
  }),
  refuse,
  requireFlatQuery,
];
