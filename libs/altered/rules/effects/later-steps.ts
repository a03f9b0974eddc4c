import type { Passive, Step } from '#altered/abilities';
import { expeditionsOf, find, known, type Context, neverExecuted } from '../world/context.js';

import { isInZones } from '../world/described-zones.js';
import { fits, valueOf } from '../world/matching.js';
import { contextOfPassive, isActive } from '../world/passive-context.js';
import { COMPLETED, isCounter } from '../state/objects.js';
import { isCompleted } from '../world/placed-abilities.js';
import type { Moved, Proposed, Proposing } from '../state/proposal.js';
import { activatable, activatedAs } from './activate-as-own.js';
import { reactionsWith } from '../step/activate.js';
import { doers } from './questions.js';
import { expeditionsMoved } from './moved-expeditions.js';
import { itemsOf, sacrificed } from './meant-items.js';
import { taken } from './taken-control.js';
import { markersPut } from './terrain-markers.js';
import type { Frame } from '../state/tasks.js';
import { orbsToPay } from './paid-costs.js';
import { manaOf } from '../world/payable.js';
import { facingExpedition } from '../state/seating.js';
import { expeditionPlace, place, placeOf, stayOf } from '../state/zones.js';

/** Returns the names of the counters that can be removed. `wanted` restricts them to one name. */
export const namesOf = (counters: Readonly<Record<string, number>>, wanted?: string): readonly string[] =>
  Object.keys(counters).filter(
    (name) => isCounter(name) && (counters[name] ?? 0) > 0 && (wanted === undefined || name === wanted),
  );

