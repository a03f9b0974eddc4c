import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { beginGame, beginGameOnce, branchGame, type Archive } from '#archive';
import { branchPoint } from '#projections';
import {
  invariant,
  parseGameId,
  parsePosition,
  type Choice,
  type GameEvent,
  type GameId,
  type OpenedSeat,
  type Seat,
  type SeatSetup,
  type Setup,
  type Visibility,
} from '#record';
import type { Problem } from '../errors/problem.js';
import { AdministrationService } from '../access/administration.service.js';
import { isImporter } from '../access/importer.js';
import type { Reader } from '../access/reader.js';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { ARCHIVE } from '../api.tokens.js';
import { NotesService } from '../notes/notes.service.js';
import { gameNameOf } from '../notes/note-texts.js';
import { signed } from '../notes/writing.js';
import { wideningOf } from '../access/widening.js';
import { ProblemError, valueOf } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { ancestorsOf } from './ancestry.js';
import { BotPlayers } from './bot-players.js';
import { branchWarnings } from './branch-warnings.js';
import { InvitationsService } from './invitations.service.js';
import type { BegunGame, BranchPlayerInput, StartGameInput } from './play.types.js';
import { RulesService } from './rules.service.js';
import { RunningGames } from './running-games.js';
import { seatingOf, type SeatRequest } from './seating.js';
import { botOf, oneOf, TablesService } from './tables.service.js';

export interface BranchRequest extends SeatRequest {
  readonly game: string;
  readonly at: string;
  /** The players in the seats. If null, people play all seats. */
  readonly players?: readonly BranchPlayerInput[] | null;
  /** The visibility of the branch. If null, the visibility of its parent. */
  readonly visibility?: Visibility | null;
  /** The choice to make at the position. Null leaves the decision pending. */
  readonly choice?: Choice | null;
  /** The name of the branch. Null for none. */
  readonly name?: string | null;
}

/** Begins games and branches. Records the access rights to a game before its first event. */
@Injectable()
export class NewGamesService {
  constructor(
    @Inject(ARCHIVE) private readonly archive: Archive,
    private readonly games: ReplayedGames,
    private readonly administration: AdministrationService,
    private readonly tables: TablesService,
    private readonly running: RunningGames,
    private readonly bots: BotPlayers,
    private readonly rules: RulesService,
    private readonly invitations: InvitationsService,
    private readonly notes: NotesService,
    @Inject(GAME_MODULES) private readonly modules: GameModules,
  ) {}

