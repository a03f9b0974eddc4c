import {
  castFirst,
  isExtraMove,
  reads,
  type Cost,
  type Effect,
  type Passive,
  type Selector,
  type ZoneName,
} from '#altered/abilities';
import type { ActivePassive } from '../world/characteristics.js';
import { expeditionsOf, expeditionsWith, type Context } from '../world/context.js';
import { isInZones } from '../world/described-zones.js';
import { fits } from '../world/matching.js';
import { isActive, contextOfPassive } from '../world/passive-context.js';
import type { Proposed, ProposedMove } from '../state/proposal.js';
import { place, seatOf } from '../state/zones.js';
import type { Instead } from './instead.js';
import { itemMoved, type CastOutcome, type Modifier, type Scene } from './modifiers.js';
import { isMoveForward, oneRegionMore } from './one-region-more.js';
import { isPayable, paying } from './prices.js';

type Would = Extract<Passive, { kind: 'instead' }>['would'];

interface Replacing extends ActivePassive {
  readonly passive: Extract<Passive, { kind: 'instead' }>;
}

const isReplacing = (active: ActivePassive): active is Replacing => active.passive.kind === 'instead';

/**
 * The kind of action that each kind of "If … would …" ability modifies. `ascend-again` has none, because a failed
 * attempt to ascend produces no action.
 */
const actions = {
  gain: 'status',
  go: 'move',
  leave: 'move',
  forward: 'expedition',
  roll: 'roll',
} as const satisfies Record<Exclude<Would['kind'], 'ascend-again'>, Proposed['kind']>;

/** Whether an action can be the event in an "If … would …" ability. Compares only kind and destination. */
export function mayBe(would: Would, action: Proposed): boolean {
  if (would.kind === 'ascend-again' || actions[would.kind] !== action.kind) return false;
  if (action.kind !== 'move') return true;
  return would.kind !== 'go' || would.to === undefined || action.to.zone === would.to;
}

/**
 * Returns the modifiers of an "If … would …" ability with "instead" (6.2.b) or "also" (6.2.c). Their effects follow in
 * separate steps.
 */
export function replacements(
  context: Context,
  active: ActivePassive,
  identity: Pick<Modifier, 'name' | 'source'>,
): readonly Modifier[] {
  if (!isReplacing(active)) return [];
  const { would, also, optional, effect, pay = {} } = active.passive;
  if (would.kind === 'ascend-again') return [];
  const onward = isExtraMove(effect);
  const cast = castFirst(effect);
  if (cast !== null) {
    return [
      {
        ...identity,
        rule: '6.2.b',
        mode: 'replaces',
        of: actions[would.kind],
        cast: {
          by: active,
          modify(scene, action, die) {
            const row = cast.rows.find(({ from = -Infinity, to = Infinity }) => from <= die && die <= to);
            return row === undefined
              ? null
              : outcomeOf(scene, action, active, row.effect, cast.roll.note, die);
          },
        },
        modify: (scene, action) =>
          isMeant(scene, action, context, would) && isActive(context, active) ? [action] : null,
      },
    ];
  }
  // Costs other than exhausting the object are paid in separate steps, before the effect.
  const later = isOwnPrice(pay) ? [] : paying(pay);
  const rest = onward ? [] : [effect];
  const does: Effect =
    later.length === 0
      ? effect
      : {
          kind: 'if-you-do',
          first: { kind: 'sequence', effects: later },
          then: { kind: 'sequence', effects: rest },
        };
  return [
    {
      ...identity,
      rule: also === true ? '6.2.c' : '6.2.b',
      mode: also === true ? 'adds' : 'replaces',
      of: actions[would.kind],
      ...(optional === true && { optional: { seat: active.controller } }),
      ...((!onward || later.length > 0) && {
        then: ({ state }, action) => ({ by: active, effect: does, ...itOf(state, action) }),
      }),
      modify(scene, action) {
        if (!isMeant(scene, action, context, would) || !isActive(context, active)) return null;
        const paid = price(scene, context, active);
        const further = onward ? oneRegionMore(scene, action) : [];
        return paid === null || further === null ? null : [...paid, ...further];
      },
    },
  ];
}

/**
 * Returns the outcome of a die: either the expedition moves one more region, or an effect replaces the event. Null if
 * the expedition cannot move further.
 */
function outcomeOf(
  scene: Scene,
  action: Proposed,
  by: ActivePassive,
  effect: Effect,
  note: string,
  die: number,
): CastOutcome | null {
  if (isExtraMove(effect)) {
    const further = oneRegionMore(scene, action);
    return further === null ? null : { replacement: further };
  }
  const noted = { [note]: die };
  return { replacement: [], then: { by, effect, noted, ...itOf(scene.state, action) } };
}

/**
 * Returns the meaning of "it" in the effect: the expedition that would move, the rolled die, or the item that would
 * change.
 */
function itOf(state: Scene['state'], action: Proposed): Pick<Instead, 'it' | 'expeditions' | 'rolled'> {
  if (action.kind === 'expedition' && reads(state.started, 'moving-expedition-known')) {
    const { seat, expedition } = action;
    return { expeditions: [{ seat, expedition }] };
  }
  const die = action.kind === 'roll' ? action.dice[0] : undefined;
  if (die !== undefined) return { rolled: die };
  const about = action.kind === 'status' ? action.item : null;
  const item = action.kind === 'move' ? itemMoved(state, action) : (about ?? undefined);
  return item === undefined ? {} : { it: [{ item, object: state.stays[item]?.object ?? null }] };
}

