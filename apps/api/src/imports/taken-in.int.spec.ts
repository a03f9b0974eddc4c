import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdministrationStreams } from '#event-store';
import { printGame } from '#interchange';
import type { GameId, RecordedEvent } from '#record';
import { strToU8, zipSync } from 'fflate';
import { TableLog } from '#interchange/testing';
import { alteredGame, highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { seated, signedAccess, signedIn } from '../../test/tokens.js';
import { ADMINISTRATION_STREAMS } from '../api.tokens.js';

const live = highCardGame('live', { decisions: 9 });
const fileOf = (id: string, events: readonly RecordedEvent[]): string =>
  printGame({ id: id as GameId, events: events.map((event, revision) => ({ ...event, revision })) });

describe('a file from a user who cannot view a game in full', () => {
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

  it('cannot create a branch of the game that would reveal its hidden cards', async () => {
    const [start] = live;
    const parent = { kind: 'GameBranched', parent: 'live', revision: live.length - 1 } as const;
    const file = fileOf('thief', [{ ...start!, id: crypto.randomUUID(), event: parent }, start!]);
    expect((await take(file)).text).toContain('IMPORT_EVENT_INVALID');
    const shown = await api.ask('{ game(id: "thief") { state(at: "5", as: "all") { position } } }');
    expect(shown.text).toContain('GAME_NOT_FOUND');
  });

  it('receives the same answer however close it is to the game', async () => {
    const guesses = [live, live.slice(0, 5), [live[0]!, ...live.slice(2)], highCardGame('other')];
    const answers = new Set<string>();
    for (const guess of guesses)
      for (const seat of [{}, await seated(api.access, 'live', 0)]) {
        const { text } = await take(fileOf('live', guess), seat);
        expect(text).toContain('IMPORT_CONFLICT');
        answers.add(text);
      }
    expect(answers.size).toBe(1);
  });

  it('does not restore a deleted game', async () => {
    const file = fileOf('gone', highCardGame('gone'));
    const admin = await signedIn('admin');
    expect((await take(file)).status).toBe(200);
    expect((await api.ask('mutation { deleteGame(game: "gone") }', {}, admin)).errors).toEqual([]);
    expect((await take(file)).text).toContain('IMPORT_CONFLICT');
    expect((await api.ask('{ game(id: "gone") { events } }', {}, admin)).text).toContain('GAME_NOT_FOUND');
  });

  describe('the log of a table', () => {
    const log = (table: number, moves = 0): string => {
      const long = new TableLog({ table });
      for (let move = 1; move <= moves; move++) long.draws(0, 1, [move]);
      return long.text();
    };
    const taken = async (file: string, role: 'seat' | 'coach' = 'seat'): Promise<unknown> =>
      JSON.parse((await api.upload(file, await signedIn(role), 'PUBLIC')).text);

    it('is imported once more, with the next id, if its record was deleted', async () => {
      const { id } = (await taken(log(77))) as { id: string };
      expect(id).toMatch(/^bga-77-[0-9a-f]{10}$/);
      const admin = await signedIn('admin');
      expect((await api.ask(`mutation { deleteGame(game: "${id}") }`, {}, admin)).errors).toEqual([]);
      expect(await taken(log(77))).toMatchObject({ id: `${id}-2`, alreadyThere: false });
      expect(await taken(log(77))).toMatchObject({ id: `${id}-2`, alreadyThere: true });
    });

    it('continues the record of a shorter log for the same importer, and creates another record for another importer', async () => {
      const { id, events } = (await taken(log(78))) as { id: string; events: number };
      const other = (await taken(log(78, 2), 'coach')) as { id: string };
      expect(other).toMatchObject({ alreadyThere: false });
      expect(other.id).not.toBe(id);
      const grown = (await taken(log(78, 2))) as { events: number };
      expect(grown).toMatchObject({ id, alreadyThere: false });
      expect(grown.events).toBeGreaterThan(events);
      const shown = await api.ask(`{ game(id: "${id}") { events } }`, {}, await signedIn('seat'));
      expect(shown.data.game.events).toBe(grown.events);
    });

    it('receives the same answer whether or not another user has imported it privately', async () => {
      const hidden = await api.upload(log(79, 3), await signedIn('coach'), 'PRIVATE');
      expect(hidden.status).toBe(200);
      const answers = await Promise.all(
        [79, 80].map(async (table) => api.upload(log(table, 3), await signedIn('seat'))),
      );
      const outcomes = answers.map(({ status, text }, index) => [
        status,
        text.replaceAll(/bga-\d+-[0-9a-f]{10}/g, 'ID').replaceAll(`${79 + index}`, 'TABLE'),
      ]);
      expect(outcomes[0]).toEqual(outcomes[1]);
      expect(answers[0]?.text).not.toContain(JSON.parse(hidden.text).id);
    });

    it('is read with decks and other logs of its table, also compressed, and reports how many decisions can be judged', async () => {
      const long = new TableLog({ table: 81 }).draws(0, 1, [1]).draws(1, 1, [101]);
      const headers = await signedIn('seat');
      const query = `mutation ($file: String!, $more: [String!]!) {
        importGame(file: $file, more: $more) {
          id alreadyThere replaced reading { seat decisions judged lacks text } decks { name fits }
        }
      }`;
      const list = '# Deck: Mine\n3 OPEN_RIVER_B_AX_03_C';
      const first = await api.ask(query, { file: long.seenBy(0), more: [list] }, headers);
      expect(first.data.importGame).toMatchObject({
        alreadyThere: false,
        replaced: [],
        reading: {
          seat: 0,
          judged: 0,
          lacks: ['HEROES_UNKNOWN', 'LOG_STOPS'],
          text: expect.stringContaining('Read: '),
        },
        decks: [{ name: 'Mine', fits: false }],
      });
      const both = { file: long.seenBy(1), more: [long.seenBy(0), list] };
      const fuller = await api.ask(query, both, headers);
      const { id } = first.data.importGame;
      expect(fuller.data.importGame).toMatchObject({ id: `${id}-2`, replaced: [id] });
      const zip = zipSync({ 'a.json': strToU8(long.seenBy(0)), 'deck.txt': strToU8(list) });
      const packed = await fetch(`${api.url}/games/import`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/zip' },
        body: Buffer.from(zip),
      });
      expect(await packed.json()).toMatchObject({ id: `${id}-2`, alreadyThere: true });
      const nested = await fetch(`${api.url}/games/import`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/zip' },
        body: Buffer.from(zipSync({ 'in.zip': zip })),
      });
      expect(await nested.json()).toMatchObject({ code: 'IMPORT_TOO_DEEP' });
      const alone = await api.ask(query, { file: list, more: [] }, headers);
      expect(alone.errors[0]?.extensions['code']).toBe('IMPORT_FOREIGN');
      const half = await api.ask(query, { file: long.text(), more: ['1 OPEN_RIVER_B_AX_99_C'] }, headers);
      expect(half.errors[0]?.extensions['code']).toMatch(/^DECK_/);
      const many = await api.ask(query, { file: long.text(), more: Array(51).fill(list) }, headers);
      expect(many.errors[0]?.extensions['code']).toBe('IMPORT_TOO_LARGE');
    });
  });

  it('a log is imported in one request with its cards, which have names in the language of the reader', async () => {
    const card = {
      ...{ reference: 'ALT_TEST_B_OR_101_R1', name: 'TESTER_101', set: 'TEST', type: 'CHARACTER' },
      ...{ subtypes: [], faction: 'OR', rarity: 'RARE', handCost: 1, reserveCost: 1 },
      ...{ forest: 1, mountain: 1, ocean: 1, mainEffect: null, echoEffect: null },
    };
    const query = `mutation ($cards: String!, $file: String!) {
      importCards(files: [$cards]) { new }
      importGame(file: $file, visibility: PUBLIC) { id }
    }`;
    const log = new TableLog({ table: 82 }).draws(0, 1, [7]).plays(1, 101, 'stormLeft');
    const sent = { cards: JSON.stringify([card]), file: log.text() };
    const admin = await signedIn('admin');
    const { importCards, importGame } = (await api.ask(query, sent, admin)).data;
    expect(importCards).toEqual({ new: [card.reference] });
    const italian = { language: 'it', card: { ...card, name: 'Collaudatrice' } } as const;
    const at = '2026-11-28T00:00:00.000Z';
    api.cards.import({ cards: [], translations: [italian as never] }, { file: 'it.json', at });
    const linesIn = async (locale: string): Promise<string> =>
      (
        await api.ask(
          `{ game(id: "${importGame.id}") { timeline(as: "all", locale: ${locale}) { edges { node { text actions { text } } } } } }`,
          {},
          admin,
        )
      ).text;
    const [own, other] = [await linesIn('it'), await linesIn('fr')];
    expect(own).toContain('gioca Collaudatrice dalla mano');
    expect(own).not.toContain('TESTER_101');
    expect(other).toContain('TESTER_101');
    // A card that the viewer has never seen has no name in any language.
    const hidden = await api.ask(
      `{ game(id: "${importGame.id}") { timeline(as: "0", locale: it, first: 4) { edges { node { text } } } } }`,
      {},
      admin,
    );
    expect(hidden.errors).toEqual([]);
    expect(hidden.text).not.toContain('Collaudatrice');
  });

  it('an impossible game does not prevent other users from reading the list of games', async () => {
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
