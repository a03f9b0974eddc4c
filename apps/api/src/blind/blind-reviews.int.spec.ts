import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { blindFormat, blindReviewId, blindReviewStream } from '#coaching';
import { contracts } from '#contracts';
import { EntryStreams, type AdministrationStreams } from '#event-store';
import { coachingBounds, seatViewer, type GameId } from '#record';
import { blindAnswer, blindFields, blindReaders, blindScore } from '../../test/blind-fields.js';
import { contractsGame } from '../../test/recorded-games.js';
import { reviewed } from '../../test/reviewed-games.js';
import { RunningApi } from '../../test/running-api.js';
import { secretsOf } from '../../test/secrets.js';
import { seated, signedAccess, signedIn, type Credentials } from '../../test/tokens.js';
import { opened } from '../../test/twin-servers.js';
import { ADMINISTRATION_STREAMS, EVENT_STORE, type EventStore } from '../api.tokens.js';
import type { BlindAnswer, BlindReader, BlindReview, BlindScore } from './blind-review.types.js';

// Slow: reviews a game, and repeats all its decisions.

/** A short game in which both players decide. */
const events = contractsGame('j', { decisions: 60, conceded: true });
const last = events.length - 1;

type Shown = Omit<BlindReview, 'state'> & {
  readonly state: { readonly position: string; readonly result: object | null };
  readonly steps: readonly { readonly position: string; readonly text: string }[];
  readonly answers: readonly BlindAnswer[];
  readonly score: BlindScore;
  readonly readers: readonly BlindReader[];
};

