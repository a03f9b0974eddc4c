import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

@Injectable()
export class AnalystMetrics {
  readonly registry = new Registry();
  readonly ended = new Counter({
    ...this.#named(
      'retrace_analyst_reviews_total',
      'Number of reviews that this analyst ended, by outcome: made, failed, given up after its analysts ' +
        'crashed, or left to others.',
    ),
    labelNames: ['outcome'],
  });
  readonly seconds = new Counter(
    this.#named('retrace_analyst_seconds_total', 'Seconds that this analyst has worked on reviews.'),
  );
  readonly working = new Gauge(
    this.#named('retrace_analyst_working', '1 while the analyst makes a review, otherwise 0.'),
  );
  readonly waiting = new Gauge(
    this.#named(
      'retrace_reviews_waiting',
      'Number of reviews of all servers that are waiting for an analyst.',
    ),
  );
  readonly outages = new Counter(
    this.#named('retrace_store_outages_total', 'Number of times that the event store could not be reached.'),
  );

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  #named(name: string, help: string): { name: string; help: string; registers: [Registry] } {
    return { name, help, registers: [this.registry] };
  }
}
