import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Json } from '#record';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { signedAccess, signedIn } from '../../test/tokens.js';

const recordedAt = '2026-01-01T00:00:00.000Z';
const stored = (type: string, data: Json, schema: number) => ({
  id: randomUUID(),
  type,
  data,
  metadata: { schema, recordedAt },
});
const noVisibility = { kind: 'VisibilitySet', visibility: 'SOME', by: 'Ada' };
const opened = { kind: 'GameOpened', visibility: 'PUBLIC', seats: [], by: 'Ada' };
const badTag = { kind: 'Tagged', tag: '', by: 'Ada' };

/** Games whose administrative entries are unreadable, each with the problem that admins see. */
const closed: readonly (readonly [string, string, ReturnType<typeof stored>[], string])[] = [
  ['torn', 'administration-torn', [stored('VisibilitySet', noVisibility, 2)], 'ADMINISTRATION_MALFORMED'],
  ['odd', 'administration-odd', [stored('Praised', { kind: 'Praised' }, 2)], 'ADMINISTRATION_UNKNOWN'],
  ['newer', 'administration-newer', [stored('GameOpened', opened, 99)], 'SCHEMA_TOO_NEW'],
  ['old', 'notes-old', [stored('VisibilitySet', noVisibility, 1)], 'ADMINISTRATION_MALFORMED'],
  ['unsure', 'notes-unsure', [stored('Praised', { kind: 'Praised' }, 1)], 'ADMINISTRATION_UNKNOWN'],
  ['misplaced', 'notes-misplaced', [stored('GameOpened', opened, 2)], 'ADMINISTRATION_MALFORMED'],
];
/** Games with an unreadable note, each with the note's error code. */
const open: readonly (readonly [string, ReturnType<typeof stored>, string])[] = [
  ['tagged', stored('Tagged', badTag, 2), 'NOTE_MALFORMED'],
  ['tagged-before', stored('Tagged', badTag, 1), 'NOTE_MALFORMED'],
  ['praised', stored('Praised', { kind: 'Praised' }, 2), 'NOTE_UNKNOWN'],
  ['noted-later', stored('Tagged', { kind: 'Tagged', tag: 'x', by: 'x' }, 99), 'SCHEMA_TOO_NEW'],
];

const look = (game: string) => `{ game(id: "${game}") { id tags unreadableNotes { kind code } } }`;
const deletion = (game: string) => `mutation { deleteGame(game: "${game}") }`;
const listed = '{ games(first: 50) { edges { node { id } } } }';

describe('a game with an unreadable entry', () => {
  let api: RunningApi;
  beforeAll(async () => {
    const games = ['whole', ...closed.map(([game]) => game), ...open.map(([game]) => game)];
    api = await RunningApi.start(Object.fromEntries(games.map((game) => [game, highCardGame(game)])), {
      access: signedAccess(),
    });
    for (const [, stream, events] of closed) await api.store.append(stream, events, 'no-stream');
    for (const [game, event] of open) await api.store.append(`notes-${game}`, [event], 'no-stream');
  });
  afterAll(() => api.stop());

  it.each(closed)('is closed if the entry may restrict who can view it: %s', async (game, ...[, , code]) => {
    const none = (await api.ask(look('no-such-game'))).text;
    for (const reader of [{}, await signedIn('seat'), await signedIn('coach')]) {
      const { text } = await api.ask(look(game), {}, reader);
      expect(text.replaceAll(`"${game}\\"`, '"no-such-game\\"')).toBe(none);
      expect((await api.ask(deletion(game), {}, reader)).text).toContain('"GAME_NOT_FOUND"');
      expect((await api.ask(listed, {}, reader)).text).not.toContain(`"${game}"`);
    }
    expect((await api.ask(look(game), {}, await signedIn('admin'))).errors).toMatchObject([
      { extensions: { code } },
    ]);
  });

  it.each(open)(
    'is open if the entry is a note, which is hidden and reported to admins: %s',
    async (game, ...[, code]) => {
      for (const reader of [{}, await signedIn('coach')]) {
        const { data, errors } = await api.ask(look(game), {}, reader);
        expect(errors).toEqual([]);
        expect(data.game).toEqual({ id: game, tags: [], unreadableNotes: [] });
        expect((await api.ask(listed, {}, reader)).text).toContain(`"${game}"`);
      }
      const { data } = await api.ask(look(game), {}, await signedIn('admin'));
      expect(data.game.unreadableNotes).toMatchObject([{ code }]);
    },
  );

  it('is deleted permanently, and only by an admin', async () => {
    const admin = await signedIn('admin');
    for (const [game] of closed) {
      expect((await api.ask(deletion(game), {}, admin)).errors).toEqual([]);
      await expect(api.streams.last(game as never)).rejects.toThrow();
      expect((await api.ask(deletion(game), {}, admin)).errors).toEqual([]);
    }
    expect((await api.ask('{ game(id: "whole") { id } }', {}, admin)).errors).toEqual([]);
  });
});
