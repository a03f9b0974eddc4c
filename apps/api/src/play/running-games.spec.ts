import { describe, expect, it } from '@jest/globals';
import type { GameStreams } from '#event-store';
import type { GameId } from '#record';
import { owner } from '../access/reader.js';
import { MOST_RUNNING, RunningGames } from './running-games.js';

const playing = { last: async () => ({ event: { kind: 'DecisionRequested' } }) } as unknown as GameStreams;

describe('the games that a client has started', () => {
  const idOf = (at: number) => `game-${at}` as GameId;
  const soon = () => new Promise<void>((resolve) => setImmediate(resolve));

  it('are limited, even if they start at the same time', async () => {
    const running = new RunningGames(playing);
    const all = await Promise.all(
      Array.from({ length: MOST_RUNNING + 10 }, (_, at) => running.begin(idOf(at), owner, soon)),
    );
    expect(all.filter(({ ok }) => ok)).toHaveLength(MOST_RUNNING);
    const [refused] = all.filter(({ ok }) => !ok);
    expect(refused).toMatchObject({ error: { code: 'GAMES_TOO_MANY' } });
  });

  it('release their place if they could not be started', async () => {
    const running = new RunningGames(playing);
    const failing = async (): Promise<void> => {
      throw new Error('the disk is full');
    };
    for (let at = 0; at < 2 * MOST_RUNNING; at++)
      await expect(running.begin(idOf(at), owner, failing)).rejects.toThrow('the disk is full');
    expect((await running.begin(idOf(0), owner, soon)).ok).toBe(true);
  });
});
