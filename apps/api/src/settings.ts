import { storeSettings, type StoreSettings } from '#event-store';
import { accessSettings, type AccessSettings } from './access/access-settings.js';
import { cardPictureSetting } from './cards/card-picture-setting.js';
import { fail, ok, type Result, type SettingProblem } from '#record';
import { readModelSetting, type ReadModelPlace } from '#read-models';
import { reviewQueueSetting, type ReviewQueuePlace } from '#reviews';
import { listeningSettings, type Listening } from '#runtime';
import { limitSettings, type LimitSettings } from './limits/limit-settings.js';
import { persistedSettings, type PersistedQueries } from './persisted/persisted-settings.js';
import { operationSettings, type OperationSettings } from './operations/operation-settings.js';
import { pageSettings, type PageSettings } from './viewer/page-settings.js';

/** The settings of the server, which `docs/operating/settings.md` lists. */
export interface Settings extends Listening {
  readonly store: StoreSettings;
  /** The read-model database. Null if it is stored with the events. */
  readonly readModels: ReadModelPlace | null;
  /** The queue in which reviews wait for analysts. Null if the server runs reviews itself. */
  readonly reviewQueue: ReviewQueuePlace | null;
  readonly limits: LimitSettings;
  readonly access: AccessSettings;
  readonly operations: OperationSettings;
  readonly persisted: PersistedQueries;
  /** The folder with the user's own card pictures. Null if there is none. */
  readonly cardImages: string | null;
  readonly pages: PageSettings;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads all settings from the environment. Empty values count as unset. Returns a `SETTING_INVALID` error for each
 * invalid setting.
 */
export function readSettings(env: Environment): Result<Settings, readonly SettingProblem[]> {
  const listening = listeningSettings(env, {
    port: 4747,
    alone: 'If HOST is not set, only this machine can connect.',
  });
  const store = storeSettings(env);
  const isOpen = listening.ok && !isLoopback(listening.value.host);
  const limits = limitSettings(env, isOpen);
  const access = accessSettings(env, { isOpen, isShared: isShared(env, store.ok ? store.value : null) });
  const readModels = readModelSetting(env);
  const reviewQueue = reviewQueueSetting(env);
  const operations = operationSettings(env, isOpen);
  const persisted = persistedSettings(env);
  const pages = pageSettings(env, isOpen);
  const cardImages = cardPictureSetting(env);
  const problems = [
    store,
    readModels,
    reviewQueue,
    limits,
    access,
    operations,
    persisted,
    pages,
    cardImages,
    listening,
  ].flatMap((group) => (group.ok ? [] : [...group.error]));
  if (store.ok && store.value.kind === 'memory' && reviewQueue.ok && reviewQueue.value !== null)
    problems.push({
      code: 'SETTING_INVALID',
      message: 'EVENT_STORE is "memory", which analysts can\'t read.',
      advice: 'Use a store that several programs can share, or leave REVIEW_QUEUE empty.',
      where: 'EVENT_STORE',
    });
  if (
    problems.length > 0 ||
    !listening.ok ||
    !store.ok ||
    !limits.ok ||
    !access.ok ||
    !operations.ok ||
    !persisted.ok ||
    !pages.ok ||
    !cardImages.ok ||
    !readModels.ok ||
    !reviewQueue.ok
  )
    return fail(problems);
  return ok({
    ...listening.value,
    store: store.value,
    readModels: readModels.value,
    reviewQueue: reviewQueue.value,
    limits: limits.value,
    access: access.value,
    operations: operations.value,
    persisted: persisted.value,
    pages: pages.value,
    cardImages: cardImages.value,
  });
}

/**
 * Whether other servers could serve the same games. This is possible if events or read models are stored in a database
 * server.
 */
const isShared = (env: Environment, store: StoreSettings | null): boolean =>
  store?.kind === 'kurrentdb' || /^postgres(ql)?:/.test(env['READ_MODELS'] ?? '');

/** Whether only this machine can connect to a host name or address. */
export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || /^127(?:\.\d{1,3}){3}$/.test(host);
