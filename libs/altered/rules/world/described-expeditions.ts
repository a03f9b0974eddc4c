import type { DescribedExpedition, Selector } from '#altered/abilities';
import {
  expeditionsOf,
  expeditionsWith,
  facing,
  known,
  seatsOf,
  whereabouts,
  type Context,
  type OneExpedition,
} from './context.js';

import { allLike, stands } from './matching.js';
import { terrainsAt } from './regions.js';
import { expeditionNames } from '../state/objects.js';

/** The expeditions a description means; of those that are chosen, all that can be. */
export function expeditionsMeant(context: Context, which: DescribedExpedition): readonly OneExpedition[] {
  switch (which.kind) {
    case 'standing':
      return expeditionsOf(context, which.of).filter((one) => stands(context, one, which.is));
    case 'such':
      return expeditionsOf(context, which.of).filter(
        (one) =>
          (which.with === undefined || hasSuch(context, which.with, one)) &&
          (which.without === undefined || !hasSuch(context, which.without, one)) &&
          (which.facing === undefined ||
            facing(context, [one]).some((other) => hasSuch(context, which.facing ?? {}, other))) &&
          (which.in === undefined || terrainsAt(context, one).includes(which.in)),
      );
    case 'chosen':
    case 'of-player': {
      const seats = seatsOf(context, which.kind === 'of-player' ? which.player : (which.of ?? 'each-player'));
      const mine =
        which.kind === 'chosen' && which.other === true ? expeditionsOf(context, 'my-expedition') : [];
      return seats
        .flatMap((seat) => namesOf(which.which).map((expedition) => ({ seat, expedition })))
        .filter(
          (one) => !mine.some(({ seat, expedition }) => seat === one.seat && expedition === one.expedition),
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

/** Whether an object that fits is in an expedition. */
const hasSuch = (context: Context, like: Selector, one: OneExpedition): boolean =>
  allLike(context, like).some((item) => {
    const stay = context.state.stays[item];
    return (
      stay != null &&
      expeditionsWith(context, item, stay).some(
        ({ seat, expedition }) => seat === one.seat && expedition === one.expedition,
      )
    );
  });

/** Whether one of several is chosen just before the step (6.1.g); otherwise it happens in each. */
export const isChosen = ({ kind }: DescribedExpedition): boolean =>
  kind === 'chosen' || kind === 'of-player' || kind === 'of-object';

const namesOf = (which: 'hero' | 'companion' | undefined) =>
  which === undefined ? expeditionNames : [which];
