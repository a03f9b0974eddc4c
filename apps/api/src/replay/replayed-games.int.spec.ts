import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';

describe('a finished game', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await RunningApi.start({ game: highCardGame('game', { days: 5 }) });
  });
  afterAll(() => api.stop());

  /** Requests one page. Returns the lines of the metric that counts opened games by the place where they were found. */
  const afterOnePage = async (): Promise<readonly string[]> => {
    const { errors } = await api.ask(`{ game(id: "game") {
      state { position } timeline(first: 1) { totalCount } reactions(first: 1) { totalCount }
    } }`);
    expect(errors).toEqual([]);
    const text = await (await fetch(`${api.url}/metrics`)).text();
    return text.split('\n').filter((line) => line.startsWith('retrace_open_game_seconds_count'));
  };
  const read = (times: number) => `retrace_open_game_seconds_count{found="read"} ${times}`;

  it('is read once for all queries of a page, once more for the next visit, and then stays ready', async () => {
    expect(await afterOnePage()).toEqual([read(1)]);
    expect(await afterOnePage()).toEqual([read(2)]);
    expect(await afterOnePage()).toEqual([read(2), 'retrace_open_game_seconds_count{found="ready"} 3']);
  });
});
