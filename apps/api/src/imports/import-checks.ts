import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { recordCheck, type Archive } from '#archive';
import { pendingImports, type ReadModels } from '#read-models';
import type { GameId, RecordedEvent } from '#record';
import { RecordChecks } from '#interchange';
import { CatalogueSync } from '../catalogue/catalogue-sync.js';
import { ARCHIVE, READ_MODELS } from '../api.tokens.js';

/**
 * The maximum number of games that a server checks when it starts. These are games that an earlier server accepted but
 * did not check before it stopped.
 */
const LEFT = 100;
const by = '@server';
/** How long to wait for the list of games, in milliseconds. */
const PATIENCE = 60_000;

/** After imported games have been accepted, checks them against the rules and records the results. */
@Injectable()
export class ImportChecks implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('ImportChecks');
  private readonly checks = new RecordChecks();
  private readonly running = new Set<Promise<void>>();

  constructor(
    @Inject(ARCHIVE) private readonly archive: Archive,
    @Inject(READ_MODELS) private readonly models: ReadModels,
    private readonly catalogueSync: CatalogueSync,
  ) {}

  onApplicationBootstrap(): void {
    this.#keep(this.#resume(), 'The imported games that have not been checked yet cannot be found.');
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.checks.close();
    await Promise.all(this.running);
  }

  begin(id: GameId, events: readonly RecordedEvent[]): void {
    this.#keep(this.#check(id, events), `The imported game ${id} cannot be checked.`);
  }

  async #resume(): Promise<void> {
    await this.catalogueSync.catchUp(PATIENCE);
    for (const id of await pendingImports(this.models, LEFT)) {
      const events = await this.archive.games.read(id as GameId).catch(() => null);
      if (events !== null) await this.#check(id as GameId, events);
    }
  }

  async #check(id: GameId, events: readonly RecordedEvent[]): Promise<void> {
    const check = await this.checks.check(events);
    if (check === null) return;
    await recordCheck(this.archive, { by }, id, check);
  }

  #keep(work: Promise<void>, what: string): void {
    const tracked = work
      .catch((error: unknown) => this.logger.error({ err: error }, what))
      .finally(() => this.running.delete(tracked));
    this.running.add(tracked);
  }
}
