import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { AdministrationStreams } from '#event-store';
import type { Decision, GameId, Visibility } from '#record';
import { alteredGame, contractsGame } from '../../test/recorded-games.js';
import { RunningApi, type Answer } from '../../test/running-api.js';
import { seated, signedAccess, signedIn, type Credentials } from '../../test/tokens.js';
import { ADMINISTRATION_STREAMS } from '../api.tokens.js';
import { RulesService } from './rules.service.js';

// Slow: records a game and starts a server for each test.

const games = { altered: alteredGame('open'), contracts: contractsGame('open') };
type Name = keyof typeof games;
/** Returns the positions at which a decision with several options is pending, each with the choice that was made. */
const turns = (name: Name) =>
  games[name].flatMap(({ event, revision }) =>
    event.kind === 'DecisionRequested' && event.decision.kind === 'turn' && event.decision.options.length > 2
      ? [{ at: `${revision}`, revision, decision: event.decision }]
      : [],
  );

interface Begun {
  readonly id: GameId;
  readonly seats: readonly {
    readonly seat: number;
    readonly token: string | null;
    readonly invitation: string | null;
  }[];
}

const code = ({ errors }: Answer): unknown => errors[0]?.extensions['code'] ?? null;
const tokens = ({ seats }: Begun): Credentials => ({
  'x-retrace-seat': seats.flatMap(({ token }) => (token === null ? [] : [token])).join(', '),
});
const branchMutation = `mutation ($game: ID!, $at: String!, $players: [BranchPlayerInput!], $choice: [String!], $name: String, $seat: Int, $visibility: Visibility) {
  branchGame(game: $game, at: $at, players: $players, choice: $choice, name: $name, seat: $seat, visibility: $visibility, open: true) {
    id seats { seat token invitation } warnings } }`;
const pendingQuery = `query ($id: ID!) { game(id: $id) { lastPosition result { reason } perspectives
  state(as: "all") { decision { id seat min max options { key } } } } }`;
const treeQuery = `query ($id: ID!) { game(id: $id) { name parent { id position name branchedAt }
  branchTree { root name branches { id parent position name by madeAt } } } }`;
const botMutation = `mutation ($game: ID!, $seats: [Int!], $decisions: Int!) {
  letBotDecide(game: $game, bot: RANDOM, seats: $seats, decisions: $decisions) { decisions position waitsFor } }`;

let api: RunningApi;
const ask = (query: string, variables: Record<string, unknown> = {}, headers: Credentials = {}) =>
  api.ask(query, variables, headers);
const begun = async (variables: Record<string, unknown>, headers: Credentials = {}): Promise<Begun> => {
  const { data, errors } = await ask(branchMutation, variables, headers);
  expect(errors).toEqual([]);
  return data.branchGame as Begun;
};
const pending = async (id: GameId, headers: Credentials = {}) => {
  const { data, errors } = await ask(pendingQuery, { id }, headers);
  expect(errors).toEqual([]);
  return data.game as {
    lastPosition: string;
    result: unknown;
    perspectives: string[];
    state: { decision: Decision | null };
  };
};

