import { byRule, itemOption, numberIn } from '#kernel';
import { invariant, type Choice, type Seat } from '#record';
import { expandsFromDeck } from './morning.js';
import type { Proposed } from '../state/proposal.js';
import type { Run } from '../step/run.js';
import type { TaskOf } from '../state/tasks.js';
import { initiativeOrder, place, seatOf } from '../state/zones.js';

/** The value that stands for the top card of the deck in a list of chosen items. */
const TOP = -1;

/**
 * 4.2.1.e: lets each player put a card into their Mana zone. Players choose in initiative order. Then all the cards are
 * moved simultaneously (6.1.g).
 */
export function runExpand(run: Run, task: TaskOf<'expand'>): void {
  const { state } = run;
  const seat = initiativeOrder(state)[task.chosen.length];
  if (seat === undefined) {
    const fromDeck = task.chosen.some(({ items }) => items.includes(TOP));
    run.perform({
      verb: 'expand',
      by: null,
      cause: byRule('4.2.1.e'),
      actions: task.chosen.flatMap(({ seat: owner, items }) =>
        items.map((item): Proposed => ({
          kind: 'move',
          item: item === TOP ? { deck: owner, fromTop: 0 } : item,
          to: place('mana', owner),
          faceDown: true,
        })),
      ),
      rules: ['4.2.1.e', '3.2.9.c', ...(fromDeck ? ['6.2.b'] : [])],
    });
    return;
  }
  const { hand, deck, discard } = seatOf(state, seat);
  if (expandsFromDeck(run, seat)) {
    if (deck.length + discard.length === 0) return choose(run, task, seat, []);
    run.schedule(task);
    return run.ask({
      seat,
      kind: 'expand',
      options: [{ key: 'top' }],
      min: 0,
      max: 1,
      rules: ['4.2.1.e', '6.2.b'],
    });
  }
  if (hand.length === 0) return choose(run, task, seat, []);
  run.schedule(task);
  run.ask({
    seat,
    kind: 'expand',
    options: hand.map(itemOption),
    min: 0,
    max: 1,
    hidden: true,
    rules: ['4.2.1.e'],
  });
}

export function answerExpand(run: Run, task: TaskOf<'expand'>, choice: Choice): void {
  const seat = initiativeOrder(run.state)[task.chosen.length];
  invariant(seat !== undefined, 'a player chooses');
  const items = choice.map((key) => (key === 'top' ? TOP : numberIn(key)));
  choose(run, task, seat, items);
}

/** Stores a player's choice and schedules the next player's choice. */
function choose(run: Run, { chosen }: TaskOf<'expand'>, seat: Seat, items: readonly number[]): void {
  run.schedule({ task: 'expand', chosen: [...chosen, { seat, items }].slice() });
}
