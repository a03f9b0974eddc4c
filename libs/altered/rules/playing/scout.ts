import { nothingBound } from '../world/context.js';
import type { Bound, Emblem, Reference } from '../state/objects.js';
import type { Proposed } from '../state/proposal.js';
import { preventedBy } from '../step/activation-limits.js';
import type { Run } from '../step/run.js';
import type { TaskOf } from '../state/tasks.js';

/**
 * 7.4.5.c of edition 4.0: creates the reaction of a card that was played from Hand for its Scout cost. This reaction
 * sends the card to Reserve.
 */
export function scout(run: Run, { item, seat, cause }: TaskOf<'scout'>): void {
  const { state, world } = run;
  const stay = state.stays[item];
  if (stay === null || stay === undefined || (stay.zone !== 'expedition' && stay.zone !== 'landmark')) return;
  if (preventedBy(state, world, world.passives, item, 'from-hand') !== null) return;
  const ability = world.of(item).abilities.findIndex(({ kind }) => kind === 'scout');
  const emblem: Proposed = {
    kind: 'emblem',
    seat,
    emblem: {
      kind: 'reaction',
      source: { item, object: stay.object, ability },
      instructions: {
        effect: { kind: 'step', step: { kind: 'move', what: 'me', to: { zone: 'reserve' } } },
      },
      bound: nothingBound(item, stay.object),
    },
  };
  run.perform({
    verb: 'activate-reactions',
    by: null,
    cause,
    actions: [emblem],
    rules: ['|7.4.5.c', '|6.3.h'],
  });
}

/**
 * Returns a reaction's bindings. If the reaction's Character was played with Scout and is already in Reserve, the
 * bindings refer to its new object there (7.4.5.e of edition 4.0).
 */
export function foundAfterScout(
  { state, world }: Run,
  { source, bound }: Extract<Emblem, { kind: 'reaction' }>,
): Bound {
  const { item, object } = source;
  const stay = state.stays[item];
  if (stay?.zone !== 'reserve' || stay.object === object || bound.me.object !== object) return bound;
  const { abilities } = world.of(item);
  if (!abilities.some(({ kind }) => kind === 'scout')) return bound;
  const isScouts = (emblem: Emblem): boolean =>
    emblem.kind === 'reaction' &&
    emblem.source.item === item &&
    emblem.source.object === object &&
    abilities[emblem.source.ability]?.kind === 'scout';
  const wasScouting = state.items.some((entry) => entry.kind === 'emblem' && isScouts(entry.emblem));
  if (!wasScouting) return bound;
  const there = (reference: Reference): Reference =>
    reference.item === item && reference.object === object ? { item, object: stay.object } : reference;
  return { ...bound, me: there(bound.me), it: bound.it.map(there) };
}
