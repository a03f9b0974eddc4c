import {
  fail,
  ok,
  parseGameId,
  SCHEMA_VERSION,
  type GameId,
  type Problem,
  type RecordedEvent,
  type Result,
} from '#record';
import type { ImportErrorCode } from '../error-codes.js';
import { eventIdOf } from '../event-ids.js';
import type { Deck } from '#altered/cards';
import type { Board } from './board.js';
import { onceEach, type Difference, type RepeatedDifference } from './doubts.js';
import type { PrintedCards } from './definitions.js';
import type { Positions } from './ending.js';
import type { GameLog, Notification } from './log.js';
import { listsOf } from './known-decks.js';
import { Continuation, Reconstruction, type Parting } from './reconstruction/reconstruction.js';
import type { Arguments } from './shapes.js';
import { Translation } from './translation.js';

/**
 * A report on a converted log. Describes which part of the game could be reconstructed, and where the log contradicts
 * itself or the rules.
 */
export interface LogReport {
  readonly game: GameId;
  /**
   * The players by seat. `deck` is the name of the player's deck, or null if no deck list was given. `own` is whether
   * the log contains the player's private notifications.
   */
  readonly players: readonly {
    readonly id: string;
    readonly name: string;
    readonly deck: string | null;
    readonly own: boolean;
  }[];
  readonly events: number;
  /** The number of events that the rules reproduced. */
  readonly reconstructed: number;
  /** The number of events that were copied from the log without the rules. */
  readonly observed: number;
  /**
   * The first point at which the log contradicts the rules. Null if there is no such point, or if the rules reproduced
   * no event.
   */
  readonly parting: Parting | null;
  /** The number of facts that the log does not contain. */
  readonly unknown: number;
  /** The number of missing facts, by kind. */
  readonly open: Readonly<Record<string, number>>;
  /**
   * The number of totals in the log that were compared with the record. `uncertain` is the number of totals that were
   * not compared, because they depend on card texts.
   */
  readonly compared: number;
  readonly uncertain: number;
  readonly differences: readonly RepeatedDifference[];
  /** The winners' ids on the platform, and their names. Null if the log does not contain the end of the game. */
  readonly result: {
    readonly winners: readonly string[];
    readonly names: readonly string[];
    readonly reason: string;
  } | null;
  /**
   * The final regions of each player's expeditions, by the player's id on the platform. Regions are numbered from 0,
   * which is the Hero region.
   */
  readonly expeditions: Readonly<Record<string, Positions>>;
  /** The regions of the expeditions at the start of each Afternoon, by the players' ids on the platform. */
  readonly days: readonly {
    readonly day: number;
    readonly expeditions: Readonly<Record<string, Positions>>;
  }[];
}

export interface LoggedGame {
  readonly id: GameId;
  readonly events: readonly RecordedEvent[];
  /** The item of each card, by the card's id on the platform. */
  readonly items: ReadonlyMap<string, number>;
  readonly report: LogReport;
}

const noCards: PrintedCards = () => undefined;

