import type { Statistics } from '#altered/abilities';
import type { Seat } from '#record';
import type { World } from './characteristics.js';
import type { ExpeditionName } from '../state/objects.js';
import type { State } from '../state/state.js';

export const nothing: Statistics = { forest: 0, mountain: 0, water: 0 };

/** Statistics added up, each for itself. */
export const sumOf = (list: readonly Statistics[]): Statistics =>
  list.reduce(
    (a, b) => ({ forest: a.forest + b.forest, mountain: a.mountain + b.mountain, water: a.water + b.water }),
    nothing,
  );

/** The characters of an expedition, including Gigantic ones in the other (7.4.3.b). */
export function charactersIn(
  context: { state: State; world: World },
  seat: Seat,
  expedition: ExpeditionName,
): number[] {
  return context.state.expedition.filter((item) => {
    const stay = context.state.stays[item];
    if (stay?.seat !== seat) return false;
    return stay.expedition === expedition || context.world.of(item).keywords.includes('gigantic');
  });
}

/** 4.2.4.b: the total statistics of an expedition's characters, except Asleep ones (2.4.3). */
export function totalOf(
  context: { state: State; world: World },
  seat: Seat,
  expedition: ExpeditionName,
): Statistics {
  let forest = 0;
  let mountain = 0;
  let water = 0;
  for (const item of context.state.expedition) {
    const stay = context.state.stays[item];
    if (stay?.seat !== seat || stay.statuses.includes('asleep')) continue;
    const { keywords, statistics } = context.world.of(item);
    if (statistics === null || (stay.expedition !== expedition && !keywords.includes('gigantic'))) continue;
    forest += statistics.forest;
    mountain += statistics.mountain;
    water += statistics.water;
  }
  return { forest, mountain, water };
}
