import { randomUUID } from 'node:crypto';
import { openEventStore, StoreUnavailableError, type EventStore } from '#event-store';
import { KurrentFacade, tradedBy, withinNamespace } from '#event-store/testing';
import { pause } from '#runtime';
import { below, type SeededRandom } from '#record/testing';
import { Findings, type Outcome, type Scenario, type Trial } from './scenario.js';
import { expectSound, type Acknowledged } from './sound.js';
import { until } from './until.js';
import { writtenEvents } from './written.js';

/** Causes trouble for the server while events are appended. Resolves when the trouble is over. */
type Trouble = (facade: KurrentFacade, neighbour: EventStore, random: SeededRandom) => Promise<void>;

const streams = ['game-1', 'game-2', 'notes-1'];

const scenario = (name: string, title: string, rounds: number, trouble: Trouble): Scenario => ({
  name,
  title,
  rounds,
  run: (trial) => withTrouble(trial, trouble),
});

/** Another application floods the store with events. */
export const neighbourFlood = scenario(
  'neighbour-flood',
  'another application floods the KurrentDB server in which games are recorded',
  100,
  async (_facade, neighbour, random) => {
    for (let burst = 0; burst < 5; burst++) {
      const [stream, events] = tradedBy(burst, 1 + below(random, 300));
      await neighbour.append(stream, events, 'any');
    }
  },
);

/** Skipping another application's events between two games takes longer than the time limit for a response. */
export const longStretch = scenario(
  'long-stretch',
  "a slow KurrentDB server contains a long run of another application's events",
  10,
  async (facade, neighbour, random) => {
    for (let burst = 0; burst < 10; burst++) {
      const [stream, events] = tradedBy(burst, 500);
      await neighbour.append(stream, events, 'any');
    }
    facade.slowDown(20 + below(random, 60));
  },
);

/**
 * The server never answers some of the calls that it accepts, or its subscriptions fall silent, while everything else
 * works.
 */
export const hungCall = scenario(
  'hung-call',
  'single calls to the KurrentDB server hang, or its subscriptions fall silent',
  50,
  async (facade, _neighbour, random) => {
    const kind = (['read', 'subscribe', 'batchAppend', 'silence'] as const)[below(random, 4)] ?? 'read';
    if (kind === 'silence') facade.deafen();
    else facade.hangNext(kind);
  },
);

/** A majority of a cluster's nodes is temporarily down. */
export const lostQuorum = scenario(
  'lost-quorum',
  'the KurrentDB cluster loses its quorum, and regains it',
  30,
  async (facade, _neighbour, random) => {
    facade.loseQuorum();
    await pause(below(random, 1500));
    facade.regainQuorum();
  },
);

async function withTrouble({ rounds, random, folder, onRound }: Trial, trouble: Trouble): Promise<Outcome> {
  const findings = new Findings();
  const facade = await KurrentFacade.start();
  const connection = `${facade.connection}&discoveryInterval=5&defaultDeadline=1200`;
  const open = () => openEventStore({ kind: 'kurrentdb', folder, connection });
  const [inner, other, neighbour] = [await open(), await open(), await open()];
  const run = `faults-${randomUUID().slice(0, 8)}`;
  const [store, followed] = [withinNamespace(inner, run), withinNamespace(other, run)];
  const leaving = new AbortController();
  const seen: string[] = [];
  const seenOfStream: string[] = [];
  const following = Promise.all([
    (async () => {
      for await (const { id } of followed.follow({ signal: leaving.signal })) seen.push(id);
    })(),
    (async () => {
      for await (const { id } of followed.followStream('game-1', leaving)) seenOfStream.push(id);
    })(),
  ]);
  const acknowledged: Acknowledged[] = [];
  const last = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    const over = trouble(facade, neighbour, random);
    for (const stream of streams) {
      const events = writtenEvents(random, `${stream}/${round}`);
      const after = last.get(stream) ?? -1;
      const revision = await untilThere(store, stream, events, after, findings);
      acknowledged.push({ stream, events, revision });
      last.set(stream, revision);
    }
    await over;
    const all = await readAgain(store, findings);
    findings.expect(
      all.length === acknowledged.reduce((sum, { events }) => sum + events.length, 0),
      `round ${round}: reading all streams returns ${all.length} events`,
    );
    findings.count('rounds');
    onRound(round);
  }
  facade.slowDown(0);
  const all = await readAgain(store, findings);
  await until(async () => seen.length >= all.length, 'a subscriber to all streams has received every event');
  const ofGame = acknowledged.filter(({ stream }) => stream === 'game-1').flatMap(({ events }) => events);
  await until(
    async () => seenOfStream.length >= ofGame.length,
    'a subscriber to one stream has received every event',
  );
  leaving.abort();
  await following;
  findings.count('events', all.length);
  findings.expect(
    seen.join() === all.join(),
    'a subscriber to all streams received other events or another order',
  );
  findings.expect(
    seenOfStream.join() === ofGame.map(({ id }) => id).join(),
    'a subscriber to one stream received other events or another order',
  );
  await expectSound(store, acknowledged, findings);
  for (const opened of [inner, other, neighbour]) await opened.close();
  facade.kill();
  return findings;
}

/** Retries the function as long as it fails because the store is unreachable. */
async function patiently<T>(work: () => Promise<T>, findings: Findings): Promise<T> {
  for (;;)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof StoreUnavailableError) || error.code !== 'STORE_UNREACHABLE') throw error;
      findings.count(`errors ${error.code}`);
    }
}

const untilThere = (
  store: EventStore,
  stream: string,
  events: Acknowledged['events'],
  after: number,
  findings: Findings,
): Promise<number> =>
  patiently(
    async () => (await store.append(stream, events, after < 0 ? 'no-stream' : after)).revision,
    findings,
  );

const readAgain = (store: EventStore, findings: Findings): Promise<readonly string[]> =>
  patiently(async () => {
    const ids: string[] = [];
    for await (const { id } of store.readAll()) ids.push(id);
    return ids;
  }, findings);
