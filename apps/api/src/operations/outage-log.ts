import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Outages } from '#event-store';
import { Measurements } from '../telemetry/measurements.js';
import { OUTAGES } from './operations.tokens.js';

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);

/** Logs one line when the store becomes unreachable, and one when it is reachable again. */
@Injectable()
export class OutageLog implements OnApplicationShutdown {
  private readonly logger = new Logger('EventStore');
  readonly #ended: () => void;

  constructor(@Inject(OUTAGES) outages: Outages, measurements: Measurements) {
    this.#ended = outages.tell((news) => {
      if (news.kind === 'back')
        this.logger.log(`The event store is available again after ${seconds(news.lasted)} s.`);
      else
        this.logger.warn(
          news.why instanceof Error ? news.why.message : 'The connection to the event store was lost.',
        );
    });
    measurements.gauge(
      'retrace_store_outages_total',
      'Number of times that the event store could not be reached.',
      () => outages.count,
    );
    measurements.gauge(
      'retrace_store_outage_seconds',
      'Seconds since the connection to the event store was lost. 0 if it can be reached.',
      () => outages.lasting / 1000,
    );
  }

  onApplicationShutdown(): void {
    this.#ended();
  }
}
