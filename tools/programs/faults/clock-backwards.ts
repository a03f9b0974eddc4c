import { isDeepStrictEqual } from 'node:util';
import * as record from '#record';
import { altered } from '#altered/rules';
import { GameStreams, SqliteEventStore } from '#event-store';
import { verified } from '#projections';
import type { GameId, GameModule } from '#record';
import { abilityDecks } from '#altered/testing';
import { below, playRandomly } from '#record/testing';
import { Findings, type Scenario } from './scenario.js';

/**
 * The machine's clock jumps back and forth. Events must remain in the order of revisions and positions, whatever their
 * recorded times.
 */
export const clockBackwards: Scenario = {
  name: 'clock-backwards',
  title: 'the clock jumps back while games are recorded',
  rounds: 20,
  async run({ rounds, random, folder, onRound }) {
    const findings = new Findings();
    const store = await SqliteEventStore.open(folder);
    const now = (): Date => new Date(Date.UTC(2026, 0, 1) - below(random, 1_000_000_000));
    const games = new GameStreams(store, {
      record,
      actionCheck: () => (action) => altered.records.malformed(action),
      now,
    });
    for (let round = 0; round < rounds; round++) {
      const seed = `clock-${below(random, 1_000_000)}`;
      const [setup] = abilityDecks(seed);
      if (setup === undefined) break;
      const id = `${seed}-${round}` as GameId;
      const played = playRandomly(altered, setup, seed, { decisions: 40 }).map(({ event }) => event);
      for (let at = 0; at < played.length;) {
        const part = played.slice(at, at + 1 + below(random, 30));
        await games.append(id, part, at === 0 ? 'no-stream' : at - 1);
        at += part.length;
      }
      const events = await games.read(id);
      const times = events.map(({ metadata }) => metadata.recordedAt);
      findings.expect(
        isDeepStrictEqual(
          events.map(({ event }) => event),
          played,
        ),
        `the events of ${id} are not in the order of the game`,
      );
      findings.expect(
        events.every(({ metadata }, index) => metadata.causation === (events[index - 1]?.id ?? null)),
        `${id}: an event does not name the previous event as its cause`,
      );
      findings.expect(
        verified(altered as GameModule, events).status === 'EXACT',
        `verification of ${id} failed`,
      );
      findings.count('events', events.length);
      findings.count(
        'times earlier than the previous event',
        times.filter((time, index) => time < (times[index - 1] ?? '')).length,
      );
      onRound(round);
    }
    await store.close();
    return findings;
  },
};
