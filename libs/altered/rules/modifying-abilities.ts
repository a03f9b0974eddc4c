import type { Passive } from '#altered/abilities';
import type { ActivePassive, World } from './characteristics.js';
import { seatsOf, type Look } from './look.js';
import { valueOf } from './matching.js';
import { itemMoved, onMove, withRules, type Modifier, type Modifiers, type Scene } from './modifiers.js';
import { isAbout, isActive, lookFrom } from './passive-look.js';
import { endOfNext, speaksOfPlayed } from './played-cards.js';
import type { Proposed, ProposedMove } from './proposal.js';
import type { State } from './state.js';
import { naturalAbilities, works } from './working.js';
import { place, stayOf } from './zones.js';

/**
 * The modifiers that exist before a step: the rules, then passive abilities by timestamp; besides, what an ability says
 * about its own object's entering (6.2.j).
 */
export function modifiersIn(state: State, world: World, step: readonly Proposed[]): Modifiers {
  const own: Modifier[] = [];
  const consider = (active: ActivePassive): void => {
    const modifier = passiveModifier(state, world, active);
    if (modifier !== null) own.push(modifier);
  };
  for (const active of world.passives) consider(active);
  for (const action of step) if (action.kind === 'move') ofNewcomer(state, action, consider);
  return withRules(own);
}

/** 6.2.j: the abilities about how their own object enters a zone, of an object that does not have them working yet. */
function ofNewcomer(state: State, action: ProposedMove, found: (active: ActivePassive) => void): void {
  const item = itemMoved(state, action);
  if (item === undefined || action.faceDown === true) return;
  for (const [index, ability] of naturalAbilities(state, item).entries()) {
    if (ability.kind !== 'passive') continue;
    const { passive } = ability;
    if (passive.kind !== 'enters-with' || passive.of !== 'me') continue;
    const stay = state.stays[item] ?? null;
    if (stay !== null && works(ability, stay)) continue;
    const source = { item, object: stay?.object ?? null, ability: index };
    found({ source, controller: action.to.seat, me: item, timestamp: 0, passive });
  }
}

const modifying: ReadonlySet<Passive['kind']> = new Set([
  'goes-instead',
  'enters-with',
  'one-more',
  'played',
]);

function passiveModifier(state: State, world: World, active: ActivePassive): Modifier | null {
  const { passive, source } = active;
  if (!modifying.has(passive.kind)) return null;
  const look = lookFrom(state, world, active);
  const name = `ability-${source.item}-${source.object ?? 0}-${source.ability}`;
  // One ability may have made several emblems, each a modifier of its own.
  const identity = { name: active.emblem === undefined ? name : `${name}-${active.emblem}`, source };
  switch (passive.kind) {
    case 'goes-instead':
      return {
        ...identity,
        rule: '6.2.b',
        mode: 'replaces',
        of: 'move',
        modify: onMove((_, action, item) => {
          if (action.to.zone !== passive.to || state.stays[item]?.zone !== passive.from) return null;
          if (!isActive(look, active) || !isAbout(look, passive.of, item)) return null;
          return [{ ...action, to: place(passive.instead, action.to.seat) }];
        }),
      };
    case 'enters-with':
      return {
        ...identity,
        rule: '6.2.b',
        mode: 'replaces',
        of: 'move',
        modify: onMove(({ step }, action, item) => {
          if (action.to.zone !== passive.zone || state.stays[item]?.zone === passive.zone) return null;
          if (passive.next === true && step.some((other) => endsEmblem(other, active))) return null;
          if (!isActive(look, active) || !isAbout(look, passive.of, item)) return null;
          const statuses = [...new Set([...(action.statuses ?? []), ...(passive.statuses ?? [])])].sort();
          const more = passive.counters;
          const counters = { ...action.counters };
          if (more !== undefined)
            counters[more.name] = (counters[more.name] ?? 0) + valueOf(look, more.count);
          const entering: Proposed = {
            ...action,
            ...(statuses.length > 0 && { statuses }),
            ...(more !== undefined && { counters }),
          };
          return passive.next === true && active.emblem !== undefined
            ? [entering, { kind: 'vanish', item: active.emblem }]
            : [entering];
        }),
      };
    case 'one-more':
      return {
        ...identity,
        rule: '6.2.c',
        mode: 'adds',
        of: addedTo[passive.verb],
        modify: (scene, action) => oneMore(scene, action, look, active),
      };
    case 'played':
      return speaksOfPlayed(active) ? endOfNext(active, identity, look) : null;
    default:
      return null;
  }
}

/** "Next" is the first only: the emblem that says so ceases to exist with it. */
const endsEmblem = (action: Proposed, { emblem }: ActivePassive): boolean =>
  emblem !== undefined && action.kind === 'vanish' && action.item === emblem;

/** What each verb is made of. */
const addedTo = { draw: 'move', resupply: 'move', create: 'token', counters: 'counters' } as const;

/** "Also": the same once more, once a step (6.2.h); of counters, that many more on each object. */
function oneMore(
  { state, proposal, step }: Scene,
  action: Proposed,
  look: Look,
  active: ActivePassive,
): readonly Proposed[] | null {
  const { passive } = active;
  if (passive.kind !== 'one-more' || !isActive(look, active)) return null;
  const seats = seatsOf(look, passive.who);
  const firstOf = (fit: (other: Proposed) => boolean): boolean => step.find(fit) === action;
  const times = Array.from({ length: passive.more });
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
      // As it was proposed: what replaces it does so with each card (6.2.g).
      const one = proposal.actions.find((other) => other.kind === 'move' && drawn(other)) ?? action;
      return times.map((_, index) => ({ ...one, item: { deck, fromTop: taken + index } }) as ProposedMove);
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
