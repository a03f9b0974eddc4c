import path from 'node:path';
import { storeSettings } from '#event-store';
import { exitCodes, failure, must } from './failure.js';
import type { Surroundings } from './output.js';

/** Returns the folder of the embedded store. Throws a `Failure` if the games are stored on a server or in memory. */
export function dataFolder({ environment, folder }: Pick<Surroundings, 'environment' | 'folder'>): string {
  const settings = must(storeSettings(environment), exitCodes.usage);
  if (settings.kind === 'sqlite') return path.resolve(folder, settings.folder);
  throw failure(exitCodes.usage, 'STORE_NOT_EMBEDDED', 'The games are not stored in a data folder.', {
    advice:
      settings.kind === 'kurrentdb'
        ? 'Unset EVENT_STORE to work on the data folder. KurrentDB has its own backups.'
        : 'Unset EVENT_STORE to work on the data folder.',
  });
}
