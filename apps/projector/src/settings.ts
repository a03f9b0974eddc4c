import { storeSettings, type StoreSettings } from '#event-store';
import { readModelSetting, type ReadModelPlace } from '#read-models';
import { fail, ok, type Result, type SettingProblem } from '#record';
import { listeningSettings, type Listening } from '#runtime';

/** The projector's settings, which its README lists. */
export interface ProjectorSettings extends Listening {
  readonly store: StoreSettings;
  readonly readModels: ReadModelPlace;
}

const wrong = (where: string, message: string, advice: string): SettingProblem => ({
  code: 'SETTING_INVALID',
  message: `${where} ${message}.`,
  advice,
  where,
});

/**
 * Reads the settings from the environment. Empty values count as unset. Returns a `SETTING_INVALID` error for each
 * invalid setting.
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
): Result<ProjectorSettings, readonly SettingProblem[]> {
  const listening = listeningSettings(env, {
    port: 4748,
    alone: 'If HOST is not set, only this machine can read the health endpoint and metrics.',
  });
  const store = storeSettings(env);
  const readModels = readModelSetting(env);
  const problems = [store, readModels, listening].flatMap((group) => (group.ok ? [] : [...group.error]));
  if (store.ok && store.value.kind === 'memory')
    problems.push(
      wrong(
        'EVENT_STORE',
        "is memory, which other programs can't read",
        'Use a store that the servers share.',
      ),
    );
  if (readModels.ok && readModels.value === null)
    problems.push(
      wrong(
        'READ_MODELS',
        'is not set',
        'Use the address of a PostgreSQL database. The server itself updates read models in the data folder.',
      ),
    );
  if (problems.length > 0 || !listening.ok || !store.ok || !readModels.ok || readModels.value === null)
    return fail(problems);
  return ok({ ...listening.value, store: store.value, readModels: readModels.value });
}
