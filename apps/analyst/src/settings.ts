import { storeSettings, type StoreSettings } from '#event-store';
import { fail, ok, type Result, type SettingProblem } from '#record';
import { reviewQueueSetting, type ReviewQueuePlace } from '#reviews';
import { listeningSettings, type Listening } from '#runtime';

/** The analyst's settings, which its README lists. */
export interface AnalystSettings extends Listening {
  readonly store: StoreSettings;
  readonly reviewQueue: ReviewQueuePlace;
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
): Result<AnalystSettings, readonly SettingProblem[]> {
  const listening = listeningSettings(env, {
    port: 4749,
    alone: 'If HOST is not set, only this machine can read the health endpoint and metrics.',
  });
  const store = storeSettings(env);
  const reviewQueue = reviewQueueSetting(env);
  const problems = [store, reviewQueue, listening].flatMap((group) => (group.ok ? [] : [...group.error]));
  if (store.ok && store.value.kind === 'memory')
    problems.push(
      wrong(
        'EVENT_STORE',
        "is memory, which other programs can't read",
        'Use a store that the servers share.',
      ),
    );
  if (reviewQueue.ok && reviewQueue.value === null)
    problems.push(
      wrong(
        'REVIEW_QUEUE',
        'is not set',
        "Use the address of the PostgreSQL database in the servers' REVIEW_QUEUE. Without this setting, " +
          'servers make reviews themselves.',
      ),
    );
  if (problems.length > 0 || !listening.ok || !store.ok || !reviewQueue.ok || reviewQueue.value === null)
    return fail(problems);
  return ok({ ...listening.value, store: store.value, reviewQueue: reviewQueue.value });
}
