import { randomUUID } from 'node:crypto';
import { openEventStore, StoreUnavailableError, type EventStore, type NewEvent } from '#event-store';
import { withinNamespace } from '#event-store/testing';
import { pause } from '#runtime';
import { below } from '#record/testing';
import { missingForNamedServer, namedServer, ownServer, type KillableServer } from './killable-server.js';
import { Findings, type Scenario, type Trial } from './scenario.js';
import { expectSound, type Acknowledged } from './sound.js';
import { until } from './until.js';
import { writtenEvents } from './written.js';

const streams = ['game-1', 'game-2', 'game-3', 'notes-1'];

const loses = 'is killed during appends and subscriptions';

/**
 * The event store's server is killed while clients append and subscribe. No event may be lost, duplicated or skipped.
 */
export const killedServer: Scenario = {
  name: 'killed-server',
  title: `the KurrentDB server ${loses}`,
  rounds: 100,
  run: (trial) => killing(trial, ownServer),
};

/** Like `killedServer`, but with a server that the user runs. */
export const killedKurrent: Scenario = {
  name: 'kurrentdb',
  title: `a real KurrentDB ${loses}`,
  rounds: 10,
  missing: missingForNamedServer,
  run: (trial) => killing(trial, namedServer),
};

async function killing(trial: Trial, start: () => Promise<KillableServer>): Promise<Findings> {
  const findings = new Findings();
  const server = await start();
  const run = `faults-${randomUUID().slice(0, 8)}`;
  const open = async (): Promise<EventStore> =>
    withinNamespace(
      await openEventStore({ kind: 'kurrentdb', folder: trial.folder, connection: server.connection }),
      run,
    );
  const [store, followed] = [await open(), await open()];
  const leaving = new AbortController();
  const seen: string[] = [];
  const following = (async () => {
    for await (const { id } of followed.follow({ signal: leaving.signal })) seen.push(id);
  })();
  const writing = new AbortController();
  const acknowledged: Acknowledged[] = [];
  const writers = streams.map((stream) =>
    appendUntil(store, stream, trial, writing.signal, acknowledged, findings),
  );
  for (let round = 0; round < trial.rounds; round++) {
    const before = acknowledged.length;
    await until(
      async () => acknowledged.length > before,
      'writers have continued after the server came back',
    );
    await pause(below(trial.random, 40));
    await server.killAndStart(trial.random);
    findings.count('kills');
    trial.onRound(round);
  }
  writing.abort();
  await Promise.all(writers);
  const all = await idsIn(store);
  for (let waited = 0; seen.length < all.length && waited < 10_000; waited += 20) await pause(20);
  leaving.abort();
  await following;
  findings.count('events', all.length);
  findings.expect(
    seen.join() === all.join(),
    `a subscriber received ${seen.length} of ${all.length} events, or received them in another order`,
  );
  await expectSound(store, acknowledged, findings);
  for (const opened of [store, followed]) await opened.close();
  server.end();
  return findings;
}

async function appendUntil(
  store: EventStore,
  stream: string,
  { random }: Trial,
  signal: AbortSignal,
  acknowledged: Acknowledged[],
  findings: Findings,
): Promise<void> {
  let last = -1;
  for (let count = 0; !signal.aborted; count++) {
    const events = writtenEvents(random, `${stream}/${count}`);
    const revision = await appended(store, stream, events, last, findings);
    findings.expect(revision === last + events.length, `${stream}: revision ${revision} after ${last}`);
    acknowledged.push({ stream, events, revision });
    last = revision;
  }
}

/** Retries an append with the same events until the store acknowledges it. */
async function appended(
  store: EventStore,
  stream: string,
  events: readonly NewEvent[],
  last: number,
  findings: Findings,
): Promise<number> {
  for (;;)
    try {
      return (await store.append(stream, events, last < 0 ? 'no-stream' : last)).revision;
    } catch (error) {
      if (!(error instanceof StoreUnavailableError)) throw error;
      findings.count(`errors ${error.code}`);
    }
}

async function idsIn(store: EventStore): Promise<readonly string[]> {
  const ids: string[] = [];
  for await (const { id } of store.readAll()) ids.push(id);
  return ids;
}
