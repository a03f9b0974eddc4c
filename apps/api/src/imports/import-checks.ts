import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { AdministrationStreams, GameStreams } from '#event-store';
import { authorityOf } from '#projections';
import { pendingImports, type ReadModels } from '#read-models';
import type { GameId, RecordedEvent } from '#record';
import { RecordChecks } from '#verification';
import { Upkeep } from '../catalogue/upkeep.js';
import { ADMINISTRATION_STREAMS, GAME_STREAMS, READ_MODELS } from '../parts.js';

/** Those that an earlier server left unchecked are checked when it starts: so many, at most. */
const LEFT = 100;
const by = '@server';
/** How long it waits for the list of games: milliseconds. */
const PATIENCE = 60_000;

/** Holds imported games against the rules, after they were accepted, and says what came of it. */
@Injectable()
export class ImportChecks implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('ImportChecks');
  private readonly checks = new RecordChecks();
  private readonly running = new Set<Promise<void>>();

  constructor(
    @Inject(GAME_STREAMS) private readonly streams: GameStreams,
    @Inject(ADMINISTRATION_STREAMS) private readonly administration: AdministrationStreams,
    @Inject(READ_MODELS) private readonly models: ReadModels,
    private readonly upkeep: Upkeep,
  ) {}

  onApplicationBootstrap(): void {
    this.#keep(this.#resume(), 'Imported games that were not checked yet cannot be found.');
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.checks.close();
    await Promise.all(this.running);
  }

  /** Checks a game soon. */
  begin(id: GameId, events: readonly RecordedEvent[]): void {
    this.#keep(this.#check(id, events), `The imported game ${id} cannot be checked.`);
  }

  async #resume(): Promise<void> {
    await this.upkeep.catchUp(PATIENCE);
    for (const id of await pendingImports(this.models, LEFT)) {
      const events = await this.streams.read(id as GameId).catch(() => null);
      if (events !== null) await this.#check(id as GameId, events);
    }
  }

  async #check(id: GameId, events: readonly RecordedEvent[]): Promise<void> {
    const check = await this.checks.check(events);
    if (check === null) return;
    await this.administration.decide(id, (before) => {
      const { imported, deleted } = authorityOf(before);
      const known = imported?.check;
      if (deleted || known === undefined) return [];
      if (known?.status === check.status && known.position === check.position) return [];
      return [{ kind: 'Checked', ...check, by }];
    });
  }

  #keep(work: Promise<void>, what: string): void {
    const kept = work
      .catch((error: unknown) => this.logger.error({ err: error }, what))
      .finally(() => this.running.delete(kept));
    this.running.add(kept);
  }
}
