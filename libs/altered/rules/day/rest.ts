import { byRule, gather } from '#kernel';
import type { Proposed } from '../state/proposal.js';
import type { Run } from '../step/run.js';
import { expeditionsWith } from '../world/context.js';
import { initiativeOrder, place, seatOf, stayOf } from '../state/zones.js';

/**
 * 4.2.5.b: characters in the Expedition zone are sent to Reserve; modifiers keep some of them (2.4.2, 2.4.3, 7.4.2.b).
 * Objects that are Anchored or Asleep lose that.
 */
export function rest(run: Run): void {
  const { state, world } = run;
  const actions = gather(initiativeOrder(state), (seat) => {
    const mine = state.expedition.filter((item) => stayOf(state, item).seat === seat);
    const lost = gather(mine, (item) =>
      (['anchored', 'asleep'] as const)
        .filter((status) => stayOf(state, item).statuses.includes(status))
        .map((status): Proposed => ({ kind: 'status', item, status, on: false })),
    );
    const sent = mine
      .filter((item) => world.of(item).type === 'character' || isGearToRest(run, item))
      .map((item): Proposed => ({ kind: 'move', item, to: place('reserve', seat), as: 'rest' }));
    // 2.4.3 of edition 4.0.
    const ends = seatOf(state, seat).ascended.map((expedition): Proposed => ({
      kind: 'ascend',
      seat,
      expedition,
      on: false,
    }));
    return [...sent, ...lost, ...ends];
  });
  run.perform({ verb: 'rest', by: null, cause: byRule('4.2.5.b'), actions, rules: ['4.2.5.b'] });
}

/** 4.2.5.b of edition 4.0: Gear rests when its expedition moved forward this day. */
function isGearToRest({ state, world, edition }: Run, item: number): boolean {
  if (!edition.expeditionPermanents || !world.of(item).subtypes.includes('gear')) return false;
  return expeditionsWith({ state, world }, item, stayOf(state, item)).some((one) =>
    state.forward.some((other) => other.seat === one.seat && other.expedition === one.expedition),
  );
}
