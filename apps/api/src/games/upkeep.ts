import { setTimeout as after } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import {
  checkpointsOf,
  isReached,
  Projection,
  statusOf,
  type ReadModels,
  type ReadModelStatus,
} from '#read-models';
import type { Problem } from '#record';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { EVENT_STORE, GAME_STREAMS, READ_MODELS, type EventStore, type GameStreams } from '../parts.js';

/** How long a query waits for the list to know what the store knows, in milliseconds; then it gets what is there. */
const PATIENCE = 2000;
/** Events behind that are counted: asked often, it must not keep from catching up. */
const COUNTED = 10_000;
/** How often it looks how far projectors are, and how soon it follows again what broke off: milliseconds. */
const LOOK_AGAIN = 20;
const FOLLOW_AGAIN = 1000;

/** Sees to it that the list of games knows what the store knows: does it itself, or waits for the projectors. */
@Injectable()
export class Upkeep implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Upkeep');
  private readonly leaving = new AbortController();
  /** Null: projectors do it. */
  readonly projection: Projection | null;
  private following: Promise<void> = Promise.resolve();

  constructor(
    @Inject(READ_MODELS) private readonly models: ReadModels,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(GAME_STREAMS) streams: GameStreams,
    @Inject(GAME_MODULES) modules: GameModules,
  ) {
    this.projection =
      models.place.kind === 'postgres' ? null : new Projection(models, { store, streams, modules });
  }

  onApplicationBootstrap(): void {
    if (this.projection !== null) this.following = this.follow(this.projection);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.leaving.abort();
    await this.following;
    await this.projection?.settled();
  }

  private async follow(projection: Projection): Promise<void> {
    const { signal } = this.leaving;
    for (;;) {
      try {
        // Ends when the server leaves.
        return await projection.follow(signal);
      } catch (error) {
        if (this.leaving.signal.aborted) return;
        this.logger.error({ err: error }, 'The list of games cannot follow what is recorded.');
      }
      await after(FOLLOW_AGAIN, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** True when the list knows what the store knew when it was asked, now or in the given time. */
  async catchUp(patience = PATIENCE): Promise<boolean> {
    const waiting = new AbortController();
    const late = after(patience, false, { signal: waiting.signal, ref: false }).catch(() => false);
    try {
      return await Promise.race([this.isCaughtUp(waiting.signal), late]);
    } finally {
      waiting.abort();
    }
  }

  private async isCaughtUp(signal: AbortSignal): Promise<boolean> {
    if (this.projection !== null) return (await this.projection.catchUp()) === 'caught-up';
    const head = await this.store.head();
    for (;;) {
      const checkpoints = await checkpointsOf(this.models);
      if (checkpoints.every(({ position }) => isReached(head, position))) return true;
      if (signal.aborted || checkpoints.some(({ poisoned }) => poisoned !== null)) return false;
      await after(LOOK_AGAIN, undefined, { ref: false });
    }
  }

  /** What the list stands still at; null: nothing. */
  async problem(): Promise<Problem | null> {
    for (const { poisoned } of await checkpointsOf(this.models))
      if (poisoned !== null) return poisoned.problem;
    return null;
  }

  /** How far each part of the list is, who keeps it up to date, and what it stands still at. */
  status(): Promise<ReadModelStatus> {
    return statusOf(this.models, this.store, COUNTED);
  }
}
