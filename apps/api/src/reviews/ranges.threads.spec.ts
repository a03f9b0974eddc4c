import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { playableGames, setupOf } from '#games';
import type { AdministrationStreams } from '#event-store';
import { invariant, type GameId, type RecordedEvent } from '#record';
import { playRandomly } from '#record/testing';
import { opened } from '../../test/twin-servers.js';
import { RawFrames } from '../../test/raw-frames.js';
import { RunningApi } from '../../test/running-api.js';
import { ADMINISTRATION_STREAMS } from '../api.tokens.js';
import { seated, signedAccess, signedIn, type Credentials } from '../../test/tokens.js';

// Slow: threads load the rules and try players' choices.

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
  readonly hidden: readonly (Pick<Range, 'name' | 'unknown' | 'cards'> & { readonly zone: string })[];
}

const fields =
  '{ position seat name unknown known source cards { reference name chance byCopies } hidden { zone name unknown cards { reference name chance byCopies } } }';

interface Value {
  readonly value: number;
  readonly error: number;
}
interface Worth {
  readonly position: string;
  readonly seat: number;
  readonly name: string;
  readonly choice: string;
  readonly isPlayed: boolean;
  readonly answerChance: number | null;
  readonly total: number;
  readonly cards: readonly {
    readonly reference: string;
    readonly chance: number;
    readonly held: Value;
    readonly without: Value | null;
    readonly difference: Value | null;
    readonly isAnswer: boolean;
  }[];
}

