import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { CatalogueSync } from '../catalogue/catalogue-sync.js';
import { RunningApi } from '../../test/running-api.js';

describe('health', () => {
  let api: RunningApi;

  beforeEach(async () => {
    api = await RunningApi.start();
  });
  afterEach(() => api.stop());

  const health = async () => {
    const response = await fetch(`${api.url}/health/ready`);
    expect((await fetch(`${api.url}/health`)).status).toBe(response.status);
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

  it('is good if the store answers and the list of games is up to date', async () => {
    expect(await health()).toEqual({ code: 200, status: 'ok', store: 'up', list: 'up' });
  });

  it('is 503 while the list of games catches up', async () => {
    const { projection } = api.server.app.get(CatalogueSync);
    if (projection === null) throw new Error('the server keeps its list itself');
    const catchUp = projection.catchUp.bind(projection);
    let goOn = (): void => undefined;
    projection.catchUp = () => new Promise((resolve) => (goOn = () => resolve('caught-up')));
    expect(await health()).toMatchObject({ code: 503, store: 'up', list: 'down' });
    expect(await (await fetch(`${api.url}/health/ready`)).json()).toMatchObject({
      details: { gameList: { behind: 0 } },
    });
    projection.catchUp = catchUp;
    goOn();
    expect(await health()).toMatchObject({ code: 200, list: 'up' });
  });

  it('is good if a game cannot be folded, and reports how many games are set aside', async () => {
    const odd = { id: '00000000-0000-4000-8000-000000000001', type: 'Odd', data: {}, metadata: {} };
    await api.store.append('game-odd', [odd], 'no-stream');
    expect(await health()).toMatchObject({ code: 200, store: 'up', list: 'up' });
    expect(await (await fetch(`${api.url}/health/ready`)).json()).toMatchObject({
      details: { gameList: { setAside: 1 } },
    });
  });

  it('is 503 if the store does not answer, but the process is still live', async () => {
    await api.store.close();
    expect(await health()).toMatchObject({ code: 503, status: 'error', store: 'down' });
    expect((await fetch(`${api.url}/health/live`)).status).toBe(200);
  });
});
