import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import type { RequestHandler } from 'express';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { AppModule, type ServerParts } from './app.module.js';
import { CARD_PICTURES_PATH, type CardPictures } from './cards/card-pictures.js';
import { CARD_PICTURES } from './api.tokens.js';
import { nearHost } from './access/near-host.js';
import { tracedRequests } from './telemetry/tracing.js';
import { correlated } from './operations/correlation.js';
import { noLimits } from './limits/limit-settings.js';
import { ClientAddresses } from './limits/client-address.js';
import { arrived } from './limits/line.js';
import { refuseOverload } from './limits/overload.js';
import { Work, working } from './limits/work.js';
import { Throttling } from './limits/throttling.js';
import { waitBriefly } from './limits/slow-clients.js';
import { compressed } from './graphql/compressed.js';
import { heedForgottenFailures } from './graphql/forgotten-failures.js';
import { graphiqlPage } from './graphql/graphiql-page.js';
import { landingPage } from './graphql/landing-page.js';
import { GRAPHQL_PATH } from './graphql/paths.js';
import { requestBody } from './graphql/request-body.js';
import { UnknownAddress } from './catalogue/unknown-address.filter.js';
import { secureHeaders } from './viewer/page-policy.js';
import { isBuilt, viewerFiles } from './viewer/viewer-files.js';

export interface RunningServer {
  /** The address, such as `http://127.0.0.1:4747`. */
  readonly url: string;
  readonly app: NestExpressApplication;
  /** Stops accepting requests, ends subscriptions, waits for requests in progress, then closes the store. */
  close(): Promise<void>;
}

/** Starts the server with parts that are already open. Closing the server closes the parts. */
export async function startServer(
  parts: ServerParts,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<RunningServer> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule.of(parts), {
    bodyParser: false,
    bufferLogs: true,
    abortOnError: false,
    forceCloseConnections: true,
  });
  const logger = app.get(Logger);
  app.useLogger(logger);
  app.useGlobalFilters(new UnknownAddress());
  app.disable('x-powered-by');
  app.set('trust proxy', (parts.limits ?? noLimits).trustProxy);
  app.use(correlated(app.get(ClientAddresses)));
  app.use(secureHeaders());
  if (parts.access.signIn === null) app.use(nearHost);
  app.use(GRAPHQL_PATH, tracedRequests);
  if (parts.pages?.graphiql === true) app.use(GRAPHQL_PATH, graphiqlPage(parts.viewerFolder));
  const { patience, waiting } = parts.limits ?? noLimits;
  app.use(GRAPHQL_PATH, refuseOverload(waiting));
  app.use(
    ['/games', '/datasets'],
    refuseOverload(waiting, (problem) => problem),
  );
  app.use(GRAPHQL_PATH, landingPage, ...requestBody(patience.body), compressed);
  app.use(GRAPHQL_PATH, ((_request, _response, next) =>
    working.run(new Work(arrived()), next)) as RequestHandler);
  app.use(['/games', '/datasets'], app.get(Throttling).requests);
  app.use(CARD_PICTURES_PATH, app.get<CardPictures>(CARD_PICTURES).router());
  app.use(
    compressed,
    viewerFiles(parts.viewerFolder, {
      origins: parts.access.provider?.origins,
      embed: parts.pages?.embed,
    }),
  );
  waitBriefly(app.getHttpServer(), patience);
  await app.listen(port, host);
  const unheed = heedForgottenFailures();
  if (!isBuilt(parts.viewerFolder))
    logger.warn(
      'The viewer has not been built, but the API is running. Run `npm run build` to build the viewer.',
    );
  const address = (app.getHttpServer() as { address(): AddressInfo }).address();
  const named = host.includes(':') ? `[${host}]` : host;
  return {
    app,
    url: `http://${named}:${address.port}`,
    close: () => app.close().finally(unheed),
  };
}
