import type { DescribedExpedition } from '#altered/abilities';
import { expeditionsOf, known, seatsOf, whereabouts, type Context, type OneExpedition } from './context.js';

import { stands } from './matching.js';
import { expeditionNames } from '../state/objects.js';

/** Returns the expeditions that match a description. If one of them is to be chosen, returns all candidates. */
export function expeditionsMeant(context: Context, which: DescribedExpedition): readonly OneExpedition[] {
  switch (which.kind) {
    case 'standing':
      return expeditionsOf(context, which.of).filter((place) => stands(context, place, which.is));
    case 'chosen':
    case 'of-player': {
      const seats = seatsOf(context, which.kind === 'of-player' ? which.player : (which.of ?? 'each-player'));
      const mine =
        which.kind === 'chosen' && which.other === true ? expeditionsOf(context, 'my-expedition') : [];
      return seats
        .flatMap((seat) => namesOf(which.which).map((expedition) => ({ seat, expedition })))
        .filter(
          (place) =>
            !mine.some(({ seat, expedition }) => seat === place.seat && expedition === place.expedition),
        );
    }
    case 'of-object':
      return known(context, which.what).flatMap((reference) => whereabouts(context, reference));
    case 'of-owner':
      return known(context, which.what)
        .slice(0, 1)
        .flatMap(({ item }) => context.state.items[item]?.owner ?? [])
        .map((seat) => ({ seat, expedition: which.which }));
  }
}

/**
 * Whether a step applies to one expedition, which is chosen just before it (6.1.g). If not, the step applies to all
 * matching expeditions.
 */
export const isChosen = (which: DescribedExpedition): boolean =>
  which.kind === 'chosen' ||
  which.kind === 'of-player' ||
  (which.kind === 'of-object' && which.each === undefined);

const namesOf = (which: 'hero' | 'companion' | undefined) =>
  which === undefined ? expeditionNames : [which];
