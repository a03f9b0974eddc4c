import { setTimeout as after } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { checkpointsOf, type PoisonedEvent, type Projection } from '#read-models';
import { Figures } from './figures.js';
import { PARTS, type ProjectorParts } from './parts.js';

/** How often it says that it lives, and how soon it tries again what failed: milliseconds. */
const HEARTBEAT = 1000;

/** Keeps its share of the partitions up to date, as long as the program runs. */
@Injectable()
export class Projector implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Projector');
  private readonly leaving = new AbortController();
  private readonly projection: Projection;
  private working: Promise<unknown> = Promise.resolve();
  /** Of the pass that goes on: what it has told of already. */
  private told = 0;
  /** What went wrong at last; null: it works. */
  private failure: string | null = 'It is starting.';

  constructor(
    @Inject(PARTS) private readonly parts: ProjectorParts,
    private readonly figures: Figures,
  ) {
    this.projection = parts.projectionOf((events, recordedAt) => this.took(events, recordedAt));
  }

  onApplicationBootstrap(): void {
    this.working = Promise.all([this.beat(), this.follow()]);
  }

  /** Finishes the batch, and gives its share back at once. */
  async beforeApplicationShutdown(): Promise<void> {
    this.leaving.abort();
    await this.working;
    await this.projection.settled();
    try {
      await this.parts.leases.release();
      this.logger.log('The partitions are given back.');
    } catch (error) {
      this.logger.warn(
        { err: error },
        'The partitions could not be given back: they are free in some seconds.',
      );
    }
  }

  private async beat(): Promise<void> {
    const { leases } = this.parts;
    while (!this.leaving.signal.aborted) {
      try {
        if (await leases.renew()) {
          this.logger.log({ partitions: leases.held }, 'The partitions are shared anew.');
          this.projection.wake();
        }
        this.figures.partitions.set(leases.held.length);
      } catch (error) {
        this.failed(error, 'The leases cannot be renewed.');
      }
      await this.pause();
    }
  }

  private async follow(): Promise<void> {
    const { signal } = this.leaving;
    while (!signal.aborted) {
      try {
        await this.projection.follow(signal, () => {
          this.failure = null;
          this.told = 0;
          this.figures.lag.set(0);
        });
      } catch (error) {
        this.failed(error, 'What is recorded cannot be followed.');
      }
      await this.pause();
    }
  }

  private took(events: number, recordedAt: string | null): void {
    // A pass counts from its beginning.
    if (events < this.told) this.told = 0;
    this.figures.events.inc(events - this.told);
    this.told = events;
    if (recordedAt !== null) this.figures.lag.set(Math.max(0, (Date.now() - Date.parse(recordedAt)) / 1000));
  }

  private failed(error: unknown, what: string): void {
    if (this.leaving.signal.aborted) return;
    this.failure = `${what} ${error instanceof Error ? error.message : ''}`.trim();
    this.logger.error({ err: error }, what);
  }

  private async pause(): Promise<void> {
    await after(HEARTBEAT, undefined, { signal: this.leaving.signal }).catch(() => undefined);
  }

  /** What keeps it from its work; null: nothing. */
  get problem(): string | null {
    return this.failure;
  }

  /** The events that its partitions stand still at. */
  async poisoned(): Promise<readonly PoisonedEvent[]> {
    const held = new Set(this.parts.leases.held);
    const checkpoints = await checkpointsOf(this.parts.models);
    const poisoned = checkpoints.flatMap((one) =>
      held.has(one.partition) && one.poisoned !== null ? [one.poisoned] : [],
    );
    this.figures.poisoned.set(poisoned.length);
    return poisoned;
  }
}
