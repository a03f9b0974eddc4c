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
  readonly poisoned = new Gauge({
    name: 'retrace_projection_poisoned_partitions',
    help: 'Partitions that stand still at an event that cannot be read.',
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }
}
