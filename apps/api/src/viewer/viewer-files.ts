import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Router, type RequestHandler } from 'express';
import compressedFiles from 'express-static-gzip';
import { pagePolicy } from './page-policy.js';

const notBuilt = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Retrace</title>
<style>body { font: 16px/1.6 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem }</style>
<body>
<h1>The viewer is not built</h1>
<p>The API is running at <a href="/graphql">/graphql</a>. Run <code>npm run build</code> in the checkout and reload
this page; <code>npm start</code> does it by itself.</p>
`;

/** The GraphiQL page, which is served at the API's address. */
export const GRAPHIQL_FILE = 'graphiql.html';

/** Matches addresses that do not belong to the viewer. */
const reserved =
  /^\/(?:(?:graphql|health|metrics|card-images)(?:\/|$)|games\/import$|(?:games|drafts)\/[^/]+\/export$)/;

/**
 * Headers that only documents need. Other responses omit them, because a page loads dozens of files, some of which are
 * as short as one header.
 */
const ofDocuments = ['Cross-Origin-Opener-Policy', 'Origin-Agent-Cluster', 'X-Request-Id'] as const;

/** Matches the addresses of boards that are shown in frames. */
const EMBEDDED = /^\/embed\/[^/]+$/;

export const isBuilt = (folder: string): boolean => existsSync(path.join(folder, 'index.html'));

/**
 * Serves the built viewer, precompressed if possible. Files under `/assets` are immutable, because their names contain
 * a hash. The page is served at every address of the viewer, and browsers revalidate it each time. If the viewer has
 * not been built, responds with an explanation. `origins` are other servers that the page can contact. If `embed` is
 * set, other sites can frame `/embed/GAME`, which shows a read-only board.
 */
export function viewerFiles(
  folder: string,
  {
    origins,
    embed = false,
  }: { readonly origins?: readonly string[] | undefined; readonly embed?: boolean | undefined } = {},
): RequestHandler {
  const router = Router();
  const page: RequestHandler = ({ path: address }, response) => {
    const isFramed = embed && EMBEDDED.test(address);
    if (isFramed) response.removeHeader('X-Frame-Options');
    const html = isBuilt(folder) ? readFileSync(path.join(folder, 'index.html'), 'utf8') : notBuilt;
    response
      .status(html === notBuilt ? 503 : 200)
      .set({
        'Cache-Control': 'no-cache',
        'Content-Security-Policy': pagePolicy(html, { origins, isFramed }),
      })
      .type('html')
      .send(html);
  };
  router.get(['/', '/index.html'], page);
  // GraphiQL is served only at the API's address, with the policy that it needs.
  router.get(`/${GRAPHIQL_FILE}`, (_request, _response, next) => next('router'));
  const files = compressedFiles(folder, {
    index: false,
    enableBrotli: true,
    orderPreference: ['br', 'gzip'],
    serveStatic: {
      index: false,
      redirect: false,
      acceptRanges: false,
      lastModified: false,
      etag: false,
      setHeaders: (response, file) => {
        const hashed = path.relative(folder, file).startsWith(`assets${path.sep}`);
        response.setHeader(
          'Cache-Control',
          hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
        if (hashed) for (const header of ofDocuments) response.removeHeader(header);
      },
    },
  }) as RequestHandler;
  // Does not pass on malformed addresses, because the static file handler would throw when it decodes them.
  router.use((request, response, next) => {
    if (isDecodable(request.path)) files(request, response, next);
    else next();
  });
  router.use((request, response, next) => {
    const isPage = request.method === 'GET' && request.accepts(['html', 'json']) === 'html';
    if (!isPage || reserved.test(request.path) || path.extname(request.path) !== '') next();
    else page(request, response, next);
  });
  return router;
}

function isDecodable(address: string): boolean {
  try {
    decodeURIComponent(address);
    return true;
  } catch {
    return false;
  }
}