describe.each(Object.keys(games) as Name[])('an open branch of %s', (name) => {
  beforeEach(async () => {
    api = await RunningApi.start(games);
  });
  afterEach(() => api.stop());
  const [turn, later] = [turns(name)[2]!, turns(name)[4]!];

  it('hides nothing, and gives the tokens of all seats to the person who created it', async () => {
    const branch = await begun({ game: name, at: turn.at });
    expect(branch.seats).toEqual(
      [0, 1].map((seat) => ({ seat, token: expect.any(String), invitation: null })),
    );
    const { perspectives, state } = await pending(branch.id);
    expect(perspectives).toEqual(['spectator', '0', '1', 'all']);
    expect(state.decision?.options.map(({ key }) => key)).toEqual(
      turn.decision.options.map(({ key }) => key),
    );
  });

  it('begins with a choice that was not made, and can be played for both seats', async () => {
    const choice = turn.decision.options.slice(-1).map(({ key }) => key);
    const branch = await begun({ game: name, at: turn.at, choice });
    const recorded = await api.streams.read(branch.id);
    expect(recorded[turn.revision + 1]?.event.kind).toBe('GameBranched');
    expect(recorded[turn.revision + 2]?.event).toMatchObject({ kind: 'DecisionMade', choice });
    for (let made = 0; made < 4; made++) {
      const decision = (await pending(branch.id)).state.decision!;
      const decided = await ask(
        `mutation ($id: ID!, $decision: Int!, $choice: [String!]!) { decide(game: $id, decision: $decision, choice: $choice) { position } }`,
        {
          id: branch.id,
          decision: decision.id,
          choice: decision.options.slice(0, decision.min).map(({ key }) => key),
        },
        tokens(branch),
      );
      expect(decided.errors).toEqual([]);
    }
  });

  it('refuses a choice that is illegal or not allowed for the user', async () => {
    const before = await ask(treeQuery, { id: name });
    const begin = (more: Record<string, unknown>) =>
      ask(branchMutation, { game: name, at: turn.at, ...more });
    expect(code(await begin({ choice: ['no-such-option'] }))).toBe('OPTION_UNKNOWN');
    expect(code(await begin({ choice: [] }))).toBe('OPTIONS_TOO_FEW');
    const bots = [{ bot: 'RANDOM' }, { bot: 'RANDOM' }];
    const choice = turn.decision.options.slice(0, 1).map(({ key }) => key);
    expect(code(await begin({ choice, players: bots }))).toBe('SEAT_NOT_ASKED');
    expect(code(await begin({ seat: 0 }))).toBe('SEAT_INVALID');
    expect(code(await begin({ name: 'x'.repeat(81) }))).toBe('NAME_INVALID');
    expect(code(await begin({ name: 'turned\u202eround' }))).toBe('NAME_INVALID');
    expect((await ask(treeQuery, { id: name })).text).toBe(before.text);
  });

  it('can be branched again during the game, and all branches are in one tree', async () => {
    const first = await begun({ game: name, at: turn.at, name: '  Pass   first ' });
    const second = await begun({ game: first.id, at: turn.at });
    const third = await begun({ game: name, at: later.at });
    const tree = (await ask(treeQuery, { id: second.id })).data.game;
    const madeAt = expect.any(String);
    expect(tree).toEqual({
      name: null,
      parent: { id: first.id, position: turn.at, name: 'Pass first', branchedAt: madeAt },
      branchTree: {
        root: name,
        name: null,
        branches: [
          { id: first.id, parent: name, position: turn.at, name: 'Pass first', by: 'owner', madeAt },
          { id: third.id, parent: name, position: later.at, name: null, by: 'owner', madeAt },
          { id: second.id, parent: first.id, position: turn.at, name: null, by: 'owner', madeAt },
        ],
      },
    });
    expect((await ask(treeQuery, { id: name })).data.game.branchTree).toEqual(tree.branchTree);
  });

  it('can be continued by a bot for a number of decisions, or to the end', async () => {
    const branch = await begun({ game: name, at: turn.at });
    const play = (variables: Record<string, unknown>) =>
      ask(botMutation, { game: branch.id, ...variables }, tokens(branch));
    const few = await play({ decisions: 3 });
    expect(few.errors).toEqual([]);
    expect(few.data.letBotDecide).toMatchObject({ decisions: 3, waitsFor: expect.any(Number) });
    expect((await pending(branch.id)).lastPosition).toBe(few.data.letBotDecide.position);
    // If only one seat is requested, the bot stops when the other player has to decide.
    const { seat } = (await pending(branch.id)).state.decision!;
    const other = await play({ decisions: 20, seats: [1 - seat] });
    expect(other.data.letBotDecide).toMatchObject({ decisions: 0, waitsFor: seat });
    for (let waits: number | null = seat; waits !== null;) {
      const { data, errors } = await play({ decisions: 20 });
      expect(errors).toEqual([]);
      waits = data.letBotDecide.waitsFor as number | null;
    }
    expect((await pending(branch.id)).result).not.toBeNull();
    expect((await play({ decisions: 1 })).data.letBotDecide).toMatchObject({ decisions: 0, waitsFor: null });
  }, 120_000);

  it('cannot be continued by a bot for users without the seats, or for too many decisions at once', async () => {
    const branch = await begun({ game: name, at: turn.at });
    const play = (variables: Record<string, unknown>, headers = tokens(branch)) =>
      ask(botMutation, { game: branch.id, decisions: 1, ...variables }, headers);
    expect(code(await play({}, {}))).toBe('SEAT_REQUIRED');
    expect(code(await play({ seats: [2] }))).toBe('SEAT_REQUIRED');
    expect(code(await play({ seats: [] }))).toBe('SEAT_REQUIRED');
    expect(code(await play({ seats: [1] }, await seated(api.access, branch.id, 0)))).toBe('SEAT_REQUIRED');
    for (const decisions of [0, -1, 21])
      expect(code(await play({ decisions }))).toBe('DECISION_COUNT_INVALID');
    expect((await pending(branch.id)).lastPosition).toBe(`${turn.revision + 1}`);
  });

  it("retains a bot's decisions when the bot fails later", async () => {
    const branch = await begun({ game: name, at: turn.at });
    const rules = api.server.app.get(RulesService);
    const answer = rules.answer.bind(rules);
    let requests = 0;
    jest.spyOn(rules, 'answer').mockImplementation((...task) => {
      requests += 1;
      if (requests > 2) throw new Error('the bot is out of order');
      return answer(...task);
    });
    const failed = await ask(botMutation, { game: branch.id, decisions: 9 }, tokens(branch));
    expect(code(failed)).toBe('BOT_FAILED');
    jest.restoreAllMocks();
    const made = (await api.streams.read(branch.id)).filter(
      ({ event, revision }) => event.kind === 'DecisionMade' && revision > turn.revision,
    );
    expect(made).toHaveLength(2);
    expect((await ask(botMutation, { game: branch.id, decisions: 1 }, tokens(branch))).errors).toEqual([]);
  });
});

