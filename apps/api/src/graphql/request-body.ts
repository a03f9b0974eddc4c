import { json, type ErrorRequestHandler, type RequestHandler } from 'express';
import { MAX_BODY } from './query-limits.js';

const told = (code: string, message: string, advice?: string) => ({
  errors: [{ message, extensions: advice === undefined ? { code } : { code, advice } }],
});

const refuse: ErrorRequestHandler = (error: unknown, _request, response, next) => {
  const type = error instanceof Error && 'type' in error ? error.type : null;
  if (type === 'entity.too.large')
    response
      .status(413)
      .json(
        told(
          'BODY_TOO_LARGE',
          `A request may have ${MAX_BODY} bytes.`,
          'Import large games with `retrace import`.',
        ),
      );
  else if (type === 'entity.parse.failed')
    response.status(400).json(told('BAD_JSON', 'The body of the request is not JSON.'));
  else if (type !== null)
    response.status(400).json(told('BAD_REQUEST', 'The body of the request cannot be read.'));
  else next(error);
};

/** Reads the body of a query; what cannot be read is told in the form of GraphQL errors. */
export const requestBody = (): (RequestHandler | ErrorRequestHandler)[] => [
  json({ limit: MAX_BODY }),
  refuse,
];
