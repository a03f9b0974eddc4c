import { GraphQLSchemaHost } from '@nestjs/graphql';
import { getIntrospectionQuery, parse, type GraphQLSchema } from 'graphql';
import { beyondLimits, MAX_TOKENS } from '../src/graphql/query-limits.js';
import { MAX_ALIASES } from '../src/limits/query-shape.js';
import type { RunningApi } from './running-api.js';

/**
 * The maximum cost of a response, as a multiple of the cost of an introspection query. The most expensive response
 * currently costs a third of this maximum.
 */
export const MOST = 25;

/** Returns `count` aliased copies of a field. */
export const times = (count: number, field: string): string =>
  Array.from({ length: count }, (_, at) => `n${at}: ${field}`).join(' ');

const introspection = getIntrospectionQuery();

/** Returns the processor time in microseconds that this process uses during a call. */
export async function processorTime(call: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await call();
  const { user, system } = process.cpuUsage(before);
  return user + system;
}

/** Measures what queries cost on a server without other clients. */
export class QueryPrices {
  readonly schema: GraphQLSchema;

  constructor(
    private readonly api: RunningApi,
    private readonly headers: Readonly<Record<string, string>> = {},
    private readonly variables: Readonly<Record<string, unknown>> = {},
  ) {
    ({ schema: this.schema } = api.server.app.get(GraphQLSchemaHost));
  }

  async answerTo(query: string): Promise<string> {
    const response = await fetch(`${this.api.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.headers },
      body: JSON.stringify({ query, variables: this.variables }),
    });
    return response.text();
  }

  /**
   * Returns the processor time of a query as a multiple of that of an introspection query. The times include sending
   * and receiving the response. Measures both queries alternately and takes the minimum of each, because other
   * processes share the machine.
   */
  async of(query: string): Promise<number> {
    let [least, unit] = [Infinity, Infinity];
    for (let time = 0; time < 5 && (time === 0 || least > (unit * MOST) / 4); time++) {
      unit = Math.min(unit, await this.unit());
      least = Math.min(least, await processorTime(() => this.answerTo(query)));
    }
    return least / unit;
  }

  /** The processor time of an introspection query, in microseconds. */
  unit(): Promise<number> {
    return processorTime(() => this.answerTo(introspection));
  }

  isLetThrough(query: string): boolean {
    try {
      const document = parse(query, { maxLexicalTokens: MAX_TOKENS });
      return beyondLimits(this.schema, document, this.variables, undefined) === null;
    } catch {
      return false;
    }
  }

  /** Returns a query that repeats a field as often as the cost limit permits. */
  dearest(ask: (count: number) => string): string {
    let [most, beyond] = [1, MAX_ALIASES + 1];
    while (beyond - most > 1) {
      const count = Math.floor((most + beyond) / 2);
      if (this.isLetThrough(ask(count))) most = count;
      else beyond = count;
    }
    return ask(most);
  }
}
