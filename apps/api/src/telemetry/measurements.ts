import { errorCatalogue } from '../errors/catalogue.js';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * The place where an opened game was found: completely in the cache, in the cache without its new events, or only in
 * the store.
 */
export type Found = 'ready' | 'extended' | 'read';
export type OperationKind = 'query' | 'mutation' | 'subscription' | 'unknown';
export type AppendOutcome = 'appended' | 'conflict' | 'failed';

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/**
 * Returns a known error code as a metric label. Any other code becomes `OTHER`, so that clients cannot invent labels.
 */
export const labelOf = (code: unknown): string =>
  typeof code === 'string' && code in errorCatalogue ? code : 'OTHER';

/** The counters and measurements of a server. Each label has few possible values, regardless of the requests. */
export class Measurements {
  readonly registry = new Registry();

  readonly #requests = new Counter({
    name: 'retrace_requests_total',
    help: 'Operations, by kind and by the code of their first error.',
    labelNames: ['kind', 'code'] as const,
    registers: [this.registry],
  });
  readonly #answering = new Histogram({
    name: 'retrace_request_seconds',
    help: 'Time from a request to its response.',
    labelNames: ['kind'] as const,
    buckets: seconds,
    registers: [this.registry],
  });
  readonly #appending = new Histogram({
    name: 'retrace_append_seconds',
    help: 'Time from an append to its acknowledgement.',
    labelNames: ['outcome'] as const,
    buckets: seconds,
    registers: [this.registry],
  });
  readonly #opening = new Histogram({
    name: 'retrace_open_game_seconds',
    help: 'Time for reading and folding a game for a user.',
    labelNames: ['found'] as const,
    buckets: seconds,
    registers: [this.registry],
  });
  readonly #events = new Counter({
    name: 'retrace_appended_events_total',
    help: 'Events appended by this server.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** `code` is a code of the catalogue, or `OK`. */
  countRequest(kind: OperationKind, code: string, milliseconds: number): void {
    this.#requests.inc({ kind, code });
    this.#answering.observe({ kind }, milliseconds / 1000);
  }

  appended(outcome: AppendOutcome, events: number, milliseconds: number): void {
    this.#appending.observe({ outcome }, milliseconds / 1000);
    if (outcome === 'appended') this.#events.inc(events);
  }

  opened(found: Found, milliseconds: number): void {
    this.#opening.observe({ found }, milliseconds / 1000);
  }

  /** Registers a value that is computed when the metrics are read. */
  gauge(name: string, help: string, value: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await value());
      },
    });
  }
}
