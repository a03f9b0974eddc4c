import * as record from '#record';
import { deleteGame } from '#archive';
import { GameStreams, mapped, type EventStore, type NewEvent, type Reading } from '#event-store';
import { openReadModels, statusOf, type ProjectionSource, type ReadModels } from '#read-models';
import type { GameId, Json, RecordedEvent } from '#record';
import { hasPostgres, ProjectedGames, testPostgres } from '#read-models/testing';
import { below, highCard, uuidOf, type SeededRandom } from '#record/testing';
import { expectAsRebuilt } from './rebuilt.js';
import { Findings, type Scenario } from './scenario.js';

const POISONED = 'poisoned' as GameId;

/**
 * An invalid event is appended. Its game must be set aside and listed as such, while all other games continue. Later
 * the game is repaired.
 */
export const poisonedEvent: Scenario = {
  name: 'poisoned-event',
  title: 'an event that cannot be read or folded is appended',
  rounds: 60,
  missing: () => (hasPostgres() ? null : 'PostgreSQL (POSTGRES_URL, or an installation)'),
  async run({ rounds, random, onRound }) {
    const findings = new Findings();
    const postgres = await testPostgres();
    try {
      const connection = await postgres.newDatabase();
      for (let round = 0; round < rounds; round++) {
        const models = await openReadModels({ kind: 'postgres', connection, schema: `round_${round}` });
        try {
          await poisonAndMend(models, random, findings);
        } finally {
          await models.close();
        }
        onRound(round);
      }
    } finally {
      await postgres.stop();
    }
    return findings;
  },
};

async function poisonAndMend(models: ReadModels, random: SeededRandom, findings: Findings): Promise<void> {
  const games = new ProjectedGames();
  const played = games.play(POISONED);
  const first = played.findIndex(({ event }) => event.kind === 'StepResolved');
  const at = first + 1 + below(random, played.length - first - 2);
  await games.put(POISONED, played.slice(0, at));
  await games.record('early-1', 'early-2', 'early-3');
  const projection = games.projection(models);
  if (below(random, 2) === 0) await projection.catchUp();

  const poisons = poisonsAfter(eventAt(played, first));
  const [kind, poison] = poisons[below(random, 3)] ?? poisons[0];
  await games.store.append(record.gameStream(POISONED), [poison], at - 1);
  await games.record('late-1', 'late-2', 'late-3');
  await games.put(POISONED, played.slice(at + 1), at);
  for (const others of [[], ['later']]) {
    await games.record(...others);
    findings.expect((await projection.catchUp()) === 'set-aside', `${kind}: the game was not set aside`);
    await expectSetAside(models, games.store, at, findings);
  }
  findings.count(kind);

  if (below(random, 2) === 0) {
    await deleteGame(games, { by: 'ada' }, POISONED);
    await expectGoesOn(models, games, games.source, findings);
    findings.count('games deleted');
  } else {
    await expectGoesOn(models, games, knowing(games, poison.id, eventAt(played, at)), findings);
    findings.count('programs repaired');
  }
}

/** Returns an event that is invalid at its position: of an unknown kind, without required fields, or impossible. */
function eventAt(played: readonly RecordedEvent[], place: number): RecordedEvent {
  const event = played[place];
  if (event === undefined) throw new Error(`The game has no event ${place}.`);
  return event;
}

function poisonsAfter({ event, metadata }: RecordedEvent): readonly [Poison, Poison, Poison] {
  const base = { id: uuidOf('poison'), metadata: metadata as unknown as Json };
  const resolved = event as unknown as Json;
  return [
    ['unknown kinds', { ...base, type: 'CardWhispered', data: { kind: 'CardWhispered' } }],
    ['malformed events', { ...base, type: 'StepResolved', data: { kind: 'StepResolved' } }],
    ['impossible events', { ...base, type: 'StepResolved', data: resolved }],
  ];
}

type Poison = readonly [string, NewEvent];

/**
 * Checks that one game is set aside at the event, and that the projection of everything else has reached the end of the
 * store.
 */
async function expectSetAside(
  models: ReadModels,
  store: EventStore,
  at: number,
  findings: Findings,
): Promise<void> {
  const { partitions, setAside } = await statusOf(models, store);
  const where = setAside.map(({ stream, revision }) => `${stream}@${revision}`).join();
  findings.expect(where === `game-${POISONED}@${at}`, `the projection set aside ${where}`);
  findings.expect(
    setAside.every(({ problem }) => /^[A-Z_]+$/.test(problem.code) && problem.message !== ''),
    'no reason is given for setting the game aside',
  );
  findings.expect(
    partitions.every(({ behind }) => behind === 0),
    'a partition has stopped',
  );
}

async function expectGoesOn(
  models: ReadModels,
  games: ProjectedGames,
  source: ProjectionSource,
  findings: Findings,
): Promise<void> {
  const upkeep = await games.projection(models, source).catchUp();
  findings.expect(upkeep === 'caught-up', 'the projection does not continue after the repair');
  const { behind, setAside } = await statusOf(models, source.store);
  findings.expect(behind === 0, `the projection is ${behind} events behind`);
  findings.expect(setAside.length === 0, 'the game is still listed as set aside');
  await expectAsRebuilt(models, source, findings);
}

/** Returns a source that reads the event like a version of Retrace that supports the event's kind. */
function knowing({ store, source }: ProjectedGames, id: string, { event, metadata }: RecordedEvent) {
  const known = { type: event.kind, data: event as unknown as Json, metadata: metadata as unknown as Json };
  const read = (events: Reading): Reading =>
    mapped(events, (stored) => (stored.id === id ? { ...stored, ...known } : stored));
  const reading = Object.assign(Object.create(store) as EventStore, {
    read: (...parameters: Parameters<EventStore['read']>) => read(store.read(...parameters)),
    readAll: (...parameters: Parameters<EventStore['readAll']>) => read(store.readAll(...parameters)),
    head: () => store.head(),
  });
  const streams = new GameStreams(reading, {
    record,
    actionCheck: () => (action) => highCard.records.malformed(action),
  });
  return { ...source, store: reading, streams };
}
