import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AdministrationStreams } from '#event-store';
import type { GameId, AdministrationEntry, Visibility } from '#record';
import { alteredGame, highCardGame } from '../../test/recorded-games.js';
import { RunningApi, type Answer } from '../../test/running-api.js';
import { linked, seated, signedAccess, signedIn, type Credentials } from '../../test/tokens.js';
import { ADMINISTRATION_STREAMS } from '../api.tokens.js';

const over = alteredGame('over');
const live = highCardGame('live', { decisions: 9 });
const requests = over
  .filter(({ event }) => event.kind === 'DecisionRequested')
  .map(({ revision }) => revision);
const [early, late] = [requests[0]!, requests[9]!];

const code = ({ errors }: Answer): unknown => errors[0]?.extensions['code'] ?? null;

describe('a branch', () => {
  let api: RunningApi;
  let administration: AdministrationStreams;
  const opened = (visibility: Visibility): AdministrationEntry => ({
    kind: 'GameOpened',
    visibility,
    seats: [0, 1].map((seat) => ({ seat, handedOut: true })),
    by: 'Ada',
  });
  const shared = (id: string, position: number): AdministrationEntry => ({
    kind: 'LinkShared',
    ...{ id, position: `${position}`, as: 'all', by: 'Ada' },
  });
  const link = (game: string, id = 'link'): Promise<Credentials> =>
    linked(api.access, { id, game: game as GameId, position: '0', as: 'all' });

  beforeAll(async () => {
    api = await RunningApi.start({ secret: over, live }, { access: signedAccess() });
    administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
    const branched = (game: string, position: number): AdministrationEntry => ({
      kind: 'Branched',
      ...{ game: game as GameId, position: `${position}`, by: 'Ada' },
    });
    await administration.append(
      'secret' as GameId,
      [opened('PRIVATE'), branched('early', early), branched('late', late), shared('link', early)],
      'no-stream',
    );
    await administration.append('live' as GameId, [opened('PUBLIC')], 'no-stream');
    for (const [id, revision] of [
      ['early', early],
      ['late', late],
    ] as const) {
      await administration.append(
        id as GameId,
        [opened('PRIVATE'), shared('link', 3), shared('far', late + 1)],
        'no-stream',
      );
      await api.streams.append(
        id as GameId,
        [{ kind: 'GameBranched', parent: 'secret', revision }],
        'no-stream',
      );
    }
    // Makes the branch public, and hides its parent game from other readers.
    await administration.append(
      'late' as GameId,
      [{ kind: 'VisibilitySet', visibility: 'PUBLIC', by: 'Ada' }],
      'any',
    );
  });
  afterAll(() => api.stop());

  it('reveals no more than its game, even to people with a link to an earlier part of the game', async () => {
    const set = 'mutation { setVisibility(game: "early", visibility: PUBLIC) }';
    const [seat, before] = [await seated(api.access, 'early', 0), await link('early')];
    expect(code(await api.ask(set, {}, seat))).toBe('VISIBILITY_TOO_WIDE');
    expect(code(await api.ask(set, {}, { ...seat, ...before }))).toBe('VISIBILITY_TOO_WIDE');
  });

  it('reveals nothing about a position that a link does not show', async () => {
    const query = '{ game(id: "secret") { branches { id position } } }';
    const all = (await api.ask(query, {}, await signedIn('admin'))).data.game.branches as unknown[];
    expect(all).toHaveLength(2);
    const seats = { 'x-retrace-seat': (await seated(api.access, 'early', 0))['x-retrace-seat']! };
    const { data } = await api.ask(query, {}, { ...(await link('secret')), ...seats });
    expect(data.game.branches).toEqual([{ id: 'early', position: `${early}` }]);
  });

  it('does not name its game to people who may not know about that game: not in its event, its log or a search', async () => {
    const event = `event(position: "${late + 1}") { kind data text }`;
    const log = `timeline(after: "${late}") { edges { node { kind text } } }`;
    for (const headers of [{}, await link('late', 'far')]) {
      const { text, errors } = await api.ask(
        `{ game(id: "late") { parent { id } ${event} ${log} } }`,
        {},
        headers,
      );
      expect(errors).toEqual([]);
      expect(text).toContain('GameBranched');
      expect(text).not.toContain('secret');
    }
    const search = '{ games(filter: { parent: "secret" }) { totalCount edges { node { id } } } }';
    const none = search.replace('secret', 'no-such-game');
    expect((await api.ask(search)).text).toBe((await api.ask(none)).text);
    const held = await seated(api.access, 'secret', 0);
    expect((await api.ask(search, {}, held)).data.games.totalCount).toBe(1);
    expect((await api.ask(search, {}, await signedIn('admin'))).data.games.totalCount).toBe(2);
  });

  it('cannot be created before its game ends, even by an admin, because it would reveal hands', async () => {
    const at = live.findLast(({ event }) => event.kind === 'DecisionRequested')!.revision;
    for (const how of ['players: [{ bot: RANDOM }, { bot: RANDOM }]', 'open: true']) {
      const branch = `mutation { branchGame(game: "live", at: "${at}", ${how}) { id } }`;
      expect(code(await api.ask(branch, {}, await signedIn('admin')))).toBe('GAME_NOT_OVER');
      const both = await seated(api.access, 'live', 0, 1);
      expect(code(await api.ask(branch, {}, { ...(await signedIn('seat')), ...both }))).toBe(
        'VIEW_FORBIDDEN',
      );
    }
  });
});
