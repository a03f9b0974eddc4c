import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

@Injectable()
export class ProjectorMetrics {
  readonly registry = new Registry();
  readonly events = new Counter(
    this.#named('retrace_projected_events_total', 'Events that were taken into read models.'),
  );
  readonly lag = new Gauge(
    this.#named(
      'retrace_projection_lag_seconds',
      'Seconds since the recording of the last processed event. 0 if none is waiting.',
    ),
  );
  readonly partitions = new Gauge(
    this.#named('retrace_projector_partitions', 'Partitions that this projector keeps up to date.'),
  );
  readonly setAside = new Gauge(
    this.#named('retrace_projection_set_aside_games', 'Games that could not be taken in.'),
  );
  readonly outages = new Counter(
    this.#named('retrace_store_outages_total', 'How often the event store could not be reached.'),
  );
  /**
   * The position in the store, in bytes for KurrentDB and in events for other stores. Entries of other applications
   * also increase it.
   */
  readonly place = new Gauge(
    this.#named(
      'retrace_projection_place',
      'How far the store has been read for the partitions of this projector, as its positions count.',
    ),
  );

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  #named(name: string, help: string): { name: string; help: string; registers: [Registry] } {
    return { name, help, registers: [this.registry] };
  }
}
