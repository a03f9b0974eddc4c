import { z } from 'zod';
import type { Problem, Result } from '#record';
import { MemoryEventStore } from './memory.js';
import type { EventStore } from './port.js';
import { SqliteEventStore } from './sqlite.js';

/** Which store, and where it keeps its files. */
export type StoreSettings =
  { readonly kind: 'memory' } | { readonly kind: 'sqlite'; readonly folder: string };

const environment = z.object({
  EVENT_STORE: z.enum(['sqlite', 'memory']).default('sqlite'),
  RETRACE_DATA: z
    .string()
    .refine((folder) => !folder.includes('\0'))
    .default('./data'),
});

const advice = {
  EVENT_STORE: 'Use "sqlite" to keep games in the data folder, or "memory" to forget them at the end.',
  RETRACE_DATA: 'Use the path of a folder; it is created when it does not exist.',
} as const;

/** Reads `EVENT_STORE` and `RETRACE_DATA`; empty is as good as not set. Error `BAD_SETTING`, one for each. */
export function storeSettings(
  env: Readonly<Record<string, string | undefined>>,
): Result<StoreSettings, readonly Problem[]> {
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
        code: 'BAD_SETTING',
        message: `${name} cannot be ${JSON.stringify(given[name])}.`,
        advice: advice[name],
        where: name,
      })),
    };
  }
  const { EVENT_STORE: kind, RETRACE_DATA: folder } = read.data;
  return { ok: true, value: kind === 'memory' ? { kind } : { kind, folder } };
}

/** Opens the store, creating its folder. Throws `StoreUnavailableError` with a code that says why it cannot be used. */
export async function openEventStore(settings: StoreSettings): Promise<EventStore> {
  switch (settings.kind) {
    case 'memory':
      return new MemoryEventStore();
    case 'sqlite':
      return SqliteEventStore.open(settings.folder);
  }
}
