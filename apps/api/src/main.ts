import './production.js';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { derivedFolder, openEventStore, Outages, StoreUnavailableError } from '#event-store';
import { openReadModels, placeOf, ReadModelsError } from '#read-models';
import { PostgresReviewQueue, ReviewQueueError } from '#reviews';
import { endOnSignals, giveUp } from '#runtime';
import type { Problem } from './errors/problem.js';
import { openAccess } from './access/access.js';
import { CardLibrary, CardLibraryError } from './cards/card-library.js';
import { allGames } from './game-modules.js';
import { startTracing } from './telemetry/tracing.js';
import { startServer, type RunningServer } from './server.js';
import { isLoopback, readSettings } from './settings.js';

const root = path.resolve(import.meta.dirname, '../../../..');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

// Keeps the server running if the process that reads its output exits (`npm start | head -1`).
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });

function problemOf(error: unknown): Pick<Problem, 'message' | 'advice'> {
  if (error instanceof ReadModelsError || error instanceof ReviewQueueError)
    return { message: error.message, advice: error.advice };
  if (error instanceof StoreUnavailableError || error instanceof CardLibraryError)
    return { message: error.message };
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return {
      message: `Port ${settings.port} is in use.`,
      advice: 'Stop the other program, or set PORT to another number (0 means any free port).',
    };
  throw error;
}

const read = readSettings(process.env);
if (!read.ok) giveUp(read.error);
const settings = read.value;
let endTracing: () => Promise<void> = async () => undefined;
const server = await start().catch((error: unknown) => giveUp([problemOf(error)]));

say(`Retrace is ready at ${server.url}`);
say(
  isLoopback(settings.host)
    ? 'Only this machine can connect; set HOST to listen elsewhere.'
    : 'Other machines can connect. Their tokens decide what they can see.',
);
say(`
Three things to do next:
  Watch a game:          ${server.url}
  Play:                  ${server.url}/new
  Bring your own games:  ${server.url}/help/your-games`);

async function start(): Promise<RunningServer> {
  const outages = new Outages();
  const store = await openEventStore(settings.store, outages);
  const folder = settings.store.kind === 'memory' ? null : settings.store.folder;
  const readModels = await openReadModels(placeOf(settings.readModels, derivedFolder(settings.store)));
  const { reviewQueue } = settings;
  const sharedReviews =
    reviewQueue === null ? null : await PostgresReviewQueue.open(reviewQueue, logQueueTrouble);
  const cards = CardLibrary.open(folder);
  const access = openAccess(settings.access, folder);
  if (!access.ok) giveUp([access.error]);
  const viewerFolder = path.join(root, 'dist/apps/viewer');
  const { logLevel, limits, operations, persisted, pages, cardImages } = settings;
  if (operations.traced) endTracing = await startTracing();
  return startServer(
    {
      store,
      storeSettings: settings.store,
      outages,
      readModels,
      sharedReviews,
      cards,
      modules: allGames(),
      viewerFolder,
      logLevel,
      limits,
      metrics: operations.metrics,
      persisted,
      pages,
      cardImages,
      access: access.value,
    },
    settings,
  );
}

/** Logs an error of the review queue. The queue retries automatically. */
function logQueueTrouble(error: unknown): void {
  new Logger('PostgresReviewQueue').warn({ err: error }, 'The review queue reported an error.');
}

endOnSignals(async () => {
  await server.close();
  await endTracing();
});
