import { byRule, gather } from '#kernel';
import { reads, type Passive } from '#altered/abilities';
import { invariant, type Seat } from '#record';
import { draws } from './set-up.js';
import type { Proposed } from '../state/proposal.js';
import { cardOf, type State } from '../state/state.js';
import { initiativeOrder, seatOf, seatsFrom, stayOf } from '../state/zones.js';
import type { Run } from '../step/run.js';
import { refersTo } from '../world/context.js';
import { contextOfPassive, isActive } from '../world/passive-context.js';

type ChangesMorning = Extract<Passive, { kind: 'morning' }>;

/** Returns how abilities change a player's Morning (6.2.a). */
function changesFor({ state, world }: Pick<Run, 'state' | 'world'>, seat: Seat): readonly ChangesMorning[] {
  return gather(world.passives.of('morning'), (active) => {
    const context = contextOfPassive(state, world, active);
    return isActive(context, active) && refersTo(context, active.passive.who, seat) ? [active.passive] : [];
  });
}

/**
 * Returns the number of cards that a player draws (4.2.1.d). This is the usual number, unless an ability reduces it.
 */
const drawOf = (run: Pick<Run, 'state' | 'world'>, seat: Seat, usual: number): number =>
  Math.min(usual, ...changesFor(run, seat).map(({ draw }) => draw ?? usual));

/** Whether the player's daily mana orb comes from the top of the deck instead of the hand (4.2.1.e). */
export const expandsFromDeck = (run: Pick<Run, 'state' | 'world'>, seat: Seat): boolean =>
  changesFor(run, seat).some(({ expandFrom }) => expandFrom === 'deck');

/** 4.2.1.b: the player to the left of the first player becomes the new first player. */
export function succeed(run: Run): void {
  const { state } = run;
  const next = seatsFrom(state, (state.firstPlayer + 1) % state.seats.length)[0];
  invariant(next !== undefined, 'a player is left');
  run.perform({
    verb: 'succeed',
    by: null,
    cause: byRule('4.2.1.b'),
    actions: [{ kind: 'first-player', seat: next }],
    rules: ['4.2.1.b'],
  });
}

/** 4.2.1.c: readies each player's exhausted objects and Mana orbs, in initiative order. */
export function prepare(run: Run): void {
  const { state } = run;
  const actions: Proposed[] = [];
  for (const seat of initiativeOrder(state)) {
    const { landmark, mana, hero, reserve } = seatOf(state, seat);
    addReadied(run, hero, actions);
    for (const item of state.expedition)
      if (stayOf(state, item).seat === seat && isExhausted(state, item) && isPrepared(run, item))
        actions.push(readied(item));
    addReadied(run, landmark, actions);
    if (run.edition.prepared === 'everything') addReadied(run, reserve, actions);
    for (const item of mana) if (isExhausted(state, item)) actions.push(readied(item));
  }
  run.perform({
    verb: 'prepare',
    by: null,
    cause: byRule('4.2.1.c'),
    actions,
    rules: ['4.2.1.c', '7.3.12.a'],
  });
}

const isExhausted = (state: State, item: number): boolean =>
  stayOf(state, item).statuses.includes('exhausted');

const readied = (item: number): Proposed => ({ kind: 'status', item, status: 'exhausted', on: false });

function addReadied(run: Run, items: readonly number[], actions: Proposed[]): void {
  for (const item of items)
    if (isExhausted(run.state, item) && isPrepared(run, item)) actions.push(readied(item));
}

/** Whether the edition's rules ready an object in the Morning. */
function isPrepared({ state, edition: { prepared } }: Run, item: number): boolean {
  if (prepared === 'everything') return true;
  const { type } = cardOf(state, item);
  return prepared.includes(type) || (type === 'hero' && reads(state.started, 'heroes-readied'));
}

/** 4.2.1.d: each player draws cards, except after the last day (M2.8). */
export function draw(run: Run): void {
  const { lastDay, dailyDraw } = run.edition;
  const usual = lastDay !== null && run.state.day > lastDay ? 0 : dailyDraw;
  const fewer = initiativeOrder(run.state).some((seat) => drawOf(run, seat, usual) < usual);
  run.perform({
    verb: 'draw',
    by: null,
    cause: byRule('4.2.1.d'),
    actions: draws(run.state, (seat) => drawOf(run, seat, usual)),
    rules: ['4.2.1.d', '7.3.5.a', ...(fewer ? ['6.2.b'] : []), ...(lastDay !== null ? ['M2.6'] : [])],
  });
}
