import { Injectable } from '@nestjs/common';
import { collectDefaultMetrics, Counter, Gauge, Registry } from 'prom-client';

/** What Prometheus reads of a projector. */
@Injectable()
export class Figures {
  readonly registry = new Registry();
  readonly events = new Counter({
    name: 'retrace_projected_events_total',
    help: 'Events that were taken into read models.',
    registers: [this.registry],
  });
  readonly lag = new Gauge({
    name: 'retrace_projection_lag_seconds',
    help: 'How long ago the event was recorded that was taken in last; 0 when none is waiting.',
    registers: [this.registry],
  });
  readonly partitions = new Gauge({
    name: 'retrace_projector_partitions',
    help: 'Partitions that this projector keeps up to date.',
    registers: [this.registry],
  });
  readonly setAside = new Gauge({
    name: 'retrace_projection_set_aside_games',
    help: 'Games that could not be taken in.',
    registers: [this.registry],
  });
  readonly outages = new Counter({
    name: 'retrace_store_outages_total',
    help: 'How often the event store could not be reached.',
    registers: [this.registry],
  });
  /** In bytes of a KurrentDB, in events of others: grows also where nothing of ours is. */
  readonly place = new Gauge({
    name: 'retrace_projection_place',
    help: 'How far the store has been read for the partitions of this projector, as its positions count.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
