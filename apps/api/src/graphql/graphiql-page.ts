import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { pagePolicy } from '../viewer/page-policy.js';
import { GRAPHIQL_FILE } from '../viewer/viewer-files.js';
import { isVisit } from './landing-page.js';

/**
 * Returns the built page, with the nonce that its content security policy allows. Null if the page has not been built.
 */
function pageWith(nonce: string, folder: string): string | null {
  try {
    return readFileSync(path.join(folder, GRAPHIQL_FILE), 'utf8').replace('{{nonce}}', nonce);
  } catch {
    return null;
  }
}

/**
 * Serves GraphiQL from the built viewer to browsers that open the API's address. The page gets a nonce, because
 * GraphiQL adds style elements at run time and no other inline styles are allowed. Scripts come only from this server.
 */
export const graphiqlPage =
  (folder: string): RequestHandler =>
  (request, response, next) => {
    if (!isVisit(request)) return next();
    const nonce = randomBytes(16).toString('base64url');
    const page = pageWith(nonce, folder);
    if (page === null) return next();
    response
      .set({
        'Cache-Control': 'no-store',
        'Content-Security-Policy': pagePolicy(page, { styleNonce: nonce }),
      })
      .type('html')
      .send(page);
  };
