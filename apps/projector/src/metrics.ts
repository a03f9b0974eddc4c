import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

@Injectable()
export class ProjectorMetrics {
  readonly registry = new Registry();
  readonly events = new Counter(
    this.#named('retrace_projected_events_total', 'Number of events processed into read models.'),
  );
  readonly lag = new Gauge(
    this.#named(
      'retrace_projection_lag_seconds',
      'Seconds since the recording of the last processed event. 0 if none is waiting.',
    ),
  );
  readonly partitions = new Gauge(
    this.#named('retrace_projector_partitions', 'Number of partitions that this projector updates.'),
  );
  readonly setAside = new Gauge(
    this.#named('retrace_projection_set_aside_games', 'Number of games that could not be processed.'),
  );
  readonly outages = new Counter(
    this.#named('retrace_store_outages_total', 'Number of times that the event store could not be reached.'),
  );
  /**
   * The position in the store. The unit is bytes for KurrentDB and events for other stores. Entries of other
   * applications also increase the position.
   */
  readonly place = new Gauge(
    this.#named(
      'retrace_projection_place',
      "Position in the event store up to which it has been read for this projector's partitions.",
    ),
  );

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  #named(name: string, help: string): { name: string; help: string; registers: [Registry] } {
    return { name, help, registers: [this.registry] };
  }
}
