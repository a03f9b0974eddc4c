import type { Cost, PayingStep } from '#altered/abilities';
import type { Seat } from '#record';
import { editionIn } from '../state/edition.js';
import type { Proposed } from '../state/proposal.js';
import type { State } from '../state/state.js';
import { place, readyOrbs } from '../state/zones.js';
import type { Context } from '../world/context.js';
import { valueOf } from '../world/matching.js';
import { partsOf } from '../world/payable.js';
import { moved, ownerOf } from './meant-items.js';

/** Returns the orbs that a player exhausts to pay mana (3.2.9.f). Empty if mana is unlimited (M2.4). */
export const orbsToPay = (state: State, seat: Seat, mana: number): readonly number[] =>
  editionIn(state).mana === 'unlimited' ? [] : readyOrbs(state, seat).slice(0, mana);

const exhausted = (item: number): Proposed => ({ kind: 'status', item, status: 'exhausted', on: true });

/** 6.4.a: returns the actions that pay all parts of a cost in one step. */
export function payment(
  context: Context,
  cost: Cost,
  mana: number,
  paid: readonly (readonly number[])[],
  isPlayed = false,
): Proposed[] {
  const { state, controller, bound } = context;
  const me = bound.me.item;
  const owner = state.items[me]?.owner ?? controller;
  const actions: Proposed[] = orbsToPay(state, controller, mana).map(exhausted);
  if (cost.exhaustMe === true) actions.push(exhausted(me));
  if (cost.spend !== undefined)
    actions.push({
      kind: 'counters',
      item: me,
      name: cost.spend.name,
      delta: -valueOf(context, cost.spend.count),
    });
  if (cost.discardMe === true)
    actions.push({ kind: 'move', item: me, to: place('discard', owner), as: 'discard' });
  if (cost.sacrificeMe === true)
    actions.push({ kind: 'move', item: me, to: place('discard', owner), as: 'sacrifice' });
  for (const [index, part] of partsOf(context, cost, isPlayed).entries())
    for (const item of paid[index] ?? []) {
      if (part.verb === 'exhaust') actions.push(exhausted(item));
      else if (part.step !== undefined) actions.push(...paymentOf(context, part.step, item));
      else if (part.verb === 'put' && cost.put !== undefined)
        actions.push(...moved(context, item, cost.put.to));
      else
        actions.push({
          kind: 'move',
          item,
          to: place('discard', controller),
          as: part.verb === 'sacrifice' ? 'sacrifice' : 'discard',
        });
    }
  return actions;
}

/** Returns the actions of a paying step for one object. */
function paymentOf(context: Context, step: PayingStep, item: number): Proposed[] {
  switch (step.kind) {
    case 'status':
      return [{ kind: 'status', item, status: step.status, on: step.change === 'gain' }];
    case 'move':
      return moved(context, item, step.to);
    case 'discard':
      return [{ kind: 'move', item, to: place('discard', ownerOf(context, item)), as: 'discard' }];
    case 'take-counters':
      return [{ kind: 'counters', item, name: step.name ?? '', delta: -Number(step.count) }];
  }
}
