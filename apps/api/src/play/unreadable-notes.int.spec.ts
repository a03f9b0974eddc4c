import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { signedAccess, signedIn } from '../../test/tokens.js';

const look = '{ game(id: "torn") { id } }';
const deletion = 'mutation { deleteGame(game: "torn") }';
const listed = '{ games { totalCount edges { node { id } } } }';

describe('a game about which something was said that cannot be read', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await RunningApi.start(
      { whole: highCardGame('whole'), torn: highCardGame('torn') },
      { access: signedAccess() },
    );
    const recordedAt = '2026-01-01T00:00:00.000Z';
    const note = (type: string, data: Record<string, string>) => ({
      id: crypto.randomUUID(),
      type,
      data,
      metadata: { schema: 1, recordedAt },
    });
    await api.store.append(
      'notes-torn',
      [note('Tagged', { kind: 'Tagged', tag: '', by: 'Ada' }), note('Praised', { kind: 'Praised' })],
      'no-stream',
    );
  });
  afterAll(() => api.stop());

  it('hides itself and no other; an admin is told why', async () => {
    for (const reader of [{}, await signedIn('seat'), await signedIn('coach')]) {
      expect((await api.ask(look, {}, reader)).text).toContain('"GAME_NOT_FOUND"');
      expect((await api.ask(deletion, {}, reader)).text).toMatch(/"(GAME_NOT_FOUND|FORBIDDEN)"/);
      const { edges } = (await api.ask(listed, {}, reader)).data.games;
      expect(edges).toEqual([{ node: { id: 'whole' } }]);
    }
    const admin = await signedIn('admin');
    expect((await api.ask(look, {}, admin)).text).toContain('"MALFORMED_NOTE"');
  });

  it('is deleted by an admin, once and for all', async () => {
    const admin = await signedIn('admin');
    expect((await api.ask(deletion, {}, admin)).errors).toEqual([]);
    await expect(api.streams.last('torn' as never)).rejects.toThrow();
    expect((await api.ask(deletion, {}, admin)).errors).toEqual([]);
    expect((await api.ask('{ game(id: "whole") { id } }', {}, admin)).errors).toEqual([]);
  });
});
