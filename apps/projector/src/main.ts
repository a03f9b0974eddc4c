import type { SettingProblem } from '#record';
import './production.js';
import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { hostname } from 'node:os';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { gameStreamsOf } from '#archive';
import { openEventStore, Outages, StoreUnavailableError } from '#event-store';
import { gameModules } from '#games';
import { Leases, openReadModels, Projection, ReadModelsError } from '#read-models';
import { reviewChange } from '#reviews';
import { endOnSignals, giveUp } from '#runtime';
import type { ProjectorParts } from './projector.tokens.js';
import { ProjectorModule } from './projector.module.js';
import { readSettings, type ProjectorSettings } from './settings.js';

function problemOf(error: unknown): Pick<SettingProblem, 'message' | 'advice'> {
  if (error instanceof ReadModelsError) return { message: error.message, advice: error.advice };
  if (error instanceof StoreUnavailableError) return { message: error.message };
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return {
      message: 'The port is in use.',
      advice: 'Stop the other program, or set PORT to another number (0 means any free port).',
    };
  throw error;
}

async function open({ store: settings, readModels }: ProjectorSettings): Promise<ProjectorParts> {
  const models = await openReadModels(readModels);
  const outages = new Outages();
  const store = await openEventStore(settings, outages);
  const streams = gameStreamsOf(store);
  const leases = new Leases(models, `${hostname()}/${process.pid}/${randomUUID().slice(0, 8)}`);
  const source = { store, streams, modules: gameModules, readReview: reviewChange };
  const projectionOf: ProjectorParts['projectionOf'] = (progress) =>
    new Projection(models, source, { partitions: () => leases.held, progress });
  return { store, outages, models, leases, projectionOf };
}

async function start(settings: ProjectorSettings): Promise<NestExpressApplication> {
  const parts = await open(settings);
  const app = await NestFactory.create<NestExpressApplication>(ProjectorModule.of(parts, settings.logLevel), {
    bufferLogs: true,
    abortOnError: false,
    forceCloseConnections: true,
  });
  app.useLogger(app.get(Logger));
  app.disable('x-powered-by');
  await app.listen(settings.port, settings.host);
  const { port } = (app.getHttpServer() as { address(): AddressInfo }).address();
  process.stdout.write(
    `The projector is running. Its health endpoint is http://${settings.host}:${port}/health/ready\n`,
  );
  return app;
}

const read = readSettings(process.env);
if (!read.ok) giveUp(read.error);
const app = await start(read.value).catch((error: unknown) => giveUp([problemOf(error)]));

endOnSignals(() => app.close());
