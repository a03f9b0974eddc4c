import { useQuery, skipToken } from '@apollo/client/react';
import { useEffect, useMemo } from 'react';
import { amendSeats } from '../api/seats.js';
import type { Entry, Game, GameState } from '../api/shapes.js';
import type { GameLine } from '../cursor/game-line.js';
import { nothingAhead } from '../cursor/ahead.js';
import { move } from '../cursor/move.js';
import type { AskedQuery } from '../generated/graphql.js';
import { AskedDocument, SeatingDocument } from '../generated/play.js';
import { GameDocument } from '../generated/replay.js';
import { useAhead } from '../playback/use-ahead.js';
import { useGameLine } from '../playback/use-game-line.js';
import { useStateAt } from '../playback/use-state-at.js';
import { useLocale } from '../words/language.js';
import { usePaced } from './use-paced.js';
import type { SeatingQuery } from '../generated/graphql.js';

export type SeatPlayer = SeatingQuery['game']['seating'][number];
export type HaltedPlay = SeatingQuery['game']['halted'];
/** The pending decision, with its options if the player in the seat is allowed to see them. */
export type PendingDecision = NonNullable<AskedQuery['game']['state']['decision']>;

/**
 * The interval at which a waiting page checks the other players, in milliseconds. The page checks whether they have
 * joined and can still play.
 */
const LOOK_AGAIN = 3000;

/** A game that is played from one of its seats. */
export interface Play {
  readonly game: Game | null;
  readonly seating: readonly SeatPlayer[];
  /** The seats that are played in this browser. */
  readonly own: readonly number[];
  /** The user's seat. Null if the user has none. */
  readonly seat: number | null;
  readonly line: GameLine | null;
  readonly state: GameState | null;
  readonly stale: boolean;
  /** The event that requests the pending decision. Null if there is none or earlier events are still being shown. */
  readonly asking: Entry | null;
  /** The user's pending decision with its options. Null if another player decides, or while the options are loading. */
  readonly question: PendingDecision | null;
  readonly isOver: boolean;
  /** The draft whose match this game is part of. Null if there is none. */
  readonly draft: string | null;
  readonly halted: HaltedPlay;
  readonly error: unknown;
  readonly lookAgain: () => void;
}

export function usePlay(id: string, wanted: number | null, atOnce: boolean): Play {
  const locale = useLocale();
  const opened = useQuery(GameDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const seats = useQuery(SeatingDocument, { variables: { id }, fetchPolicy: 'network-only' });
  const game = opened.data?.game;
  const seating = useMemo(() => seats.data?.game.seating ?? [], [seats.data]);
  const own = seating.filter(({ yours }) => yours).map((place) => place.seat);
  const seat = wanted !== null && own.includes(wanted) ? wanted : (own[0] ?? null);
  const as = seat === null ? 'spectator' : `${seat}`;
  const { line, complete, error: lineError } = useGameLine(seat === null ? undefined : game, as);

  const shown = usePaced(line, complete, atOnce);
  const at = useMemo(() => (shown === null ? null : { revision: shown }), [shown]);
  const found = useStateAt(id, at, as);
  const { state, stale, error: stateError } = found;
  useAhead(
    found,
    useMemo(
      () => (line && at ? { steps: [[move(line, at, 'step', 'forward')]], others: [] } : nothingAhead),
      [line, at],
    ),
    at,
  );

  const end = line?.entries.at(-1);
  // The last event. Undefined until the page shows it.
  const last = end?.revision === shown ? end : undefined;
  // The result is not shown until the events that lead to it have been shown.
  const isOver = last !== undefined && !stale && (game?.result != null || last.kind === 'GameEnded');
  // A branch continues from a decision that was already pending, so its request is the event before `GameBranched`.
  const pending = last?.kind === 'GameBranched' ? line?.entries.at(-2) : last;
  const asking = pending?.kind === 'DecisionRequested' ? pending : null;
  const isOwn = asking?.seat === seat;
  const { data: askedData, error: askedError } = useQuery(
    AskedDocument,
    isOwn ? { variables: { id, at: `${asking.revision}`, as, locale }, fetchPolicy: 'no-cache' } : skipToken,
  );
  const isThere = isOwn && askedData?.game.state.position === `${asking.revision}`;

  const ended = end?.kind === 'GameEnded';
  const { refetch: again } = opened;
  useEffect(() => {
    if (ended) void again().catch(() => undefined);
  }, [ended, again]);
  const players = game?.players;
  useEffect(() => {
    if (players) amendSeats(id, { names: players.map(({ name }) => name), over: isOver });
  }, [id, players, isOver]);
  const isWaiting = asking !== null && !isOwn && !isOver;
  const { refetch: lookAgain } = seats;
  // Other players can still join while the first player decides, so the page keeps checking for them.
  const looksAgain = isWaiting || (!isOver && seating.some(({ awaited }) => awaited));
  useEffect(() => {
    if (!looksAgain) return;
    const timer = setInterval(() => void lookAgain().catch(() => undefined), LOOK_AGAIN);
    return () => clearInterval(timer);
  }, [looksAgain, lookAgain]);

  return {
    game: game ?? null,
    seating,
    own,
    seat,
    line,
    state,
    stale,
    asking,
    question: isThere ? askedData.game.state.decision : null,
    isOver,
    draft: seats.data?.game.draft ?? null,
    halted: isWaiting ? (seats.data?.game.halted ?? null) : null,
    // Failed requests are sent again, so an error matters only if there is no earlier data.
    error:
      (game ? null : opened.error) ??
      (seats.data ? null : seats.error) ??
      lineError ??
      stateError ??
      askedError,
    lookAgain: () => void lookAgain().catch(() => undefined),
  };
}
