import { play as selfPlay } from '#analysis';
import { altered } from '#altered/rules';
import { GameStreams, MemoryEventStore } from '#event-store';
import { invariant, parseGameId, type GameEvent } from '#record';
import * as record from '#record';
import type { Benchmark } from './benchmark.js';
import type { Figure } from './figure.js';
import { actionsIn, botsFor, mixedSetups } from './games.js';
import { median } from './measure.js';
import { playBattles } from './showdown-battles.js';

/** Decisions that are appended at once, as `retrace play` does. */
const BATCH = 16;

interface Amount {
  readonly games: number;
  readonly lines: number;
  readonly actions: number;
}

/** Plays games and appends them as they go. */
export async function playAndRecord(streams: GameStreams, count: number): Promise<Amount> {
  let lines = 0;
  let actions = 0;
  for (const [number, setup] of mixedSetups(count).entries()) {
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
  return { games: count, lines, actions };
}

/** The recorded games of a store, as the programs open them. */
export const gameStreams = (store: ConstructorParameters<typeof GameStreams>[0]): GameStreams =>
  new GameStreams(store, { record, actionCheck: () => (action) => altered.malformed(action) });

/** Median rates a second over the turns. */
async function timed(turns: number, work: () => Promise<Amount>): Promise<Amount> {
  const taken: Amount[] = [];
  for (let turn = 0; turn < turns; turn++) {
    const from = performance.now();
    const { games, lines, actions } = await work();
    const seconds = (performance.now() - from) / 1000;
    taken.push({ games: games / seconds, lines: lines / seconds, actions: actions / seconds });
  }
  const middle = (of: keyof Amount) => median(taken.map((amount) => amount[of]));
  return { games: middle('games'), lines: middle('lines'), actions: middle('actions') };
}

export const play: Benchmark = {
  name: 'play',
  about: 'random bots play whole games, recorded to memory; beside random battles of Pokémon Showdown',
  run: async ({ sizes, peers }) => {
    const own = () => playAndRecord(gameStreams(new MemoryEventStore()), sizes.games);
    const battles = async (showdown: NonNullable<typeof peers>['showdown']): Promise<Amount> => ({
      games: sizes.battles,
      lines: await playBattles(showdown, sizes.battles),
      actions: 0,
    });
    await own();
    const ours = await timed(sizes.repetitions, own);
    const peer = (of: 'games' | 'lines', value: number) => ({
      peer: { name: of === 'games' ? 'Showdown, battles' : 'Showdown, log lines', value },
    });
    let theirs: Amount | undefined;
    if (peers) {
      await battles(peers.showdown);
      theirs = await timed(sizes.repetitions, () => battles(peers.showdown));
    }
    const common = { benchmark: 'play', what: 'playing and recording to memory', better: 'more' } as const;
    const figures: Figure[] = [
      {
        ...common,
        unit: 'games/s',
        own: ours.games,
        goal: { value: 300 },
        ...(theirs ? peer('games', theirs.games) : {}),
      },
      { ...common, unit: 'events/s', own: ours.lines, ...(theirs ? peer('lines', theirs.lines) : {}) },
      { ...common, unit: 'atomic actions/s', own: ours.actions },
    ];
    return figures;
  },
};
