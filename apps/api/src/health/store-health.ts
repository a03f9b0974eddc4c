import { Inject, Injectable } from '@nestjs/common';
import { HealthIndicatorService } from '@nestjs/terminus';
import { EVENT_STORE, type EventStore } from '../parts.js';
import { GameList } from '../games/game-list.js';

/** Whether games can be read. */
@Injectable()
export class StoreHealth {
  constructor(
    private readonly indicator: HealthIndicatorService,
    @Inject(EVENT_STORE) private readonly store: EventStore,
    private readonly games: GameList,
  ) {}

  /** The store answers. */
  async answers() {
    const health = this.indicator.check('eventStore');
    try {
      await this.store.head();
      return health.up();
    } catch (error) {
      return health.down({ message: error instanceof Error ? error.message : 'It does not answer.' });
    }
  }

  /** The list of games knows what the store knows. */
  async listIsCaughtUp() {
    const health = this.indicator.check('gameList');
    return (await this.games.catchUp(500).catch(() => false))
      ? health.up()
      : health.down({ message: 'It is catching up.' });
  }
}
