import type { Passive } from '#altered/abilities';
import type { Seat } from '#record';
import { isOneOf } from '../world/context.js';
import { isActive, contextOfPassive } from '../world/passive-context.js';
import type { Run } from '../step/run.js';

type ChangesMorning = Extract<Passive, { kind: 'morning' }>;

/** What abilities change about a player's Morning (6.2.a). */
function changesFor({ state, world }: Pick<Run, 'state' | 'world'>, seat: Seat): readonly ChangesMorning[] {
  return world.passives.flatMap((active) => {
    if (active.passive.kind !== 'morning') return [];
    const context = contextOfPassive(state, world, active);
    return isActive(context, active) && isOneOf(context, active.passive.who, seat) ? [active.passive] : [];
  });
}

/** How many cards a player draws (4.2.1.d), "only" so many where an ability says so. */
export const drawOf = (run: Pick<Run, 'state' | 'world'>, seat: Seat, usual: number): number =>
  Math.min(usual, ...changesFor(run, seat).map(({ draw }) => draw ?? usual));

/** Whether a player's mana orb comes from the top of the deck, instead of from Hand (4.2.1.e). */
export const expandsFromDeck = (run: Pick<Run, 'state' | 'world'>, seat: Seat): boolean =>
  changesFor(run, seat).some(({ expandFrom }) => expandFrom === 'deck');