/** Proposes the actions of verbs that only later sets use (chapter 7.3 of edition 4.0). */
export function proposeLater(
  context: Context,
  frame: Frame,
  step: Step,
  answers: readonly (readonly number[])[],
): Proposing {
  const { state } = context;
  const objects = (what: Parameters<typeof itemsOf>[1], chosen = answers.flat()): number[] =>
    itemsOf(context, what, chosen).filter((item) => typeof item === 'number');
  const countersOf = (item: number): Readonly<Record<string, number>> => stayOf(state, item).counters;
  const gain = (item: number, name: string, delta: number): Proposed => ({
    kind: 'counters',
    item,
    name,
    delta,
  });
  switch (step.kind) {
    case 'augment':
      return {
        // If there are several kinds of counters, the player has already chosen one (7.3.4.a), so the first kind is the
        // right one.
        actions: objects(step.what).flatMap((item) =>
          Object.keys(countersOf(item))
            .filter(isCounter)
            .slice(0, 1)
            .map((name) => gain(item, name, 1)),
        ),
        rules: ['|7.3.4.a'],
      };
    case 'double':
      return {
        actions: objects(step.what).map((item) => gain(item, step.name, countersOf(item)[step.name] ?? 0)),
        rules: ['|7.3.8.a'],
      };
    case 'lose-boosts':
      return {
        actions: objects(step.what).map((item) => gain(item, 'boost', -(countersOf(item)['boost'] ?? 0))),
        rules: ['2.5.f'],
      };
    case 'counters-up-to': {
      const count = valueOf(context, step.count);
      return {
        actions: objects(step.what).map((item) =>
          gain(
            item,
            step.name,
            Math.max(
              0,
              Math.min(
                count,
                step.most +
                  beyondMaximum(context, frame.source.item, item) -
                  (countersOf(item)[step.name] ?? 0),
              ),
            ),
          ),
        ),
        rules: ['7.3.7.a', '2.5.e'],
      };
    }
    case 'we-gain': {
      const both = [context.bound.me, ...known(context, step.with)].flatMap((reference) =>
        find(state, reference) === null ? [] : [reference.item],
      );
      const { gain: what } = step;
      return {
        actions: both.map((item) =>
          typeof what === 'string'
            ? { kind: 'status', item, status: what, on: true }
            : gain(item, what.name, valueOf(context, what.count)),
        ),
        rules: ['|7.2.2.a', typeof what === 'string' ? '7.3.8.a' : '7.3.7.a'],
      };
    }
    case 'exchange-boosts': {
      const [left, right] = [...objects(step.what), ...(step.with === undefined ? [] : objects(step.with))];
      if (left === undefined || right === undefined) return { actions: [], rules: ['|7.3.10.a'] };
      const more = (countersOf(right)['boost'] ?? 0) - (countersOf(left)['boost'] ?? 0);
      return {
        actions: more === 0 ? [] : [gain(left, 'boost', more), gain(right, 'boost', -more)],
        rules: ['|7.3.10.a'],
      };
    }
    case 'exchange':
      return { actions: exchanged(context, step, answers), rules: ['|7.3.11.a'] };
    case 'defect':
      return {
        actions: objects(step.what).flatMap((item): Proposed[] => {
          const { zone, seat, expedition } = stayOf(state, item);
          if (zone !== 'expedition' || expedition === null) return [];
          const facing = facingExpedition(state, { seat, expedition });
          return facing === null
            ? []
            : [{ kind: 'move', item, to: expeditionPlace(facing.seat, facing.expedition) }];
        }),
        rules: ['|7.3.6.a', '3.2.4.d'],
      };
    case 'take-control':
      return { actions: taken(context, frame, step, answers), rules: ['|7.5.5.a', '3.2.4.d'] };
    case 'sacrifice-objects':
      return {
        actions: sacrificed(
          context,
          objects(step.what).filter((item) => stayOf(state, item).zone !== 'reserve'),
        ),
        rules: ['7.3.19.a'],
      };
    case 'become-first-player':
      return {
        actions: doers(context, frame, step.who)
          .slice(0, 1)
          .filter((seat) => seat !== state.firstPlayer)
          .map((seat) => ({ kind: 'first-player', seat })),
        rules: ['1.4.2.a'],
      };
    case 'pass':
      return {
        actions: doers(context, frame, step.who)
          .filter((seat) => state.seats[seat]?.passed === false)
          .map((seat) => ({ kind: 'pass', seat })),
        rules: ['4.2.3.c'],
      };
    case 'ascend':
      return {
        actions: expeditionsMoved(context, step, answers.flat()).map((place) => ({
          kind: 'ascend',
          ...place,
          on: true,
        })),
        rules: ['|7.3.3.a'],
      };
    case 'cannot-move-forward': {
      if (step.duration === 'turn' && state.turnSeat === null) return { actions: [], rules: ['2.2.13.a'] };
      const { which, duration } = step;
      return {
        actions: [
          {
            kind: 'emblem',
            seat: context.controller,
            emblem: {
              kind: 'ongoing',
              source: frame.source,
              passive: { kind: 'cannot-move-forward', which: 'that-expedition' },
              duration,
              bound: { ...context.bound, expeditions: expeditionsOf(context, which) },
            },
          },
        ],
        rules: ['2.2.2.m'],
      };
    }
    case 'gain-abilities':
      return lasting(context, frame, objects(step.what), { kind: 'abilities', gain: step.abilities });
    case 'gain-subtypes': {
      const gain = known(context, step.of).flatMap(({ item }) => context.world.of(item).subtypes);
      return lasting(context, frame, objects(step.what), { kind: 'subtypes', gain: [...new Set(gain)] });
    }
    case 'complete':
      return {
        actions: objects(step.what)
          .filter((item) => !isCompleted(state.stays[item]))
          .map((item) => gain(item, COMPLETED, 1)),
        rules: ['1.4.2.a'],
      };
    case 'another-turn':
      // The extra turn is scheduled separately, so there is no action.
      return { actions: [], rules: ['1.4.2.a'] };
    case 'activate-own': {
      const { symbol, which, nth = 0 } = step;
      if (symbol === 'discard' || symbol === 'exhaust') return { actions: [], rules: ['7.3.1.b'] };
      return {
        actions: objects(step.what).flatMap((item) => {
          const all = reactionsWith(context, item, [symbol]);
          return which === 'one' ? all.slice(nth, nth + 1) : all;
        }),
        rules: ['7.3.1.b', '7.3.1.d'],
      };
    }
    case 'activate-as-own': {
      const own = find(state, context.bound.me);
      const ability = activatable(context, step)[step.nth ?? 0];
      return {
        actions: own === null || ability === undefined ? [] : [activatedAs(context, frame, ability)],
        rules: ['7.3.1.b', '7.3.1.d'],
      };
    }
    case 'pay': {
      // 6.4.c: a player who cannot pay in full pays nothing.
      const orbs = doers(context, frame, step.who).flatMap((seat) =>
        manaOf(context, seat) < step.mana ? [] : orbsToPay(state, seat, step.mana),
      );
      return {
        actions: orbs.map((item) => ({
          kind: 'status',
          item,
          status: 'exhausted',
          on: true,
        })),
        rules: ['3.2.9.f'],
      };
    }
    case 'take-counters': {
      // No choice remains, because the kind of counter and, for “up to”, the number have already been chosen.
      const most = step.count === 'all' ? Infinity : valueOf(context, step.count);
      return {
        actions: objects(step.from).flatMap((item) =>
          namesOf(countersOf(item), step.name)
            .slice(0, step.count === 'all' ? undefined : 1)
            .map((name) => gain(item, name, -Math.min(most, countersOf(item)[name] ?? 0))),
        ),
        rules: ['2.5.f'],
      };
    }
    case 'place-marker':
    case 'move-marker':
      return { actions: markersPut(context, step, answers), rules: ['|3.2.1.d', '|7.3.20.a'] };
    case 'choose':
    case 'target':
      return { actions: [], rules: ['6.1.g'] };
    default:
      return neverExecuted(step);
  }
}

