import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

@Injectable()
export class AnalystMetrics {
  readonly registry = new Registry();
  readonly ended = new Counter({
    ...this.#named(
      'retrace_analyst_reviews_total',
      'Reviews that this analyst ended: made, failed, given up after its analysts died, left to others.',
    ),
    labelNames: ['outcome'],
  });
  readonly seconds = new Counter(
    this.#named('retrace_analyst_seconds_total', 'How long this analyst worked on reviews.'),
  );
  readonly working = new Gauge(this.#named('retrace_analyst_working', '1 if it makes a review, else 0.'));
  readonly waiting = new Gauge(
    this.#named('retrace_reviews_waiting', 'Reviews that wait for an analyst, of all servers.'),
  );
  readonly outages = new Counter(
    this.#named('retrace_store_outages_total', 'How often the event store could not be reached.'),
  );

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  #named(name: string, help: string): { name: string; help: string; registers: [Registry] } {
    return { name, help, registers: [this.registry] };
  }
}
