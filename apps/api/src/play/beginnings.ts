import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { WrongExpectedRevisionError, type AdministrationStreams, type GameStreams } from '#event-store';
import { branchPoint } from '#projections';
import {
  invariant,
  parseGameId,
  parsePosition,
  type Choice,
  type GameEvent,
  type GameId,
  type OpenedSeat,
  type Said,
  type Seat,
  type SeatSetup,
  type Setup,
  type Visibility,
} from '#record';
import type { Problem } from '../errors/problem.js';
import { Administration } from '../access/administration.js';
import { isImporter } from '../access/importer.js';
import type { Reader } from '../access/reader.js';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { ADMINISTRATION_STREAMS, GAME_STREAMS } from '../parts.js';
import { Notes } from '../notes/notes.js';
import { gameNameOf } from '../notes/words.js';
import { signed } from '../notes/writing.js';
import { wideningOf } from '../access/widening.js';
import { ProblemError, valueOf } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { ancestorsOf } from './ancestry.js';
import { BotPlayers } from './bot-players.js';
import { branchWarnings } from './branch-warnings.js';
import { Invitations } from './invitations.js';
import type { BegunGame, BranchPlayerInput, StartGameInput } from './play.types.js';
import { Rules } from './rules.js';
import { RunningGames } from './running-games.js';
import { seatingOf, type AskedSeat } from './seating.js';
import { botOf, oneOf, Tables } from './tables.js';

/** A branch as it is asked for. */
export interface AskedBranch extends AskedSeat {
  readonly game: string;
  readonly at: string;
  /** Null: each seat is played by somebody. */
  readonly players?: readonly BranchPlayerInput[] | null;
  /** Null: that of the game. */
  readonly visibility?: Visibility | null;
  /** What is chosen there; null: it stays pending. */
  readonly choice?: Choice | null;
  /** Null: it has none. */
  readonly name?: string | null;
}

/** Begins games, and branches of games. What is decided about a game is recorded before its first event. */
@Injectable()
export class Beginnings {
  constructor(
    @Inject(GAME_STREAMS) private readonly streams: GameStreams,
    @Inject(ADMINISTRATION_STREAMS) private readonly opened: AdministrationStreams,
    private readonly games: ReplayedGames,
    private readonly administration: Administration,
    private readonly tables: Tables,
    private readonly running: RunningGames,
    private readonly bots: BotPlayers,
    private readonly rules: Rules,
    private readonly invitations: Invitations,
    private readonly notes: Notes,
    @Inject(GAME_MODULES) private readonly modules: GameModules,
  ) {}

  /** Begins a game. Problems `FORBIDDEN`, `GAMES_TOO_MANY`, those of `Tables` and of the game. */
  async start(asked: StartGameInput, reader: Reader): Promise<BegunGame> {
    const { game, setup, bots } = valueOf(this.tables.of(asked));
    const started = game.module.play.start(setup);
    if (!started.ok) throw new ProblemError(oneOf(started.error));
    const seating = valueOf(seatingOf(bots, asked));
    return this.#begin(setup.seats, seating, asked.visibility, reader, [], () => started.value.events);
  }

