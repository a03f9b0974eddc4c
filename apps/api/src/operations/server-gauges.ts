import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModuleRef } from '@nestjs/core';
import { CatalogueSync } from '../catalogue/catalogue-sync.js';
import { Sockets } from '../limits/sockets.js';
import { Measurements } from '../telemetry/measurements.js';

/** The maximum time for the list of games to catch up before it counts as late, in milliseconds. */
const PATIENCE = 100;

/** Measures the number of open connections and the lag of the list of games. */
@Injectable()
export class ServerGauges implements OnModuleInit {
  #caughtUpAt = performance.now();

  constructor(
    private readonly measurements: Measurements,
    private readonly sockets: Sockets,
    private readonly parts: ModuleRef,
  ) {}

  onModuleInit(): void {
    const { measurements, sockets } = this;
    measurements.gauge('retrace_subscriptions', 'Number of open subscriptions.', () => sockets.subscriptions);
    measurements.gauge(
      'retrace_projection_lag_seconds',
      'Seconds since the list of games last contained all events of the store. 0 if it does now.',
      () => this.#lag(),
    );
    measurements.gauge(
      'retrace_projection_lag_events',
      'Number of events that the list of games lacks, up to 10,000. -1 if unknown.',
      () =>
        this.#catalogueSync.status().then(
          ({ behind }) => behind,
          () => -1,
        ),
    );
    measurements.gauge(
      'retrace_list_waiting',
      'Number of queries waiting for the list of games to catch up with the store.',
      () => this.#catalogueSync.awaited,
    );
    measurements.gauge(
      'retrace_projection_place',
      'Position of the list of games in the store. 0 if this server updates the list itself.',
      () => Number.parseInt(this.#catalogueSync.place ?? '0', 10),
    );
    measurements.gauge('retrace_sockets', 'Number of open sockets.', () => sockets.count);
  }

  /** Resolved on demand, because `CatalogueSync` depends on providers that depend on this module. */
  get #catalogueSync(): CatalogueSync {
    return this.parts.get(CatalogueSync, { strict: false });
  }

  async #lag(): Promise<number> {
    const caughtUp = await this.#catalogueSync.catchUp(PATIENCE).catch(() => false);
    const now = performance.now();
    if (caughtUp) this.#caughtUpAt = now;
    return (now - this.#caughtUpAt) / 1000;
  }
}
