import './production.js';
import path from 'node:path';
import { CardLibrary, CardLibraryError } from '#card-library';
import { derivedFolder, openEventStore, StoreUnavailableError } from '#event-store';
import { GameCatalogue } from '#read-models';
import type { Problem } from '#record';
import { allGames } from './game-modules.js';
import { startServer, type RunningServer } from './server.js';
import { isLoopback, readSettings } from './settings.js';

const root = path.resolve(import.meta.dirname, '../../../..');
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function giveUp(problems: readonly Pick<Problem, 'message' | 'advice'>[]): never {
  for (const { message, advice } of problems)
    process.stderr.write(advice === undefined ? `✗ ${message}\n` : `✗ ${message}\n  ${advice}\n`);
  process.exit(1);
}

function problemOf(error: unknown): Pick<Problem, 'message' | 'advice'> {
  if (error instanceof StoreUnavailableError || error instanceof CardLibraryError)
    return { message: error.message };
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE')
    return {
      message: `Port ${settings.port} is taken.`,
      advice: 'Another server may be running; set PORT to another number (0: any free one).',
    };
  throw error;
}

const read = readSettings(process.env);
if (!read.ok) giveUp(read.error);
const settings = read.value;
const server = await start().catch((error: unknown) => giveUp([problemOf(error)]));

say(`Retrace is ready at ${server.url}`);
say(
  isLoopback(settings.host)
    ? 'Only this machine can connect; set HOST to listen elsewhere.'
    : 'Everybody who reaches this machine can read and import games: there is no authentication.',
);

async function start(): Promise<RunningServer> {
  const store = await openEventStore(settings.store);
  const folder = settings.store.kind === 'memory' ? null : settings.store.folder;
  const catalogue = GameCatalogue.open(derivedFolder(settings.store));
  const cards = CardLibrary.open(folder);
  const viewerFolder = path.join(root, 'dist/apps/viewer');
  return startServer(
    { store, catalogue, cards, modules: allGames(), viewerFolder, logLevel: settings.logLevel },
    settings,
  );
}

/** The first signal ends what is being done, a second one everything. */
function stop(): void {
  process.once('SIGTERM', () => process.exit(1)).once('SIGINT', () => process.exit(1));
  server.close().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      process.exit(1);
    },
  );
}
process.once('SIGTERM', stop).once('SIGINT', stop);
