import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import type { Result, SettingProblem } from '#record';
import { MemoryEventStore } from './memory/store.js';
import { isKurrentAddress, kurrentAddress } from './kurrentdb/address.js';
import type { Outages } from './kurrentdb/outages.js';
import type { EventStore } from './streams/port.js';
import { SqliteEventStore } from './sqlite/store.js';

export type StoreSettings =
  | { readonly kind: 'memory' }
  | { readonly kind: 'sqlite'; readonly folder: string }
  /** `connection` is secret, because it can contain a password. */
  | { readonly kind: 'kurrentdb'; readonly folder: string; readonly connection: string };

const environment = z.object({
  EVENT_STORE: z
    .union([
      z.enum(['sqlite', 'memory']),
      z.string().refine((text) => isKurrentAddress(text) && kurrentAddress(text).ok),
    ])
    .default('sqlite'),
  RETRACE_DATA: z
    .string()
    .refine((folder) => !folder.includes('\0'))
    .default('./data'),
});

const advice = {
  EVENT_STORE:
    'Use "sqlite" to store games in the data folder, "memory" to keep games only until the program ends, ' +
    'or the address of a KurrentDB server (kurrentdb://name:password@host:2113).',
  RETRACE_DATA: 'Use the path of a folder. The folder is created if it does not exist.',
} as const;

/**
 * Reads `EVENT_STORE` and `RETRACE_DATA`. Empty values count as unset. Returns a `SETTING_INVALID` error for each
 * invalid setting.
 */
export function storeSettings(
  env: Readonly<Record<string, string | undefined>>,
): Result<StoreSettings, readonly SettingProblem[]> {
  const value = (name: keyof typeof advice) => (env[name] === '' ? undefined : env[name]);
  const given = { EVENT_STORE: value('EVENT_STORE'), RETRACE_DATA: value('RETRACE_DATA') };
  const read = environment.safeParse(given);
  if (!read.success) {
    const bad = (['EVENT_STORE', 'RETRACE_DATA'] as const).filter((name) =>
      read.error.issues.some(({ path }) => path[0] === name),
    );
    return {
      ok: false,
      error: bad.map((name) => ({
        code: 'SETTING_INVALID',
        message: complaint(name, given[name] ?? ''),
        advice: advice[name],
        where: name,
      })),
    };
  }
  const { EVENT_STORE: kind, RETRACE_DATA: folder } = read.data;
  if (kind === 'memory') return { ok: true, value: { kind } };
  if (kind === 'sqlite') return { ok: true, value: { kind, folder } };
  return { ok: true, value: { kind: 'kurrentdb', folder, connection: kind } };
}

/**
 * Describes the problem with a setting. Never quotes an address, because even a malformed address can contain a
 * password.
 */
function complaint(name: string, given: string): string {
  if (!/[:@]/.test(given)) return `${name} cannot be ${JSON.stringify(given)}.`;
  const address = kurrentAddress(given);
  return (
    `${name} ` +
    `${isKurrentAddress(given) && !address.ok ? address.error : 'is not an address of a KurrentDB'}.`
  );
}

/**
 * Returns the folder for data derived from a store's events. Null if there is none. Two stores never share a folder,
 * because their positions differ.
 */
export function derivedFolder(settings: StoreSettings): string | null {
  switch (settings.kind) {
    case 'memory':
      return null;
    case 'sqlite':
      return settings.folder;
    case 'kurrentdb': {
      const address = kurrentAddress(settings.connection);
      const hosts = address.ok ? address.value.hosts : '';
      return join(
        settings.folder,
        `kurrentdb-${createHash('sha256').update(hosts).digest('hex').slice(0, 12)}`,
      );
    }
  }
}

/**
 * Opens the store, creating its folder if necessary. Throws `StoreUnavailableError`, whose code states the reason.
 * Reports later outages to `outages`.
 */
export async function openEventStore(settings: StoreSettings, outages?: Outages): Promise<EventStore> {
  switch (settings.kind) {
    case 'memory':
      return new MemoryEventStore();
    case 'sqlite':
      return SqliteEventStore.open(settings.folder);
    case 'kurrentdb': {
      // Imported on demand, because it loads a native library that other stores do not need.
      const { KurrentEventStore } = await import('./kurrentdb/store.js');
      return KurrentEventStore.open(settings.connection, outages);
    }
  }
}
