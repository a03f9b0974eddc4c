import type { PlayDestination } from '#altered/abilities';
import type { World, Characteristics } from './characteristics.js';
import { facing, lookOfSource, type Context, type OneExpedition } from './context.js';
import { holds, stands } from './matching.js';
import { ownTermsOf } from './own-terms.js';
import { terrainsAt, charactersIn } from './expeditions.js';
import { expeditionNames, type ExpeditionName } from '../state/objects.js';
import type { State } from '../state/state.js';
import { regionOf, stayOf } from '../state/zones.js';
import type { Edition } from '../state/edition.js';

/**
 * 5.2.1.a: returns the expeditions to which a card can be played. Considers restrictions on expeditions and cards
 * (1.4.1).
 */
export function expeditionsOpenTo(state: State, world: World, item: number): readonly ExpeditionName[] {
  let open: readonly ExpeditionName[] = expeditionNames;
  for (const { passive } of ownTermsOf({ state, world }, item).places) {
    const { seat } = stayOf(state, item);
    const context = lookOfSource({ state, world }, seat, item);
    const { in: where, only = false, if: condition } = passive;
    if (condition !== undefined && !holds(context, condition)) continue;
    open = open.filter((expedition) => isDestination(context, { seat, expedition }, where) === only);
  }
  return open;
}

/** Whether an expedition matches a card's description of where it can or cannot be played. */
export function isDestination(context: Context, place: OneExpedition, where: PlayDestination): boolean {
  if (where === 'empty-expedition') return charactersIn(context, place.seat, place.expedition).length === 0;
  if (where === 'starting-region') return isStarting(context.state, place);
  if ('facing' in where)
    return facing(context, [place]).some(
      ({ seat, expedition }) => charactersIn(context, seat, expedition).length >= where.facing,
    );
  return 'is' in where
    ? stands(context, place, where.is)
    : terrainsAt(context, place).includes(where.terrain);
}

/** Whether an expedition is in a region in which expeditions start (3.2.1.b). */
const isStarting = (state: State, { seat, expedition }: OneExpedition): boolean =>
  starting.includes(state.adventure[regionOf(state, seat, expedition)]?.name ?? 'arena');

const starting: readonly string[] = ['hero', 'companion'];

/** 2.2.3 of edition 4.0: whether a card is a permanent that is played to an expedition. False for Landmarks. */
export const playedToExpedition = (
  { expeditionPermanents }: Pick<Edition, 'expeditionPermanents'>,
  { type, subtypes }: Pick<Characteristics, 'type' | 'subtypes'>,
): boolean => expeditionPermanents && type === 'permanent' && !subtypes.includes('landmark');
