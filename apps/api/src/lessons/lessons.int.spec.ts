import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { answerLesson, type Archive } from '#archive';
import { answerFormat, lessonStream } from '#coaching';
import { EntryStreams, type AdministrationStreams } from '#event-store';
import { coachingBounds, invariant, seatViewer, type GameId } from '#record';
import { contracts } from '#contracts';
import { contractsGame } from '../../test/recorded-games.js';
import { reviewed } from '../../test/reviewed-games.js';
import { RunningApi } from '../../test/running-api.js';
import { secretsOf } from '../../test/secrets.js';
import { seated, signedAccess, signedIn, type Credentials } from '../../test/tokens.js';
import { opened } from '../../test/twin-servers.js';
import { ADMINISTRATION_STREAMS, ARCHIVE, EVENT_STORE, type EventStore } from '../api.tokens.js';
import type { Lesson, LessonAnswer, Lessons } from './lesson.types.js';

/** A game in which both players make clear mistakes. */
const events = contractsGame('j');
const entryFields = 'id player opponents module startedAt day kind answers rating due isDue';
const lessonFields = `id game position module seat name clock { day phase turn seat name } asking recent
  choices { choice text } answers due
  state { position clock { day } seats { seat name resources { name value } } zones { key kind seat count cards { key item
    faceDown face { reference name lines { text } } } } decision { id seat kind min max optionCount options { key about text } }
    result { winners } }`;
const answerFields =
  'lesson rating choice loss error best taken grade due review worth { choice text value error }';

