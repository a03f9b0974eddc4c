import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { playableGames, setupOf } from '#games';
import type { AdministrationStreams } from '#event-store';
import { invariant, type GameId, type RecordedEvent } from '#record';
import { playRandomly } from '#record/testing';
import { opened } from '../../test/twin-servers.js';
import { RunningApi } from '../../test/running-api.js';
import { ADMINISTRATION_STREAMS } from '../api.tokens.js';
import { seated, signedAccess, signedIn, type Credentials } from '../../test/tokens.js';

// Slow: threads load the rules, and try the choices of players.

function gameOf(
  id: string,
  seed: string,
  options: Parameters<typeof playRandomly>[3],
): readonly RecordedEvent[] {
  const game = playableGames().get(id);
  invariant(game !== undefined, 'there is the game');
  const setup = setupOf(game, { decks: game.decks().slice(0, 2), names: ['Ada', 'Ben'], seed });
  return playRandomly(game.module, setup, seed, options);
}

interface Range {
  readonly unknown: number;
  readonly known: readonly string[];
  readonly source: string;
  readonly name: string;
  readonly cards: readonly { readonly name: string; readonly chance: number; readonly byCopies: number }[];
}

const fields = '{ position seat name unknown known source cards { reference name chance byCopies } }';

describe('the cards that a player may hold', () => {
  let api: RunningApi;
  let coach: Credentials;
  const rangeOf = async (game: string, given: string, who: Credentials = {}): Promise<Range | null> => {
    const { data, errors } = await api.ask(`{ game(id: "${game}") { range(${given}) ${fields} } }`, {}, who);
    expect(errors).toEqual([]);
    return (data as { game: { range: Range | null } }).game.range;
  };
  const codes = async (game: string, given: string, who: Credentials = {}): Promise<unknown[]> =>
    (await api.ask(`{ game(id: "${game}") { range(${given}) { unknown } } }`, {}, who)).errors.map(
      ({ extensions }) => extensions['code'],
    );

  beforeAll(async () => {
    api = await RunningApi.start(
      {
        over: gameOf('contracts', 'c', { decisions: 60, conceded: true }),
        played: gameOf('altered', 'played', { decisions: 40 }),
        altered: gameOf('altered', 'a', { decisions: 60, conceded: true }),
      },
      { access: signedAccess() },
    );
    coach = await signedIn('coach');
    const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
    await administration.append('played' as GameId, [opened], 'no-stream');
  }, 60_000);
  afterAll(() => api.stop());

  it.each(['over', 'altered'])(
    'are at most twelve, the likeliest first, and the same each time (%s)',
    async (game) => {
      const first = await rangeOf(game, 'seat: 1, as: "0"', coach);
      expect(first?.source).toBe('LISTED');
      expect(first?.name).toBe('Ben');
      expect(first?.unknown).toBeGreaterThan(0);
      const chances = first?.cards.map(({ chance }) => chance) ?? [];
      expect(chances.length).toBeGreaterThan(4);
      expect(chances.length).toBeLessThanOrEqual(12);
      expect(chances).toEqual([...chances].sort((left, right) => right - left));
      for (const { chance } of first?.cards ?? []) expect(chance).toBeLessThanOrEqual(1);
      // What was done and not done says more than the numbers of copies.
      expect(first?.cards.some(({ chance, byCopies }) => Math.abs(chance - byCopies) > 0.03)).toBe(true);
      expect(await rangeOf(game, 'seat: 1, as: "0"', coach)).toEqual(first);
      // With open cards, from what the next player sees.
      expect(await rangeOf(game, 'seat: 1, as: "all"', coach)).toEqual(first);
    },
    60_000,
  );

  it('depend on nothing that follows', async () => {
    const early = await rangeOf('over', 'seat: 1, as: "0", at: "45"', coach);
    expect(early).not.toBeNull();
    expect(early).not.toEqual(await rangeOf('over', 'seat: 1, as: "0"', coach));
  });

  it('are guessed from the shipped decks while a game is played', async () => {
    const zero = await seated(api.access, 'played', 0);
    const found = await rangeOf('played', 'seat: 1, as: "0"', zero);
    expect(found?.source).toBe('SHIPPED');
    expect(found?.cards.length).toBe(12);
    expect(await codes('played', 'seat: 1, as: "0", deckLists: KNOWN', zero)).toEqual([
      'DECK_LISTS_FORBIDDEN',
    ]);
  });

  it('are nothing to a player who sees the hand', async () => {
    expect(await rangeOf('over', 'seat: 1, as: "1"', coach)).toBeNull();
  });

  it.each([
    ['seat: 7', 'VIEWER_INVALID'],
    ['seat: -1', 'VIEWER_INVALID'],
    ['seat: 0, at: "x"', 'POSITION_INVALID'],
    ['seat: 0, at: "99999"', 'POSITION_OUT_OF_RANGE'],
    ['seat: 0, as: "9"', 'VIEWER_INVALID'],
  ])('are refused for %s', async (given, code) => {
    expect(await codes('over', given, coach)).toEqual([code]);
  });

  it('are refused from a perspective that the reader cannot take', async () => {
    expect(await codes('played', 'seat: 1, as: "0"')).toEqual(['VIEW_FORBIDDEN']);
    expect(await codes('played', 'seat: 1, as: "all"')).toEqual(['VIEW_FORBIDDEN']);
  });
});
