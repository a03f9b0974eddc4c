import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import type { Result, SettingProblem } from '#record';
import { MemoryEventStore } from './memory/store.js';
import { isKurrentAddress, kurrentAddress } from './kurrentdb/address.js';
import type { Outages } from './kurrentdb/outages.js';
import type { EventStore } from './streams/port.js';
import { SqliteEventStore } from './sqlite/store.js';

/** The kind of store, and its folder on this machine. */
export type StoreSettings =
  | { readonly kind: 'memory' }
  | { readonly kind: 'sqlite'; readonly folder: string }
  /** `connection` is secret, since it may hold a password. */
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
    'Use "sqlite" to keep games in the data folder, "memory" to forget them at the end, or the address of a KurrentDB ' +
    '(kurrentdb://name:password@host:2113).',
  RETRACE_DATA: 'Use the path of a folder. It is created when it does not exist.',
} as const;

/** Reads `EVENT_STORE` and `RETRACE_DATA`. Empty values count as unset. Error `SETTING_INVALID` for each. */
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

/** The problem of a setting. Never quotes an address, which may hold a password even if malformed. */
function complaint(name: string, given: string): string {
  if (!/[:@]/.test(given)) return `${name} cannot be ${JSON.stringify(given)}.`;
  const address = kurrentAddress(given);
  return (
    `${name} ` +
    `${isKurrentAddress(given) && !address.ok ? address.error : 'is not an address of a KurrentDB'}.`
  );
}

/**
 * The folder for data derived from the events of a store, to avoid reading them again. Null if there is none.
 * Stores never share it, because positions differ.
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
 * Opens the store, creating its folder. Throws `StoreUnavailableError` with the reason as code. Later outages are reported
 * to `outages`.
 */
export async function openEventStore(settings: StoreSettings, outages?: Outages): Promise<EventStore> {
  switch (settings.kind) {
    case 'memory':
      return new MemoryEventStore();
    case 'sqlite':
      return SqliteEventStore.open(settings.folder);
    case 'kurrentdb': {
      // Loaded when it is used: it brings a native library, which others can do without.
      const { KurrentEventStore } = await import('./kurrentdb/store.js');
      return KurrentEventStore.open(settings.connection, outages);
    }
  }
}
