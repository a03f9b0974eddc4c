import { useQuery } from '@apollo/client/react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { shareFragment } from '../api/credentials.js';
import { AddressError, isGone } from '../api/problems.js';
import type { Entry, Game, GameState } from '../api/shapes.js';
import { storedSeats } from '../api/seats.js';
import { bottomSeat, type Perspective, type ReplayAddress } from '../cursor/address.js';
import { entryAt, opening, type Direction, type GameLine, type Unit } from '../cursor/game-line.js';
import { aheadOf, nothingAhead } from '../cursor/ahead.js';
import { clampTo } from '../cursor/move.js';
import { openingPerspective } from '../cursor/perspectives.js';
import { formatPosition, type Position } from '../cursor/position.js';
import { GameDocument } from '../generated/replay.js';
import { amend, visit } from '../shell/location.js';
import { useSay } from '../words/language.js';
import { useAhead } from './use-ahead.js';
import { useAtRest } from './use-at-rest.js';
import { useAutoplay, type Speed } from './use-autoplay.js';
import { useGameLine } from './use-game-line.js';
import { useMoves } from './use-moves.js';
import { useReached, type Reached } from './use-reached.js';
import { useStateAt } from './use-state-at.js';

/** The data and actions of a replay page. */
export interface Replay extends Reached {
  readonly game: Game | null;
  readonly line: GameLine | null;
  readonly complete: boolean;
  readonly at: Position;
  readonly entry: Entry | undefined;
  readonly state: GameState | null;
  readonly stale: boolean;
  readonly as: Perspective;
  readonly bottom: number;
  readonly atStart: boolean;
  readonly atEnd: boolean;
  readonly live: boolean;
  readonly following: boolean;
  /** The number of recorded events after the current position. */
  readonly behind: number;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly error: unknown;
  /** Moves to a position. Adds an entry to the browser history, unless the move is part of a drag. */
  readonly go: (at: Position, dragging?: boolean) => void;
  readonly step: (unit: Unit, direction: Direction) => void;
  readonly toStart: () => void;
  readonly toEnd: () => void;
  readonly lookAs: (as: Perspective) => void;
  readonly flip: () => void;
  readonly togglePlay: () => void;
  readonly setSpeed: (speed: Speed) => void;
}

const NOWHERE: Position = { revision: 0 };

export function useReplay({ id, at: wantedAt, misread, as: wanted, bottom: flipped }: ReplayAddress): Replay {
  const {
    data,
    error: gameError,
    refetch,
  } = useQuery(GameDocument, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  const game = useMemo(() => data && asShared(data.game), [data]);
  const finished = game?.result != null;
  const as = useOpeningPerspective(id, wanted, game);
  const [isDrawn, setDrawn] = useState(false);
  const { line, complete, connected, error: lineError } = useGameLine(game, as, isDrawn);

  const at = useMemo(() => {
    if (!line) return wantedAt ?? NOWHERE;
    if (wantedAt === null) return opening(line, finished);
    return wantedAt.revision > line.last ? { revision: line.last } : wantedAt;
  }, [line, wantedAt, finished]);
  const misplaced = useMisplaced(line, wantedAt, misread);
  const opened = line !== null && wantedAt === null && misread === null ? at : null;
  useEffect(() => {
    if (opened) amend({ at: opened, as });
    else if (game && wanted === null) amend({ as });
  }, [opened, game, wanted, as]);
  const gone = isGone(lineError) ? lineError : undefined;
  const last = line?.last ?? 0;
  const { reached, reveal } = useReached(id, line ? at.revision : 0, last);
  const atEnd = line !== null && at.action === undefined && at.revision >= last;
  const atStart = at.revision <= (line?.entries[0]?.revision ?? 0) && at.action === undefined;

  // Requests the state at the position in the address immediately, without waiting to find out whether the game has
  // that position.
  const found = useStateAt(id, line ? at : wanted === null ? null : wantedAt, as);
  const { state, stale, error: stateError } = found;
  // The log is loaded only after the board or its error is shown.
  const isAtRest = useAtRest(state !== null || (line !== null && stateError !== undefined));
  if (isAtRest && !isDrawn) setDrawn(true);
  useAhead(
    found,
    useMemo(() => (line ? aheadOf(line, at) : nothingAhead), [line, at]),
    at,
  );

  const following = useFollowing(line, at, finished);
  const justEnded = !finished && line?.entries.at(-1)?.kind === 'GameEnded';
  useEffect(() => {
    if (justEnded) void refetch();
  }, [justEnded, refetch]);

  const go = useCallback(
    (to: Position, dragging = false) => {
      if (line) (dragging ? amend : visit)({ at: clampTo(line, to) });
    },
    [line],
  );
  const step = useMoves(line, at, lineError !== null);
  const forward = useCallback(() => step('step', 'forward'), [step]);
  const play = useAutoplay({ position: formatPosition(at), ready: !stale, atEnd, forward });
  const bottom = bottomSeat(as, flipped);

  return {
    game: game ?? null,
    line,
    complete,
    at,
    entry: line ? entryAt(line, at.revision) : undefined,
    state,
    stale,
    as,
    bottom,
    reached,
    reveal,
    atStart,
    atEnd,
    live: game !== undefined && !finished && connected,
    following,
    behind: Math.max(0, last - at.revision),
    playing: play.playing,
    speed: play.speed,
    error: gone ?? gameError ?? misplaced ?? (line ? stateError : undefined) ?? lineError,
    go,
    step,
    toStart: () => go({ revision: line?.entries[0]?.revision ?? 0 }),
    toEnd: () => go({ revision: last }),
    lookAs: (next) => amend({ as: next, bottom: null, at }),
    flip: () => amend({ bottom: (bottom + 1) % (game?.players.length ?? 2), at }),
    togglePlay: play.toggle,
    setSpeed: play.setSpeed,
  };
}

/** Returns the error if the position in the address is invalid. Null if the position is valid. */
function useMisplaced(
  line: GameLine | null,
  position: Position | null,
  misread: string | null,
): AddressError | null {
  const say = useSay();
  const last = line?.last;
  return useMemo(() => {
    if (misread !== null)
      return new AddressError('POSITION_INVALID', say('replay.misread', { text: misread }));
    if (last === undefined || position === null || position.revision <= last) return null;
    const text = say('replay.beyond', { asked: position.revision, last });
    return new AddressError('POSITION_OUT_OF_RANGE', text);
  }, [last, position, misread, say]);
}

/** Marks a game as read-only if it was opened with a share link. */
const asShared = (game: Game): Game => (shareFragment === '' ? game : { ...game, writable: false });

/** Returns the perspective in the address or, if there is none, the game's default perspective. */
function useOpeningPerspective(id: string, wanted: Perspective | null, game: Game | undefined): Perspective {
  const played = useMemo(() => storedSeats().find((seat) => seat.game === id)?.seat, [id]);
  return wanted ?? (game ? openingPerspective(game, played) : 'spectator');
}

/**
 * Moves the cursor to each new event of a game in progress, if the user was at the end of the game. Returns whether the
 * user is at that end.
 */
function useFollowing(line: GameLine | null, at: Position, finished: boolean): boolean {
  const last = line?.last ?? null;
  const before = useRef(last);
  useEffect(() => {
    const earlier = before.current;
    before.current = last;
    if (finished || last === null || earlier === null || last <= earlier) return;
    if (at.action === undefined && at.revision === earlier) amend({ at: { revision: last } });
  }, [last, at, finished]);
  return !finished && last !== null && at.action === undefined && at.revision >= last;
}
