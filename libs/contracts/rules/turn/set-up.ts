import { below, byRule, itemOption, numberIn, shuffled } from '#kernel';
import type { Choice, Seat } from '#record';
import { reads } from '../../abilities/readings.js';
import type { Action } from '../state/actions.js';
import { exhausting, extracting } from './drawing.js';
import type { Run } from '../step/run.js';
import { OPENING_HAND, opponentOf, seatOf, traitsIn, type State } from '../state/state.js';
import type { Task, TaskOf } from '../state/tasks.js';

const step = (
  verb: string,
  rules: readonly [string, ...string[]],
  actions: readonly Action[],
  by: Seat | null = null,
) => ({
  verb,
  by,
  cause: byRule(rules[0]),
  actions,
  rules,
});

const inTurnOrder = ({ firstPlayer }: State): readonly Seat[] => [firstPlayer, opponentOf(firstPlayer)];

/** Determines the first player, sets contracts aside, and shuffles the decks (1.2). */
export function setUp(run: Run): void {
  const { state } = run;
  const seats = [...state.seats.keys()];
  const first = below(state.random, seats.length);
  const second = opponentOf(first);
  run.perform(step('first-player', ['1.2.e'], [{ kind: 'first-player', seat: first }]));
  run.perform(
    step('pure-extractor', ['1.2.f'], [{ kind: 'extractor', seat: second, mana: 'pure', delta: 1 }]),
  );
  const runes: number[][] = seats.map(() => []);
  const others: number[][] = seats.map(() => []);
  for (const [item, { owner }] of state.items.entries())
    (traitsIn(state, item).kind === 'rune' ? runes : others)[owner]?.push(item);
  run.perform(
    step(
      'set-aside',
      ['1.2.a'],
      seats.flatMap((seat): Action[] => {
        const items = runes[seat] ?? [];
        return items.length === 0 ? [] : [{ kind: 'set-aside', seat, items, count: items.length }];
      }),
    ),
  );
  run.perform(
    step(
      'shuffle',
      ['1.2.b'],
      seats.map((seat): Action => {
        const order = shuffled(state.random, others[seat] ?? []);
        return { kind: 'shuffle', seat, order, count: order.length };
      }),
    ),
  );
  run.schedule(
    ...inTurnOrder(state).map((seat): Task => ({ task: 'opening-hand', seat, again: false })),
    { task: 'mulligan', chosen: [] },
    { task: 'shuffle-aside' },
    { task: 'begin-turn', seat: first },
  );
}

/**
 * Deals four contracts after runes are set aside (3.1.a). Contracts that a player puts back are replaced from the deck
 * (3.2.b).
 */
export function openingHand(run: Run, task: TaskOf<'opening-hand'>): void {
  if (reads(run.state.started, 'one-contract-at-a-time')) return extractNext(run, task);
  const { seat, again } = task;
  const { hand, aside, deck } = seatOf(run.state, seat);
  const wanted = Math.max(0, OPENING_HAND - hand.length);
  const runes = again ? [] : aside.slice(0, wanted);
  const others = deck.slice(0, wanted - runes.length);
  const actions = [
    ...runes.map((item) => extracting(seat, item, 'aside', true)),
    ...others.map((item) => extracting(seat, item, 'deck', true)),
  ];
  const rules = again
    ? ['3.2.b']
    : [...(runes.length > 0 ? ['3.1.a'] : []), ...(others.length > 0 ? ['3.1.b'] : [])];
  const cause = byRule('3.1.a');
  run.schedule(...exhausting(seat, wanted - actions.length, cause));
  run.perform({ verb: 'extract', by: seat, cause, actions, rules });
}

/**
 * Extracts one contract and resolves its Ambush, then schedules the next extraction (8.13.a). If the deck is empty, the
 * player takes exhaustion damage (2.4.a).
 */
function extractNext(run: Run, task: TaskOf<'opening-hand'>): void {
  const { seat, again } = task;
  const { hand, aside, deck } = seatOf(run.state, seat);
  const wanted = OPENING_HAND - hand.length;
  if (wanted <= 0) return;
  const cause = byRule('3.1.a');
  const rune = again ? undefined : aside[0];
  const item = rune ?? deck[0];
  if (item === undefined) return run.schedule(...exhausting(seat, wanted, cause));
  run.schedule(task);
  run.perform({
    verb: 'extract',
    by: seat,
    cause,
    actions: [extracting(seat, item, rune === undefined ? 'deck' : 'aside', true)],
    rules: [again ? '3.2.b' : rune === undefined ? '3.1.b' : '3.1.a'],
  });
}

/** Lets both players choose contracts to put back, before any contract is put back (3.2.a). */
export function mulligan(run: Run, task: TaskOf<'mulligan'>): void {
  const { state } = run;
  const order = inTurnOrder(state);
  const seat = order[task.chosen.length];
  if (seat !== undefined) {
    const { hand } = seatOf(state, seat);
    run.schedule(task);
    return run.ask({
      seat,
      kind: 'mulligan',
      options: hand.map(itemOption),
      min: 0,
      max: hand.length,
      hidden: true,
      rules: ['3.2.a'],
    });
  }
  const again = order.filter((_, index) => (task.chosen[index] ?? []).length > 0);
  run.schedule(...again.map((player): Task => ({ task: 'opening-hand', seat: player, again: true })));
  for (const [index, items] of task.chosen.entries()) {
    const by = order[index] ?? 0;
    const actions = items.map((item): Action => ({
      kind: 'move',
      item,
      seat: by,
      from: 'hand',
      to: 'aside',
      object: null,
    }));
    run.perform(step('put-back', ['3.2.a'], actions, by));
  }
}

export function answerMulligan(run: Run, { chosen }: TaskOf<'mulligan'>, choice: Choice): void {
  run.schedule({ task: 'mulligan', chosen: [...chosen, choice.map(numberIn)] });
}

/** Shuffles all contracts that were set aside back into their decks (3.3.a). */
export function shuffleAside(run: Run): void {
  const { state } = run;
  const actions = inTurnOrder(state).flatMap((seat): Action[] => {
    const { deck, aside } = seatOf(state, seat);
    if (aside.length === 0) return [];
    const order = shuffled(state.random, [...deck, ...aside]);
    return [{ kind: 'shuffle', seat, order, count: order.length, aside: true }];
  });
  run.perform(step('shuffle', ['3.3.a'], actions));
}