  /**
   * Begins a game whose setup and seats others have decided, under an id that they chose, as far as nobody has yet. Its decks
   * are shown to its players alone, when it is over, and it is nobody's own. Problems of the game.
   */
  async startAs(id: string, setup: Setup, seating: readonly OpenedSeat[], by: string): Promise<void> {
    const module = this.modules.get(setup.module);
    invariant(module !== undefined, 'the game is known');
    const started = module.play.start(setup);
    if (!started.ok) throw new ProblemError(oneOf(started.error));
    const game = valueOf(parseGameId(id));
    const opened = openedAs(seating, 'PLAYERS', { by });
    await this.opened.decide(game, (before) => (before.length === 0 ? [opened] : []));
    await this.#beginWith(game, started.value.events).catch((error: unknown) => {
      if (!(error instanceof WrongExpectedRevisionError)) throw error;
    });
  }

  /**
   * Begins a game that continues from a position of another. Problems of opening that one, `VIEW_FORBIDDEN`, `GAME_NOT_OVER`,
   * those of the setup where nobody vouches for the game, those of the choice, `NAME_INVALID`, `POSITION_INVALID`, `POSITION_OUT_OF_RANGE`, `DECISION_NOT_FOUND`, `PLAYER_COUNT_INVALID`, `VISIBILITY_TOO_WIDE`, `IMPORT_UNCONFIRMED`, and as
   * for `start`.
   */
  async branch(asked: AskedBranch, reader: Reader): Promise<BegunGame> {
    const { at, players } = asked;
    const parent = await this.games.open(asked.game, reader);
    if (!parent.tellsEverything)
      throw new ProblemError({
        code: 'VIEW_FORBIDDEN',
        message: 'Only people who can view all of a game can branch it.',
        advice: 'Send the token of a seat when the game is over, or sign in as coach or admin.',
      });
    const said = await this.administration.of(parent.id);
    if (!parent.isOver && said.handedOut.length > 0) throw new ProblemError(notOver);
    await this.#requireConfirmed(parent, reader);
    if (!(await this.rules.vouchesFor(parent))) {
      // Its cards are what its file says: they are held against the same rules as those of a game that begins here.
      const { kind: _, ...setup } = parent.started;
      valueOf(await this.rules.answer(await this.games.whole(parent.id), { ask: 'begin', setup }));
    }
    const revision = valueOf(branchPoint(parent.events, valueOf(parsePosition(at)), parent.module));
    const { seats } = parent.started;
    const bots = players?.map(({ bot }) => botOf(bot)) ?? seats.map(() => null);
    if (bots.length !== seats.length)
      throw new ProblemError({
        code: 'PLAYER_COUNT_INVALID',
        message: `The game has ${seats.length} seats, but you gave ${bots.length} players.`,
        advice: 'Give one for each seat, or none: then people play every seat with its token.',
      });
    const widest = said.visibility ?? 'PUBLIC';
    const visibility = asked.visibility ?? widest;
    const widening = wideningOf(visibility, widest);
    if (widening !== null) throw new ProblemError(widening);
    const seating = valueOf(seatingOf(bots, asked));
    const warnings = branchWarnings(parent.id, revision, seating);
    const name = valueOf(gameNameOf(asked.name ?? ''));
    const chosen = asked.choice == null ? [] : await this.#chosen(parent.id, revision, seating, asked.choice);
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
    return this.#begin(started.seats, seating, visibility, reader, warnings, async (id) => {
      const said = signed(parent, reader);
      await this.administration.decide(parent, () => [
        { kind: 'Branched', game: id, position: `${revision}`, ...said },
      ]);
      return [{ kind: 'GameBranched', parent, revision }, ...chosen];
    });
  }

  /**
   * Begins a branch at the last choice of the only person in a game against bots, who play on. Nobody learns anything by it: it is
   * masked like the game. Problems of opening the game, `SEAT_REQUIRED`, `FORBIDDEN`, `DECISION_NOT_FOUND`, and as for `start`.
   */
  async takeBack(text: string, reader: Reader): Promise<BegunGame> {
    const parent = await this.games.open(text, reader);
    const { bots, visibility } = await this.administration.of(parent.id);
    const { seats } = parent.started;
    const people = seats.map((_, seat) => seat).filter((seat) => bots.every((bot) => bot.seat !== seat));
    const [own, ...others] = people;
    const held = reader.seats.some((one) => one.game === parent.id && one.seat === own);
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
      const bot = bots.find((one) => one.seat === seat);
      return bot === undefined ? { seat, handedOut: true } : { seat, handedOut: false, bot: bot.bot };
    });
    return this.#branchAt(parent, revision, seating, visibility ?? 'PRIVATE', reader, []);
  }

  /** What comes of a choice at a position of a game, by who plays it on. Problems `SEAT_NOT_ASKED` and as for a decision. */
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
    const own = seating.find((one) => one.seat === seat);
    if (own === undefined || own.bot !== undefined || own.invitation !== undefined)
      throw new ProblemError(notYours(seat));
    return valueOf(await this.rules.answer(game, { ask: 'decide', state, seat, choice }));
  }

  /**
   * A game continues with the cards that its record defines. Those of a game that the rules do not confirm are its importer's
   * alone, however often it was branched.
   */
  async #requireConfirmed({ id, events }: OpenedGame, reader: Reader): Promise<void> {
    for (const game of [id, ...(await ancestorsOf(this.games, events))]) {
      const said = await this.administration.of(game);
      const isConfirmed = said.imported === null || said.imported.check?.status === 'EXACT';
      if (!isConfirmed && !isImporter(said, reader)) throw new ProblemError(unconfirmed);
    }
  }

  async #begin(
    seats: readonly SeatSetup[],
    seating: readonly OpenedSeat[],
    visibility: Visibility,
    reader: Reader,
    warnings: readonly string[],
    first: (id: GameId) => readonly GameEvent[] | Promise<readonly GameEvent[]>,
  ): Promise<BegunGame> {
    const id = newGameId();
    valueOf(await this.running.begin(id, reader, () => this.#record(id, seating, visibility, reader, first)));
    const told = seating.map((one) => this.invitations.told(id, one, seats[one.seat]?.name ?? ''));
    return { id, seats: await Promise.all(told), warnings };
  }

  /** What is decided about a game, then its first events; bots play on. */
  async #record(
    id: GameId,
    seating: readonly OpenedSeat[],
    visibility: Visibility,
    reader: Reader,
    first: (id: GameId) => readonly GameEvent[] | Promise<readonly GameEvent[]>,
  ): Promise<void> {
    const events = await first(id);
    await this.opened.append(id, [openedAs(seating, visibility, signed(id, reader))], 'no-stream');
    await this.#beginWith(id, events);
  }

  async #beginWith(id: GameId, events: readonly GameEvent[]): Promise<void> {
    await this.streams.append(id, events, 'no-stream');
    // A branch is vouched for only if the game that it goes on from is.
    if (events[0]?.kind === 'GameStarted') this.rules.begun(id);
    void this.bots.playOn(id);
  }
}

