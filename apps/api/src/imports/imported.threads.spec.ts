import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { MemoryEventStore } from '#event-store';
import { printGame } from '#interchange';
import type { GameId, RecordedEvent } from '#record';
import { alteredGame, highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { linked, signedAccess, signedIn, type Credentials } from '../../test/tokens.js';

const fileOf = (id: string, events: readonly RecordedEvent[]): string =>
  printGame({ id: id as GameId, events });
const exact = alteredGame('exact');
/** A game that the rules do not confirm. */
const diverged = alteredGame('diverged').map((entry) =>
  entry.event.kind === 'StepResolved' ? { ...entry, event: { ...entry.event, verb: 'steal' } } : entry,
);
const about = (id: string) => `{ game(id: "${id}") { visibility imported { by at check position } } }`;
const listed = '{ games(first: 50) { totalCount edges { node { id imported { check } } } } }';
const branch = (id: string) => `mutation { branchGame(game: "${id}", at: "1") { id } }`;

/** Uploads a file that is too large for the body of a query. */
async function sent(api: RunningApi, file: string, credentials: Credentials = {}): Promise<unknown> {
  const { status, text } = await api.upload(file, credentials);
  expect([status, text]).toEqual([200, expect.any(String)]);
  return JSON.parse(text) as unknown;
}

/** Waits until an imported game has been checked, and returns the data about the import. */
async function checked(api: RunningApi, id: string, credentials: Credentials = {}) {
  for (;;) {
    const { data, text } = await api.ask(about(id), {}, credentials);
    if (data?.game?.imported == null) throw new Error(text);
    if (data.game.imported.check !== 'PENDING') return data.game as { imported: unknown; visibility: string };
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('an imported game, if sign-in is off,', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await RunningApi.start({ here: highCardGame('here') });
  });
  afterAll(() => api.stop());

  it('is marked as imported by the owner, is public, and is confirmed by the rules', async () => {
    await sent(api, fileOf('exact', exact));
    expect(await checked(api, 'exact')).toEqual({
      visibility: 'PUBLIC',
      imported: { by: 'owner', at: expect.any(String), check: 'EXACT', position: null },
    });
    expect((await api.ask(about('here'))).data.game.imported).toBeNull();
  });

  it('is accepted immediately, and a difference from the rules is reported later, with its position', async () => {
    await sent(api, fileOf('diverged', diverged));
    const first = diverged.findIndex(({ event }) => event.kind === 'StepResolved');
    expect(await checked(api, 'diverged')).toMatchObject({
      imported: { check: 'DIVERGED', position: `${first}` },
    });
    await api.upload(fileOf('unknown', highCardGame('unknown')));
    expect(await checked(api, 'unknown')).toMatchObject({ imported: { check: 'UNVERIFIED' } });
  });

  it('is listed as imported, and can be branched by its owner', async () => {
    const { edges } = (await api.ask(listed)).data.games;
    expect(edges).toContainEqual({ node: { id: 'here', imported: null } });
    expect(edges).toContainEqual({ node: { id: 'diverged', imported: { check: 'DIVERGED' } } });
  });
});