function isMeant(scene: Scene, action: Proposed, context: Context, would: Would): boolean {
  switch (would.kind) {
    case 'gain':
      return (
        action.kind === 'status' &&
        action.on &&
        action.status === would.status &&
        action.item !== null &&
        isSubject(scene, context, would.what, action.item)
      );
    case 'go': {
      const item = action.kind === 'move' ? itemMoved(scene.state, action) : undefined;
      return (
        action.kind === 'move' &&
        item !== undefined &&
        (would.to === undefined ? action.to.zone !== would.from : action.to.zone === would.to) &&
        scene.state.stays[item]?.zone === would.from &&
        isSubject(scene, context, inZone(would.what, would.from), item)
      );
    }
    case 'leave':
      return action.kind === 'move' && isLeaving(scene, action, context, would);
    case 'forward':
      return isMoveForward(scene, action, context, would);
    case 'roll':
      return action.kind === 'roll' && action.seat === context.controller;
    case 'ascend-again':
      return false;
  }
}

/**
 * Adds the zone that objects would leave to a description of these objects, unless the description already names a
 * zone.
 */
const inZone = (what: 'me' | Selector, zone: ZoneName): 'me' | Selector =>
  what === 'me' || what.zone !== undefined ? what : { ...what, zone };

/** Whether an item is the ability's own object (`me`) or matches the ability's description. */
const isSubject = ({ state }: Scene, context: Context, what: 'me' | Selector, item: number): boolean =>
  what === 'me'
    ? item === context.bound.me.item
    : isInZones(context, state.stays[item] ?? null, what) && fits(context, item, what);

/** 7.5.5 of edition 1.0: whether an object would leave an expedition that the ability describes. */
function isLeaving(
  { state }: Scene,
  action: ProposedMove,
  context: Context,
  { what, expedition, during }: Extract<Would, { kind: 'leave' }>,
): boolean {
  if (during === 'afternoon' && state.phase !== 'afternoon') return false;
  const item = itemMoved(state, action);
  const stay = item === undefined ? undefined : state.stays[item];
  if (item === undefined || stay == null) return false;
  const there = expeditionsWith(context, item, stay);
  const { zone, seat, expedition: name } = action.to;
  const remains =
    zone === 'expedition' && there.some((place) => place.seat === seat && place.expedition === name);
  if (remains) return false;
  const meant = expeditionsOf(context, expedition);
  const isIn = there.some((place) =>
    meant.some((wanted) => wanted.seat === place.seat && wanted.expedition === place.expedition),
  );
  return isIn && fits(context, item, what);
}

/** Whether a cost can be paid within the step. This is so if the cost only exhausts the object or is free. */
const isOwnPrice = (pay: Cost): boolean =>
  Object.entries(pay).every(([part, amount]) => part === 'exhaustMe' || (part === 'mana' && amount === 0));

/**
 * Returns the actions that pay for an optional ability within the step, such as discarding or exhausting its object.
 * Null if the player cannot pay.
 */
function price({ state, step }: Scene, context: Context, { passive }: Replacing): readonly Proposed[] | null {
  if (passive.optional !== true) return [];
  const { item, object } = context.bound.me;
  const stay = state.stays[item];
  if (stay?.object !== object) return null;
  if (step.some((other) => other.kind === 'move' && other.item === item)) return null;
  if (passive.pay === undefined) {
    const owner = state.items[item]?.owner ?? stay.seat;
    return [{ kind: 'move', item, to: place('discard', owner), as: 'discard' }];
  }
  if (!isOwnPrice(passive.pay)) return isPayable(context, passive.pay, step) ? [] : null;
  if (passive.pay.exhaustMe !== true) return [];
  const isExhausted =
    stay.statuses.includes('exhausted') ||
    step.some((other) => other.kind === 'status' && other.item === item && other.status === 'exhausted');
  return isExhausted ? null : [{ kind: 'status', item, status: 'exhausted', on: true }];
}

/**
 * 7.5.3.a of edition 4.0: returns the effects that follow attempts to Ascend an expedition that has already Ascended.
 */
export function attempted(
  { state, world }: Pick<Scene, 'state' | 'world'>,
  step: readonly Proposed[],
): Instead[] {
  const attempts = step.filter(
    (action) =>
      action.kind === 'ascend' &&
      action.on &&
      seatOf(state, action.seat).ascended.includes(action.expedition),
  );
  if (attempts.length === 0) return [];
  const about = world.passives.of('instead').filter(({ passive }) => passive.would.kind === 'ascend-again');
  return attempts.flatMap((action) => {
    const fitting = about.filter((active) => {
      const { would } = active.passive;
      const context = contextOfPassive(state, world, active);
      return (
        action.kind === 'ascend' &&
        would.kind === 'ascend-again' &&
        isActive(context, active) &&
        expeditionsOf(context, would.which).some(
          ({ seat, expedition }) => seat === action.seat && expedition === action.expedition,
        )
      );
    });
    // 6.2.g: only the first replacement applies, because it removes the event.
    const first = fitting.find(({ passive }) => passive.also !== true);
    return fitting
      .filter((active) => active === first || active.passive.also === true)
      .map((by): Instead => ({ by, effect: by.passive.effect }));
  });
}

/** Whether an ability modifies a kind of event that no rule modifies. */
export const modifiesPlainEvent = ({ passive }: ActivePassive): boolean =>
  passive.kind === 'instead' && ['gain', 'roll'].includes(passive.would.kind);
