import { byRule, itemOption, numberIn } from '#kernel';
import { invariant, type Choice, type Seat } from '#record';
import type { Proposed } from '../state/proposal.js';
import { cardOf, type State } from '../state/state.js';
import type { TaskOf } from '../state/tasks.js';
import { initiativeOrder, place } from '../state/zones.js';
import type { Run } from '../step/run.js';

/** Returns all of a player's cards except the Hero. */
const deckOf = (state: State, seat: Seat): readonly number[] =>
  state.items.flatMap((item, index) =>
    item.kind === 'card' && item.owner === seat && cardOf(state, index).type !== 'hero' ? [index] : [],
  );

/** M2.3: turns each player's booster into that player's deck. Only that player sees its cards. */
export function openBoosters(run: Run): void {
  const { state } = run;
  run.schedule({ task: 'order-deck', chosen: [] });
  run.perform({
    verb: 'open-boosters',
    by: null,
    cause: byRule('M2.3'),
    actions: initiativeOrder(state).flatMap((seat): Proposed[] => {
      const items = deckOf(state, seat);
      const moves = items.map((item): Proposed => ({ kind: 'move', item, to: place('deck', seat) }));
      return [...moves, { kind: 'reveal', items, to: seat }];
    }),
    rules: ['M2.3'],
  });
}

/** M2.3: lets each player choose the order of their deck. Then all decks are put in place simultaneously. */
export function runOrderDeck(run: Run, task: TaskOf<'order-deck'>): void {
  const { state } = run;
  const seat = initiativeOrder(state)[task.chosen.length];
  if (seat === undefined)
    return run.perform({
      verb: 'order-decks',
      by: null,
      cause: byRule('M2.3'),
      actions: task.chosen.flatMap(({ seat: owner, items }) =>
        items.map((item, index): Proposed => ({ kind: 'move', item, to: place('deck', owner), index })),
      ),
      rules: ['M2.3'],
    });
  const cards = deckOf(state, seat);
  if (cards.length < 2)
    return run.schedule({ task: 'order-deck', chosen: [...task.chosen, { seat, items: cards }] });
  run.schedule(task);
  run.ask({
    seat,
    kind: 'order-deck',
    options: cards.map(itemOption),
    min: cards.length,
    max: cards.length,
    ordered: true,
    hidden: true,
    rules: ['M2.3'],
  });
}

export function answerOrderDeck(run: Run, task: TaskOf<'order-deck'>, choice: Choice): void {
  const seat = initiativeOrder(run.state)[task.chosen.length];
  invariant(seat !== undefined, 'a player chooses');
  run.schedule({ task: 'order-deck', chosen: [...task.chosen, { seat, items: choice.map(numberIn) }] });
}