describe('an imported game, if sign-in is required,', () => {
  let api: RunningApi;
  let importer: Credentials;
  let admin: Credentials;
  beforeAll(async () => {
    api = await RunningApi.start({}, { access: signedAccess() });
    importer = await signedIn('seat');
    admin = await signedIn('admin');
    for (const [id, events] of [
      ['exact', exact],
      ['diverged', diverged],
    ] as const)
      await sent(api, fileOf(id, events), importer);
    await checked(api, 'exact', importer);
    await checked(api, 'diverged', importer);
  });
  afterAll(() => api.stop());

  it('is private to its importer, who can find it, and does not exist for other users', async () => {
    expect((await api.ask(listed, {}, importer)).data.games.totalCount).toBe(2);
    for (const nobody of [
      {},
      await linked(api.access, { id: 'x', game: 'y' as GameId, position: '1', as: 'all' }),
    ]) {
      expect((await api.ask(listed, {}, nobody)).data.games.totalCount).toBe(0);
      expect((await api.ask(about('exact'), {}, nobody)).text).toContain('GAME_NOT_FOUND');
    }
    expect((await api.ask(listed, {}, admin)).data.games.totalCount).toBe(2);
  });

  it('names its importer to users who are signed in', async () => {
    const show = 'mutation { setVisibility(game: "exact", visibility: PUBLIC) }';
    expect((await api.ask(show, {}, {})).text).toContain('GAME_NOT_FOUND');
    expect((await api.ask(show, {}, importer)).errors).toEqual([]);
    expect((await api.ask(about('exact'), {}, admin)).data.game.imported.by).toBe('a seat');
    expect((await api.ask(about('exact'))).data.game.imported).toMatchObject({ by: null, check: 'EXACT' });
  });

  it('can be branched by its importer, and by other users only if the rules confirm it', async () => {
    const at = exact.findIndex(({ event }) => event.kind === 'DecisionRequested');
    const of = (id: string) => branch(id).replace('at: "1"', `at: "${at}"`);
    const show = 'mutation { setVisibility(game: "diverged", visibility: PUBLIC) }';
    expect((await api.ask(show, {}, importer)).errors).toEqual([]);
    expect((await api.ask(of('diverged'), {}, admin)).text).toContain('IMPORT_UNCONFIRMED');
    expect((await api.ask(of('exact'), {}, admin)).errors).toEqual([]);
    const bots = of('diverged').replace('") {', '", players: [{ bot: RANDOM }, { bot: RANDOM }]) {');
    const own = await api.ask(bots, {}, importer);
    expect(own.errors).toEqual([]);
    // Other users cannot branch the importer's branch either.
    const { id } = own.data.branchGame as { id: string };
    expect((await api.ask(of(id), {}, admin)).text).toContain('IMPORT_UNCONFIRMED');
  });

  it('does not belong to a user who imports the same file again', async () => {
    const file = fileOf('mine', alteredGame('mine'));
    expect(await sent(api, file, importer)).toMatchObject({ alreadyThere: false });
    expect(await sent(api, file, admin)).toMatchObject({ alreadyThere: true });
    expect((await checked(api, 'mine', admin)).imported).toMatchObject({ by: 'a seat' });
  });

  it('is visible to other users if its importer allows it', async () => {
    const file = fileOf('open', highCardGame('open'));
    expect((await api.upload(file, importer, 'EVERYBODY')).text).toContain('VISIBILITY_INVALID');
    expect((await api.upload(file, importer, 'PUBLIC')).status).toBe(200);
    expect((await checked(api, 'open')).visibility).toBe('PUBLIC');
  });

  it('can be deleted only by its importer', async () => {
    const deletion = 'mutation { deleteGame(game: "open") }';
    expect((await api.ask(deletion, {}, await signedIn('coach'))).text).toContain('FORBIDDEN');
    expect((await api.ask(deletion, {}, importer)).errors).toEqual([]);
  });
});

describe('a game that was imported just before the server stopped', () => {
  it('is checked by the next server', async () => {
    const store = new MemoryEventStore();
    const first = await RunningApi.start({ left: exact }, { store });
    const recordedAt = '2026-01-01T00:00:00.000Z';
    const imported = { kind: 'Imported', visibility: 'PUBLIC', by: 'owner' };
    await first.store.append(
      'notes-left',
      [{ id: crypto.randomUUID(), type: 'Imported', data: imported, metadata: { schema: 1, recordedAt } }],
      'no-stream',
    );
    const second = await RunningApi.start({}, { store });
    expect(await checked(second, 'left')).toMatchObject({ imported: { check: 'EXACT' } });
    await second.stop();
    await first.stop().catch(() => undefined);
  });
});
