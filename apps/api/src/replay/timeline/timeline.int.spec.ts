import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { highCardGame } from '../../../test/recorded-games.js';
import { RunningApi } from '../../../test/running-api.js';

const events = highCardGame('told', { days: 4 });

interface Entry {
  readonly position: string;
  readonly revision: number;
  readonly kind: string;
  readonly starts: readonly string[];
  readonly text: string;
  readonly clock: { readonly day: number; readonly seat: number | null };
  readonly actions: readonly { readonly position: string; readonly kind: string }[];
}

interface Timeline {
  readonly edges: readonly { readonly node: Entry }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: number;
}

describe('the timeline', () => {
  let api: RunningApi;

  beforeAll(async () => {
    api = await RunningApi.start({ game: events });
  });
  afterAll(() => api.stop());

  const query = `query ($first: Int, $after: String, $last: Int, $before: String, $level: TimelineLevel! = STEP,
      $as: String! = "spectator", $locale: Locale! = en) {
    game(id: "game") { timeline(first: $first, after: $after, last: $last, before: $before, level: $level, as: $as, locale: $locale) {
      totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
      edges { cursor node { position revision kind verb seat starts clock { day phase turn seat } text
        rules { number summary } actions { position kind text } } } } } }`;
  const page = async (variables: Record<string, unknown>) => {
    const { data, errors } = await api.ask(query, variables);
    expect(errors).toEqual([]);
    const { edges, pageInfo, totalCount } = data.game.timeline as Timeline;
    const entries = edges.map(({ node }) => node);
    return { entries, revisions: entries.map(({ revision }) => revision), pageInfo, totalCount };
  };
  const all = events.map(({ revision }) => revision);

  it('contains every event, in order', async () => {
    const { entries, revisions, totalCount, pageInfo } = await page({ first: 1000 });
    expect(revisions).toEqual(all);
    expect(totalCount).toBe(all.length);
    expect(pageInfo).toMatchObject({ hasNextPage: false, hasPreviousPage: false });
    expect(entries.map(({ kind }) => kind)).toEqual(events.map(({ event }) => event.kind));
    expect(entries.every(({ text }) => text !== '')).toBe(true);
  });

  it('contains each atomic action of a step with its position', async () => {
    const { entries } = await page({ first: 1000, level: 'ACTION' });
    for (const { revision, actions } of entries) {
      const { event } = events[revision]!;
      const kinds = event.kind === 'StepResolved' ? event.actions.map(({ kind }) => kind) : [];
      expect(actions.map(({ kind }) => kind)).toEqual(kinds);
      expect(actions.map(({ position }) => position)).toEqual(
        kinds.map((_, index) => `${revision}.${index + 1}`),
      );
    }
  });

  it('is the same page by page, forwards', async () => {
    const whole = await page({ first: 1000, as: '0' });
    const entries: Entry[] = [];
    for (let after: string | null = null; ;) {
      const part = await page({ first: 7, after, as: '0' });
      entries.push(...part.entries);
      if (!part.pageInfo.hasNextPage) break;
      after = part.pageInfo.endCursor;
    }
    expect(entries).toEqual(whole.entries);
  });

  it('is the same page by page, backwards', async () => {
    const revisions: number[] = [];
    for (let before: string | null = null; ;) {
      const part = await page({ last: 9, before });
      revisions.unshift(...part.revisions);
      if (!part.pageInfo.hasPreviousPage) break;
      before = part.pageInfo.startCursor;
    }
    expect(revisions).toEqual(all);
  });

  it('has an entry for each atomic action at that granularity, and is the same page by page', async () => {
    const page = (rest: string) =>
      api.ask(`{ game(id: "game") { timeline(granularity: ACTION, as: "0", ${rest}) { totalCount
        pageInfo { hasNextPage endCursor } edges { cursor node { position text actions { position } } } } } }`);
    const { data } = await page('first: 1000');
    const whole = data.game.timeline as Timeline;
    const positions = events.flatMap(({ event, revision }) =>
      event.kind === 'StepResolved'
        ? event.actions.map((_, index) => `${revision}.${index + 1}`)
        : [`${revision}`],
    );
    expect(whole.totalCount).toBe(positions.length);
    expect(whole.edges.map(({ node }) => node.position)).toEqual(positions);
    expect(whole.edges.every(({ node }) => node.text !== '' && node.actions.length <= 1)).toBe(true);
    const edges: Timeline['edges'][number][] = [];
    for (let after = ''; ;) {
      const part = (await page(`first: 11, ${after}`)).data.game.timeline as Timeline;
      edges.push(...part.edges);
      if (!part.pageInfo.hasNextPage) break;
      after = `after: "${part.pageInfo.endCursor}"`;
    }
    expect(edges).toEqual(whole.edges);
  });

  it('can be filtered by seat and by verb', async () => {
    const entriesFor = async (filter: string): Promise<readonly Record<string, unknown>[]> => {
      const { data } = await api.ask(
        `{ game(id: "game") { timeline(first: 1000, filter: ${filter}) { totalCount edges { node { verb seat } } } } }`,
      );
      const { edges, totalCount } = data.game.timeline as {
        edges: { node: Record<string, unknown> }[];
        totalCount: number;
      };
      expect(totalCount).toBe(edges.length);
      return edges.map(({ node }) => node);
    };
    const draws = events.filter(({ event }) => event.kind === 'StepResolved' && event.verb === 'draw');
    expect(await entriesFor('{ verb: "draw" }')).toEqual(draws.map(() => ({ verb: 'draw', seat: null })));
    const plays = await entriesFor('{ seat: 1, verb: "play" }');
    expect(plays).toEqual(Array(4).fill({ verb: 'play', seat: 1 }));
  });

  it('has the events that start a day, a phase or a turn at those levels, each a subset of the next', async () => {
    const levels = ['DAY', 'PHASE', 'TURN', 'DECISION', 'STEP'];
    const shown = await Promise.all(levels.map((level) => page({ first: 1000, level })));
    expect(shown[0]?.entries.map(({ clock }) => clock.day)).toEqual([1, 2, 3, 4]);
    for (const [index, { revisions, entries, totalCount }] of shown.entries()) {
      expect(totalCount).toBe(revisions.length);
      const finer = shown[index + 1]?.revisions;
      if (finer) expect(finer).toEqual(expect.arrayContaining([...revisions]));
      if (index < 4)
        expect(
          entries.every(({ starts }) => starts.some((start) => levels.slice(0, index + 1).includes(start))),
        ).toBe(true);
    }
    expect(shown[3]?.revisions.length).toBeGreaterThan(shown[2]!.revisions.length);
  });

  it('continues after a position, and includes an event if the position is inside it', async () => {
    expect((await page({ first: 2, after: '10' })).revisions).toEqual([11, 12]);
    expect((await page({ first: 2, after: '10.1' })).revisions).toEqual([10, 11]);
    expect((await page({ last: 2, before: '10' })).revisions).toEqual([8, 9]);
    expect((await page({ last: 2, before: '10.1' })).revisions).toEqual([8, 9]);
  });

  it('has 200 entries by default, and none if 0 are requested', async () => {
    expect((await page({})).revisions).toEqual(all.slice(0, 200));
    expect((await page({ first: 0 })).revisions).toEqual([]);
  });

  it.each([
    [{ first: 1001 }, 'PAGE_TOO_LARGE'],
    [{ last: -1 }, 'PAGE_TOO_LARGE'],
    [{ first: 3, last: 3 }, 'PAGE_INVALID'],
    [{ after: 'x' }, 'POSITION_INVALID'],
    [{ as: '7' }, 'VIEWER_INVALID'],
  ])('refuses %j', async (variables, code) => {
    expect(await api.codes(query, variables)).toEqual([code]);
  });

  it('has landmarks at the start and end of its levels', async () => {
    const { entries: all } = await page({ first: 1000 });
    for (const level of ['DAY', 'PHASE', 'TURN']) {
      const { data } = await api.ask(
        `query ($level: TimelineLevel!) { game(id: "game") { landmarks(level: $level) { position end revision day phase turn seat } } }`,
        { level },
      );
      const { entries } = await page({ first: 1000, level });
      const starting = entries.filter(({ starts }) => starts.includes(level));
      const landmarks = data.game.landmarks as readonly {
        readonly position: string;
        readonly end: string;
        readonly day: number;
        readonly seat: number | null;
      }[];
      expect(landmarks.map(({ end: _, ...landmark }) => landmark)).toEqual(
        starting.map(({ position, revision, clock }) => ({ position, revision, ...clock })),
      );
      for (const [index, { position, end, seat }] of landmarks.entries()) {
        const next = Number(landmarks[index + 1]?.position ?? all.length);
        expect(Number(end)).toBeGreaterThanOrEqual(Number(position));
        if (level === 'TURN') {
          expect(all[Number(end)]?.clock.seat).toBe(seat);
          expect(Number(end)).toBeLessThan(next);
        } else expect(Number(end)).toBe(next - 1);
      }
      expect(starting.length).toBeGreaterThan(0);
    }
  });
});
