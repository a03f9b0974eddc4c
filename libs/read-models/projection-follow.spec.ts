import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { ProjectedGames } from '#read-models/testing';
import { GameCatalogue, openReadModels, Projection } from './index.js';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

describe('a projection that follows events', () => {
  it('checks by itself if it receives no notification, even after garbage collection', async () => {
    const games = new ProjectedGames();
    const models = await openReadModels({ kind: 'memory' });
    // The subscriptions yield no events, but they still end when the signal aborts.
    const follow = games.store.follow.bind(games.store);
    games.store.follow = (options) => follow({ ...options, prefix: 'of-nobody-' });
    const projection = new Projection(models, games.source, { lookAgain: 50 });
    const leaving = new AbortController();
    const following = projection.follow(leaving.signal);
    await projection.catchUp();
    await games.record('a');
    const listed = () => new GameCatalogue(models).page({ first: 1 }).then(({ total }) => total);
    for (let turn = 0; turn < 500 && (await listed()) === 0; turn++) {
      collect();
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect(await listed()).toBe(1);
    leaving.abort();
    await following;
    await models.close();
  });
});
