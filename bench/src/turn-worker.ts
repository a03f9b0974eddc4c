import { parentPort, workerData } from 'node:worker_threads';
import { MemoryEventStore } from '#event-store';
import { invariant } from '#record';
import { playContracts } from './contracts-games.js';
import { mixedSetups, plainSetups } from './games.js';
import { loadPeers } from './peers.js';
import { gameStreams, playAndRecord, playOnly, type Amount } from './recording.js';
import { playBattles } from './showdown-battles.js';
import type { TurnRequest, Workload } from './turns.js';

const { peers: folder } = workerData as { peers: string };

async function battles(count: number): Promise<Amount> {
  const peers = loadPeers(folder);
  invariant(peers !== null, 'battles are asked for only when Showdown is installed');
  return { games: count, lines: await playBattles(peers.showdown, count), actions: 0 };
}

const recorded = (setups: ReturnType<typeof mixedSetups>): Promise<Amount> =>
  playAndRecord(gameStreams(new MemoryEventStore()), setups);

const work: Readonly<Record<Workload, (count: number) => Amount | Promise<Amount>>> = {
  decided: (count) => playOnly(mixedSetups(count)),
  mixed: (count) => recorded(mixedSetups(count)),
  plain: (count) => recorded(plainSetups(count)),
  contracts: playContracts,
  battles,
};

parentPort?.on('message', ({ workload, count }: TurnRequest) => {
  void (async () => {
    const from = performance.now();
    const { games, lines, actions } = await work[workload](count);
    const seconds = (performance.now() - from) / 1000;
    parentPort?.postMessage({
      games: games / seconds,
      lines: lines / seconds,
      actions: actions / seconds,
    } satisfies Amount);
  })();
});
