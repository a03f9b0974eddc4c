import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { GameStreams, NoteStreams } from '#event-store';
import { branchPoint } from '#projections';
import {
  invariant,
  parseGameId,
  parsePosition,
  type GameEvent,
  type GameId,
  type Problem,
  type SeatSetup,
  type Visibility,
} from '#record';
import { ACCESS, type Access } from '../access/access.js';
import type { Reader } from '../access/reader.js';
import { GAME_STREAMS, NOTE_STREAMS } from '../parts.js';
import { Notes } from '../notes/notes.js';
import { wideningOf } from '../access/widening.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replays/replayed-games.js';
import { BotPlayers } from './bot-players.js';
import type { BegunGame, BranchPlayerInput, SeatToken, StartGameInput } from './play.types.js';
import { RunningGames } from './running-games.js';
import { botOf, oneOf, Tables, type Seating } from './tables.js';

/** Begins games, and branches of games. What is said about a game is said before its first event. */
@Injectable()
export class Beginnings {
  constructor(
    @Inject(ACCESS) private readonly access: Access,
    @Inject(GAME_STREAMS) private readonly streams: GameStreams,
    @Inject(NOTE_STREAMS) private readonly said: NoteStreams,
    private readonly games: ReplayedGames,
    private readonly notes: Notes,
    private readonly tables: Tables,
    private readonly running: RunningGames,
    private readonly bots: BotPlayers,
  ) {}

  /** Begins a game. Problems `FORBIDDEN`, `TOO_MANY_GAMES`, those of `Tables` and of the game. */
  async start(asked: StartGameInput, reader: Reader): Promise<BegunGame> {
    const { game, setup, bots } = valueOf(this.tables.of(asked));
    const started = game.module.start(setup);
    if (!started.ok) throw new ProblemError(oneOf(started.error));
    return this.#begin(setup.seats, bots, asked.visibility, reader, () => started.value.events);
  }

  /**
   * Begins a game that goes on from a position of another. Problems of opening that one, `FORBIDDEN_VIEW`, `GAME_NOT_OVER`,
   * `BAD_POSITION`, `POSITION_OUT_OF_RANGE`, `NO_DECISION_THERE`, `WRONG_NUMBER_OF_PLAYERS`, `VISIBILITY_TOO_WIDE`, and as
   * for `start`.
   */
  async branch(
    text: string,
    at: string,
    players: readonly BranchPlayerInput[] | null,
    asked: Visibility | null,
    reader: Reader,
  ): Promise<BegunGame> {
    const parent = await this.games.open(text, reader);
    if (!parent.tellsEverything)
      throw new ProblemError({
        code: 'FORBIDDEN_VIEW',
        message: 'Only who may see everything of a game may go on from a position of it.',
        advice: 'Send the token of a seat when the game is over, or sign in as coach or admin.',
      });
    const said = await this.notes.of(parent.id);
    if (!parent.isOver && said.handedOut.length > 0) throw new ProblemError(notOver);
    const revision = valueOf(branchPoint(parent.events, valueOf(parsePosition(at))));
    const { seats } = parent.started;
    const bots = players?.map(({ bot }) => botOf(bot)) ?? seats.map(() => null);
    if (bots.length !== seats.length)
      throw new ProblemError({
        code: 'WRONG_NUMBER_OF_PLAYERS',
        message: `The game has ${seats.length} seats; ${bots.length} players are given.`,
        advice: 'Give one for each seat, or none: then every seat is played by its token.',
      });
    const widest = said.visibility ?? 'PUBLIC';
    const visibility = asked ?? widest;
    const widening = wideningOf(visibility, widest);
    if (widening !== null) throw new ProblemError(widening);
    return this.#begin(seats, bots, visibility, reader, async (id, by) => {
      await this.notes.say(parent.id, () => [{ kind: 'Branched', game: id, position: `${revision}`, by }]);
      return [{ kind: 'GameBranched', parent: parent.id, revision }];
    });
  }

  async #begin(
    seats: readonly SeatSetup[],
    bots: Seating,
    visibility: Visibility,
    reader: Reader,
    first: (id: GameId, by: string) => readonly GameEvent[] | Promise<readonly GameEvent[]>,
  ): Promise<BegunGame> {
    const by = valueOf(await this.running.admit(reader));
    const id = newGameId();
    const events = await first(id, by);
    const opened = bots.map((bot, seat) => ({ seat, handedOut: bot === null, ...(bot !== null && { bot }) }));
    await this.said.append(id, [{ kind: 'GameOpened', visibility, seats: opened, by }], 'no-stream');
    await this.streams.append(id, events, 'no-stream');
    this.running.begun(id, by);
    this.bots.playOn(id);
    const tokens: SeatToken[] = await Promise.all(
      opened.map(async ({ seat, handedOut }) => ({
        seat,
        name: seats[seat]?.name ?? '',
        token: handedOut ? await this.access.capabilities.seatToken({ game: id, seat }) : null,
      })),
    );
    return { id, seats: tokens };
  }
}

/** Nobody is told it but admins: the others do not see all of such a game. */
const notOver: Problem = {
  code: 'GAME_NOT_OVER',
  message: 'Others play the game: a branch of it would tell what is hidden from them.',
  advice: 'Wait for its end.',
};

/** An id that says nothing and that nobody guesses. */
function newGameId(): GameId {
  const id = parseGameId(`g${randomBytes(10).toString('hex')}`);
  invariant(id.ok, 'what is made of hexadecimal digits is a game id');
  return id.value;
}
