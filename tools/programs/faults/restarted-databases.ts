import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { gameStreamsOf } from '#archive';
import { openEventStore, StoreUnavailableError, type EventStore, type GameStreams } from '#event-store';
import { gameModules, playableGames, setupOf } from '#games';
import { openReadModels, statusOf } from '#read-models';
import { invariant, type GameId } from '#record';
import { reviewChange } from '#reviews';
import { hasOwnPostgres, ownPostgres } from '#read-models/testing';
import { below, playRandomly } from '#record/testing';
import { analystProgram, projectorProgram, RunningProgram } from '#runtime/testing';
import { KurrentFacade } from '#event-store/testing';
import { pause } from '#runtime';
import { expectAsRebuilt } from './rebuilt.js';
import { Recorder } from './recorder.js';
import { Findings, type Scenario } from './scenario.js';
import { expectSound } from './sound.js';
import { until } from './until.js';

const serverProgram = resolve('dist/apps/api/src/main.js');
const health = /(http:\S+)\/health\/ready/;
const reviewed = 'reviewed' as GameId;
/** Matches the codes of errors about an unreachable database, after which a client tries again. */
const away = /^(STORE_UNREACHABLE|READ_MODELS_UNREACHABLE|REVIEW_QUEUE_UNREACHABLE)$/;
/**
 * The maximum duration of a review in milliseconds. It is long enough for an analyst that repeatedly loses the
 * connection to the queue.
 */
const PATIENCE = 120_000;
/** The interval between a client's requests, in milliseconds. */
const TURN = 50;

/**
 * Both databases restart while a server, two projectors and an analyst are running. No program may end, and no work may
 * be missed.
 */
export const restartedDatabases: Scenario = {
  name: 'restarted-databases',
  title: 'PostgreSQL and the KurrentDB server restart while games are recorded, reviewed and drafted',
  rounds: 20,
  missing: () => {
    if (!hasOwnPostgres()) return 'an installation of PostgreSQL';
    return [serverProgram, projectorProgram, analystProgram].every((file) => existsSync(file))
      ? null
      : 'a build (`npm run build`)';
  },
  async run(trial) {
    const findings = new Findings();
    const postgres = await ownPostgres();
    let facade = await KurrentFacade.start();
    const connection = `${facade.connection}&discoveryInterval=5`;
    const store = await openEventStore({ kind: 'kurrentdb', folder: trial.folder, connection });
    const database = await postgres.newDatabase();
    const programs: RunningProgram[] = [];
    const working = new AbortController();
    try {
      const environment = {
        EVENT_STORE: connection,
        RETRACE_DATA: trial.folder,
        READ_MODELS: database,
        REVIEW_QUEUE: database,
        RETRACE_SECRET: 'a secret of servers that come and go',
      };
      for (const [program, says] of kinds)
        programs.push(await RunningProgram.launch(program, environment, says));
      const [server] = programs;
      invariant(server, 'the server is the first program');
      const recorder = new Recorder(
        patient(store, findings),
        { seed: `${trial.random.seed}/games`, count: 0 },
        false,
      );
      await recordReviewed(store);
      const clients = [
        recordUntil(recorder, working.signal),
        reviewUntil(server.url, working.signal, findings),
        draftUntil(server.url, working.signal, findings),
      ];
      const ended = Promise.all(clients);
      // Prevents an unhandled rejection. Awaiting the promise at the end reports the error.
      ended.catch(() => undefined);
      for (let round = 0; round < trial.rounds; round++) {
        await pause(200 + below(trial.random, 800));
        await postgres.halt(below(trial.random, 2) === 0 ? 'fast' : 'immediate');
        await pause(below(trial.random, 500));
        await postgres.begin();
        findings.count('restarts of PostgreSQL');
        await pause(200 + below(trial.random, 800));
        facade.kill();
        facade = await KurrentFacade.start({ log: facade.log, port: facade.port });
        findings.count('restarts of KurrentDB');
        for (const program of programs)
          if (!program.isAlive) throw new Error(`round ${round}: a program ended:\n${program.output()}`);
        trial.onRound(round);
      }
      working.abort();
      await ended;
      await finish(store, recorder, database, findings);
      for (const program of programs)
        findings.expect(
          (await program.end('SIGTERM')) === 0,
          `the program at ${program.url} did not end with exit code 0`,
        );
    } finally {
      working.abort();
      for (const program of programs) await program.end('SIGKILL');
      await store.close();
      facade.kill();
      await postgres.stop();
    }
    return findings;
  },
};

/** The programs to run, each with a pattern for the line that prints its address. */
const kinds: readonly (readonly [program: string, says: RegExp])[] = [
  [serverProgram, /ready at (\S+)/],
  [projectorProgram, health],
  [projectorProgram, health],
  [analystProgram, health],
];

async function finish(
  store: EventStore,
  recorder: Recorder,
  database: string,
  findings: Findings,
): Promise<void> {
  const models = await openReadModels({ kind: 'postgres', connection: database });
  try {
    await until(async () => (await statusOf(models, store)).behind === 0, 'the projectors have caught up');
    findings.count('events', recorder.events);
    await expectSound(store, recorder.acknowledged, findings);
    const source = { store, streams: streamsOf(store), modules: gameModules, readReview: reviewChange };
    await expectAsRebuilt(models, source, findings);
  } finally {
    await models.close();
  }
}

