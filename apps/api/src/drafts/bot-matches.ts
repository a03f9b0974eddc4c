import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { draftOfSetup, gamesOf, isSettled, type DraftState } from '#altered/drafts';
import { parseGameId } from '#record';
import { BotPlayers } from '../play/bot-players.js';
import { GameEnds } from '../play/game-ends.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { DraftAdministration } from './draft-administration.js';
import { DraftRepository, type OpenedDraft } from './draft.repository.js';
import { DraftList } from './draft-list.js';
import { DraftMatches } from './draft-matches.js';

/**
 * Plays matches between bots, and continues them after a restart. When a game of a match ends, records its result.
 * Plays one game at a time and alternates between the drafts.
 */
@Injectable()
export class BotMatches implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('BotMatches');
  readonly #queued = new Set<string>();
  #playing: Promise<void> = Promise.resolve();
  #isStopping = false;

  constructor(
    private readonly repository: DraftRepository,
    private readonly list: DraftList,
    private readonly matches: DraftMatches,
    private readonly administration: DraftAdministration,
    private readonly bots: BotPlayers,
    ends: GameEnds,
  ) {
    repository.listen((draft) => this.#queue(draft));
    ends.listen(({ id, started }) => {
      const draft = draftOfSetup(started);
      if (draft !== null) void this.#takeDown(draft, id);
    });
  }

  /** Runs in the background, so that it does not delay the start of the server. */
  onApplicationBootstrap(): void {
    this.#resume().catch((error: unknown) =>
      this.logger.warn(
        { err: error },
        'The drafts cannot be listed. Their bots will play when a player opens them.',
      ),
    );
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#isStopping = true;
    await this.#playing;
  }

  async #resume(): Promise<void> {
    for (const id of [...(await this.list.running())])
      await this.repository
        .open(id)
        .then((draft) => this.#queue(draft))
        .catch((error: unknown) => this.logger.warn({ err: error, draft: id }, 'A draft cannot be read.'));
  }

  #queue({ id, state }: OpenedDraft): void {
    if (this.#isStopping || this.#queued.has(id) || nextTable(state) === null) return;
    this.#queued.add(id);
    this.#playing = this.#playing
      .then(() => this.#play(id))
      .catch((error: unknown) =>
        this.logger.error({ err: error, draft: id }, 'The bots cannot play their match.'),
      );
  }

  /** Plays one game between bots. Recording the game's result queues the draft again. */
  async #play(id: string): Promise<void> {
    this.#queued.delete(id);
    if (this.#isStopping || !(await this.administration.of(id)).begunHere) return;
    const { state } = await this.matches.withResults(id);
    const table = nextTable(state);
    if (table === null) return;
    const begun = await this.#begun(id, table);
    const game = gamesOf(begun.state, begun.state.rounds.length, table).at(-1)?.began.game;
    if (game !== undefined) await this.bots.playOn(valueOf(parseGameId(game)));
    await this.matches.withResults(id);
  }

  /**
   * Begins the next game at a table and returns the draft. If another caller has already begun the game, only returns
   * the draft.
   */
  async #begun(id: string, table: number): Promise<OpenedDraft> {
    try {
      return await this.matches.beginNext(id, table);
    } catch (error) {
      if (error instanceof ProblemError && error.problem.code === 'MATCH_GAME_CONFLICT')
        return this.repository.open(id);
      throw error;
    }
  }

  async #takeDown(draft: string, game: string): Promise<void> {
    try {
      await this.matches.withResults(draft);
    } catch (error) {
      this.logger.warn(
        { err: error, draft, game },
        'The result of a match will be recorded when the draft is opened.',
      );
    }
  }
}

/**
 * Returns the first table of the last round at which only bots play and the match is not settled. Null if there is
 * none.
 */
function nextTable(state: DraftState): number | null {
  if (state.phase !== 'playing') return null;
  const round = state.rounds.length;
  const table = (state.rounds.at(-1)?.pairings ?? []).findIndex(
    (seats, index) =>
      seats.every((seat) => state.started?.seats[seat]?.player === 'bot') && !isSettled(state, round, index),
  );
  return table < 0 ? null : table;
}
