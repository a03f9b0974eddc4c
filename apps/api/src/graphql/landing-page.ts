import type { Request, RequestHandler } from 'express';
import { pagePolicy } from '../viewer/page-policy.js';

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Retrace API</title>
<link rel="icon" type="image/svg+xml" href="/mark.svg">
<style>body { font: 16px/1.6 system-ui, sans-serif; max-width: 40rem; margin: 3rem auto; padding: 0 1rem }</style>
<body>
<h1>Retrace API</h1>
<p>This is the GraphQL endpoint. Send queries and mutations by POST, and subscriptions over WebSocket (graphql-ws).</p>
<pre>curl -s http://localhost:4747/graphql -H 'content-type: application/json' \\
  -d '{"query":"{ games(first: 5) { totalCount edges { node { id lastPosition } } } }"}'</pre>
<p><code>apps/api/schema.graphql</code> in the repository contains the schema, and introspection is enabled.
<a href="/">The replay viewer</a> shows the games.</p>
`;

/** Whether a browser opens the API's address without a query. */
export const isVisit = (request: Request): boolean =>
  request.method === 'GET' &&
  request.query['query'] === undefined &&
  request.accepts(['json', 'html']) === 'html';

/** Shows a plain page to browsers if GraphiQL is off. The page loads no other files. */
export const landingPage: RequestHandler = (request, response, next) => {
  if (!isVisit(request)) return next();
  response.set('Content-Security-Policy', pagePolicy(page)).type('html').send(page);
};