const worthFields =
  '{ position seat name choice isPlayed answerChance total cards { reference name chance held { value error } without { value error } difference { value error } isAnswer } }';

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
      // Because of the players' actions, the probabilities differ from those that follow from the numbers of copies
      // alone.
      expect(first?.cards.some(({ chance, byCopies }) => Math.abs(chance - byCopies) > 0.03)).toBe(true);
      expect(await rangeOf(game, 'seat: 1, as: "0"', coach)).toEqual(first);
      // If all cards are revealed, the estimate is from the next player's perspective.
      expect(await rangeOf(game, 'seat: 1, as: "all"', coach)).toEqual(first);
    },
    60_000,
  );

  it('include the cards that may be face down, with the number of cards in the zone', async () => {
    const found = await rangeOf('altered', 'seat: 1, as: "0", locale: fr', coach);
    const [mana] = found?.hidden ?? [];
    expect(mana).toMatchObject({ zone: 'mana', name: 'Mana' });
    expect(mana?.unknown).toBeGreaterThan(2);
    expect(mana?.cards.length).toBeGreaterThan(4);
    expect(mana?.cards.length).toBeLessThanOrEqual(12);
    expect((await rangeOf('over', 'seat: 1, as: "0"', coach))?.hidden).toEqual([]);
  });

  it('do not depend on later events', async () => {
    const early = await rangeOf('over', 'seat: 1, as: "0", at: "45"', coach);
    expect(early).not.toBeNull();
    expect(early).not.toEqual(await rangeOf('over', 'seat: 1, as: "0"', coach));
  });

  it('are estimated from the shipped decks during a game', async () => {
    const zero = await seated(api.access, 'played', 0);
    const found = await rangeOf('played', 'seat: 1, as: "0"', zero);
    expect(found?.source).toBe('SHIPPED');
    expect(found?.cards.length).toBe(12);
    expect(await codes('played', 'seat: 1, as: "0", deckLists: KNOWN', zero)).toEqual([
      'DECK_LISTS_FORBIDDEN',
    ]);
  });

  it('are not estimated for a player who sees the hand', async () => {
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

  describe('with the value of the choice against each card', () => {
    const asking = (game: string, given: string): string =>
      `subscription { rangeWorth(id: "${game}", ${given}) ${worthFields} }`;
    const framesOf = async (game: string, given: string, who: Credentials): Promise<readonly string[]> => {
      const frames = await RawFrames.open(api.url, asking(game, given), who);
      await frames.until(() => false);
      return frames.close();
    };
    const worthOf = async (game: string, given: string, who = coach): Promise<readonly (Worth | null)[]> => {
      const frames = await framesOf(game, given, who);
      return frames
        .filter((frame) => frame.includes('"next"'))
        .map(
          (frame) =>
            (JSON.parse(frame) as { payload: { data: { rangeWorth: Worth | null } } }).payload.data
              .rangeWorth,
        );
    };
    /**
     * Returns a position in the middle of a game. The last decision before it had several options and was made by the
     * player in seat 0.
     */
    const decided = async (game: string, who = coach): Promise<string> => {
      for (let at = 30; at < 90; at++) {
        const [first] = await worthOf(game, `seat: 1, as: "0", at: "${at}", playouts: 1`, who);
        if (first !== null && first !== undefined && first.total > 0) return `${at}`;
      }
      throw new Error('there is no such decision');
    };

    it.each(['over', 'altered'])(
      'are sent until at most six are valued, the same each time (%s)',
      async (game) => {
        const at = await decided(game);
        const given = `seat: 1, as: "0", at: "${at}", playouts: 12`;
        const reports = await worthOf(game, given);
        const last = reports.at(-1);
        invariant(last !== null && last !== undefined, 'the choice is valued');
        expect(last).toMatchObject({ seat: 0, name: 'Ada' });
        expect(Number(last.position)).toBeLessThanOrEqual(Number(at));
        expect(last.cards.length).toBe(last.total);
        expect(last.total).toBeLessThanOrEqual(6);
        const range = await rangeOf(game, `seat: 1, as: "0", at: "${last.position}"`, coach);
        expect(range?.cards.slice(0, last.total)).toMatchObject(
          last.cards.map(({ reference, chance }) => ({ reference, chance })),
        );
        for (const { held, without, difference } of last.cards) {
          expect(held.error).toBeGreaterThan(0);
          expect(difference?.value).toBeCloseTo(held.value - (without?.value ?? 0), 9);
        }
        const answers = last.cards.filter(({ isAnswer }) => isAnswer);
        for (const { difference } of answers) expect(difference?.value).toBeLessThanOrEqual(-0.02);
        expect(last.answerChance).toBeGreaterThanOrEqual(
          Math.max(0, ...answers.map(({ chance }) => chance)) - 0.05,
        );
        expect((last.answerChance ?? 0) > 0).toBe(answers.length > 0);
        for (const { cards, answerChance } of reports.flatMap((report) => report ?? []))
          if (cards.length < last.total) expect(answerChance).toBeNull();
        expect(last.choice).toMatch(/^[a-z]/);
        expect(last.isPlayed).toBe(true);
        const best = (await worthOf(game, `${given}, choice: BEST`)).at(-1);
        expect(best?.cards).toHaveLength(last.total);
        if (best?.isPlayed === true) expect(best).toEqual(last);
        else expect(best?.choice).not.toBe(last.choice);
        const counts = reports.map((report) => report?.cards.length ?? -1);
        expect(counts).toEqual([...counts].sort((left, right) => left - right));
        expect((await worthOf(game, given)).at(-1)).toEqual(last);
        // If all cards are revealed, the values are from the deciding player's perspective.
        expect((await worthOf(game, given.replace('"0"', '"all"'))).at(-1)).toEqual(last);
        expect(await worthOf(game, given.replace('"0"', '"1"'))).toEqual([null]);
        expect(await worthOf(game, given.replace('"0"', '"spectator"'))).toEqual([null]);
      },
      120_000,
    );

    it('are estimated for a player during the game from what that player knows', async () => {
      const zero = await seated(api.access, 'played', 0);
      const at = await decided('played', zero);
      const [last] = (await worthOf('played', `seat: 1, as: "0", at: "${at}", playouts: 2`, zero)).slice(-1);
      expect(last?.cards.length).toBeGreaterThan(0);
    }, 60_000);

    it.each([
      ['seat: 7, as: "0"', 'VIEWER_INVALID'],
      ['seat: 1, as: "9"', 'VIEWER_INVALID'],
      ['seat: 1, as: "0", at: "x"', 'POSITION_INVALID'],
      ['seat: 1, as: "0", at: "99999"', 'POSITION_OUT_OF_RANGE'],
      ['seat: 1, as: "0", playouts: 0', 'PLAYOUTS_INVALID'],
      ['seat: 1, as: "0", seed: ""', 'SEED_INVALID'],
    ])('are refused for %s', async (given, code) => {
      expect((await framesOf('over', given, coach)).join()).toContain(code);
    });

    it('are refused from a perspective that the reader cannot take', async () => {
      expect((await framesOf('played', 'seat: 1, as: "0"', {})).join()).toContain('VIEW_FORBIDDEN');
      const zero = await seated(api.access, 'played', 0);
      expect((await framesOf('played', 'seat: 1, as: "0", deckLists: KNOWN', zero)).join()).toContain(
        'DECK_LISTS_FORBIDDEN',
      );
    });

    it('are estimated for one choice of a reader at a time, and the work ends when the reader leaves', async () => {
      const at = await decided('altered');
      const query = asking('altered', `seat: 1, as: "0", at: "${at}", playouts: 400`);
      const first = await RawFrames.open(api.url, query, coach);
      await first.until((frames) => frames.some((frame) => frame.includes('"next"')));
      expect((await framesOf('altered', 'seat: 1, as: "0"', coach)).join()).toContain('EVALUATIONS_TOO_MANY');
      await first.close();
      for (;;) {
        const next = await framesOf('altered', `seat: 1, as: "0", at: "${at}", playouts: 1`, coach);
        if (next.join().includes('"cards"')) break;
        expect(next.join()).toContain('EVALUATIONS_TOO_MANY');
      }
    }, 120_000);
  });
});
