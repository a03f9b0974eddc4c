import type { Passive, ZoneName } from '#altered/abilities';
import type { ActivePassive, World } from '../world/characteristics.js';
import { asIfThere } from './as-if-there.js';
import { nameOf } from './instead.js';
import { seatsOf, type Context } from '../world/context.js';
import { valueOf } from '../world/matching.js';
import { itemMoved, onMove, withRules, type Modifier, type Modifiers, type Scene } from './modifiers.js';
import { editionIn } from '../state/edition.js';
import { isAbout, isActive, contextOfPassive } from '../world/passive-context.js';
import { changesPlayed } from '../world/played-cards.js';
import { mayBe, replacements } from './would-happen.js';
import { endOfNext } from './end-of-next.js';
import type { Proposed, ProposedMove, ProposedToken } from '../state/proposal.js';
import type { State } from '../state/state.js';
import { naturalAbilities, works } from '../world/active-abilities.js';
import { place, stayOf } from '../state/zones.js';

/**
 * Returns the modifiers that exist before a step. The rules are first, then passive abilities by timestamp, then
 * abilities that affect how their own object enters (6.2.j).
 */
export function modifiersIn(state: State, world: World, step: readonly Proposed[]): Modifiers {
  const own: Modifier[] = [];
  const consider = (active: ActivePassive): void => {
    own.push(...passiveModifiers(state, world, active));
  };
  if (world.passives.hasAny(modifying)) for (const active of world.passives.all) consider(active);
  for (const action of step) if (action.kind === 'move') ofNewcomer(state, action).forEach(consider);
  return withRules(own, editionIn(state));
}

/** Whether no ability can modify the step. Also considers the abilities of objects that enter in the step. */
export function isBeyondAbilities(state: State, world: World, step: readonly Proposed[]): boolean {
  if (world.passives.hasAny(modifying))
    for (const active of world.passives.all)
      for (const action of step) if (mayModify(active, action)) return false;
  for (const action of step) if (action.kind === 'move' && ofNewcomer(state, action).length > 0) return false;
  return true;
}

/** Whether an ability could modify an action in any state. Compares only kinds, zones and verbs. */
export function mayModify({ passive, emblem }: ActivePassive, action: Proposed): boolean {
  switch (passive.kind) {
    case 'goes-instead':
      return action.kind === 'move' && action.to.zone === (passive.to ?? action.to.zone);
    case 'enters-with':
      return action.kind === 'move'
        ? isInto(passive, action.to.zone)
        : action.kind === 'token' && isInto(passive, 'expedition');
    case 'one-more':
      return action.kind === addedTo[passive.verb] && (action.kind !== 'move' || action.as === passive.verb);
    case 'instead':
      return mayBe(passive.would, action);
    case 'played':
      return emblem !== undefined && action.kind === 'move' && action.as === 'play';
    default:
      return false;
  }
}

/**
 * 6.2.j: returns an object's abilities that affect how the object itself enters. Excludes abilities that are already
 * active before it enters.
 */
function ofNewcomer(state: State, action: ProposedMove): readonly ActivePassive[] {
  const item = itemMoved(state, action);
  if (item === undefined || action.faceDown === true) return noAbilities;
  const abilities = naturalAbilities(state, item);
  let found: ActivePassive[] | null = null;
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index];
    if (ability?.kind !== 'passive') continue;
    const { passive } = ability;
    if (passive.kind !== 'enters-with' || passive.of !== 'me') continue;
    const stay = state.stays[item] ?? null;
    if (stay !== null && works(ability, stay, editionIn(state))) continue;
    const source = { item, object: stay?.object ?? null, ability: index };
    (found ??= []).push({ source, controller: action.to.seat, me: item, timestamp: 0, passive });
  }
  return found ?? noAbilities;
}

const noAbilities: readonly ActivePassive[] = [];

const modifying: readonly Passive['kind'][] = [
  'goes-instead',
  'instead',
  'enters-with',
  'one-more',
  'played',
];

export function passiveModifiers(state: State, world: World, active: ActivePassive): readonly Modifier[] {
  const { passive, source } = active;
  if (!modifying.includes(passive.kind)) return none;
  const context = contextOfPassive(state, world, active);
  const identity = { name: nameOf(active), source };
  switch (passive.kind) {
    case 'goes-instead':
      return [
        {
          ...identity,
          rule: '6.2.b',
          mode: 'replaces',
          of: 'move',
          ...(passive.optional && {
            optional: {
              seat: active.controller,
              ...(passive.otherwise && { otherwise: { by: active, effect: passive.otherwise } }),
            },
          }),
          modify: onMove((_, action, item) => {
            const { to = action.to.zone } = passive;
            if (action.to.zone !== to || action.to.zone === passive.from) return null;
            if (state.stays[item]?.zone !== passive.from) return null;
            if (!isActive(context, active) || !isAbout(context, passive.of, item)) return null;
            return [elsewhere(action, passive.instead)];
          }),
        },
      ];
    case 'enters-with':
      return [
        {
          ...identity,
          rule: '6.2.b',
          mode: 'replaces',
          of: 'move',
          modify: onMove(({ step }, action, item) => {
            if (!isInto(passive, action.to.zone) || isInto(passive, state.stays[item]?.zone)) return null;
            if (passive.next === true && step.some((other) => endsEmblem(other, active))) return null;
            if (!isActive(context, active) || !isAbout(context, passive.of, item)) return null;
            return entering(context, active, passive, action);
          }),
        },
        {
          ...identity,
          rule: '6.2.b',
          mode: 'replaces',
          of: 'token',
          modify: ({ step }, action) => {
            if (action.kind !== 'token' || !isInto(passive, 'expedition') || passive.of === 'me') return null;
            if (passive.next === true && step.some((other) => endsEmblem(other, active))) return null;
            const there = asIfThere(context, action);
            if (!isActive(context, active) || !isAbout(there.context, passive.of, there.item)) return null;
            return entering(context, active, passive, action);
          },
        },
      ];
    case 'one-more':
      return [
        {
          ...identity,
          rule: '6.2.c',
          mode: 'adds',
          of: addedTo[passive.verb],
          modify: (scene, action) => oneMore(scene, action, context, active),
        },
      ];
    case 'instead':
      return replacements(context, active, identity);
    case 'played':
      return changesPlayed(active) ? endOfNext(active, identity, context) : none;
    default:
      return none;
  }
}

