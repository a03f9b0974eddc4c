import { elsewhere, type Action } from '#altered/rules';
import type { GameEvent, Option, Seat } from '#record';
import type { Board } from '../board.js';
import type { LoggedCard } from '../shapes.js';

/** The decks' top cards that become known in a segment, by item. */
export type Tops = ReadonlyMap<number, LoggedCard>;

const step = {
  verb: 'identify',
  by: null,
  cause: { kind: 'rule', rule: '1.2.7.d' },
  rules: ['1.2.7.d'],
} as const;

/** Records, as one event, the card identities on which the rules' later decisions depend. */
export function identify(board: Board, does: () => void): void {
  board.step(step, does);
}

/** Records a log line for which the rules have no event. */
export function tell(board: Board, by: Seat | null, line: Extract<Action, { kind: 'told' }>): void {
  const rule = '6.2.b';
  board.step({ verb: 'tell', by, cause: { kind: 'rule', rule }, rules: [rule] }, () => board.do(line));
}

/** Records events from the rules. Identifies each card immediately before a player learns which card it is. */
export function record(board: Board, events: readonly GameEvent<Action>[], tops: Tops): void {
  const hidden = new Map(tops);
  for (const event of events) {
    const shown = shownBy(event, hidden);
    if (shown.size > 0)
      identify(board, () => {
        for (const [item, to] of shown) {
          const card = hidden.get(item);
          hidden.delete(item);
          if (card !== undefined) board.name(item, card, to);
        }
      });
    board.take(elsewhere.asRecorded(board.state, event));
  }
}

/**
 * Returns the hidden items that an event reveals. The value for each item is the seat whose player sees the item, or
 * null if both players see it.
 */
function shownBy(event: GameEvent<Action>, hidden: Tops): ReadonlyMap<number, Seat | null> {
  const shown = new Map<number, Seat | null>();
  const show = (item: number | null, to: Seat | null): void => {
    if (item !== null && hidden.has(item))
      shown.set(item, shown.has(item) && to !== shown.get(item) ? null : to);
  };
  if (event.kind === 'DecisionRequested')
    for (const option of event.decision.options) show(itemIn(option), event.decision.seat);
  if (event.kind === 'StepResolved')
    for (const action of event.actions) {
      if (action.kind === 'move')
        show(action.item, action.faceDown === true || action.to.zone === 'hand' ? action.to.seat : null);
      if (action.kind === 'reveal') for (const item of action.items ?? []) show(item, action.to);
    }
  return shown;
}

const itemIn = ({ about }: Option): number | null => (about as { item?: number } | undefined)?.item ?? null;
