import { Inject, Injectable } from '@nestjs/common';
import { HealthIndicatorService } from '@nestjs/terminus';
import { EVENT_STORE, type EventStore } from '../api.tokens.js';
import { CatalogueSync } from '../catalogue/catalogue-sync.js';

/** Checks that the store and the list of games can be read. */
@Injectable()
export class StoreHealth {
  constructor(
    private readonly indicator: HealthIndicatorService,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly catalogueSync: CatalogueSync,
  ) {}

  async answers() {
    const health = this.indicator.check('eventStore');
    try {
      await this.store.head();
      return health.up();
    } catch (error) {
      return health.down({ message: error instanceof Error ? error.message : 'The store does not answer.' });
    }
  }

  /**
   * Checks that the list of games is up to date. Ignores games that could not be folded. If the list is not up to date,
   * reports its progress.
   */
  async listIsCaughtUp() {
    const health = this.indicator.check('gameList');
    if (await this.catalogueSync.catchUp(500).catch(() => false)) {
      // A single faulty game must not take this server out of service.
      const setAside = (await this.catalogueSync.setAside().catch(() => [])).length;
      return setAside === 0 ? health.up() : health.up({ setAside });
    }
    const problem = this.catalogueSync.problem();
    if (problem !== null) return health.down({ message: problem.message });
    const status = await this.catalogueSync.status().catch(() => null);
    if (status === null) return health.down({ message: 'The list is catching up.' });
    const { behind, atLeast } = status;
    return health.down({
      message: `The list is catching up: ${behind}${atLeast ? ' or more' : ''} events behind.`,
      behind,
    });
  }
}
