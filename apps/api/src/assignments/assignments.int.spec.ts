import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { contracts } from '#contracts';
import { assignmentFormat, assignmentOf, assignmentStream, coachStream } from '#coaching';
import { EntryStreams, type AdministrationStreams, type EventStore } from '#event-store';
import { coachingBounds, invariant, seatViewer, type GameId } from '#record';
import { contractsGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';
import { secretsOf } from '../../test/secrets.js';
import { seated, signedAccess, signedIn, type Credentials } from '../../test/tokens.js';
import { opened } from '../../test/twin-servers.js';
import { ADMINISTRATION_STREAMS, EVENT_STORE } from '../api.tokens.js';
import type { Assignment, AssignmentTask, ReceivedAssignment } from './assignment.types.js';

const events = contractsGame('assigned');
/**
 * Returns a revision at which the player in a seat has several options. Searches from a revision at which some
 * information is already hidden.
 */
const decisionOf = (seat: number, from: number): number => {
  const found = events.findIndex(
    ({ event }, revision) =>
      revision >= from &&
      event.kind === 'DecisionRequested' &&
      event.decision.seat === seat &&
      event.decision.options.length > 1 &&
      event.decision.max === 1,
  );
  invariant(found > 0, 'the seat decides something');
  return found;
};
/** More games than one operation can open. */
const MANY = 30;
const [first, second] = [decisionOf(0, 40), decisionOf(1, 90)];

const positionFields = `position module seat name players { seat name hero faction } teams clock { day } asking recent min max choices { choice text }
  state { position seats { seat name resources { name value } } zones { key kind seat count cards { key item faceDown
    face { reference name lines { text } } } } decision { seat kind optionCount } result { reason } }`;
const taskFields = `number code reply { choice { choice text } text at } position { ${positionFields} }`;
const receivedQuery = `{ assignment { id to by question tasks { ${taskFields} } } }`;
const sentFields =
  'id to question at isClosed token link tasks { number game position seat replies { choice { choice text } text at } }';

describe('an assignment', () => {
  let api: RunningApi;
  let coach: Credentials;
  let other: Credentials;
  const codes = async (query: string, who: Credentials = {}): Promise<unknown[]> =>
    (await api.ask(query, {}, who)).errors.map(({ extensions }) => extensions['code']);
  const ask = async <T>(query: string, who: Credentials): Promise<T> => {
    const { data, errors } = await api.ask(query, {}, who);
    expect(errors).toEqual([]);
    return Object.values(data as object)[0] as T;
  };
  const tasksOf = (...tasks: readonly (readonly [number, number])[]): string =>
    tasks.map(([position, seat]) => `{ game: "game", position: "${position}", seat: ${seat} }`).join(' ');
  const assign = (tasks: string, who = coach): Promise<Assignment> =>
    ask(`mutation { assign(to: "Ada", question: "What now?", tasks: [${tasks}]) { ${sentFields} } }`, who);
  const bearer = ({ token }: Assignment): Credentials => ({ authorization: `Bearer ${token}` });
  const received = (
    sent: Assignment,
  ): Promise<ReceivedAssignment & { tasks: { position: { state: object } }[] }> =>
    ask(receivedQuery, bearer(sent));

  beforeAll(async () => {
    const many = Array.from({ length: MANY }, (_, at) => [`many-${at}`, events] as const);
    api = await RunningApi.start(
      { game: events, gone: events, ...Object.fromEntries(many) },
      { access: signedAccess() },
    );
    coach = await signedIn('coach');
    other = await signedIn('seat');
    const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
    for (const game of ['game', 'gone'])
      await administration.append(
        game as GameId,
        [{ ...opened, visibility: 'PRIVATE' } as typeof opened],
        'no-stream',
      );
  }, 60_000);
  afterAll(() => api.stop());

  it('shows its recipient the positions from the perspectives of their seats, and nothing else of the game', async () => {
    const sent = await assign(tasksOf([first, 0], [second, 1]));
    const got = await received(sent);
    expect(got).toMatchObject({ to: 'Ada', by: 'a coach', question: 'What now?' });
    for (const [number, seat, at] of [
      [0, 0, first],
      [1, 1, second],
    ] as const) {
      const task = got.tasks[number];
      expect(task).toMatchObject({ number, code: null, reply: null, position: { position: `${at}`, seat } });
      const json = JSON.stringify(task);
      const secrets = secretsOf(contracts, events, seatViewer(seat))[at] ?? [];
      expect(secrets.length).toBeGreaterThan(5);
      expect(secrets.filter((secret) => json.includes(secret))).toEqual([]);
      expect(task?.position.state).toMatchObject({ position: `${at}`, result: null });
      expect(task?.position.choices.length).toBeGreaterThan(1);
    }
    // The game is hidden. The assignment's token reveals only the task, and not that the game exists.
    const fields = [
      'lastPosition',
      `state(at: "${first}", as: "0") { position }`,
      'timeline(first: 1) { totalCount }',
    ];
    for (const field of fields)
      expect(await codes(`{ game(id: "game") { ${field} } }`, bearer(sent))).toEqual(['GAME_NOT_FOUND']);
    expect(await codes('{ lessons { total } }', bearer(sent))).toEqual(['FORBIDDEN']);
    expect(await codes('{ assignments { id } }', bearer(sent))).toEqual(['FORBIDDEN']);
  });

  it('is answered by a choice, in words, or both, and only the coach receives the answers', async () => {
    const sent = await assign(tasksOf([first, 0], [second - 1, 1]));
    const [task] = (await received(sent)).tasks;
    const key = task?.position.choices[0];
    invariant(key, 'there is something to choose');
    const answer = (given: string): Promise<AssignmentTask> =>
      ask(`mutation { answerAssignment(${given}) { ${taskFields} } }`, bearer(sent));
    const chosen = await answer(`task: 0, choice: ${JSON.stringify(key.choice)}, text: " Because. "`);
    expect(chosen.reply).toMatchObject({ choice: [key], text: 'Because.' });
    await answer('task: 0, text: "On second thoughts, I would wait."');
    await answer('task: 1, text: "It depends."');
    expect((await received(sent)).tasks[0]?.reply).toMatchObject({
      choice: null,
      text: expect.stringMatching(/wait/),
    });
    const mine = await ask<Assignment[]>(`{ assignments { ${sentFields} } }`, coach);
    const assignment = mine.find(({ id }) => id === sent.id);
    expect(assignment?.tasks.map(({ replies }) => replies.map(({ text }) => text))).toEqual([
      ['Because.', 'On second thoughts, I would wait.'],
      ['It depends.'],
    ]);
    expect(assignment?.tasks[0]?.replies[0]?.choice).toEqual([key]);
    expect(await ask(`{ assignments { id } }`, other)).toEqual([]);
  });

  it('does not exist for another person, and ends when it is closed', async () => {
    const sent = await assign(tasksOf([first, 0]));
    const close = `mutation { closeAssignment(assignment: "${sent.id}") { isClosed token link } }`;
    expect(await codes(close, other)).toEqual(['ASSIGNMENT_NOT_FOUND']);
    expect(await codes(close)).toEqual(['FORBIDDEN']);
    expect(await codes(close, bearer(sent))).toEqual(['FORBIDDEN']);
    expect(await ask(close, coach)).toEqual({ isClosed: true, token: null, link: null });
    expect(await codes(receivedQuery, bearer(sent))).toEqual(['ASSIGNMENT_CLOSED']);
    expect(await codes('mutation { answerAssignment(task: 0, text: "x") { number } }', bearer(sent))).toEqual(
      ['ASSIGNMENT_CLOSED'],
    );
    expect(await ask(close, coach)).toMatchObject({ isClosed: true });
    const { shares } = await ask<{ shares: { position: string }[] }>(
      '{ game(id: "game") { shares { position } } }',
      coach,
    );
    expect(shares.filter(({ position }) => position === `${first}`)).toHaveLength(2);
  });

  it('hides a position if its link was revoked or its game was deleted, and shows the others', async () => {
    const tasks = `{ game: "gone", position: "${first}", seat: 0 } ${tasksOf([first, 0], [second, 1])}`;
    const sent = await assign(tasks);
    const { shares } = await ask<{ shares: { id: string; position: string }[] }>(
      '{ game(id: "game") { shares { id position } } }',
      coach,
    );
    const link = shares.findLast(({ position }) => position === `${second}`);
    await ask(`mutation { revokeShare(game: "game", id: "${link?.id}") }`, coach);
    await api.ask('mutation { deleteGame(game: "gone") }', {}, await signedIn('admin'));
    const got = await received(sent);
    expect(got.tasks.map(({ code, position }) => [code, position === null])).toEqual([
      ['GAME_NOT_FOUND', true],
      [null, false],
      ['LINK_REVOKED', true],
    ]);
    expect(await codes('mutation { answerAssignment(task: 2, text: "x") { number } }', bearer(sent))).toEqual(
      ['LINK_REVOKED'],
    );
  });

  it.each([
    [`to: "", question: "Q", tasks: [${tasksOf([first, 0])}]`, 'ASSIGNMENT_INVALID'],
    [`to: "${'x'.repeat(61)}", question: "Q", tasks: [${tasksOf([first, 0])}]`, 'ASSIGNMENT_INVALID'],
    [`to: "A", question: "  ", tasks: [${tasksOf([first, 0])}]`, 'ASSIGNMENT_INVALID'],
    [`to: "A", question: "${'q'.repeat(2001)}", tasks: [${tasksOf([first, 0])}]`, 'ASSIGNMENT_INVALID'],
    ['to: "A", question: "Q", tasks: []', 'ASSIGNMENT_INVALID'],
    [
      `to: "A", question: "Q", tasks: [${tasksOf(...Array.from({ length: 21 }, () => [first, 0] as const))}]`,
      'ASSIGNMENT_INVALID',
    ],
    [
      `to: "A", question: "Q", tasks: [${Array.from({ length: 11 }, (_, at) => `{ game: "long-${at}", position: "1", seat: 0 }`).join(' ')}]`,
      'ASSIGNMENT_INVALID',
    ],
    ['to: "A", question: "Q", tasks: [{ game: "game", position: "5.2", seat: 0 }]', 'ASSIGNMENT_INVALID'],
    [
      'to: "A", question: "Q", tasks: [{ game: "game", position: "999999", seat: 0 }]',
      'POSITION_OUT_OF_RANGE',
    ],
    ['to: "A", question: "Q", tasks: [{ game: "game", position: "5", seat: 7 }]', 'VIEWER_INVALID'],
    ['to: "A", question: "Q", tasks: [{ game: "none", position: "5", seat: 0 }]', 'GAME_NOT_FOUND'],
  ])('is refused with %s', async (input, code) => {
    const query = `mutation { assign(${input}) { id } }`;
    const before = await ask<Assignment[]>('{ assignments { id } }', coach);
    expect(await codes(query, coach)).toEqual([code]);
    expect(await ask('{ assignments { id } }', coach)).toEqual(before);
    expect(await codes(query)).toEqual(['FORBIDDEN']);
  });

  it('is listed with its answers for any number of games: in words for the latest answers, by key for the rest', async () => {
    for (let at = 0; at < MANY; at++) {
      const sent = await assign(`{ game: "many-${at}", position: "${first}", seat: 0 }`);
      const key = (await received(sent)).tasks[0]?.position as unknown as { choices: { choice: string[] }[] };
      const choice = JSON.stringify(key.choices[0]?.choice);
      await ask(`mutation { answerAssignment(task: 0, choice: ${choice}) { number } }`, bearer(sent));
    }
    const listed = await ask<Assignment[]>(`{ assignments { ${sentFields} } }`, coach);
    const words = listed
      .filter(({ tasks }) => tasks[0]?.game.startsWith('many-'))
      .map(({ tasks }) => tasks[0]?.replies[0]?.choice?.[0]?.text ?? null);
    expect(words).toHaveLength(MANY);
    const inWords = words.findIndex((text) => text !== words[0]);
    expect(inWords).toBeGreaterThan(3);
    expect(new Set(words.slice(inWords)).size).toBe(1);
  });

  it('is refused beyond the limit, even if several are made at the same time', async () => {
    const admin = await signedIn('admin');
    const streams = new EntryStreams(api.server.app.get<EventStore>(EVENT_STORE), assignmentFormat);
    const { id } = await assign(tasksOf([first, 0]), admin);
    const made = assignmentOf((await streams.readFrom(assignmentStream(id), 0)).entries);
    invariant(made?.author, 'the assignment was kept');
    const { isClosed, replies, author, ...sent } = made;
    for (let number = 1; number < coachingBounds.assignments - 2; number++) {
      const assignment = `${number}`;
      await streams.append(assignmentStream(assignment), [{ kind: 'Assigned', ...sent, assignment, author }]);
      await streams.append(coachStream(author), [{ kind: 'AssignmentListed', assignment }]);
    }
    const query = `mutation { assign(to: "A", question: "Q", tasks: [${tasksOf([first, 0])}]) { id } }`;
    const all = await Promise.all(Array.from({ length: 5 }, () => codes(query, admin)));
    expect(all.flat()).toEqual(Array.from({ length: 3 }, () => 'ASSIGNMENTS_TOO_MANY'));
  });

  it('can be made by people who can view the game from that perspective and annotate it', async () => {
    const query = `mutation { assign(to: "A", question: "Q", tasks: [${tasksOf([first, 0])}]) { id } }`;
    expect(await codes(query, other)).toEqual(['GAME_NOT_FOUND']);
    const player = { ...other, ...(await seated(api.access, 'game', 1)) };
    expect(await codes(query, player)).toEqual([]);
  });

  it.each([
    ['task: 9, text: "x"', 'ASSIGNMENT_ANSWER_INVALID'],
    ['task: -1, text: "x"', 'ASSIGNMENT_ANSWER_INVALID'],
    ['task: 0', 'ASSIGNMENT_ANSWER_INVALID'],
    ['task: 0, text: "   "', 'ASSIGNMENT_ANSWER_INVALID'],
    ['task: 0, choice: ["no such option"]', 'ASSIGNMENT_ANSWER_INVALID'],
    ['task: 0, choice: ["concede"]', 'ASSIGNMENT_ANSWER_INVALID'],
  ])('refuses an answer with %s', async (given, code) => {
    const sent = await assign(tasksOf([first, 0]));
    const query = `mutation { answerAssignment(${given}) { number } }`;
    expect(await codes(query, bearer(sent))).toEqual([code]);
    expect(await codes(query, coach)).toEqual(['ASSIGNMENT_NOT_FOUND']);
    const forged = { authorization: `Bearer ${sent.token?.slice(0, -4)}aaaa` };
    expect(await codes(query, forged)).toEqual(['UNAUTHENTICATED']);
  });
});
