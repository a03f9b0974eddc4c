import type { SettingProblem } from '#record';
import './production.js';
import 'reflect-metadata';
import type { AddressInfo } from 'node:net';
import { Logger as Trouble } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { gameStreamsOf } from '#archive';
import { openEventStore, Outages, StoreUnavailableError } from '#event-store';
import { ReviewLedger, PostgresReviewQueue, ReviewQueueError, ReviewStreams } from '#reviews';
import { endOnSignals, giveUp } from '#runtime';
import type { AnalystParts } from './analyst.tokens.js';
import { AnalystModule } from './analyst.module.js';
import { readSettings, type AnalystSettings } from './settings.js';

function problemOf(error: unknown): Pick<SettingProblem, 'message' | 'advice'> {
  if (error instanceof ReviewQueueError) return { message: error.message, advice: error.advice };
  if (error instanceof StoreUnavailableError) return { message: error.message };
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return {
      message: 'The port is in use.',
      advice: 'Stop the other program, or set PORT to another number (0 means any free port).',
    };
  throw error;
}

/** Logs an error of the review queue. The queue retries automatically. */
function logTrouble(error: unknown): void {
  new Trouble('PostgresReviewQueue').warn({ err: error }, 'The review queue reported an error.');
}

async function open({ store: settings, reviewQueue }: AnalystSettings): Promise<AnalystParts> {
  const queue = await PostgresReviewQueue.open(reviewQueue, logTrouble);
  const outages = new Outages();
  const store = await openEventStore(settings, outages);
  const games = gameStreamsOf(store);
  return {
    store,
    outages,
    games,
    queue,
    ledger: new ReviewLedger(store),
    reviews: new ReviewStreams(store),
  };
}

async function start(settings: AnalystSettings): Promise<NestExpressApplication> {
  const parts = await open(settings);
  const app = await NestFactory.create<NestExpressApplication>(AnalystModule.of(parts, settings.logLevel), {
    bufferLogs: true,
    abortOnError: false,
    forceCloseConnections: true,
  });
  app.useLogger(app.get(Logger));
  app.disable('x-powered-by');
  await app.listen(settings.port, settings.host);
  const { port } = (app.getHttpServer() as { address(): AddressInfo }).address();
  process.stdout.write(
    `The analyst is running. Its health endpoint is http://${settings.host}:${port}/health/ready\n`,
  );
  return app;
}

const read = readSettings(process.env);
if (!read.ok) giveUp(read.error);
const app = await start(read.value).catch((error: unknown) => giveUp([problemOf(error)]));

endOnSignals(() => app.close());
