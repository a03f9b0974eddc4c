import type { Ability } from '#altered/abilities';
import type { Seat } from '#record';
import type { ActivePassive } from './characteristics.js';
import type { Stay } from './objects.js';
import type { State } from './state.js';
import { itemOf } from './zones.js';

/** Whether an ability works where its object is (2.2.10.f–g, 1.2.4.d). */
export function works(ability: Ability, stay: Stay): boolean {
  if (stay.faceDown) return false;
  const support = 'where' in ability && ability.where === 'support';
  return support
    ? stay.zone === 'reserve'
    : stay.zone === 'hero' || stay.zone === 'expedition' || stay.zone === 'landmark';
}

/** The items whose abilities may work, and the abilities: in play, support in Reserve. */
export function* workingAbilities(
  state: State,
  abilitiesOf: (item: number) => readonly Ability[],
): Generator<{ item: number; stay: Stay; controller: Seat; index: number; ability: Ability }> {
  const places = [
    ...state.seats.flatMap((seat) => [seat.hero, seat.landmark, seat.reserve]),
    state.expedition,
  ];
  for (const place of places)
    for (const item of place) {
      const abilities = abilitiesOf(item);
      if (abilities.length === 0) continue;
      const stay = state.stays[item];
      if (stay === null || stay === undefined) continue;
      for (const [index, ability] of abilities.entries())
        if (works(ability, stay)) yield { item, stay, controller: stay.seat, index, ability };
    }
}

/** Passive abilities of ongoing emblems in Limbo. */
export function ongoing(state: State): ActivePassive[] {
  return state.limbo.flatMap((item): ActivePassive[] => {
    const of = itemOf(state, item);
    const stay = state.stays[item];
    if (of.kind !== 'emblem' || of.emblem.kind !== 'ongoing' || stay === null || stay === undefined)
      return [];
    const { source, passive, bound } = of.emblem;
    return [
      {
        source,
        controller: stay.seat,
        me: bound.me.item,
        timestamp: stay.object ?? 0,
        passive,
        emblem: item,
      },
    ];
  });
}
