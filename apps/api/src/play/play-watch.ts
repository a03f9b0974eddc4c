import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { isThere, type GameStreams } from '#event-store';
import { gameStream, NOTES_STREAM_PREFIX, parseGameId, type GameId } from '#record';
import { GameFacts } from '../access/game-facts.js';
import { EVENT_STORE, GAME_STREAMS, type EventStore } from '../parts.js';
import { BotPlayers } from './bot-players.js';
import { Departures } from '../replay/departures.js';
import { beginner, RunningGames } from './running-games.js';

/**
 * Reads what is said about games from the beginning: bots whose turn it was continue, games that run are counted, and a
 * deletion that was broken off is finished. Then it hears of the games that other servers delete.
 */
@Injectable()
export class PlayWatch implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('PlayWatch');
  readonly #ended = new AbortController();
  #watching: Promise<void> = Promise.resolve();

  constructor(
    @Inject(EVENT_STORE) private readonly store: EventStore,
    @Inject(GAME_STREAMS) private readonly streams: GameStreams,
    private readonly facts: GameFacts,
    private readonly bots: BotPlayers,
    private readonly running: RunningGames,
    private readonly departures: Departures,
  ) {}

  onApplicationBootstrap(): void {
    this.#watching = this.#watch().catch((error: unknown) =>
      this.logger.error({ err: error }, 'The notes of games cannot be read: bots stop.'),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#ended.abort();
    await this.#watching;
  }

  async #watch(): Promise<void> {
    const { signal } = this.#ended;
    const head = await this.store.head();
    for await (const { stream, type, position } of this.store.follow({
      prefix: NOTES_STREAM_PREFIX,
      signal,
    })) {
      const id = parseGameId(stream.slice(NOTES_STREAM_PREFIX.length));
      if (!id.ok || (type !== 'GameOpened' && type !== 'GameDeleted')) continue;
      const isOld = head !== null && position <= head;
      try {
        if (type === 'GameDeleted') await this.#deleted(id.value);
        // What begins now is looked after by the server where it begins.
        else if (isOld) await this.#resume(id.value);
      } catch (error) {
        this.logger.error({ err: error, game: id.value }, 'A game cannot be looked after.');
      }
    }
  }

  async #resume(id: GameId): Promise<void> {
    if (!(await this.#runs(id))) return;
    const { bots, opener, openedBy } = await this.facts.of(id);
    if (openedBy !== null) this.running.begun(id, beginner(opener, openedBy));
    if (bots.length > 0) this.bots.playOn(id);
  }

  async #deleted(id: GameId): Promise<void> {
    this.departures.tell(id);
    if (await isThere(this.store, gameStream(id))) await this.store.delete(gameStream(id), 'any');
  }

  async #runs(id: GameId): Promise<boolean> {
    return (
      (await isThere(this.store, gameStream(id))) && (await this.streams.last(id)).event.kind !== 'GameEnded'
    );
  }
}
