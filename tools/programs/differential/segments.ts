import type { Board } from './board.js';
import type { RecordedGame, TheirDecision } from './recorded-game.js';
import { TheirState } from './their-board.js';

/** The number of the other program's state in which a player takes a turn. */
export const TURN = 20;
const OVER: ReadonlySet<number> = new Set([98, 99]);

const isConfirmation = ({ action }: TheirDecision): boolean =>
  action.startsWith('actConfirmTurn') || action === 'actConfirmPartialTurn';

/** Whether a decision undoes earlier ones, back to the last confirmation or to a later position. */
const isUndo = (next: TheirDecision | undefined): boolean =>
  next?.action === 'actRestart' || next?.action === 'actUndoToStep';

/** Whether a decision declines to play a card by an effect. A turn would be passed, not declined. */
export const isOfEffect = (next: TheirDecision | undefined): boolean =>
  next?.state === TURN && next.action === 'actPassOptionalAction';

/**
 * The part of a game from one turn to the next, or to the end of the game. It contains the decisions that were not
 * undone, and the position after these decisions.
 */
export interface Segment {
  readonly decisions: readonly TheirDecision[];
  /** The number of the last move in the segment. */
  readonly move: number;
  readonly after: Board;
  readonly isOver: boolean;
}

/**
 * Joins consecutive segments into a single segment, because the later segments happened within the turn of the first
 * segment.
 */
export const joined = (first: Segment, ...others: readonly Segment[]): Segment => ({
  ...(others.at(-1) ?? first),
  decisions: [first, ...others].flatMap(({ decisions }) => decisions),
});

interface PlayedDecision {
  readonly decision: TheirDecision;
  /** The serialised position before the decision. */
  readonly before: string;
}

/**
 * If the last decision is an undo, drops the decisions that it undoes. These are the decisions since the position to
 * which the undo returns. If that position is not found, they are the decisions since the last confirmation.
 */
function withoutUndone(played: readonly PlayedDecision[], after: string): PlayedDecision[] {
  if (!isUndo(played.at(-1)?.decision)) return [...played];
  const open = played.findLastIndex(({ decision }) => isConfirmation(decision)) + 1;
  const back = played.findIndex(({ before }, index) => index >= open && before === after);
  return played.slice(0, back < 0 ? open : back);
}

/** Splits a game into segments, usually one per turn. */
export function segmentsOf(game: RecordedGame): Segment[] {
  const state = new TheirState(game);
  const byMove = new Map<number, TheirDecision[]>();
  for (const decision of game.decisions)
    byMove.set(decision.move, [...(byMove.get(decision.move) ?? []), decision]);
  const isConfirming = game.decisions.some(isConfirmation);
  // If an effect lets a player play a card, the other program requests the play as if it were a turn, so a declined
  // play must not count as a turn.
  const declines = new Set(
    game.decisions.filter((_, index) => isOfEffect(game.decisions[index + 1])).map(({ move }) => move),
  );
  const undone = new Set(
    game.decisions.filter((_, index) => isUndo(game.decisions[index + 1])).map(({ move }) => move),
  );
  const segments: Segment[] = [];
  let played: PlayedDecision[] = [];
  let before = '';
  for (const change of game.changes) {
    const made = byMove.get(change.move) ?? [];
    played.push(...made.map((decision) => ({ decision, before })));
    state.apply(change);
    const after = state.board();
    before = JSON.stringify(after);
    played = withoutUndone(played, before);
    // Our rules do not cover a concession, so the comparison ends there.
    if (made.some(({ action }) => action === '_concede')) break;
    const isOver = OVER.has(change.state);
    // A turn can only end a segment after the player has confirmed it, because the player can undo moves until then.
    const isSettled =
      !isConfirming || made.some(isConfirmation) || played.every(({ decision }) => decision.state !== TURN);
    // While a card is in Limbo, its player can play another card only by that card's effect. Such a play does not start
    // a new turn.
    const isWithin = after.lying.some(({ zone }) => zone === 'limbo');
    const isTurn = change.state === TURN && !declines.has(change.move) && !isWithin;
    if (!(isTurn && isSettled && !undone.has(change.move)) && !isOver) continue;
    if (played.length === 0) continue;
    segments.push({
      decisions: played
        .map(({ decision }) => decision)
        .filter(({ action }) => !action.startsWith('actConfirm')),
      move: change.move,
      after,
      isOver,
    });
    played = [];
  }
  return segments;
}
