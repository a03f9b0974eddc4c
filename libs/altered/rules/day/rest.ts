import { byRule } from '#kernel';
import type { Seat } from '#record';
import type { Proposed } from '../state/proposal.js';
import type { Run } from '../step/run.js';
import { endUntilRest } from './durations.js';
import { expeditionsWith } from '../world/context.js';
import { initiativeOrder, place, seatOf, stayOf } from '../state/zones.js';

/**
 * 4.2.5.b: sends characters in the Expedition zone to Reserve, unless abilities or statuses prevent this (2.4.2, 2.4.3,
 * 7.4.2.b). Objects lose Anchored and Asleep.
 */
export function rest(run: Run): void {
  endUntilRest(run);
  const actions: Proposed[] = [];
  for (const seat of initiativeOrder(run.state)) restOf(run, seat, actions);
  run.perform({ verb: 'rest', by: null, cause: byRule('4.2.5.b'), actions, rules: ['4.2.5.b'] });
}

const lost = ['anchored', 'asleep'] as const;

/** Adds the Rest actions for a player's objects: first the moves to Reserve, then the loss of statuses. */
function restOf(run: Run, seat: Seat, actions: Proposed[]): void {
  const { state, world } = run;
  const to = place('reserve', seat);
  for (const item of state.expedition)
    if (stayOf(state, item).seat === seat && (world.of(item).type === 'character' || isGearToRest(run, item)))
      actions.push({ kind: 'move', item, to, as: 'rest' });
  for (const item of state.expedition) {
    const stay = stayOf(state, item);
    if (stay.seat !== seat || stay.statuses.length === 0) continue;
    for (const status of lost)
      if (stay.statuses.includes(status)) actions.push({ kind: 'status', item, status, on: false });
  }
  // 2.4.3 of edition 4.0: expeditions are no longer Ascended.
  for (const expedition of seatOf(state, seat).ascended)
    actions.push({ kind: 'ascend', seat, expedition, on: false });
}

/** 4.2.5.b of edition 4.0: Gear goes to Reserve if its expedition moved forward this day. */
function isGearToRest({ state, world, edition }: Run, item: number): boolean {
  if (!edition.expeditionPermanents || !world.of(item).subtypes.includes('gear')) return false;
  return expeditionsWith({ state, world }, item, stayOf(state, item)).some((place) =>
    state.forward.some((moved) => moved.seat === place.seat && moved.expedition === place.expedition),
  );
}