  /**
   * Begins a game. Fails with `FORBIDDEN` or `GAMES_TOO_MANY`. Also fails for the same reasons as `TablesService.of`
   * and `seatingOf`, or if the game refuses the setup.
   */
  async start(requested: StartGameInput, reader: Reader): Promise<BegunGame> {
    const { game, setup, bots } = valueOf(this.tables.of(requested));
    const started = game.module.play.start(setup);
    if (!started.ok) throw new ProblemError(oneOf(started.error));
    const seating = valueOf(seatingOf(bots, requested));
    return this.#begin(setup.seats, seating, reader, [], async (id) => {
      const beginning = {
        id,
        seats: seating,
        visibility: requested.visibility,
        events: started.value.events,
      };
      await beginGame(this.archive, signed(id, reader), beginning);
      this.rules.begun(id);
    });
  }

  /**
   * Begins a game with the given setup, seats and id. Does nothing if the game exists. The game has no owner, and its
   * decks remain private to their players after its end. Fails if the game refuses the setup.
   */
  async startAs(id: string, setup: Setup, seating: readonly OpenedSeat[], by: string): Promise<void> {
    const module = this.modules.get(setup.module);
    invariant(module !== undefined, 'the game is known');
    const started = module.play.start(setup);
    if (!started.ok) throw new ProblemError(oneOf(started.error));
    const game = valueOf(parseGameId(id));
    const beginning = {
      id: game,
      seats: seating,
      visibility: 'PLAYERS',
      events: started.value.events,
    } as const;
    if (!(await beginGameOnce(this.archive, { by }, beginning))) return;
    this.rules.begun(game);
    void this.bots.playOn(game);
  }

  /**
   * Begins a game that continues another game from a position. Fails with `VIEW_FORBIDDEN`, `GAME_NOT_OVER`,
   * `NAME_INVALID`, `POSITION_INVALID`, `POSITION_OUT_OF_RANGE`, `DECISION_NOT_FOUND`, `PLAYER_COUNT_INVALID`,
   * `VISIBILITY_TOO_WIDE` or `IMPORT_UNCONFIRMED`. Also fails for the same reasons as `start`, or if the other game
   * cannot be opened. Also fails if the rules refuse the choice or an untrusted game's setup.
   */
  async branch(requested: BranchRequest, reader: Reader): Promise<BegunGame> {
    const { at, players } = requested;
    const parent = await this.games.open(requested.game, reader);
    if (!parent.tellsEverything)
      throw new ProblemError({
        code: 'VIEW_FORBIDDEN',
        message: 'Only people who can view all of a game can branch it.',
        advice: 'Send a seat token when the game is over, or sign in as a coach or admin.',
      });
    const authority = await this.administration.of(parent.id);
    if (!parent.isOver && authority.handedOut.length > 0) throw new ProblemError(notOver);
    await this.#requireConfirmed(parent, reader);
    if (!(await this.rules.vouchesFor(parent))) {
      // Checks the cards in an imported file against the same rules as the cards of a new game.
      const { kind: _, ...setup } = parent.started;
      valueOf(await this.rules.answer(await this.games.whole(parent.id), { ask: 'begin', setup }));
    }
    const revision = valueOf(branchPoint(parent.events, valueOf(parsePosition(at)), parent.module));
    const { seats } = parent.started;
    const bots = players?.map(({ bot }) => botOf(bot)) ?? seats.map(() => null);
    if (bots.length !== seats.length)
      throw new ProblemError({
        code: 'PLAYER_COUNT_INVALID',
        message: `The number of players (${bots.length}) does not match the number of seats (${seats.length}).`,
        advice:
          'Name one player for each seat. If you leave `players` out, people play every seat with its token.',
      });
    const widest = authority.visibility ?? 'PUBLIC';
    const visibility = requested.visibility ?? widest;
    const widening = wideningOf(visibility, widest);
    if (widening !== null) throw new ProblemError(widening);
    const seating = valueOf(seatingOf(bots, requested));
    const warnings = branchWarnings(parent.id, revision, seating);
    const name = valueOf(gameNameOf(requested.name ?? ''));
    const chosen =
      requested.choice == null ? [] : await this.#chosen(parent.id, revision, seating, requested.choice);
    const begun = await this.#branchAt(parent, revision, seating, visibility, reader, warnings, chosen);
    const id = begun.id as GameId;
    if (name !== null) await this.notes.write(id, () => [{ kind: 'Named', name, ...signed(id, reader) }]);
    return begun;
  }

  #branchAt(
    { id: parent, started }: OpenedGame,
    revision: number,
    seating: readonly OpenedSeat[],
    visibility: Visibility,
    reader: Reader,
    warnings: readonly string[],
    chosen: readonly GameEvent[] = [],
  ): Promise<BegunGame> {
    return this.#begin(started.seats, seating, reader, warnings, async (id) => {
      const opened = { seats: seating, visibility, by: signed(id, reader) };
      const branching = { id, parent, revision, opened, events: chosen };
      valueOf(await branchGame(this.archive, signed(parent, reader), branching));
    });
  }

  /**
   * Takes back the last choice of the only person in a game against bots, by beginning a branch at that choice. The
   * branch reveals nothing new, because it hides the same information as the game. Fails with `SEAT_REQUIRED`,
   * `FORBIDDEN` or `DECISION_NOT_FOUND`. Also fails for the same reasons as `start`, or if the game cannot be opened.
   */
  async takeBack(text: string, reader: Reader): Promise<BegunGame> {
    const parent = await this.games.open(text, reader);
    const { bots, visibility } = await this.administration.of(parent.id);
    const { seats } = parent.started;
    const people = seats.map((_, seat) => seat).filter((seat) => bots.every((bot) => bot.seat !== seat));
    const [own, ...others] = people;
    const held = reader.seats.some((place) => place.game === parent.id && place.seat === own);
    if (own === undefined || !held) throw new ProblemError(seatless);
    if (others.length > 0 || parent.started.options['draft'] !== undefined)
      throw new ProblemError(withOthers);
    const made = parent.events.findLast(({ event }) => event.kind === 'DecisionMade' && event.seat === own);
    const revision = parent.events.findLast(
      ({ event }) =>
        event.kind === 'DecisionRequested' &&
        made?.event.kind === 'DecisionMade' &&
        event.decision.id === made.event.decision,
    )?.revision;
    if (revision === undefined) throw new ProblemError(nothingMade);
    const seating = seats.map((_, seat): OpenedSeat => {
      const bot = bots.find((player) => player.seat === seat);
      return bot === undefined ? { seat, handedOut: true } : { seat, handedOut: false, bot: bot.bot };
    });
    return this.#branchAt(parent, revision, seating, visibility ?? 'PRIVATE', reader, []);
  }

  /**
   * Returns the events that result from a choice at a position of a game. Fails with `SEAT_NOT_ASKED` if the person who
   * begins the branch does not play the deciding seat. Also fails if the rules refuse the choice.
   */
  async #chosen(
    id: GameId,
    revision: number,
    seating: readonly OpenedSeat[],
    choice: Choice,
  ): Promise<readonly GameEvent[]> {
    const game = await this.games.whole(id);
    const state = game.replay.before(revision + 1);
    const pending = game.module.play.legal(state);
    invariant(pending !== null, 'a game is branched where a decision is pending');
    const { seat } = pending;
    const own = seating.find((place) => place.seat === seat);
    if (own === undefined || own.bot !== undefined || own.invitation !== undefined)
      throw new ProblemError(notYours(seat));
    return valueOf(await this.rules.answer(game, { ask: 'decide', state, seat, choice }));
  }

  /**
   * Requires that the game and its ancestors were confirmed by the rules or imported by the reader, because a branch
   * keeps the card definitions in its parent's record. Otherwise, fails with `IMPORT_UNCONFIRMED`.
   */
  async #requireConfirmed({ id, events }: OpenedGame, reader: Reader): Promise<void> {
    for (const game of [id, ...(await ancestorsOf(this.games, events))]) {
      const authority = await this.administration.of(game);
      const isConfirmed = authority.imported === null || authority.imported.check?.status === 'EXACT';
      if (!isConfirmed && !isImporter(authority, reader)) throw new ProblemError(unconfirmed);
    }
  }

  async #begin(
    seats: readonly SeatSetup[],
    seating: readonly OpenedSeat[],
    reader: Reader,
    warnings: readonly string[],
    record: (id: GameId) => Promise<void>,
  ): Promise<BegunGame> {
    const id = newGameId();
    valueOf(await this.running.begin(id, reader, () => record(id)));
    void this.bots.playOn(id);
    const tokens = seating.map((opened) =>
      this.invitations.tokenFor(id, opened, seats[opened.seat]?.name ?? ''),
    );
    return { id, seats: await Promise.all(tokens), warnings };
  }
}

