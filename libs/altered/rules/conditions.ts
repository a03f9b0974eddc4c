import type { Condition } from '#altered/abilities';
import { expeditionsOf, seatsOf, type Look } from './look.js';
import { allLike, compare, fits, known, valueOf } from './matching.js';
import { seatOf } from './zones.js';

/** Whether a condition is true now (6.5.c). */
export function holds(look: Look, condition: Condition): boolean {
  switch (condition.kind) {
    case 'compare':
      return compare(valueOf(look, condition.left), condition.is, valueOf(look, condition.right));
    case 'is': {
      const objects = known(look, condition.what);
      return objects.length > 0 && objects.every(({ item }) => fits(look, item, condition.like));
    }
    case 'exists':
      return allLike(look, condition.like).length > 0;
    case 'first-player':
      return seatsOf(look, condition.who).includes(look.state.firstPlayer);
    case 'passed':
      return seatsOf(look, condition.who).every((seat) => seatOf(look.state, seat).passed);
    case 'phase':
      return look.state.phase === condition.phase;
    case 'terrain':
      return expeditionsOf(look, condition.expedition).some(({ seat, expedition }) =>
        look.world.terrains[seatOf(look.state, seat).expeditions[expedition]]?.includes(condition.terrain),
      );
    case 'not':
      return !holds(look, condition.condition);
    case 'all':
      return condition.conditions.every((one) => holds(look, one));
    case 'any':
      return condition.conditions.some((one) => holds(look, one));
  }
}
