import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { GameCatalogue } from '#read-models';
import { GAME_CATALOGUE } from '../parts.js';
import { RunningApi } from '../../test/running-api.js';

describe('health', () => {
  let api: RunningApi;

  beforeEach(async () => {
    api = await RunningApi.start();
  });
  afterEach(() => api.stop());

  const health = async () => {
    const response = await fetch(`${api.url}/health`);
    const { status, details } = (await response.json()) as {
      status: string;
      details: Record<string, { status: string }>;
    };
    return {
      code: response.status,
      status,
      store: details['eventStore']?.status,
      list: details['gameList']?.status,
    };
  };

  it('is good when the store answers and the list of games is up to date', async () => {
    expect(await health()).toEqual({ code: 200, status: 'ok', store: 'up', list: 'up' });
  });

  it('is 503 while the list of games catches up', async () => {
    const catalogue = api.server.app.get<GameCatalogue>(GAME_CATALOGUE);
    const catchUp = catalogue.catchUp.bind(catalogue);
    let goOn = (): void => undefined;
    catalogue.catchUp = () => new Promise((resolve) => (goOn = resolve));
    expect(await health()).toMatchObject({ code: 503, store: 'up', list: 'down' });
    catalogue.catchUp = catchUp;
    goOn();
    expect(await health()).toMatchObject({ code: 200, list: 'up' });
  });

  it('is 503 when the store does not answer; the process still lives', async () => {
    await api.store.close();
    expect(await health()).toMatchObject({ code: 503, status: 'error', store: 'down' });
    expect((await fetch(`${api.url}/health/live`)).status).toBe(200);
  });
});