/** Only admins can receive this problem, because other readers cannot see the whole of a game in progress. */
const notOver: Problem = {
  code: 'GAME_NOT_OVER',
  message: 'Other people are playing the game, so a branch would reveal hidden information.',
  advice: 'Wait until the game is over.',
};

const seatless: Problem = {
  code: 'SEAT_REQUIRED',
  message: 'Taking a choice back requires the token of the only seat without a bot.',
  advice: 'Send the token that `startGame` returned, as "Authorization: Bearer <token>".',
};

const withOthers: Problem = {
  code: 'FORBIDDEN',
  message:
    'A choice can be taken back only if bots play all other seats and the game does not belong to a ' +
    'draft.',
  advice: 'Continue the game without taking the choice back.',
};

const nothingMade: Problem = {
  code: 'DECISION_NOT_FOUND',
  message: 'You have not made a choice in this game yet.',
  advice: 'Make a choice first.',
};

const notYours = (seat: Seat): Problem => ({
  code: 'SEAT_NOT_ASKED',
  message: `Seat ${seat} has the decision at that position, but you do not play that seat.`,
  advice: 'Leave `choice` out, or play that seat.',
  data: { seat },
});

const unconfirmed: Problem = {
  code: 'IMPORT_UNCONFIRMED',
  message:
    'The imported game has not passed the check against the rules, so only its importer can branch it.',
  advice: 'Read the result of the check in `imported { check }`. While it is PENDING, try again later.',
};

/** Returns a random game id that cannot be guessed. */
function newGameId(): GameId {
  const id = parseGameId(`g${randomBytes(10).toString('hex')}`);
  invariant(id.ok, 'what is made of hexadecimal digits is a game id');
  return id.value;
}
