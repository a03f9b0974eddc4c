import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdministrationStreams } from '#event-store';
import { printGame } from '#interchange';
import type { GameId, RecordedEvent } from '#record';
import { TableLog } from '#testing';
import { alteredGame, highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { seated, signedAccess, signedIn } from '../../test/tokens.js';
import { ADMINISTRATION_STREAMS } from '../parts.js';

const live = highCardGame('live', { decisions: 9 });
const fileOf = (id: string, events: readonly RecordedEvent[]): string =>
  printGame({ id: id as GameId, events: events.map((event, revision) => ({ ...event, revision })) });

describe('a file of somebody who may not see all of a game', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.start({ live }, { access: signedAccess() });
    const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
    const seats = [0, 1].map((seat) => ({ seat, handedOut: true }));
    await administration.append(
      'live' as GameId,
      [{ kind: 'GameOpened', visibility: 'PUBLIC', seats, by: 'Ada' }],
      'any',
    );
  });
  afterAll(() => api.stop());

  const take = async (file: string, more = {}) => api.upload(file, { ...(await signedIn('seat')), ...more });

  it('makes no branch of the game, by which its hidden cards could be seen', async () => {
    const [start] = live;
    const parent = { kind: 'GameBranched', parent: 'live', revision: live.length - 1 } as const;
    const file = fileOf('thief', [{ ...start!, id: crypto.randomUUID(), event: parent }, start!]);
    expect((await take(file)).text).toContain('IMPORT_EVENT_INVALID');
    const shown = await api.ask('{ game(id: "thief") { state(at: "5", as: "all") { position } } }');
    expect(shown.text).toContain('GAME_NOT_FOUND');
  });

  it('tells nothing of how right it guesses the game', async () => {
    const guesses = [live, live.slice(0, 5), [live[0]!, ...live.slice(2)], highCardGame('other')];
    const told = new Set<string>();
    for (const guess of guesses)
      for (const seat of [{}, await seated(api.access, 'live', 0)]) {
        const { text } = await take(fileOf('live', guess), seat);
        expect(text).toContain('IMPORT_CONFLICT');
        told.add(text);
      }
    expect(told.size).toBe(1);
  });

  it('does not bring back what was deleted', async () => {
    const file = fileOf('gone', highCardGame('gone'));
    const admin = await signedIn('admin');
    expect((await take(file)).status).toBe(200);
    expect((await api.ask('mutation { deleteGame(game: "gone") }', {}, admin)).errors).toEqual([]);
    expect((await take(file)).text).toContain('IMPORT_CONFLICT');
    expect((await api.ask('{ game(id: "gone") { events } }', {}, admin)).text).toContain('GAME_NOT_FOUND');
  });

  describe('and the log of a table', () => {
    const log = (table: number, moves = 0): string => {
      const long = new TableLog({ table });
      for (let move = 1; move <= moves; move++) long.draws(0, 1, [move]);
      return long.text();
    };
    const taken = async (file: string, role: 'seat' | 'coach' = 'seat'): Promise<unknown> =>
      JSON.parse((await api.upload(file, await signedIn(role), 'PUBLIC')).text);

    it('comes back under the next id where its record was deleted, once', async () => {
      expect(await taken(log(77))).toMatchObject({ id: 'bga-77' });
      const admin = await signedIn('admin');
      expect((await api.ask('mutation { deleteGame(game: "bga-77") }', {}, admin)).errors).toEqual([]);
      expect(await taken(log(77))).toMatchObject({ id: 'bga-77-2', alreadyThere: false });
      expect(await taken(log(77))).toMatchObject({ id: 'bga-77-2', alreadyThere: true });
    });

    it('continues the record of a shorter one, for its importer alone', async () => {
      const { events } = (await taken(log(78))) as { events: number };
      expect(await taken(log(78, 2), 'coach')).toMatchObject({ code: 'IMPORT_CONFLICT' });
      const grown = (await taken(log(78, 2))) as { events: number };
      expect(grown).toMatchObject({ id: 'bga-78', alreadyThere: false });
      expect(grown.events).toBeGreaterThan(events);
      const shown = await api.ask('{ game(id: "bga-78") { events } }', {}, await signedIn('seat'));
      expect(shown.data.game.events).toBe(grown.events);
    });
  });

  it('of what cannot have happened does not stop the list for everybody', async () => {
    const events = alteredGame('torn').filter(({ revision }) => revision === 0 || revision > 40);
    expect((await take(fileOf('torn', events))).text).toContain('IMPORT_EVENT_INVALID');
    const again = fileOf('twice', [...alteredGame('twice'), highCardGame('twice')[0]!]);
    expect((await take(again)).text).toContain('IMPORT_EVENT_INVALID');
    expect((await take(fileOf('after', highCardGame('after')))).status).toBe(200);
    const listed = await api.ask(
      '{ games(filter: { events: { from: 1 } }) { edges { node { id } } } }',
      {},
      await signedIn('seat'),
    );
    expect(listed.text).toContain('"after"');
  });
});
