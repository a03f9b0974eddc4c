import type { Ability } from '#altered/abilities';
import type { Seat } from '#record';
import type { ActivePassive } from './characteristics.js';
import type { Stay } from './objects.js';
import { cardOf, type State } from './state.js';
import { itemOf } from './zones.js';

/** Whether an ability works where its object is (2.2.10.f–g, 1.2.4.d). */
export function works(ability: Ability, stay: Pick<Stay, 'zone' | 'faceDown'>): boolean {
  if (stay.faceDown) return false;
  const support = 'where' in ability && ability.where === 'support';
  return support
    ? stay.zone === 'reserve'
    : stay.zone === 'hero' || stay.zone === 'expedition' || stay.zone === 'landmark';
}

const none: readonly Ability[] = [];

/** The abilities an item has by nature. */
export function naturalAbilities(state: State, item: number): readonly Ability[] {
  const kind = state.items[item]?.kind;
  return kind === 'card' || kind === 'token' ? (cardOf(state, item).abilities ?? none) : none;
}

/** An ability that works, and where. */
export interface Working {
  readonly item: number;
  readonly stay: Stay;
  readonly controller: Seat;
  readonly index: number;
  readonly ability: Ability;
}

/** The abilities that work: of objects in play, and support abilities in Reserve. */
export function workingAbilities(state: State, abilitiesOf: (item: number) => readonly Ability[]): Working[] {
  const found: Working[] = [];
  const look = (items: readonly number[]): void => {
    for (const item of items) {
      const abilities = abilitiesOf(item);
      if (abilities.length === 0) continue;
      const stay = state.stays[item];
      if (stay === null || stay === undefined) continue;
      for (const [index, ability] of abilities.entries())
        if (works(ability, stay)) found.push({ item, stay, controller: stay.seat, index, ability });
    }
  };
  for (const seat of state.seats) {
    look(seat.hero);
    look(seat.landmark);
    look(seat.reserve);
  }
  look(state.expedition);
  return found;
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
