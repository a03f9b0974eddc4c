import type { Seat } from '#record';
import { isOneOf, type Context } from './context.js';
import { fits } from './matching.js';
import { contextOfPassive, isAbout, isActive } from './passive-context.js';

/** Whether an ability says that a player cannot target an object (1.4.1, 5.2.3.b). */
export const cannotTarget = (
  { state, world, bound }: Pick<Context, 'state' | 'world' | 'bound'>,
  seat: Seat,
  item: number,
): boolean =>
  world.passives.of('cannot-be-targeted').some((active) => {
    const { passive } = active;
    const context = contextOfPassive(state, world, active);
    const isMeant = passive.by === undefined || isOneOf(context, passive.by, seat);
    const isSuch = passive.with === undefined || fits(context, bound.me.item, passive.with);
    return isMeant && isSuch && isAbout(context, passive.of, item) && isActive(context, active);
  });