describe('the name of a game', () => {
  beforeEach(async () => {
    api = await RunningApi.start({ altered: games.altered });
  });
  afterEach(() => api.stop());
  const named = (name: string | null) =>
    ask('mutation ($name: String) { nameGame(game: "altered", name: $name) }', { name });

  it('can be set, changed and removed', async () => {
    expect((await named(' The  final ')).data.nameGame).toBe('The final');
    expect((await named('The final')).data.nameGame).toBe('The final');
    expect((await ask(treeQuery, { id: 'altered' })).data.game.name).toBe('The final');
    expect((await named('')).data.nameGame).toBeNull();
    expect((await ask(treeQuery, { id: 'altered' })).data.game.name).toBeNull();
  });

  it.each(['x'.repeat(81), 'half \ud800', 'back\u202ewards', '\u3164', 'Final\ufe0f'])(
    'cannot be %j',
    async (name) => {
      expect(code(await named(name))).toBe('NAME_INVALID');
    },
  );
});

describe('an open branch of a game that is not public', () => {
  const closed: readonly Visibility[] = ['PLAYERS', 'PRIVATE'];
  const at = turns('altered')[2]!.at;
  let admin: Credentials;
  beforeAll(async () => {
    const over = Object.fromEntries(closed.map((visibility) => [visibility.toLowerCase(), games.altered]));
    api = await RunningApi.start(over, { access: signedAccess() });
    const administration = api.server.app.get<AdministrationStreams>(ADMINISTRATION_STREAMS);
    for (const visibility of closed) {
      const seats = [0, 1].map((seat) => ({ seat, handedOut: true }));
      const opened = { kind: 'GameOpened', visibility, seats, by: 'Ada' } as const;
      await administration.append(visibility.toLowerCase() as GameId, [opened], 'no-stream');
    }
    admin = await signedIn('admin');
  });
  afterAll(() => api.stop());

  it.each(closed)('has the visibility %s of its game', async (visibility) => {
    const branch = await begun({ game: visibility.toLowerCase(), at, name: 'What Ada had' }, admin);
    const look = '{ game(id: "$id") { perspectives } }'.replace('$id', branch.id);
    const { data, text } = await ask(look);
    if (visibility === 'PRIVATE') expect(text).toContain('GAME_NOT_FOUND');
    else expect(data.game.perspectives).toEqual(['spectator']);
    expect((await ask(look, {}, tokens(branch))).data.game.perspectives).toContain('all');
    const wider = { game: visibility.toLowerCase(), at, visibility: 'PUBLIC' };
    expect(code(await ask(branchMutation, wider, admin))).toBe('VISIBILITY_TOO_WIDE');
  });

  it('does not name its game to users who may not know about it, and names its creator only to signed-in users', async () => {
    const hidden = await begun({ game: 'players', at, visibility: 'PRIVATE', name: 'Hidden line' }, admin);
    const shown = await begun({ game: 'players', at, name: 'Shown line' }, admin);
    const tree = async (headers: Credentials = {}) =>
      (await ask(treeQuery, { id: 'players' }, headers)).data.game.branchTree.branches as {
        id: string;
        by: string | null;
      }[];
    const [strangers, coaches] = [await tree(), await tree(await signedIn('coach'))];
    expect(strangers.map(({ id }) => id)).not.toContain(hidden.id);
    expect(strangers.find(({ id }) => id === shown.id)?.by).toBeNull();
    expect(coaches.map(({ id }) => id)).toContain(hidden.id);
    expect(coaches.find(({ id }) => id === shown.id)?.by).toBe('a admin');
  });

  it('is the root of its tree if the reader can see nothing else of the tree', async () => {
    const branch = await begun({ game: 'private', at }, admin);
    const { text, data } = await ask(treeQuery, { id: branch.id }, await seated(api.access, branch.id, 0));
    expect(data.game).toMatchObject({ parent: null, branchTree: { root: branch.id, branches: [] } });
    expect(text).not.toContain('"private"');
  });

  it('can be created, named and played only by users with access', async () => {
    const begin = { game: 'players', at };
    expect(code(await ask(branchMutation, begin))).toBe('VIEW_FORBIDDEN');
    expect(code(await ask(branchMutation, begin, await seated(api.access, 'players', 0)))).toBe('FORBIDDEN');
    const branch = await begun(begin, admin);
    const name = `mutation { nameGame(game: "${branch.id}", name: "Mine") }`;
    expect(code(await ask(name, {}, await signedIn('seat')))).toBe('WRITING_FORBIDDEN');
    expect((await ask(name, {}, tokens(branch))).data).toEqual({ nameGame: 'Mine' });
    expect(code(await ask(botMutation, { game: branch.id, decisions: 1 }, admin))).toBe('SEAT_REQUIRED');
  });
});