const streamsOf = (store: EventStore): GameStreams => gameStreamsOf(store);

async function recordReviewed(store: EventStore): Promise<void> {
  const game = playableGames().get('contracts');
  invariant(game, 'Contracts can be played');
  const seed = 'analysed 302';
  const setup = setupOf(game, { decks: game.decks().slice(0, 2), names: ['Ada', 'Ben'], seed });
  await streamsOf(store).appendRecorded(reviewed, playRandomly(game.module, setup, seed), 'no-stream');
}

/** Wraps a store so that, while the store is unreachable, an append is retried with the same events. */
function patient(store: EventStore, findings: Findings): Pick<EventStore, 'append'> {
  return {
    async append(...parameters) {
      for (;;)
        try {
          return await store.append(...parameters);
        } catch (error) {
          if (!(error instanceof StoreUnavailableError)) throw error;
          findings.count(`errors ${error.code}`);
          // Pauses between retries, because retries after immediate refusals would block everything else.
          await pause(TURN);
        }
    },
  };
}

async function recordUntil(recorder: Recorder, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await recorder.record(1);
    await pause(TURN);
  }
}

interface Answer {
  readonly data?: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly message: string; readonly extensions: { readonly code?: string } }[];
}

/** Retries a request to a server while a database is unreachable. Any other error counts as a failure. */
async function answerOf<T>(
  url: string,
  query: string,
  field: string,
  findings: Findings,
  token?: string,
): Promise<T | null> {
  for (;;) {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify({ query }),
    });
    const { data, errors = [] } = (await response.json()) as Answer;
    const [error] = errors;
    if (error === undefined) return (data?.[field] ?? null) as T | null;
    const code = error.extensions.code ?? 'no code';
    findings.count(`errors ${code}`);
    if (!away.test(code)) {
      findings.broken.push(`${field}: ${code}, ${error.message}`);
      return null;
    }
    await pause(TURN);
  }
}

/** Requests reviews one after another, each with a different seed. Every review must complete. */
async function reviewUntil(url: string, signal: AbortSignal, findings: Findings): Promise<void> {
  for (let seed = 0; !signal.aborted; seed++) {
    const begin = `mutation { startReview(game: "${reviewed}", as: "all", playouts: 4, seed: "${seed}") { id state code } }`;
    for (const begun = performance.now(); ;) {
      const review = await answerOf<{ state: string; code: string | null }>(
        url,
        begin,
        'startReview',
        findings,
      );
      if (review?.state === 'READY') break;
      const isUnderWay = review?.state === 'WAITING' || review?.state === 'RUNNING';
      if (!isUnderWay || performance.now() - begun > PATIENCE) {
        findings.broken.push(`a review did not complete: ${review?.state}, ${review?.code}`);
        break;
      }
      await pause(2 * TURN);
    }
    findings.count('reviews');
  }
}

interface BegunSeat {
  readonly seat: number;
  readonly token: string | null;
  readonly invitation: string | null;
}

interface SeatOfDraft {
  readonly seat: number;
  readonly hand: readonly { readonly reference: string }[] | null;
}

/** Plays drafts one after another. In each draft, a person and bots pick cards until the end. */
async function draftUntil(url: string, signal: AbortSignal, findings: Findings): Promise<void> {
  while (!signal.aborted) {
    const begin =
      'mutation { startDraft(input: { players: [{ name: "Ada" }, { bot: true }], boosters: 2, playing: false }) { id seats { seat token invitation } } }';
    const begun = await answerOf<{ id: string; seats: BegunSeat[] }>(url, begin, 'startDraft', findings);
    if (begun === null) return;
    const own = begun.seats.find(({ seat }) => seat === 0);
    const claim = `mutation { claimDraftSeat(invitation: "${own?.invitation}") { token } }`;
    const token =
      own?.token ?? (await answerOf<{ token: string }>(url, claim, 'claimDraftSeat', findings))?.token;
    if (token === undefined) return;
    for (;;) {
      const look = `{ draft(id: "${begun.id}", as: "0") { seats { seat hand { reference } } picks { seat } } }`;
      const draft = await answerOf<{ seats: SeatOfDraft[]; picks: { seat: number }[] }>(
        url,
        look,
        'draft',
        findings,
        token,
      );
      const card = draft?.seats.find(({ seat }) => seat === 0)?.hand?.[0]?.reference;
      if (card === undefined || draft === null) break;
      const before = draft.picks.filter(({ seat }) => seat === 0).length;
      const picked = await answerOf<{ picks: { seat: number }[] }>(
        url,
        `mutation { pick(draft: "${begun.id}", card: "${card}", seat: 0) { picks { seat } } }`,
        'pick',
        findings,
        token,
      );
      const now = picked?.picks.filter(({ seat }) => seat === 0).length;
      findings.expect(
        picked === null || now === before + 1,
        `after pick ${before + 1}, the draft contains ${now} picks`,
      );
      findings.count('picks');
      await pause(TURN);
    }
    findings.count('drafts');
  }
}
