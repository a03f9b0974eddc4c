import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { printGame } from '#interchange';
import type { GameId } from '#record';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';

const events = highCardGame('file');
const file = printGame({ id: 'file' as GameId, events });

describe('importing', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.start({ open: highCardGame('open', { decisions: 4 }) });
  });
  afterAll(() => api.stop());

  const mutation = `mutation ($file: String!) { importGame(file: $file) { id events alreadyThere } }`;
  const games = async () =>
    (await api.ask('{ games { totalCount } }')).data as { games: { totalCount: number } };

  it('refuses invalid files, reports the position of the error and stores nothing', async () => {
    const before = await games();
    const halves = [file.slice(0, file.length / 2), file.replace('"revision":3', '"revision":4'), '{}', ''];
    for (const broken of halves) {
      const { errors } = await api.ask(mutation, { file: broken });
      expect(errors).toHaveLength(1);
      expect(errors[0]?.extensions['code']).toMatch(/^IMPORT_/);
      expect(errors[0]?.extensions['where']).toEqual(expect.any(String));
    }
    expect(await games()).toEqual(before);
  });

  it('refuses an unknown game', async () => {
    const foreign = highCardGame('foreign').map((recorded) =>
      recorded.event.kind === 'GameStarted'
        ? { ...recorded, event: { ...recorded.event, module: 'chess' } }
        : recorded,
    );
    const codes = await api.codes(mutation, {
      file: printGame({ id: 'foreign' as GameId, events: foreign }),
    });
    expect(codes).toEqual(['IMPORT_EVENT_INVALID']);
  });

  it('stores the game, which can be viewed immediately, and changes nothing the second time', async () => {
    const first = await api.ask(mutation, { file });
    expect(first.errors).toEqual([]);
    expect(first.data.importGame).toEqual({ id: 'file', events: events.length, alreadyThere: false });
    const shown = await api.ask(
      `{ games(first: 1) { edges { node { id } } } game(id: "file") { lastPosition result { rule } } }`,
    );
    expect(shown.data.games.edges).toEqual([{ node: { id: 'file' } }]);
    expect(shown.data.game).toEqual({ lastPosition: `${events.length - 1}`, result: { rule: '3.1' } });
    const again = await api.ask(mutation, { file });
    expect(again.data.importGame).toEqual({ id: 'file', events: events.length, alreadyThere: true });
  });

  it('refuses another game under the same id', async () => {
    const other = printGame({ id: 'file' as GameId, events: highCardGame('other') });
    expect(await api.codes(mutation, { file: other })).toEqual(['IMPORT_CONFLICT']);
  });

  it('followed by an export returns the same file', async () => {
    await api.ask(mutation, { file });
    const response = await fetch(`${api.url}/games/file/export`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toContain('file.retrace.json');
    const exported = await response.text();
    expect(JSON.parse(exported)).toMatchObject({ game: 'file' });
    expect((await api.ask(mutation, { file: exported })).data.importGame.alreadyThere).toBe(true);
  });

  it('followed by an export fails for games in progress and for unknown games', async () => {
    const open = await fetch(`${api.url}/games/open/export`);
    expect([open.status, await open.json()]).toMatchObject([409, { code: 'GAME_NOT_OVER' }]);
    const unknown = await fetch(`${api.url}/games/unknown/export`);
    expect([unknown.status, await unknown.json()]).toMatchObject([404, { code: 'GAME_NOT_FOUND' }]);
  });
});
