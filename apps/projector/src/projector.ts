import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { checkpointsOf, setAsideGames, type Projection, type SetAside } from '#read-models';
import { pause } from '#runtime';
import { ProjectorMetrics } from './metrics.js';
import { PARTS, type ProjectorParts } from './projector.tokens.js';

/**
 * The interval between renewals of the projector's leases, in milliseconds. Also the delay before the first retry after
 * a failure.
 */
const HEARTBEAT = 1000;
/** The maximum wait between retries after repeated failures, in milliseconds. */
const LATEST = 8000;

/** Updates the projector's share of the partitions until the projector stops. */
@Injectable()
export class Projector implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Projector');
  private readonly leaving = new AbortController();
  private readonly projection: Projection;
  private working: Promise<unknown> = Promise.resolve();
  /** How many events of the current pass the metrics already include. */
  private counted = 0;
  /** The last failure. Null while the projector works without failures. */
  private failure: string | null = 'The projector is starting.';

  constructor(
    @Inject(PARTS) private readonly parts: ProjectorParts,
    private readonly figures: ProjectorMetrics,
  ) {
    this.projection = parts.projectionOf((events, recordedAt) => this.took(events, recordedAt));
  }

  onApplicationBootstrap(): void {
    this.parts.outages.tell((news) => {
      if (news.kind === 'back') {
        this.logger.log(`The event store is available again after ${(news.lasted / 1000).toFixed(1)} s.`);
        return;
      }
      this.figures.outages.inc();
      this.logger.warn(
        news.why instanceof Error ? news.why.message : 'The connection to the event store was lost.',
      );
    });
    this.working = Promise.all([this.beat(), this.follow()]);
  }

  /** Finishes the current batch and releases the partitions. */
  async beforeApplicationShutdown(): Promise<void> {
    this.leaving.abort();
    await this.working;
    await this.projection.settled();
    try {
      await this.parts.leases.release();
      this.logger.log('The partitions have been released.');
    } catch (error) {
      this.logger.warn(
        { err: error },
        'The partitions could not be released, but will be free in a few seconds.',
      );
    }
  }

  private async beat(): Promise<void> {
    const { leases } = this.parts;
    for (let failures = 0; !this.leaving.signal.aborted;) {
      try {
        if (await leases.renew()) {
          this.logger.log({ partitions: leases.held }, 'The partitions have been reassigned.');
          this.projection.wake();
        }
        this.figures.partitions.set(leases.held.length);
        failures = 0;
      } catch (error) {
        this.failed(error, 'The leases cannot be renewed.', failures++);
      }
      await this.pause(failures);
    }
  }

  private async follow(): Promise<void> {
    const { signal } = this.leaving;
    for (let failures = 0; !signal.aborted;) {
      try {
        await this.projection.follow(signal, () => {
          if (failures > 0) this.logger.log('The subscription to the event store has resumed.');
          failures = 0;
          this.failure = null;
          this.counted = 0;
          this.figures.lag.set(0);
        });
      } catch (error) {
        this.failed(error, 'The subscription to the event store failed.', failures++);
      }
      await this.pause(failures);
    }
  }

  private took(events: number, recordedAt: string | null): void {
    // If the number of events has decreased, a new pass has begun at 0, and the metrics include none of its events yet.
    if (events < this.counted) this.counted = 0;
    this.figures.events.inc(events - this.counted);
    this.counted = events;
    if (recordedAt !== null) this.figures.lag.set(Math.max(0, (Date.now() - Date.parse(recordedAt)) / 1000));
  }

  /** Logs only the first of several consecutive failures, because they belong to the same outage. */
  private failed(error: unknown, what: string, failures: number): void {
    if (this.leaving.signal.aborted) return;
    this.failure = `${what} ${error instanceof Error ? error.message : ''}`.trim();
    if (failures === 0) this.logger.error({ err: error }, what);
  }

  /** Waits twice as long after each consecutive failure. */
  private async pause(failures: number): Promise<void> {
    const milliseconds = Math.min(LATEST, HEARTBEAT * 2 ** Math.max(0, failures - 1));
    await pause(milliseconds, { signal: this.leaving.signal });
  }

  /** The problem that prevents the projector from following the store. Null if there is none. */
  get problem(): string | null {
    return this.failure;
  }

  /**
   * Returns the games in the projector's partitions that were set aside because they could not be folded. Also updates
   * the metric that counts these games.
   */
  async setAside(): Promise<readonly SetAside[]> {
    const { models, leases } = this.parts;
    const held = new Set(leases.held);
    const setAside = await setAsideGames(models, held);
    this.figures.setAside.set(setAside.length);
    const checkpoints = await checkpointsOf(models);
    const places = checkpoints.flatMap(({ partition, position }) => (held.has(partition) ? [position] : []));
    if (places.length > 0) this.figures.place.set(Math.min(...places.map(placeNumber)));
    return setAside;
  }
}

/** Returns the number at the beginning of a position, in the store's units. */
const placeNumber = (position: string | null): number => Number.parseInt(position ?? '0', 10);