/** Whether an "enters with" ability applies to a zone. */
const isInto = ({ zone }: EntersWith, there: string | undefined): boolean =>
  [zone].flat().some((wanted) => wanted === there);

const none: readonly Modifier[] = [];

type EntersWith = Extract<Passive, { kind: 'enters-with' }>;

/** Adds the statuses and counters with which an object enters because of an ability. */
function entering(
  context: Context,
  { emblem }: ActivePassive,
  passive: EntersWith,
  action: ProposedMove | ProposedToken,
): readonly Proposed[] {
  const statuses = [...new Set([...(action.statuses ?? []), ...(passive.statuses ?? [])])].sort();
  const more = passive.counters;
  const counters = { ...action.counters };
  if (more !== undefined) counters[more.name] = (counters[more.name] ?? 0) + valueOf(context, more.count);
  const enters: Proposed = {
    ...action,
    ...(statuses.length > 0 && { statuses }),
    ...(more !== undefined && { counters }),
  };
  return passive.next === true && emblem !== undefined
    ? [enters, { kind: 'vanish', item: emblem }]
    : [enters];
}

/**
 * Redirects a move to another zone. Drops the position in a deck. A card that is redirected to the Mana zone arrives
 * face down and exhausted (3.2.9.b).
 */
function elsewhere({ index: _, faceDown: __, ...action }: ProposedMove, zone: ZoneName): ProposedMove {
  const to = place(zone, action.to.seat);
  if (zone === 'mana') return { ...action, to, faceDown: true, statuses: ['exhausted'] };
  const { statuses: ___, ...plain } = action;
  return action.to.zone === 'mana' ? { ...plain, to } : { ...action, to };
}

/** Whether an action removes the emblem of a "next" ability, so that the ability no longer applies. */
const endsEmblem = (action: Proposed, { emblem }: ActivePassive): boolean =>
  emblem !== undefined && action.kind === 'vanish' && action.item === emblem;

const addedTo = { draw: 'move', resupply: 'move', create: 'token', counters: 'counters' } as const;

/**
 * Applies "one more" to draws, Resupplies, created tokens or counters. An ability applies at most once per step (6.2.h)
 * or, for counters, once per object.
 */
function oneMore(
  { state, proposal, step }: Scene,
  action: Proposed,
  context: Context,
  active: ActivePassive,
): readonly Proposed[] | null {
  const { passive } = active;
  if (passive.kind !== 'one-more' || !isActive(context, active)) return null;
  const seats = seatsOf(context, passive.who);
  const firstOf = (fit: (other: Proposed) => boolean): boolean => step.find(fit) === action;
  const times = Array.from({ length: context.world.budget.many(passive.more) });
  switch (passive.verb) {
    case 'draw':
    case 'resupply': {
      const drawn = (other: Proposed): boolean =>
        other.kind === 'move' &&
        other.as === passive.verb &&
        typeof other.item !== 'number' &&
        seats.includes(other.item.deck);
      if (!drawn(action) || !firstOf(drawn) || action.kind !== 'move' || typeof action.item === 'number')
        return null;
      const deck = action.item.deck;
      const taken = step.filter((other) => drawn(other) && other.kind === 'move').length;
      // Copies the originally proposed action, so that replacing modifiers apply to each added card separately (6.2.g).
      const proposed = proposal.actions.find((other) => other.kind === 'move' && drawn(other)) ?? action;
      return times.map(
        (_, index) => ({ ...proposed, item: { deck, fromTop: taken + index } }) as ProposedMove,
      );
    }
    case 'create': {
      const made = (other: Proposed): boolean =>
        other.kind === 'token' && seats.includes(other.by ?? other.to.seat);
      return made(action) && firstOf(made) ? times.map(() => ({ ...action })) : null;
    }
    case 'counters': {
      if (action.kind !== 'counters' || action.delta <= 0 || !proposal.actions.includes(action)) return null;
      return seats.includes(stayOf(state, action.item).seat) ? [{ ...action, delta: passive.more }] : null;
    }
  }
}
