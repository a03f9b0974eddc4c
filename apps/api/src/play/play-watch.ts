import {
  Inject,
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { isThere, type GameStreams } from '#event-store';
import { gameOfStream } from '#projections';
import {
  ADMINISTRATION_STREAM_PREFIX,
  gameStream,
  NOTES_STREAM_PREFIX,
  parseGameId,
  readAdministration,
  type GameId,
} from '#record';
import { GameFacts } from '../access/game-facts.js';
import { EVENT_STORE, GAME_STREAMS, type EventStore } from '../api.tokens.js';
import { valueOf } from '../problem-error.js';
import { BotPlayers } from './bot-players.js';
import { DeletionNotices } from '../replay/deletion-notices.js';
import { beginner, RunningGames } from './running-games.js';

/**
 * Reads the administrative entries of all games when the server starts. Then resumes bots, counts games in progress and
 * completes interrupted deletions. Afterwards, watches for deletions by other servers.
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
    private readonly deletionNotices: DeletionNotices,
  ) {}

  onApplicationBootstrap(): void {
    this.#watching = this.#watch().catch((error: unknown) =>
      this.logger.error({ err: error }, 'The access rights of games cannot be read, so bots have stopped.'),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#ended.abort();
    await this.#watching;
  }

  async #watch(): Promise<void> {
    const { signal } = this.#ended;
    const head = await this.store.head();
    // Earlier versions recorded the opening and deletion of a game in its note stream, so the note streams are read
    // too.
    const prefix = [ADMINISTRATION_STREAM_PREFIX, NOTES_STREAM_PREFIX];
    for await (const stored of this.store.follow({ prefix, signal })) {
      const { stream, type, position } = stored;
      const id = parseGameId(gameOfStream(stream) ?? '');
      if (!id.ok || (type !== 'GameOpened' && type !== 'GameDeleted')) continue;
      if (!readAdministration(stored).ok) continue;
      const isOld = head !== null && position <= head;
      try {
        if (type === 'GameDeleted') await this.#deleted(id.value);
        // Resumes only games that began before this server started. A later game is managed by the server on which it
        // begins.
        else if (isOld) await this.#resume(id.value);
      } catch (error) {
        this.logger.error({ err: error, game: id.value }, 'A game cannot be monitored.');
      }
    }
  }

  async #resume(id: GameId): Promise<void> {
    if (!(await this.#runs(id))) return;
    const { bots, opener, openedBy } = valueOf(await this.facts.of(id));
    if (openedBy !== null) this.running.begun(id, beginner(opener, openedBy));
    if (bots.length > 0) void this.bots.playOn(id);
  }

  async #deleted(id: GameId): Promise<void> {
    this.deletionNotices.tell(id);
    if (await isThere(this.store, gameStream(id))) await this.store.delete(gameStream(id), 'any');
  }

  async #runs(id: GameId): Promise<boolean> {
    return (
      (await isThere(this.store, gameStream(id))) && (await this.streams.last(id)).event.kind !== 'GameEnded'
    );
  }
}
