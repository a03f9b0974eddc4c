import { join } from 'node:path';
import {
  MemoryEventStore,
  openEventStore,
  SqliteEventStore,
  WrongExpectedRevisionError,
  type EventStore,
} from '#event-store';
import { KurrentFacade } from '#event-store/testing';
import { Findings, type Scenario, type Trial } from './scenario.js';
import { expectSound, type Acknowledged } from './sound.js';
import { writtenEvents } from './written.js';

const writers = 64;

/** The connections that the writers share, at least one. A store in memory permits only one. */
type Opened = readonly [{ readonly store: EventStore }, ...{ readonly store: EventStore }[]];

/**
 * 64 writers append to one game. At each revision, exactly one writer must succeed, and the others must get a conflict.
 */
export const rivalWriters: Scenario = {
  name: 'rival-writers',
  title: '64 writers append to the same game concurrently, in memory, SQLite and KurrentDB',
  rounds: 30,
  async run(trial) {
    const findings = new Findings();
    const facade = await KurrentFacade.start();
    const { connection } = facade;
    const kinds: Readonly<Record<string, () => Promise<EventStore>>> = {
      sqlite: () => SqliteEventStore.open(join(trial.folder, 'rivals')),
      kurrentdb: () => openEventStore({ kind: 'kurrentdb', folder: trial.folder, connection }),
    };
    const memory = new MemoryEventStore();
    await rounds('memory', [{ store: memory }], trial, findings);
    for (const [name, open] of Object.entries(kinds)) {
      const opened = async () => ({ store: await open() });
      const stores: Opened = [await opened(), await opened(), await opened(), await opened()];
      await rounds(name, stores, trial, findings);
      for (const { store } of stores) await store.close();
    }
    facade.kill();
    return findings;
  },
};

async function rounds(name: string, stores: Opened, trial: Trial, findings: Findings): Promise<void> {
  const stream = `game-${name}`;
  const won: Acknowledged[] = [];
  for (let round = 0; round < trial.rounds; round++) {
    const expected = won.at(-1)?.revision ?? 'no-stream';
    const attempts = Array.from({ length: writers }, (_, writer) =>
      writtenEvents(trial.random, `${name}/${round}/${writer}`),
    );
    const outcomes = await Promise.allSettled(
      attempts.map(async (events, writer) => {
        const { store } = stores[writer % stores.length] ?? stores[0];
        return store.append(stream, events, expected);
      }),
    );
    let winners = 0;
    for (const [writer, outcome] of outcomes.entries()) {
      if (outcome.status === 'rejected') {
        const typed = outcome.reason instanceof WrongExpectedRevisionError;
        findings.expect(
          typed,
          `${name}: a rejected writer got an unexpected error: ${String(outcome.reason)}`,
        );
        findings.count('conflicts');
        continue;
      }
      winners++;
      const events = attempts[writer] ?? [];
      won.push({ stream, events, revision: outcome.value.revision });
      findings.count('events', events.length);
    }
    findings.expect(winners === 1, `${name}: ${winners} writers succeeded in round ${round}`);
    trial.onRound(round);
  }
  await expectSound(stores[0].store, won, findings);
}
