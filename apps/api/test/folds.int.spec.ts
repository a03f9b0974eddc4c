import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { alteredGame, contractsGame, highCardGame } from './recorded-games.js';
import { RunningApi } from './running-api.js';

// Slow: runs every query from the README, including analyses.

const toy = highCardGame('toy', { days: 4 });
const altered = alteredGame('folds');
const contracts = contractsGame('folds');
const lists = ['reactions', 'counterHistory', 'takenDecisions', 'cardEvents'] as const;

interface Page {
  readonly edges: readonly { readonly cursor: string; readonly node: Record<string, unknown> }[];
  readonly pageInfo: Record<string, unknown>;
  readonly totalCount: number;
}

describe('folds of a game', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.start({ toy, altered, contracts });
  });
  afterAll(() => api.stop());

  const page = async (field: string, args: string, node = '__typename', game = 'altered'): Promise<Page> => {
    const { data, errors } = await api.ask(`{ game(id: "${game}") { page: ${field}(${args}) { totalCount
      pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor node { ${node} } } } } }`);
    expect(errors).toEqual([]);
    return data.game.page as Page;
  };
  const codes = (field: string): Promise<unknown[]> => api.codes(`{ game(id: "altered") { ${field} } }`);

  const everywhere = ['altered', 'contracts'].flatMap((game) => lists.map((field) => [field, game] as const));

  it.each(everywhere)('%s of %s are the same page by page, forwards and backwards', async (field, game) => {
    const whole = await page(field, 'first: 500, as: "all"', '__typename', game);
    expect(whole.totalCount).toBe(whole.edges.length);
    expect(whole.totalCount).toBeGreaterThan(0);
    expect(new Set(whole.edges.map(({ cursor }) => cursor)).size).toBe(whole.totalCount);
    for (const [count, point, end, more] of [
      ['first', 'after', 'endCursor', 'hasNextPage'],
      ['last', 'before', 'startCursor', 'hasPreviousPage'],
    ] as const) {
      const edges: Page['edges'][number][] = [];
      for (let at = ''; ;) {
        const part = await page(field, `${count}: 40, ${at} as: "all"`, '__typename', game);
        if (count === 'first') edges.push(...part.edges);
        else edges.unshift(...part.edges);
        if (part.pageInfo[more] !== true) break;
        at = `${point}: "${String(part.pageInfo[end])}",`;
      }
      expect(edges).toEqual(whole.edges);
    }
  });

  it.each(lists)('%s refuse invalid pages, cursors and viewers', async (field) => {
    expect(await codes(`${field}(first: 501) { totalCount }`)).toEqual(['PAGE_TOO_LARGE']);
    expect(await codes(`${field}(last: -1) { totalCount }`)).toEqual(['PAGE_TOO_LARGE']);
    expect(await codes(`${field}(after: "142") { totalCount }`)).toEqual(['CURSOR_INVALID']);
    expect(await codes(`${field}(as: "2") { totalCount }`)).toEqual(['VIEWER_INVALID']);
    expect(await codes(`measures(as: "nobody") { points { position } }`)).toEqual(['VIEWER_INVALID']);
  });

  it('are refused if they cost too much', async () => {
    const many = Array.from({ length: 40 }, (_, at) => `m${at}: measures { points { position } }`).join(' ');
    expect(await codes(many)).toEqual(['QUERY_TOO_COMPLEX']);
    const all = `{ games(first: 100) { edges { node { cardEvents(first: 500) { edges { node { kind } } } } } } }`;
    expect(await api.codes(all)).toEqual(['QUERY_TOO_COMPLEX']);
  });

  it('name the atomic action that activated a reaction, in words of the card', async () => {
    const { edges } = await page(
      'reactions',
      'as: "0", locale: en',
      'position revision text source { name }',
    );
    for (const { node } of edges)
      expect(Number(node['position'])).toBeGreaterThanOrEqual(Number(node['revision']));
    expect(edges.some(({ node }) => String(node['position']).includes('.'))).toBe(true);
    expect(edges.some(({ node }) => typeof node['text'] === 'string')).toBe(true);
    const italian = await page('reactions', 'as: "0", locale: it', 'text');
    expect(italian.edges.map(({ node }) => node['text'])).not.toEqual(edges.map(({ node }) => node['text']));
  });

  it.each(['altered', 'contracts'])(
    'list for every event of %s the inactive reactions, like an explanation of that event',
    async (game) => {
      const node = 'revision source { item name } notActivated { item ability why text rule { number } }';
      const first = await page('reactions', 'activated: false, first: 500, as: "0"', node, game);
      expect(first.totalCount).toBeGreaterThan(4);
      const byEvent = new Map<unknown, unknown[]>();
      for (const { node: reaction } of first.edges)
        byEvent.set(reaction['revision'], [
          ...(byEvent.get(reaction['revision']) ?? []),
          reaction['notActivated'],
        ]);
      // The last event on the page is skipped, because its reactions might continue on the next page.
      for (const [revision, reactions] of [...byEvent].slice(0, -1)) {
        const { data } =
          await api.ask(`{ game(id: "${game}") { explain(position: "${String(revision)}", as: "0") {
          notActivated { item ability why text rule { number } } } } }`);
        expect(reactions).toEqual(data.game.explain.notActivated);
      }
    },
  );

  it('find the inactive reactions of one card, page by page', async () => {
    const node = 'emblem source { name } notActivated { why }';
    const args = 'activated: false, as: "all"';
    const all = await page('reactions', `${args}, first: 500`, node);
    const { name } = (all.edges[0]?.node['source'] ?? {}) as { readonly name?: string };
    const found = await page('reactions', `${args}, first: 500, filter: { card: "${name}" }`, node);
    expect(found.totalCount).toBeGreaterThan(0);
    for (const { node: reaction } of found.edges)
      expect(reaction).toMatchObject({
        emblem: null,
        source: { name },
        notActivated: { why: expect.any(String) },
      });
    const half = await page('reactions', `${args}, first: 1, filter: { card: "${name}" }`, node);
    const rest = await page(
      'reactions',
      `${args}, first: 499, after: "${half.edges[0]?.cursor}", filter: { card: "${name}" }`,
      node,
    );
    expect([...half.edges, ...rest.edges]).toEqual(found.edges);
  });

  it('find inactive reactions in several games', async () => {
    const { data, errors } = await api.ask(`{ games(first: 3) { edges { node { id
      reactions(activated: false, first: 5, as: "all") { totalCount edges { node { notActivated { text } } } } } } } }`);
    expect(errors).toEqual([]);
    const games = data.games.edges as readonly { node: { id: string; reactions: { totalCount: number } } }[];
    expect(games.filter(({ node }) => node.reactions.totalCount > 0).length).toBeGreaterThanOrEqual(2);
  });

  it('contain the score of High card as a counter of the player', async () => {
    const { edges } = await page(
      'counterHistory',
      'name: "score"',
      'on { name } seat delta value cause rule',
      'toy',
    );
    expect(edges.length).toBeGreaterThan(0);
    for (const { node } of edges)
      expect(node).toMatchObject({ on: null, delta: 1, cause: 'RULE', rule: '2.5' });
  });

  it('show a player the options and choices of only their own decisions', async () => {
    const node = 'seat kind options { key } choice';
    const { edges } = await page('takenDecisions', 'as: "0"', node, 'toy');
    const hidden = edges.filter(({ node: { kind } }) => kind === 'play');
    expect(hidden.length).toBeGreaterThan(4);
    for (const { node: decision } of hidden) {
      expect(decision['options'] === null).toBe(decision['seat'] === 1);
      expect(decision['choice'] === null).toBe(decision['seat'] === 1);
    }
  });

  it('have one value for each point in each series of measures', async () => {
    const { data } = await api.ask(`{ game(id: "altered") { measures(every: DAY, names: ["mana", "hand"]) {
      points { position clock { day } } series { name seat values } } } }`);
    const { points, series } = data.game.measures as {
      points: readonly unknown[];
      series: readonly {
        readonly name: string;
        readonly seat: number;
        readonly values: readonly unknown[];
      }[];
    };
    expect(series.map(({ name, seat }) => `${name} ${seat}`)).toEqual([
      'mana 0',
      'hand 0',
      'mana 1',
      'hand 1',
    ]);
    for (const { values } of series) expect(values).toHaveLength(points.length);
  });

  it('name measures of the glossary in the language of the reader', async () => {
    const titles = async (locale: string): Promise<unknown> => {
      const { data } =
        await api.ask(`{ game(id: "altered") { measures(every: DAY, names: ["hand", "ramp"], ${locale}) {
        series { name title } } } }`);
      return data.game.measures.series;
    };
    const twice = (title: string) =>
      expect.arrayContaining([
        { name: 'hand', title: null },
        { name: 'ramp', title },
      ]);
    expect(await titles('as: "spectator"')).toEqual(twice('Ramp: mana beyond the rules'));
    expect(await titles('locale: it')).toEqual(twice('Accelerazione: mana oltre le regole'));
  });

  it('show the differences between two positions, also inside an event', async () => {
    const { data } = await api.ask(`{ game(id: "altered") { diff(from: "4", to: "32.1", as: "0") {
      from { day } to { day } zones { key from to } cards { name fromZone toZone } } } }`);
    const { zones, cards } = data.game.diff as Record<string, readonly Record<string, unknown>[]>;
    expect(zones?.length).toBeGreaterThan(0);
    expect(cards?.some(({ toZone, name }) => toZone === 'hand-0' && name !== null)).toBe(true);
    const wrong = (from: string, to: string, as = '0') =>
      codes(`diff(from: "${from}", to: "${to}", as: "${as}") { zones { key } }`);
    expect(await wrong('x', '4')).toEqual(['POSITION_INVALID']);
    expect(await wrong('4', '99999')).toEqual(['POSITION_OUT_OF_RANGE']);
    expect(await wrong('4', '5', '7')).toEqual(['VIEWER_INVALID']);
  });

  it('can be queried as in the README of the server', async () => {
    const readme = await readFile(path.resolve(import.meta.dirname, '../README.md'), 'utf8');
    const examples = [...readme.matchAll(/```graphql\n([^]*?)```/g)].map(([, query = '']) => query);
    const queries = examples.filter((query) => !/^subscription/m.test(query));
    expect(queries.length).toBeGreaterThanOrEqual(11);
    const { edges } = await page('takenDecisions', 'first: 1, as: "all"', 'position');
    // Removes the action number from the position, because the decision is requested at the position of the whole
    // event.
    const at = String(edges[0]?.node['position']).split('.')[0] ?? '';
    const { data } = await api.ask(
      `{ game(id: "altered") { state(at: "${at}", as: "all") { decision { min options { key } } } } }`,
    );
    const { min, options } = data.game.state.decision as { min: number; options: readonly { key: string }[] };
    const choice = JSON.stringify(options.slice(0, Math.max(1, min)).map(({ key }) => key));
    // One query creates this branch, and the next query lets a bot decide in it.
    let branch = { id: 'altered', seats: [] as readonly { token: string }[] };
    for (const query of queries) {
      const decides = query.includes('letBotDecide');
      // The queries in the documents contain positions and options of another game, so these are replaced.
      const ours = query
        .replaceAll('"…"', `"${decides ? branch.id : 'altered'}"`)
        .replaceAll('142.3', '5')
        .replace(/at: "142", open: true, choice: \["pass"\]/, `at: "${at}", open: true, choice: ${choice}`);
      const tokens = branch.seats.map(({ token }) => token).join(', ');
      const answer = await api.ask(ours, {}, decides ? { 'x-retrace-seat': tokens } : {});
      expect({ query, errors: answer.errors }).toEqual({ query, errors: [] });
      branch = (answer.data.branchGame as typeof branch | undefined) ?? branch;
    }
  });
});
