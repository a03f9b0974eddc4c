import { play as selfPlay } from '#analysis';
import { altered } from '#altered/rules';
import { GameStreams, MemoryEventStore } from '#event-store';
import { invariant, parseGameId, type GameEvent, type Setup } from '#record';
import * as record from '#record';
import type { Benchmark } from './benchmark.js';
import { actionsIn, botsFor, mixedSetups, plainSetups } from './games.js';
import { median } from './measure.js';
import type { Showdown } from './peers.js';
import { playBattles } from './showdown-battles.js';

/** Decisions that are appended at once, as `retrace play` does. */
const BATCH = 16;

interface Amount {
  readonly games: number;
  readonly lines: number;
  readonly actions: number;
}

/** Plays games and appends them as they go. */
export async function playAndRecord(streams: GameStreams, setups: readonly Setup[]): Promise<Amount> {
  let lines = 0;
  let actions = 0;
  for (const [number, setup] of setups.entries()) {
    const id = parseGameId(`bench-${number}`);
    const played = selfPlay(altered, setup, botsFor(setup));
    invariant(id.ok && played.ok, 'the shipped decks can be played');
    let waiting: GameEvent[] = [];
    let decisions = 0;
    let last = -1;
    const write = async () => {
      await streams.append(id.value, waiting, last < 0 ? 'no-stream' : last);
      last += waiting.length;
      waiting = [];
      decisions = 0;
    };
    for (const { events } of played.value) {
      for (const event of events) waiting.push(event);
      actions += actionsIn(events);
      if (++decisions === BATCH) await write();
    }
    if (waiting.length > 0) await write();
    lines += last + 1;
  }
  return { games: setups.length, lines, actions };
}

/** The recorded games of a store, as the programs open them. */
export const gameStreams = (store: ConstructorParameters<typeof GameStreams>[0]): GameStreams =>
  new GameStreams(store, { record, actionCheck: () => (action) => altered.malformed(action) });

/** Amounts a second of one turn. */
async function rateOf(work: () => Promise<Amount>): Promise<Amount> {
  const from = performance.now();
  const { games, lines, actions } = await work();
  const seconds = (performance.now() - from) / 1000;
  return { games: games / seconds, lines: lines / seconds, actions: actions / seconds };
}

const medians = (turns: readonly Amount[]): Amount => ({
  games: median(turns.map(({ games }) => games)),
  lines: median(turns.map(({ lines }) => lines)),
  actions: median(turns.map(({ actions }) => actions)),
});

async function battles(showdown: Showdown, count: number): Promise<Amount> {
  return { games: count, lines: await playBattles(showdown, count), actions: 0 };
}

export const play: Benchmark = {
  name: 'play',
  about: 'random bots play whole games, recorded to memory; beside random battles of Pokémon Showdown',
  run: async ({ sizes, peers }) => {
    const own: Amount[] = [];
    const plain: Amount[] = [];
    const store = () => gameStreams(new MemoryEventStore());
    const theirs: Amount[] = [];
    // They take turns; the first turn warms up and does not count.
    for (let turn = 0; turn <= sizes.repetitions; turn++) {
      const ours = await rateOf(() => playAndRecord(store(), mixedSetups(sizes.games)));
      const bare = await rateOf(() => playAndRecord(store(), plainSetups(sizes.games)));
      if (turn > 0) {
        own.push(ours);
        plain.push(bare);
      }
      if (peers === null) continue;
      const peer = await rateOf(() => battles(peers.showdown, sizes.battles));
      if (turn > 0) theirs.push(peer);
    }
    const { games, lines, actions } = medians(own);
    const peer = theirs.length > 0 ? medians(theirs) : null;
    const common = { benchmark: 'play', what: 'playing and recording to memory', better: 'more' } as const;
    return [
      {
        ...common,
        unit: 'games/s',
        own: games,
        goal: { value: 200 },
        ...(peer && { peer: { name: 'Showdown, battles', value: peer.games } }),
      },
      {
        ...common,
        unit: 'events/s',
        own: lines,
        ...(peer && { peer: { name: 'Showdown, log lines', value: peer.lines } }),
      },
      { ...common, unit: 'atomic actions/s', own: actions },
      {
        ...common,
        what: 'the same with cards whose abilities are not executed',
        unit: 'games/s',
        own: medians(plain).games,
        goal: { value: 300 },
      },
    ];
  },
};