const openedAs = (seats: readonly OpenedSeat[], visibility: Visibility, by: Said) =>
  ({ kind: 'GameOpened', visibility, seats, ...by }) as const;

/** Nobody is told it but admins: the others do not see all of such a game. */
const notOver: Problem = {
  code: 'GAME_NOT_OVER',
  message: 'Others are playing the game: a branch would reveal what is hidden from them.',
  advice: 'Wait for its end.',
};

const seatless: Problem = {
  code: 'SEAT_REQUIRED',
  message: 'Taking a choice back needs the token of the only seat that no bot plays.',
  advice: 'Send "Authorization: Bearer <token>" with the token that startGame returned.',
};

const withOthers: Problem = {
  code: 'FORBIDDEN',
  message: 'A choice can be taken back only where bots play all other seats, and in no match of a draft.',
  advice: 'Play on.',
};

const nothingMade: Problem = {
  code: 'DECISION_NOT_FOUND',
  message: 'You have not made a choice in this game yet.',
  advice: 'Choose first.',
};

const notYours = (seat: Seat): Problem => ({
  code: 'SEAT_NOT_ASKED',
  message: `Seat ${seat} decides there, and you do not play it.`,
  advice: 'Leave `choice` out, or play that seat.',
  data: { seat },
});

const unconfirmed: Problem = {
  code: 'IMPORT_UNCONFIRMED',
  message: 'The game was imported and the rules do not confirm it, so only its importer can branch ' + 'it.',
  advice: 'See `imported { check }`. While that is PENDING, ask again soon.',
};

/** An id that says nothing and that nobody guesses. */
function newGameId(): GameId {
  const id = parseGameId(`g${randomBytes(10).toString('hex')}`);
  invariant(id.ok, 'what is made of hexadecimal digits is a game id');
  return id.value;
}