describe('a blind review', () => {
  let api: RunningApi;
  let coach: Credentials;
  const ask = async <T>(query: string, who: Credentials): Promise<T> => {
    const { data, errors } = await api.ask(query, {}, who);
    expect(errors).toEqual([]);
    return Object.values(data as object)[0] as T;
  };
  const codes = async (query: string, who: Credentials = {}): Promise<unknown[]> =>
    (await api.ask(query, {}, who)).errors.map(({ extensions }) => extensions['code']);
  const start = (game: string, seat: number, who: Credentials): Promise<Shown> =>
    ask(`mutation { startBlindReview(game: "${game}", seat: ${seat}) { ${blindFields} } }`, who);
  /**
   * Returns the blind review that the arguments in `of` select. If `of` is empty, returns the review to which the
   * reader was invited.
   */
  const shown = (of: string, who: Credentials, more = ''): Promise<Shown> =>
    ask(`{ blindReview${of === '' ? '' : `(${of})`} { ${blindFields} ${more} } }`, who);
  const answering = (of: string, position: string, keys: readonly string[] | null): string =>
    `mutation { answerBlindReview(${of} position: "${position}", choice: ${JSON.stringify(keys)}) ${blindAnswer} }`;
  const firstChoice = ({ choices, min }: Shown): readonly string[] =>
    choices.slice(0, Math.max(1, min)).flatMap(({ choice: keys }) => keys);
  /** Makes all remaining decisions. */
  const finish = async (of: string, who: Credentials): Promise<void> => {
    for (;;) {
      const now = await shown(of, who);
      if (now.isOver) return;
      await ask(answering(of, now.position, firstChoice(now)), who);
    }
  };

  beforeAll(async () => {
    api = await RunningApi.start(
      {
        over: events,
        hidden: events,
        gone: events,
        played: contractsGame('played', { decisions: 30 }),
        // Ben makes no decision in this game, so there is nothing for him to review.
        short: contractsGame('j', { decisions: 1, conceded: true }),
      },
      { access: signedAccess() },
    );
    coach = await signedIn('coach');
    const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
    const hidden = { ...opened, visibility: 'PRIVATE' } as typeof opened;
    await administration.append('hidden' as GameId, [hidden], 'no-stream');
    await administration.append('gone' as GameId, [opened], 'no-stream');
    await reviewed(api, 'over', 'as: "all", playouts: 8', coach);
  }, 120_000);
  afterAll(() => api.stop());

  it('shows the game from the perspective of its player, decision by decision, and then the value of each choice', async () => {
    const of = 'game: "over", seat: 0,';
    const decisions = await ask<{
      review: {
        result: {
          decisions: { position: string; seat: number; taken: string[]; best: string[]; loss: number }[];
        };
      };
    }>(
      '{ game(id: "over") { review(as: "all") { result { decisions { position seat taken best loss } } } } }',
      coach,
    );
    const judged = decisions.review.result.decisions.filter(({ seat }) => seat === 0);
    const hidden = secretsOf(contracts, events, seatViewer(0));
    let now = await start('over', 0, coach);
    const met: string[] = [];
    for (let number = 0; !now.isOver; number++) {
      const at = Number(now.position);
      met.push(now.position);
      expect(now).toMatchObject({ answered: number, isReviewed: true, game: 'over', seat: 0 });
      const text = JSON.stringify(now);
      const secrets = hidden[at] ?? [];
      expect(secrets.length).toBeGreaterThan(0);
      expect(secrets.filter((secret) => text.includes(secret))).toEqual([]);
      expect(text).not.toMatch(/"(taken|best|loss|grade|worth|winners)"/);
      expect(now.state).toMatchObject({ position: now.position, result: null });
      expect(now.choices.length).toBeGreaterThan(1);
      expect(now.steps.at(-1)).toEqual({ position: now.position, text: now.asking });
      // Only the next decision can be made, and no decision can be made twice.
      const beyond = [`${at + 1}`, `${last}`, '99999999'];
      for (const position of beyond) {
        expect(await codes(answering(of, position, null), coach)).toEqual(['BLIND_POSITION_NOT_REACHED']);
        const state = `{ blindReview(${of}) { state(at: "${position}") { position } } }`;
        expect(await codes(state, coach)).toEqual(['BLIND_POSITION_NOT_REACHED']);
      }
      const own = judged.find(({ position }) => position === now.position);
      // Cycles through the best choice, a skip and the first possible choice.
      const keys = number % 3 === 0 ? (own?.best ?? null) : number % 3 === 1 ? null : firstChoice(now);
      const answer = await ask<BlindAnswer>(answering(of, now.position, keys), coach);
      expect(answer).toMatchObject({ position: now.position, takenLoss: own?.loss });
      if (keys === null) expect(answer).toMatchObject({ choice: null, loss: null, grade: null });
      else if (number % 3 === 0) expect(answer).toMatchObject({ loss: 0, grade: null });
      expect(answer.worth.map(({ choice: valued }) => valued)).toContainEqual(answer.taken.choice);
      expect(await codes(answering(of, now.position, keys), coach)).toEqual(['BLIND_DECISION_CLOSED']);
      now = await shown(of, coach);
    }
    expect(met).toEqual(judged.map(({ position }) => position));
    expect(now).toMatchObject({ position: `${last}`, choices: [], state: { position: `${last}` } });
    expect(now.state.result).not.toBeNull();
    // Starting a completed review again does not begin a new review.
    expect((await start('over', 0, coach)).isOver).toBe(true);

    const { answers, score: own } = await shown(of, coach, `answers ${blindAnswer} score ${blindScore}`);
    expect(answers.map(({ position }) => position)).toEqual(met);
    const counted = answers.filter(({ loss }) => loss !== null);
    const sum = (losses: readonly (number | null)[]): number =>
      losses.reduce<number>((all, loss) => all + (loss ?? 0), 0);
    expect(own.judged).toBe(counted.length);
    expect(own.judged).toBeGreaterThan(3);
    expect(own.reader.lost).toBeCloseTo(sum(counted.map(({ loss }) => loss)), 9);
    expect(own.player.lost).toBeCloseTo(sum(counted.map(({ takenLoss }) => takenLoss)), 9);
    expect(own.reader.blunders).toBe(counted.filter(({ grade }) => grade === 'BLUNDER').length);
    expect(own.player.blunders).toBe(counted.filter(({ takenGrade }) => takenGrade === 'BLUNDER').length);
  }, 120_000);

  it("can be shared with a friend, and each person sees the other's score after finishing", async () => {
    const of = 'game: "hidden", seat: 1,';
    const mine = await start('hidden', 1, coach);
    const invite = (name: string): Promise<BlindReader> =>
      ask(`mutation { inviteToBlindReview(${of} name: ${JSON.stringify(name)}) ${blindReaders} }`, coach);
    const invited = await invite('  Cleo  ');
    expect(invited).toMatchObject({ number: 1, name: 'Cleo', isYou: false, isOver: false, score: null });
    const token = invited.link?.replace('/blind#blind=', '') ?? '';
    const friend = { authorization: `Bearer ${token}` };
    const theirs = await shown('', friend);
    // The review hides the game's id, and the review's token gives no access to the game.
    expect(theirs).toEqual({ ...mine, game: null });
    for (const field of ['lastPosition', 'state(as: "1") { position }', 'annotations { totalCount }'])
      expect(await codes(`{ game(id: "hidden") { ${field} } }`, friend)).toEqual(['GAME_NOT_FOUND']);
    const scores = async (where: string, who: Credentials) =>
      (await shown(where, who, `readers ${blindReaders}`)).readers.map((reader) => [
        reader.number,
        reader.isYou,
        reader.isOver,
        reader.score !== null,
        reader.link !== null,
      ]);
    await ask(answering(of, mine.position, null), coach);
    expect((await shown('', friend)).position).toBe(mine.position);
    await finish('', friend);
    expect(await scores('', friend)).toEqual([
      [0, false, false, false, false],
      [1, true, true, true, false],
    ]);
    // The friend has finished and the coach has not, so neither sees the other's score.
    expect(await scores(of, coach)).toEqual([
      [0, true, false, true, false],
      [1, false, true, false, true],
    ]);
    await finish(of, coach);
    for (const [where, who] of [
      [of, coach],
      ['', friend],
    ] as const)
      expect((await scores(where, who)).map(([, , isOver, isScored]) => [isOver, isScored])).toEqual([
        [true, true],
        [true, true],
      ]);
    // Revoking the link of the game ends the review for the friend.
    const { shares } = await ask<{ shares: { id: string }[] }>(
      '{ game(id: "hidden") { shares { id } } }',
      coach,
    );
    await ask(`mutation { revokeShare(game: "hidden", id: "${shares.at(-1)?.id}") }`, coach);
    expect(await codes('{ blindReview { position } }', friend)).toEqual(['LINK_REVOKED']);
    const forged = { authorization: `Bearer ${token.slice(0, -4)}aaaa` };
    expect(await codes('{ blindReview { position } }', forged)).toEqual(['UNAUTHENTICATED']);
    for (const name of ['', '  ', 'x'.repeat(61)])
      expect(
        await codes(`mutation { inviteToBlindReview(${of} name: "${name}") { number } }`, coach),
      ).toEqual(['NAME_INVALID']);
  }, 60_000);

  it('takes values from the review that it starts, and limits the number of friends', async () => {
    const of = 'game: "hidden", seat: 0,';
    const now = await start('hidden', 0, coach);
    expect(now.isReviewed).toBe(false);
    const answer = await ask<BlindAnswer>(answering(of, now.position, firstChoice(now)), coach);
    expect(answer).toMatchObject({ best: null, loss: null, takenLoss: null, worth: [] });
    expect(answer.taken.choice.length).toBeGreaterThan(0);
    const begun = await ask<{ review: { state: string } | null }>(
      '{ game(id: "hidden") { review(as: "all") { id state } } }',
      coach,
    );
    expect(begun.review).not.toBeNull();
    const stream = blindReviewStream(
      blindReviewId(
        { kind: 'signed-in', issuer: '(AUTH_SECRET)', subject: 'a coach' },
        'hidden' as GameId,
        0,
      ),
    );
    const streams = new EntryStreams(api.server.app.get<EventStore>(EVENT_STORE), blindFormat);
    const { entries } = await streams.readFrom(stream, 0);
    expect(entries.map(({ kind }) => kind)).toEqual(['BlindReviewStarted', 'BlindChoiceMade']);
    await streams.append(
      stream,
      Array.from({ length: coachingBounds.blindReaders - 2 }, (_, at) => ({
        kind: 'BlindReaderInvited' as const,
        reader: at + 1,
        name: 'F',
        link: 'none',
        at: '2026-01-01T00:00:00.000Z',
        by: 'a coach',
      })),
    );
    const invite = `mutation { inviteToBlindReview(${of} name: "Cleo") { number } }`;
    expect(await codes(invite, coach)).toEqual([]);
    expect(await codes(invite, coach)).toEqual(['BLIND_READERS_TOO_MANY']);
  }, 60_000);

  it.each([
    ['game: "none", seat: 0', 'GAME_NOT_FOUND'],
    ['game: "over", seat: 2', 'VIEWER_INVALID'],
    ['game: "over", seat: -1', 'VIEWER_INVALID'],
    ['game: "played", seat: 0', 'GAME_NOT_OVER'],
    ['game: "short", seat: 1', 'BLIND_REVIEW_EMPTY'],
  ])('cannot be started with %s', async (of, code) => {
    expect(await codes(`mutation { startBlindReview(${of}) { position } }`, coach)).toEqual([code]);
    expect((await codes(`{ blindReview(${of}) { position } }`, coach)).length).toBe(1);
  });

  it('can be started by people who can view the game from that seat, and belongs to them alone', async () => {
    const begin = (game: string) => `mutation { startBlindReview(game: "${game}", seat: 1) { position } }`;
    const other = await signedIn('seat');
    expect(await codes(begin('over'))).toEqual(['FORBIDDEN']);
    expect(await codes(begin('hidden'), other)).toEqual(['GAME_NOT_FOUND']);
    expect(await codes(begin('gone'), other)).toEqual(['VIEW_FORBIDDEN']);
    expect(await codes(begin('hidden'), await seated(api.access, 'hidden', 1))).toEqual([]);
    expect(await codes('{ blindReview(game: "over", seat: 1) { position } }', other)).toEqual([
      'BLIND_REVIEW_NOT_FOUND',
    ]);
    expect(await codes(begin('over'), other)).toEqual([]);
    const invite = 'mutation { inviteToBlindReview(game: "over", seat: 1, name: "Cleo") { number } }';
    expect(await codes(invite, other)).toEqual(['WRITING_FORBIDDEN']);
    expect(await codes('{ blindReview { position } }', other)).toEqual(['BLIND_REVIEW_NOT_FOUND']);
  });

  it.each([
    ['["no such option"]', 'OPTION_UNKNOWN'],
    ['["concede"]', 'OPTION_UNKNOWN'],
    ['[]', 'OPTIONS_TOO_FEW'],
  ])('refuses an answer with %s', async (keys, code) => {
    const who = await signedIn('admin');
    let { position, min } = await start('over', 1, who);
    while (min === 0) {
      await ask(answering('game: "over", seat: 1,', position, null), who);
      ({ position, min } = await shown('game: "over", seat: 1', who));
    }
    const answer = (at: string) =>
      `mutation { answerBlindReview(game: "over", seat: 1, position: "${at}", choice: ${keys}) { position } }`;
    expect(await codes(answer(position), who)).toEqual([code]);
    expect(await codes(answer('first'), who)).toEqual(['POSITION_INVALID']);
    expect(await codes(answer('0'), who)).toEqual(['BLIND_DECISION_CLOSED']);
  });

  it('is deleted with its game', async () => {
    await start('gone', 0, coach);
    await api.ask('mutation { deleteGame(game: "gone") }', {}, await signedIn('admin'));
    expect(await codes('{ blindReview(game: "gone", seat: 0) { position } }', coach)).toEqual([
      'GAME_NOT_FOUND',
    ]);
    expect(await codes(answering('game: "gone", seat: 0,', '5', null), coach)).toEqual(['GAME_NOT_FOUND']);
  });

  it('accepts one of two answers that are sent at the same time', async () => {
    const who = await signedIn('coach', 3600, 'busy');
    const { position } = await start('over', 1, who);
    const all = await Promise.all(
      Array.from({ length: 4 }, () => codes(answering('game: "over", seat: 1,', position, null), who)),
    );
    expect(all.flat()).toEqual(Array.from({ length: 3 }, () => 'BLIND_DECISION_CLOSED'));
  });
});
