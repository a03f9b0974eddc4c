import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { GameLines, lineFormats, linesOf, rowsOf, type GamePart } from '#datasets';
import { contracts } from '#contracts';
import {
  openEventStore,
  type AdministrationStreams,
  type EventStore,
  type StoreSettings,
} from '#event-store';
import { gameModules } from '#games';
import { omniscient, seatViewer, type GameId } from '#record';
import { ReviewStreams } from '#reviews';
import { storedReview } from '#read-models/testing';
import { contractsGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { seated, signedAccess, signedIn } from '../../test/tokens.js';
import { opened } from '../../test/twin-servers.js';
import { ADMINISTRATION_STREAMS } from '../api.tokens.js';

const whole = contractsGame('over');
const played = contractsGame('played', { decisions: 30 });
const ids = Array.from({ length: 12 }, (_, at) => `over-${at}` as GameId);
const games = { ...Object.fromEntries(ids.map((id) => [id, whole])), played };

let folder: string;
let settings: StoreSettings;
let store: EventStore;
let api: RunningApi;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'retrace-http-datasets-'));
  settings = { kind: 'sqlite', folder };
  store = await openEventStore(settings);
  api = await RunningApi.start(games, { access: signedAccess(), store, storeSettings: settings });
  const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
  await administration.append('played' as GameId, [opened], 'no-stream');
  const listed = async (): Promise<unknown> => {
    const { data } = await api.ask('{ games { totalCount } }', {}, await signedIn('admin'));
    return data.games.totalCount;
  };
  while ((await listed()) !== ids.length + 1);
}, 60_000);
afterAll(async () => {
  await api.stop();
  rmSync(folder, { recursive: true });
});

const part = (game: GameId, more: Partial<GamePart> = {}): GamePart => ({
  ...{ game, viewer: omniscient, until: null, lists: true, table: 'events', format: 'ndjson' },
  ...more,
});
const settled = async (): Promise<void> => {
  while (api.server.app.get(GameLines).reading > 0) await new Promise((resolve) => setTimeout(resolve, 5));
};

describe('a dataset over HTTP', () => {
  it.each(lineFormats)(
    'is read in threads only, with the same result: %s',
    async (format) => {
      const read = jest.spyOn(store, 'read');
      const answer = await fetch(`${api.url}/datasets/events.${format}?as=all`, {
        headers: await signedIn('coach'),
      });
      const lines = linesOf('events', format);
      const rows = rowsOf({
        id: ids[0]!,
        module: contracts,
        events: whole,
        viewer: omniscient,
      });
      const text = await answer.text();
      const expected = ids.map((id) => lines.of(rows.events.map((row) => ({ ...row, game: id }))));
      // The newest game is first, so the expected parts are reversed.
      const own = lines.head + expected.toReversed().join('');
      expect(text.length).toBe(own.length);
      for (const line of expected) expect(text).toContain(line);
      expect(read.mock.calls.filter(([stream]) => stream.startsWith('game-'))).toEqual([]);
      read.mockRestore();
    },
    60_000,
  );

  it('of a game in progress shows a seat what it knows, and other people nothing', async () => {
    const rows = async (who: Record<string, string>): Promise<readonly string[]> => {
      const address = `${api.url}/datasets/cards.ndjson?as=0`;
      const text = await (await fetch(address, { headers: { ...(await signedIn('seat')), ...who } })).text();
      return text.split('\n').filter((line) => line.includes('"game":"played"'));
    };
    const zero = await rows(await seated(api.access, 'played', 0));
    const lines = linesOf('cards', 'ndjson');
    const own = rowsOf({
      ...{ id: 'played' as GameId, module: contracts, events: played, viewer: seatViewer(0) },
    });
    expect(zero).toEqual(lines.of(own.cards).trimEnd().split('\n'));
    expect(await rows(await seated(api.access, 'played', 1))).toEqual([]);
  }, 60_000);

  it('is cancelled when the client disconnects, and releases its place', async () => {
    const headers = await signedIn('coach');
    for (let time = 0; time < 4; time++) {
      const leaving = new AbortController();
      const response = fetch(`${api.url}/datasets/events.ndjson?as=all`, { headers, signal: leaving.signal });
      if (time % 2 === 0) await (await response).body?.getReader().read();
      leaving.abort();
      await response.catch(() => null);
    }
    await settled();
    const after = await fetch(`${api.url}/datasets/games.csv?as=all`, { headers });
    expect(after.status).toBe(200);
    expect((await after.text()).trimEnd().split('\n')).toHaveLength(1 + ids.length);
  }, 60_000);

  it('takes turns with other datasets, a few games at a time', async () => {
    const lines = new GameLines(settings, store, gameModules);
    const long = Array.from({ length: 60 }, (_, at) => part(ids[at % ids.length]!));
    let sent = 0;
    const never = new AbortController().signal;
    const first = (async () => {
      for await (const _ of lines.of(long, never)) sent++;
    })();
    let meanwhile = 0;
    for await (const _ of lines.of(long.slice(0, 3), never)) meanwhile = sent;
    expect(meanwhile).toBeLessThan(long.length / 2);
    await first;
    expect(sent).toBe(long.length);
    // If the consumer stops, no more games are read.
    let taken = 0;
    const counted = function* (): Generator<GamePart> {
      for (const part of long) {
        taken++;
        yield part;
      }
    };
    for await (const _ of lines.of(counted(), never)) break;
    expect(taken).toBeLessThan(5);
    const left = new AbortController();
    left.abort();
    await expect(lines.of(long, left.signal).next()).rejects.toMatchObject({ name: 'AbortError' });
    await lines.close();
    expect(lines.reading).toBe(0);
  }, 60_000);

  it('ends where a link ends, and contains no review that used unavailable deck lists', async () => {
    const id = ids[0]!;
    const seats = [0, 1].map(() => ({ accuracy: 1, luck: 0, skill: 0, grades: [] }));
    await new ReviewStreams(store).keep(id, storedReview(id, { module: contracts, events: whole }, seats));
    const here = new GameLines(null, store, gameModules);
    const lines = async (more: Partial<GamePart>): Promise<number> => {
      for await (const text of here.of([part(id, more)], new AbortController().signal))
        return text.split('\n').length - 1;
      return -1;
    };
    expect(await lines({ until: 7 })).toBe(8);
    expect(await lines({ table: 'reviews' })).toBe(2);
    expect(await lines({ table: 'reviews', lists: false })).toBe(0);
    expect(await lines({ table: 'reviews', until: 7 })).toBe(0);
    await here.close();
  });
});