/** Converts a log to the record of its game. Fails with `LOG_OF_ANOTHER_GAME` or `LOG_INCOMPLETE`. */
export function gameOfLog(
  log: GameLog,
  printed: PrintedCards = noCards,
  decks: readonly Deck[] = [],
): Result<LoggedGame, Problem<ImportErrorCode>> {
  if (log.moves.length === 0 && log.packets > 0) return fail(withoutMoves);
  const id = parseGameId(`bga-${log.table}`);
  if (!id.ok || log.players.length !== 2) return fail(foreign(log));
  const whole = new Translation(log, printed);
  const lists = listsOf(log, decks);
  const reconstruction = new Reconstruction(whole, log.table, seatsOf(log), printed, lists);
  if (!whole.run(reconstruction))
    return fail(
      log.moves.some(({ table, own }) => [...table, ...own].some(isOfAltered)) ? early : foreign(log),
    );
  const read = readAgain(log, printed, whole, reconstruction);
  const { ending, totals } = read;
  const board = read.record;
  const byPlayer = (seats: readonly Positions[]): Record<string, Positions> =>
    Object.fromEntries(
      log.players.map(({ id: player }, seat) => [player, seats[seat] ?? { hero: 0, companion: 7 }]),
    );
  const outcome = board.state.result;
  let correlation: string | null = null;
  const events = board.events.map(({ event, time }, revision): RecordedEvent => {
    if (event.kind === 'DecisionMade') correlation = `${id.value}/${event.decision}`;
    return {
      id: eventIdOf(id.value, revision),
      revision,
      event,
      metadata: {
        schema: SCHEMA_VERSION,
        recordedAt: new Date(Math.min(Math.max(time, 0), 4e9) * 1000).toISOString(),
        correlation,
        causation: revision === 0 ? null : eventIdOf(id.value, revision - 1),
      },
    };
  });
  const parts = board.events.findIndex(({ event }, index) => event.kind === 'GameImported' && index > 0);
  const [first] = board.events;
  const isObserved = first?.event.kind === 'GameImported' && first.event.fidelity === 'OBSERVED';
  const reconstructed = isObserved ? 0 : parts < 0 ? events.length : parts;
  let unknown = 0;
  for (const times of board.unknown.values()) unknown += times;
  return ok({
    id: id.value,
    events,
    items: board.cards.items,
    report: {
      game: id.value,
      players: log.players.map((player) => ({
        ...player,
        deck: lists.get(player.id)?.name ?? null,
        own: log.moves.some(({ own }) => own.some(({ to }) => to === player.id)),
      })),
      events: events.length,
      reconstructed,
      observed: events.length - reconstructed,
      parting: reconstruction.isPossible ? reconstruction.parting : null,
      unknown,
      open: Object.fromEntries(board.unknown),
      compared: totals.compared,
      uncertain: totals.uncertain,
      differences: onceEach(read.differences),
      result:
        outcome === null
          ? null
          : {
              winners: outcome.winners.map((seat) => log.players[seat]?.id ?? ''),
              names: outcome.winners.map((seat) => log.players[seat]?.name ?? ''),
              reason: outcome.reason,
            },
      expeditions: byPlayer(ending.positions),
      days: ending.days.map(({ day, seats }) => ({ day, expeditions: byPlayer(seats) })),
    },
  });
}

const seatsOf = ({ players }: GameLog): ReadonlyMap<string, number> =>
  new Map(players.map(({ id }, seat) => [id, seat]));

/** The record of a converted log, with the ending, the totals and the differences between the log and the record. */
interface Read extends Pick<Translation, 'ending' | 'totals'> {
  readonly record: Board;
  readonly differences: readonly Difference[];
}

/**
 * Returns a record whose events come from the rules until the log contradicts them, and from the log afterwards. If the
 * rules cannot reproduce any part of the game, all events come from the log.
 */
function readAgain(
  log: GameLog,
  printed: PrintedCards,
  whole: Translation,
  reconstruction: Reconstruction,
): Read {
  const { board, ending, totals } = whole;
  const { parting } = reconstruction;
  if (!reconstruction.isPossible) return { record: board, ending, totals, differences: board.differences };
  if (parting === null)
    return { record: reconstruction.board, ending, totals, differences: board.differences };
  const second = new Translation(log, printed);
  second.run(new Continuation(second, log.table, reconstruction));
  const { differences } = second.board;
  const [from] = differences;
  const before = board.differences.filter(
    ({ move }) => move < parting.move && move < (from?.move ?? Infinity),
  );
  return { record: second.board, ending: second.ending, totals, differences: [...before, ...differences] };
}

const isOfAltered = ({ type, args }: Notification): boolean =>
  type === 'setupPlayer' ||
  type === 'vsScreen' ||
  (type === 'gameStateChange' && requestsDeck(args.of('args')));

/**
 * Whether a request asks a player to choose a deck. Checks the request's arguments instead of the state's number,
 * because other games on the platform use the same number.
 */
const requestsDeck = (request: Arguments): boolean =>
  request.has('demoDeck') || request.of('_private').has('decks');

const foreign = ({ players }: GameLog): Problem<ImportErrorCode> => ({
  code: 'LOG_OF_ANOTHER_GAME',
  message:
    players.length === 2
      ? 'The log is not from a two-player game of Altered.'
      : `The log is from a table with ${players.length} players, not 2.`,
  advice: 'Use the log of a two-player game of Altered.',
});

const withoutMoves: Problem<ImportErrorCode> = {
  code: 'LOG_INCOMPLETE',
  message: "None of the log's packets belongs to a move, because each `move_id` is null.",
  advice: "After the game, save the table's archive, or the response that its replay page loads.",
};

const early: Problem<ImportErrorCode> = {
  code: 'LOG_INCOMPLETE',
  message: "The log ends before both players' decks are known.",
  advice: "Download the table's whole log.",
};