/** Creates an emblem (2.2.2.m) that gives objects abilities or subtypes until they leave their zone. */
function lasting(
  context: Context,
  { source }: Frame,
  items: readonly number[],
  gained: Omit<Extract<Passive, { kind: 'abilities' | 'subtypes' }>, 'of'>,
): Proposing {
  const { controller: seat, state } = context;
  const references = items.map((item) => ({ item, object: state.stays[item]?.object ?? null }));
  const passive = { ...gained, of: { noted: LASTING } } as Passive;
  const bound = { ...context.bound, noted: { [LASTING]: references } };
  return {
    actions:
      references.length === 0 || gained.gain?.length === 0
        ? []
        : [
            {
              kind: 'emblem',
              seat,
              emblem: { kind: 'ongoing', source, passive, duration: 'there', bound },
            },
          ],
    rules: ['2.2.2.m'],
  };
}

const LASTING = 'what gains it';

/**
 * Returns the number of counters by which abilities let an object exceed the maximum that an effect states. 0 if the
 * effect's source is not a card in Reserve.
 */
function beyondMaximum({ state, world }: Context, source: number, item: number): number {
  if (state.stays[source]?.zone !== 'reserve') return 0;
  return world.passives.of('beyond-maximum').reduce((more, active) => {
    const { passive } = active;
    const context = contextOfPassive(state, world, active);
    const isMeant =
      isActive(context, active) &&
      isInZones(context, state.stays[item] ?? null, passive.of) &&
      fits(context, item, passive.of);
    return isMeant ? more + (passive.more ?? Infinity) : more;
  }, 0);
}

/** 7.3.11: lets two objects exchange places. Does nothing unless both exist. */
function exchanged(
  context: Context,
  step: Extract<Step, { kind: 'exchange' }>,
  answers: readonly (readonly number[])[],
): Proposed[] {
  const chooses = typeof step.what === 'object' && 'choose' in step.what;
  const things = (what: typeof step.what, chosen: readonly number[]): Moved[] =>
    itemsOf(context, what, chosen);
  const [left, ...moreLeft] = things(step.what, chooses ? (answers[0] ?? []) : []);
  const [right, ...moreRight] = things(step.with, answers.slice(chooses ? 1 : 0).flat());
  if (typeof left !== 'number' || typeof right !== 'number' || moreLeft.length + moreRight.length > 0)
    return [];
  const swapped = (item: number, with_: number): Proposed => {
    const { zone, seat } = stayOf(context.state, with_);
    const to = zone === 'expedition' ? placeOf(stayOf(context.state, with_)) : place(zone, seat);
    return { kind: 'move', item, to, ...(zone === 'mana' && { faceDown: true, statuses: ['exhausted'] }) };
  };
  return [swapped(left, right), swapped(right, left)];
}
