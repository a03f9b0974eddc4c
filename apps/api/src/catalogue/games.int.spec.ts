import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { GameId, GameModule } from '#record';
import { highCard, highCardSetup, playRandomly } from '#record/testing';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';

describe('games', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.start({
      first: highCardGame('first'),
      second: highCardGame('second', { decisions: 4 }),
      third: highCardGame('third'),
    });
  });
  afterAll(() => api.stop());

  const list = `query ($first: Int! = 20, $after: String, $filter: GameFilter) {
    games(first: $first, after: $after, filter: $filter) {
      totalCount pageInfo { hasNextPage endCursor } edges { cursor node { id } } } }`;
  const ids = (data: unknown) =>
    (data as { games: { edges: { node: { id: string } }[] } }).games.edges.map(({ node }) => node.id);

  it('are listed, newest first', async () => {
    const { data } = await api.ask(list);
    expect(ids(data)).toEqual(['third', 'second', 'first']);
    expect(data.games.totalCount).toBe(3);
    expect(data.games.pageInfo.hasNextPage).toBe(false);
  });

  it('come in pages', async () => {
    const start = await api.ask(list, { first: 2 });
    expect(ids(start.data)).toEqual(['third', 'second']);
    expect(start.data.games.pageInfo.hasNextPage).toBe(true);
    const rest = await api.ask(list, { first: 2, after: start.data.games.pageInfo.endCursor });
    expect(ids(rest.data)).toEqual(['first']);
    expect(rest.data.games.pageInfo.hasNextPage).toBe(false);
  });

  it('can be filtered', async () => {
    expect(ids((await api.ask(list, { filter: { finished: false } })).data)).toEqual(['second']);
    expect(ids((await api.ask(list, { filter: { finished: true } })).data)).toEqual(['third', 'first']);
    expect(ids((await api.ask(list, { filter: { module: 'altered' } })).data)).toEqual([]);
    expect(ids((await api.ask(list, { filter: { player: 'ada' } })).data)).toHaveLength(3);
    expect(ids((await api.ask(list, { filter: { player: 'nobody' } })).data)).toEqual([]);
  });

  it('can be searched by their events, in any order', async () => {
    const played = (kind: string, more = {}) => ({ cards: [{ card: 'no such card', kind, ...more }] });
    expect(ids((await api.ask(list, { filter: played('DRAWN', { byDay: 2 }) })).data)).toEqual([]);
    const answer = await api.ask(`{ game(id: "first") { cardEvents(filter: { kinds: [PLAYED] }, as: "all") {
      edges { node { card { name } seat clock { day } } } } } }`);
    const [edge] = answer.data.game.cardEvents.edges as {
      node: { card: { name: string }; seat: number; clock: { day: number } };
    }[];
    const { card, seat, clock } = edge?.node ?? { card: { name: '' }, seat: 0, clock: { day: 0 } };
    const condition = { card: card.name, kind: 'PLAYED', seat, byDay: clock.day };
    expect(ids((await api.ask(list, { filter: { cards: [condition] } })).data)).toContain('first');
    const before = { ...condition, byDay: clock.day - 1 };
    expect(ids((await api.ask(list, { filter: { cards: [before] } })).data)).not.toContain('first');

    const ordered = `{ games(orderBy: { field: EVENTS, direction: ASC }) {
      edges { cursor node { id events turns } } } }`;
    const { data } = await api.ask(ordered);
    const events = (data.games.edges as { node: { events: number } }[]).map(({ node }) => node.events);
    expect(events).toEqual([...events].sort((left, right) => left - right));
    const { cursor } = data.games.edges[0] as { cursor: string };
    expect(await api.codes(list, { after: cursor })).toEqual(['CURSOR_INVALID']);
  });

  it.each([
    { player: 'x'.repeat(201) },
    { player: 'a\0b' },
    { tag: '\u202efinal' },
    { cards: Array(6).fill({ card: 'x', kind: 'DRAWN' }) },
    { cards: [{ card: 'x'.repeat(201), kind: 'DRAWN' }] },
    { cards: [{ card: 'x', kind: 'DRAWN', atLeast: 0 }] },
  ])('refuse searches that exceed the limits', async (filter) => {
    expect(await api.codes(list, { filter })).toEqual(['SEARCH_INVALID']);
  });

  it('have a description', async () => {
    const { data, errors } = await api.ask(`{ game(id: "first") {
      id module moduleName edition format players { seat name } startedAt endedAt
      events actions decisions days lastPosition result { winners reason rule } notes } }`);
    const events = highCardGame('first');
    const ended = events.at(-1)?.event;
    expect(errors).toEqual([]);
    expect(data.game).toMatchObject({
      id: 'first',
      module: 'high-card',
      moduleName: 'High card',
      players: [
        { seat: 0, name: 'Ada' },
        { seat: 1, name: 'Ben' },
      ],
      events: events.length,
      days: 3,
      decisions: events.filter(({ event }) => event.kind === 'DecisionMade').length,
      lastPosition: `${events.length - 1}`,
      startedAt: events[0]?.metadata.recordedAt,
      endedAt: events.at(-1)?.metadata.recordedAt,
      result: ended?.kind === 'GameEnded' ? { reason: ended.reason, winners: [...ended.winners] } : {},
    });
  });

  it('have no result until they are over', async () => {
    const { data } = await api.ask(`{ game(id: "second") { endedAt result { reason } } }`);
    expect(data.game).toEqual({ endedAt: null, result: null });
  });

  it.each(['unknown', '../secret', ''])('that do not exist give GAME_NOT_FOUND: "%s"', async (id) => {
    const { data, errors } = await api.ask(`query ($id: ID!) { game(id: $id) { id } }`, { id });
    expect(data).toBeNull();
    expect(errors.map(({ extensions }) => extensions['code'])).toEqual(['GAME_NOT_FOUND']);
    expect(errors[0]?.extensions['advice']).toEqual(expect.any(String));
  });

  it('refuse an invalid cursor', async () => {
    const uncomparable = Buffer.from('[{"toString":1},0,"1","1"]').toString('base64url');
    for (const after of ['third', uncomparable])
      expect(await api.codes(list, { after })).toEqual(['CURSOR_INVALID']);
  });

  it('report that abilities were not executed', async () => {
    const setup = highCardSetup({ seed: 'plain', executed: false });
    const plain = playRandomly(highCard as GameModule, setup, 'plain');
    await api.streams.appendRecorded('plain' as GameId, plain, 'no-stream');
    const { data } = await api.ask(`{ game(id: "plain") { notes remarks } }`);
    expect(data.game).toEqual({
      notes: [
        'The rules cannot execute some abilities of these cards yet, so those abilities had no effect.',
      ],
      remarks: ['ABILITIES_NOT_EXECUTED'],
    });
  });

  it.each([-1, 101])('cannot be listed %d at a time', async (first) => {
    expect(await api.codes(list, { first })).toEqual(['PAGE_TOO_LARGE']);
  });

  it('are listed as soon as they are recorded, and then updated', async () => {
    const events = highCardGame('late');
    await api.streams.appendRecorded('late' as GameId, events.slice(0, 10), 'no-stream');
    const query = `{ game(id: "late") { events lastPosition } }`;
    expect((await api.ask(query)).data.game).toEqual({ events: 10, lastPosition: '9' });
    await api.streams.appendRecorded('late' as GameId, events.slice(10, 20), 9);
    expect((await api.ask(query)).data.game).toEqual({ events: 20, lastPosition: '19' });
  });
});
