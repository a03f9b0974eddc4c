import type { Showdown } from './peers.js';

async function battle(
  { BattleStream, getPlayerStreams, RandomPlayerAI }: Showdown,
  number: number,
): Promise<number> {
  const streams = getPlayerStreams(new BattleStream());
  const players = (['p1', 'p2'] as const).map((side, index) =>
    new RandomPlayerAI(streams[side], { seed: `1,2,${number + 1},${index + 1}` }).start(),
  );
  const player = (side: string, index: number) =>
    `>player ${side} ${JSON.stringify({ name: `Bot ${index}`, seed: `3,4,${number + 1},${index}` })}`;
  const start = `>start ${JSON.stringify({ formatid: 'gen9randombattle', seed: `5,6,7,${number + 1}` })}`;
  void streams.omniscient.write([start, player('p1', 1), player('p2', 2)].join('\n'));
  let lines = 0;
  for await (const chunk of streams.omniscient) lines += chunk.split('\n').length;
  await Promise.all(players);
  return lines;
}

/** Plays random battles to their end, one after another. Returns the total number of log lines. */
export async function playBattles(showdown: Showdown, count: number): Promise<number> {
  let lines = 0;
  for (let number = 0; number < count; number++) lines += await battle(showdown, number);
  return lines;
}