describe('lessons', () => {
  let api: RunningApi;
  let coach: Credentials;
  let learner: Credentials;
  const ask = async <T>(query: string, who: Credentials): Promise<T> => {
    const { data, errors } = await api.ask(query, {}, who);
    expect(errors).toEqual([]);
    return Object.values(data as object)[0] as T;
  };
  const codes = async (query: string, who: Credentials = {}): Promise<unknown[]> =>
    (await api.ask(query, {}, who)).errors.map(({ extensions }) => extensions['code']);
  const listed = (who: Credentials, args = 'player: "ada"'): Promise<Lessons> =>
    ask(`{ lessons(${args}) { total due players { name lessons due } lessons { ${entryFields} } } }`, who);
  const lessonOf = (
    id: string,
    who: Credentials,
    locale = 'en',
  ): Promise<Lesson & { readonly state: object }> =>
    ask(`{ lesson(id: "${id}", locale: ${locale}) { ${lessonFields} } }`, who);
  const answer = (id: string, choice: readonly string[], who: Credentials): Promise<LessonAnswer> =>
    ask(`mutation { answerLesson(id: "${id}", choice: ${JSON.stringify(choice)}) { ${answerFields} } }`, who);

  beforeAll(async () => {
    api = await RunningApi.start(
      { over: events, hidden: events, played: contractsGame('played', { decisions: 60 }) },
      { access: signedAccess() },
    );
    coach = await signedIn('coach');
    learner = await signedIn('seat');
    const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
    for (const game of ['hidden', 'played'])
      await administration.append(game as GameId, [opened], 'no-stream');
    await reviewed(api, 'over', 'as: "all", playouts: 20', coach);
    await reviewed(api, 'hidden', 'as: "all", playouts: 20', coach);
    await reviewed(api, 'played', 'as: "0", playouts: 20', await seated(api.access, 'played', 0));
  }, 360_000);
  afterAll(() => api.stop());

  it('are the mistakes and blunders of reviewed games, of each player', async () => {
    const all = await ask<{
      review: { result: { decisions: { position: string; grade: string; name: string }[] } };
    }>('{ game(id: "over") { review(as: "all") { result { decisions { position grade name } } } } }', coach);
    const bad = all.review.result.decisions.filter(({ grade }) => grade === 'MISTAKE' || grade === 'BLUNDER');
    for (const name of ['Ada', 'Ben']) {
      const { lessons, total, due } = await listed(learner, `player: "${name.toLowerCase()}"`);
      const ids = bad.filter((decision) => decision.name === name).map(({ position }) => `over:${position}`);
      expect(lessons.map(({ id }) => id)).toEqual(ids);
      expect([total, due]).toEqual([ids.length, ids.length]);
      expect(new Set(lessons.map(({ player }) => player))).toEqual(new Set([name]));
    }
    expect(bad.length).toBeGreaterThan(3);
    // The lessons of one game are selected by the game's id.
    const from = async (game: string) => (await listed(learner, `player: "Ada", game: "${game}"`)).total;
    expect(await from('over')).toBe(bad.filter(({ name }) => name === 'Ada').length);
    expect(await from('another')).toBe(0);
    // No player has the name of the account. The learner therefore has no lessons, but can see which players have
    // lessons.
    const own = await listed(learner, 'due: false');
    expect(own.lessons).toEqual([]);
    expect(own.players.reduce((sum, { lessons }) => sum + lessons, 0)).toBe(bad.length);
  });

  it('are listed in pages completely, even if some are answered between two pages', async () => {
    const page = (first: number, after: string | null) => {
      const fields = '{ total due games pageInfo { hasNextPage endCursor } lessons { id answers } }';
      const from = after === null ? '' : `, after: "${after}"`;
      return ask<Lessons>(`{ lessons(player: "Ada", first: ${first}${from}) ${fields} }`, pager);
    };
    const pager = await signedIn('admin');
    const all = await page(200, null);
    expect(all.lessons.length).toBe(all.total);
    expect(all).toMatchObject({ games: 2, pageInfo: { hasNextPage: false } });
    const ids = all.lessons.map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(1);
    const found: string[] = [];
    for (let after: string | null = null; ;) {
      const { lessons, pageInfo }: Lessons = await page(1, after);
      found.push(...lessons.map(({ id }) => id));
      if (!pageInfo.hasNextPage) break;
      after = pageInfo.endCursor;
    }
    expect(found).toEqual(ids);
    const { lessons, pageInfo } = await page(1, null);
    const [first] = lessons;
    const { choices } = await lessonOf(first?.id ?? '', pager);
    await answer(first?.id ?? '', choices[0]?.choice ?? [], pager);
    // The answered lesson is no longer due, so the second lesson has taken its place.
    expect((await page(200, pageInfo.endCursor)).lessons.map(({ id }) => id)).toEqual(ids.slice(1));
  });

  it('come only from games that the user can view in full, and never from games with hands still in play', async () => {
    const games = async (who: Credentials): Promise<ReadonlySet<string | undefined>> =>
      new Set((await listed(who, 'player: "Ada", first: 200')).lessons.map(({ id }) => id.split(':')[0]));
    expect(await games(learner)).toEqual(new Set(['over']));
    expect(await games(coach)).toEqual(new Set(['over', 'hidden']));
    const { lessons } = await listed(coach, 'player: "Ada", first: 200');
    const hidden = lessons.find(({ id }) => id.startsWith('hidden:'))?.id ?? '';
    const query = `{ lesson(id: "${hidden}") { id } }`;
    expect(await codes(query, coach)).toEqual([]);
    expect(await codes(query, learner)).toEqual(['LESSON_NOT_FOUND']);
    const zero = { ...(await seated(api.access, 'played', 0)), ...learner };
    const own = await ask<{
      review: { result: { decisions: { position: string; grade: string | null }[] } };
    }>('{ game(id: "played") { review(as: "0") { result { decisions { position grade } } } } }', zero);
    for (const { position } of own.review.result.decisions)
      expect(await codes(`{ lesson(id: "played:${position}") { id } }`, zero)).toEqual(['LESSON_NOT_FOUND']);
  });

  it('show the game from the perspective of their player, and nothing that follows', async () => {
    for (const name of ['Ada', 'Ben'])
      for (const { id } of (await listed(learner, `player: "${name}"`)).lessons) {
        const lesson = await lessonOf(id, learner);
        const at = Number(lesson.position);
        const json = JSON.stringify(lesson);
        const secrets = secretsOf(contracts, events, seatViewer(lesson.seat))[at] ?? [];
        expect(secrets.length).toBeGreaterThan(0);
        expect(secrets.filter((secret) => json.includes(secret))).toEqual([]);
        expect(json).not.toMatch(/"(taken|best|loss|grade|worth|rating|winners)"/);
        expect(lesson.state).toMatchObject({ position: lesson.position, result: null });
        expect(lesson.choices.length).toBeGreaterThan(1);
        expect(lesson.recent.length).toBeGreaterThan(0);
      }
  }, 60_000);

  it('show the value of every choice after an answer, and are repeated later', async () => {
    const { lessons, due } = await listed(learner);
    const [first] = lessons;
    invariant(first, 'Ada lost something');
    const lesson = await lessonOf(first.id, learner, 'it');
    const decisions = await ask<{
      review: {
        result: { decisions: { position: string; taken: string[]; best: string[]; options: object[] }[] };
      };
    }>(
      '{ game(id: "over") { review(as: "all") { result { decisions { position taken best options { choice } } } } } }',
      coach,
    );
    const judged = decisions.review.result.decisions.find(({ position }) => position === lesson.position);
    invariant(judged, 'the review judged it');
    const bad = await answer(first.id, judged.taken, learner);
    expect(bad).toMatchObject({ rating: 'WORSE', taken: judged.taken, best: judged.best });
    expect(bad.worth.map(({ choice }) => ({ choice }))).toEqual(judged.options);
    expect(bad.loss).toBeGreaterThan(0.09);
    expect(Date.parse(String(bad.due)) - Date.now()).toBeLessThan(11 * 60_000);
    expect((await listed(learner)).due).toBe(due - 1);
    const good = await answer(first.id, judged.best, learner);
    expect(good).toMatchObject({ rating: 'BEST', loss: 0 });
    expect(Date.parse(String(good.due))).toBeGreaterThanOrEqual(Date.parse(String(bad.due)));
    const later = (await listed(learner, 'player: "Ada", due: false')).lessons.find(
      ({ id }) => id === first.id,
    );
    expect(later).toMatchObject({ answers: 2, rating: 'BEST', isDue: false });
    // Each person's progress is separate, so the learner's answer does not count for the coach.
    expect((await listed(coach)).lessons.find(({ id }) => id === first.id)).toMatchObject({ answers: 0 });
  });

  it.each([
    ['lesson(id: "nothing") { id }', 'LESSON_ID_INVALID'],
    ['lesson(id: "over:0") { id }', 'LESSON_NOT_FOUND'],
    ['lesson(id: "over:999999999") { id }', 'LESSON_NOT_FOUND'],
    ['lesson(id: "none:5") { id }', 'GAME_NOT_FOUND'],
    ['lessons(first: 201) { total }', 'PAGE_TOO_LARGE'],
    ['lessons(after: "none") { total }', 'CURSOR_INVALID'],
  ])('refuse %s', async (query, code) => {
    expect(await codes(`{ ${query} }`, learner)).toEqual([code]);
    // A reader who is not signed in cannot view lessons.
    if (code !== 'PAGE_TOO_LARGE') expect(await codes(`{ ${query} }`)).toEqual(['FORBIDDEN']);
  });

  it('accept only the choices that they offer', async () => {
    const [lesson] = (await listed(learner, 'player: "Ben"')).lessons;
    const refused = (choice: string): Promise<unknown[]> =>
      codes(`mutation { answerLesson(id: "${lesson?.id}", choice: ${choice}) { rating } }`, learner);
    for (const choice of ['["no such option"]', '[]', '["concede"]'])
      expect(await refused(choice)).toEqual(['LESSON_CHOICE_INVALID']);
    expect(
      await codes(`mutation { answerLesson(id: "${lesson?.id}", choice: ["pass"]) { rating } }`),
    ).toEqual(['FORBIDDEN']);
  });

  it('are deleted with their game', async () => {
    await api.ask('mutation { deleteGame(game: "hidden") }', {}, await signedIn('admin'));
    const { lessons } = await listed(coach, 'player: "Ada", first: 200, due: false');
    expect(lessons.filter(({ id }) => id.startsWith('hidden:'))).toEqual([]);
    expect(await codes('{ lesson(id: "hidden:5") { id } }', coach)).toEqual(['GAME_NOT_FOUND']);
  });

  it('accept answers only up to the limit, even if several arrive at the same time', async () => {
    const busy = await signedIn('coach', 3600, 'busy');
    const { lessons } = await listed(busy);
    const { id } = lessons[0]!;
    const [choice] = (await lessonOf(id, busy)).choices;
    await answer(id, choice!.choice, busy);
    const store = api.server.app.get<EventStore>(EVENT_STORE);
    const busyPerson = { kind: 'signed-in', issuer: '(AUTH_SECRET)', subject: 'busy' } as const;
    const { entries } = await new EntryStreams(store, answerFormat).readFrom(lessonStream(busyPerson), 0);
    const [given] = entries;
    invariant(given, 'the answer was kept');
    const before = Array.from({ length: coachingBounds.answers - 3 }, () => given);
    await new EntryStreams(store, answerFormat).append(lessonStream(busyPerson), before);
    const archive = api.server.app.get<Archive>(ARCHIVE);
    const author = { by: 'busy', author: busyPerson };
    const all = await Promise.all(Array.from({ length: 6 }, () => answerLesson(archive, author, given)));
    expect(all.filter(({ ok }) => ok)).toHaveLength(2);
    const query = `mutation { answerLesson(id: "${id}", choice: ${JSON.stringify(choice!.choice)}) { lesson } }`;
    expect(await codes(query, busy)).toEqual(['LESSONS_TOO_MANY']);
  });
});
