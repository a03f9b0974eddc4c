import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildClientSchema,
  getIntrospectionQuery,
  getNamedType,
  isObjectType,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import { invariant, type Json } from '#record';
import { applied, type WiredOperation } from '#record/testing';
import { alteredGame, contractsGame, highCardGame } from '../../../test/recorded-games.js';
import { RunningApi } from '../../../test/running-api.js';

const games = {
  altered: alteredGame('states'),
  contracts: contractsGame('states'),
  toy: highCardGame('states', { days: 4 }),
};

/** Returns a selection of all fields of a type. */
function whole(schema: GraphQLSchema, name: string): string {
  const type = schema.getType(name);
  invariant(isObjectType(type), `${name} is a type`);
  const fields = Object.values(type.getFields()).map((field) => {
    const inner = getNamedType(field.type);
    return isObjectType(inner) ? `${field.name} ${whole(schema, inner.name)}` : field.name;
  });
  return `{ ${fields.join(' ')} }`;
}

interface Entry {
  readonly position: string;
  readonly revision: number;
  readonly shows: boolean;
}

describe('states of a game', () => {
  let api: RunningApi;
  let state: string;
  beforeAll(async () => {
    api = await RunningApi.start(games);
    const { data } = await api.ask(getIntrospectionQuery());
    state = whole(buildClientSchema(data as IntrospectionQuery), 'GameState');
  });
  afterAll(() => api.stop());

  const stateAt = async (id: string, at: string, as: string): Promise<Json> => {
    const { data, errors } = await api.ask(
      `{ game(id: "${id}") { state(at: "${at}", as: "${as}", locale: it) ${state} } }`,
    );
    expect(errors).toEqual([]);
    return data.game.state as Json;
  };
  const patchOf = async (id: string, from: string, to: string, as: string) => {
    const args = `from: "${from}", to: "${to}", as: "${as}", locale: it`;
    const { data, errors } = await api.ask(`{ game(id: "${id}") { patch(${args}) { op path value } } }`);
    expect(errors).toEqual([]);
    return (data.game.patch as readonly WiredOperation[]).map(({ op, ...rest }) => ({
      op: op.toLowerCase(),
      ...rest,
    }));
  };

  describe.each(Object.entries(games))('of %s', (id, events) => {
    const last = events.length - 1;
    const spread = [0, 0.1, 0.3, 0.31, 0.6, 0.9, 1].map((part) => `${Math.floor(part * last)}`);

    it.each(['0', '1', 'spectator', 'all'])(
      'can be derived from each other with a patch, for the viewer "%s"',
      async (as) => {
        for (const [index, from] of spread.entries())
          for (const to of [spread[index + 1] ?? '0', spread[0] ?? '0']) {
            const [before, after] = [await stateAt(id, from, as), await stateAt(id, to, as)];
            expect(applied(before, await patchOf(id, from, to, as))).toEqual(after);
          }
      },
    );

    it.each(['0', 'spectator'])('are the same in a range as one by one, for the viewer "%s"', async (as) => {
      const from = Math.floor(last / 2);
      const query = `{ game(id: "${id}") { states(from: "${from}", to: "${from + 5}", as: "${as}", locale: it) ${state} } }`;
      const { data, errors } = await api.ask(query);
      expect(errors).toEqual([]);
      const single: Json[] = [];
      for (let at = from; at <= from + 5; at++) single.push(await stateAt(id, `${at}`, as));
      expect(data.game.states).toEqual(single);
    });

    it.each(['0', 'spectator', 'all'])(
      'are omitted if nothing changes visibly, for the viewer "%s"',
      async (as) => {
        const [from, to] = [Math.floor(last / 2), Math.min(last, Math.floor(last / 2) + 30)];
        const { data, errors } = await api.ask(
          `{ game(id: "${id}") { states(from: "${from}", to: "${to}", as: "${as}", showing: true) { position }
          timeline(first: 1000, as: "${as}") { edges { node { position revision shows } } } } }`,
        );
        expect(errors).toEqual([]);
        const entries = (data.game.timeline.edges as readonly { readonly node: Entry }[]).map(
          ({ node }) => node,
        );
        const showing = entries.filter(({ revision, shows }) => shows && revision >= from && revision <= to);
        expect(showing.length).toBeLessThan(to - from);
        expect(data.game.states).toEqual(showing.map(({ position }) => ({ position })));
      },
    );
  });

  it('do not differ from themselves', async () => {
    expect(await patchOf('altered', '30', '30', 'all')).toEqual([]);
  });

  it('can also differ inside an event', async () => {
    const inside = games.altered.find(
      ({ event }) => event.kind === 'StepResolved' && event.actions.length > 1,
    );
    const [from, to] = [`${inside?.revision}.1`, `${inside?.revision}`];
    const [before, after] = [await stateAt('altered', from, 'all'), await stateAt('altered', to, 'all')];
    expect(applied(before, await patchOf('altered', from, to, 'all'))).toEqual(after);
  });

  it.each([
    ['from: "0", to: "50"', 'STATES_TOO_MANY'],
    ['from: "9", to: "3"', 'RANGE_INVALID'],
    ['from: "3.0", to: "9"', 'RANGE_INVALID'],
    ['from: "x", to: "9"', 'POSITION_INVALID'],
    ['from: "0", to: "99999"', 'POSITION_OUT_OF_RANGE'],
    ['from: "0", to: "3", as: "7"', 'VIEWER_INVALID'],
  ])('are refused with an error code: %s', async (args, code) => {
    expect(await api.codes(`{ game(id: "altered") { states(${args}) { position } } }`)).toEqual([code]);
  });

  it('cost as much as their number, whatever else is wrong', async () => {
    const rows = (count: number) =>
      Array.from(
        { length: count },
        (_, index) => `a${index}: states(from: "0", to: "99999") { position zones { cards { key } } }`,
      ).join(' ');
    expect(await api.codes(`{ game(id: "altered") { ${rows(30)} } }`)).toEqual(['QUERY_TOO_COMPLEX']);
  });

  it('have measures with descriptions', async () => {
    for (const id of Object.keys(games)) {
      const { data } = await api.ask(
        `{ game(id: "${id}") { measures(as: "all") { series { name unit definition } } } }`,
      );
      const series = data.game.measures.series as readonly Record<'name' | 'unit' | 'definition', string>[];
      expect(series.length).toBeGreaterThan(2);
      for (const { name, unit, definition } of series) {
        expect(unit).toMatch(/^[a-z]+$/);
        expect({ name, definition }).toEqual({ name, definition: expect.stringMatching(/^[A-Z0-9].+\.$/) });
      }
    }
  });
});
