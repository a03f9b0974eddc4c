import { gather } from '#kernel';
import type { ExpeditionsOrTarget, Known, Players } from '#altered/abilities';
import { type Seat, invariant } from '#record';
import type { World } from './characteristics.js';
import {
  type Bound,
  type ExpeditionName,
  type Reference,
  type Stay,
  expeditionNames,
} from '../state/objects.js';
import type { State } from '../state/state.js';
import { areTogether, facingExpedition, opponentsOf, type OneExpedition } from '../state/seating.js';
import { isInPlay, seatsFrom } from '../state/zones.js';

export type { OneExpedition } from '../state/seating.js';

/** The context that determines what words such as "me", "you" and "it" refer to. */
export interface Context {
  readonly state: State;
  readonly world: World;
  readonly controller: Seat;
  readonly bound: Bound;
}

const unbound: Omit<Bound, 'me'> = { it: [], targets: [], modes: [], noted: {} };

/** Returns an effect's bindings before any choice: "me" and "it". */
export const boundTo = (me: Reference, it: Bound['it']): Bound => ({
  me,
  it: it.length === 0 ? unbound.it : it,
  targets: unbound.targets,
  modes: unbound.modes,
  noted: unbound.noted,
});

export const nothingBound = (item: number, object: number | null): Bound =>
  boundTo({ item, object }, unbound.it);

/** Returns the context of an object's ability, with only "me" bound. */
export const lookOfSource = (
  { state, world }: Pick<Context, 'state' | 'world'>,
  seat: Seat,
  item: number,
): Context => ({
  state,
  world,
  controller: seat,
  bound: nothingBound(item, state.stays[item]?.object ?? null),
});

/** Returns the stay of a referenced object. Null if the object no longer exists (2.1.c). */
export function find(state: State, { item, object }: Reference): Stay | null {
  const stay = state.stays[item];
  return stay?.object === object ? stay : null;
}

/** Returns the remaining players that a word such as "you" refers to, in turn order from the controller. */
export function seatsOf(context: Context, players: Players): readonly Seat[] {
  const { left } = context.state;
  const meant = seatsMeant(context, players);
  return left.length === 0 ? meant : meant.filter((seat) => !left.includes(seat));
}

function seatsMeant(context: Context, players: Players): readonly Seat[] {
  if (typeof players === 'object' && 'controllerOf' in players)
    return known(context, players.controllerOf)
      .slice(0, 1)
      .flatMap((reference) => controllerOf(context, reference));
  if (typeof players === 'object' && 'facing' in players) {
    const [reference] = known(context, players.facing);
    return [...new Set(facing(context, whereabouts(context, reference)).map(({ seat }) => seat))];
  }
  if (typeof players === 'object' && 'ownerOf' in players)
    return known(context, players.ownerOf)
      .slice(0, 1)
      .flatMap(({ item }) => context.state.items[item]?.owner ?? []);
  if (typeof players === 'object')
    return (context.bound.targets[players.target] ?? []).flatMap((target) =>
      target.kind === 'player' ? [target.seat] : [],
    );
  const all = seatsFrom(context.state, context.controller);
  switch (players) {
    case 'you':
      return [context.controller];
    case 'opponent':
      return opponentsOf(context.state, context.controller);
    case 'each-player':
      return all;
    case 'that-player':
      return context.bound.player === undefined ? [] : [context.bound.player];
    case 'its-controller':
      return context.bound.it
        .slice(0, 1)
        .flatMap((it) => find(context.state, it)?.seat ?? it.was?.seat ?? []);
    case 'its-owner':
      return context.bound.it.slice(0, 1).flatMap(({ item }) => context.state.items[item]?.owner ?? []);
  }
}

/** Returns the objects to which a word such as "it" refers. */
export function known(context: Context, what: Known): readonly Reference[] {
  if (what === 'me') return [context.bound.me];
  if (what === 'it') return context.bound.it;
  if ('target' in what)
    return (context.bound.targets[what.target] ?? []).flatMap((target) =>
      target.kind === 'object' ? [target] : [],
    );
  const noted = context.bound.noted[what.noted];
  return noted === undefined || typeof noted === 'number' ? [] : noted;
}

/** Returns an object's current or last controller, or its owner if it was never in play (1.4.3.a). */
export function controllerOf({ state }: Pick<Context, 'state'>, reference: Reference): readonly Seat[] {
  const { item, was, last } = reference;
  const stay = find(state, reference);
  if (stay !== null && (isInPlay(stay.zone) || last === undefined)) return [stay.seat];
  return [last ?? was?.seat ?? state.items[item]?.owner ?? []].flat();
}

/** Whether a word such as "you" refers to a player. */
export function refersTo(context: Context, players: Players, seat: Seat): boolean {
  switch (players) {
    case 'you':
      return seat === context.controller;
    case 'opponent':
      return !areTogether(context.state, seat, context.controller);
    case 'each-player':
      return true;
    default:
      return seatsOf(context, players).includes(seat);
  }
}

const other = (expedition: ExpeditionName): ExpeditionName => (expedition === 'hero' ? 'companion' : 'hero');

/** Returns an object's expedition, or both of its controller's expeditions if it is Gigantic (7.4.3.b, 7.4.3.f). */
export function expeditionsWith(
  context: Pick<Context, 'state' | 'world'>,
  item: number,
  stay: Stay,
): OneExpedition[] {
  if (stay.zone !== 'expedition' || stay.expedition === null) return [];
  if (context.world.of(item).keywords.includes('gigantic'))
    return expeditionNames.map((expedition) => ({ seat: stay.seat, expedition }));
  return [{ seat: stay.seat, expedition: stay.expedition }];
}

/** Returns a referenced object's current expeditions or, if it has left, its last ones (2.1.e). */
export function whereabouts(context: Context, reference: Reference | undefined): OneExpedition[] {
  if (reference === undefined) return [];
  const stay = find(context.state, reference);
  if (stay?.zone === 'expedition') return expeditionsWith(context, reference.item, stay);
  const { was } = reference;
  if (was?.zone !== 'expedition' || was.expedition === null)
    return reference.expedition === undefined ? [] : [reference.expedition];
  return ofSeats([was.seat], was.gigantic === true ? expeditionNames : [was.expedition]);
}

export function facing({ state }: Pick<Context, 'state'>, list: readonly OneExpedition[]): OneExpedition[] {
  const found: OneExpedition[] = [];
  for (const place of list) {
    const other = facingExpedition(state, place);
    if (other !== null) found.push(other);
  }
  return found;
}

const ofSeats = (seats: readonly Seat[], names: readonly ExpeditionName[]): OneExpedition[] =>
  gather(seats, (seat) => names.map((expedition) => ({ seat, expedition })));

/**
 * Returns the expeditions that a word or target means (7.4.3.f–h for Gigantic objects). Excludes expeditions of players
 * who have left.
 */
export function expeditionsOf(context: Context, word: ExpeditionsOrTarget): OneExpedition[] {
  const { left } = context.state;
  const meant = expeditionsFor(context, word);
  return left.length === 0 ? meant : meant.filter(({ seat }) => !left.includes(seat));
}

function expeditionsFor(context: Context, word: ExpeditionsOrTarget): OneExpedition[] {
  if (typeof word === 'object' && 'facing' in word)
    return facing(context, expeditionsFor(context, word.facing));
  if (typeof word === 'object' && 'expeditionOf' in word)
    return known(context, word.expeditionOf).flatMap((reference) => whereabouts(context, reference));
  if (typeof word === 'object')
    return (context.bound.targets[word.target] ?? []).flatMap((target) =>
      target.kind === 'expedition' ? [{ seat: target.seat, expedition: target.expedition }] : [],
    );
  const mine = [context.controller];
  const theirs = seatsOf(context, 'opponent');
  switch (word) {
    case 'my-expedition':
      return whereabouts(context, context.bound.me);
    case 'my-other-expedition': {
      const list = whereabouts(context, context.bound.me);
      return list.length > 1
        ? []
        : list.map(({ seat, expedition }) => ({ seat, expedition: other(expedition) }));
    }
    case 'facing-me':
      return facing(context, whereabouts(context, context.bound.me));
    case 'your-hero':
      return ofSeats(mine, ['hero']);
    case 'your-companion':
      return ofSeats(mine, ['companion']);
    case 'each-of-yours':
      return ofSeats(mine, expeditionNames);
    case 'opponent-hero':
      return ofSeats(theirs, ['hero']);
    case 'opponent-companion':
      return ofSeats(theirs, ['companion']);
    case 'each-of-opponents':
      return ofSeats(theirs, expeditionNames);
    case 'each':
      return ofSeats(seatsOf(context, 'each-player'), expeditionNames);
    case 'its-expedition':
      return whereabouts(context, context.bound.it[0]);
    case 'facing-it':
      // In a trigger about an expedition, "it" is that expedition.
      return facing(
        context,
        context.bound.it.length > 0
          ? whereabouts(context, context.bound.it[0])
          : (context.bound.expeditions ?? []),
      );
    case 'that-expedition':
    case 'one-of-yours':
      return [...(context.bound.expeditions ?? [])];
    case 'other-than-that':
      return (context.bound.expeditions ?? []).map(({ seat, expedition }) => ({
        seat,
        expedition: other(expedition),
      }));
  }
}

/**
 * Always throws. Setup refuses nodes that the edition does not support (ABILITY_INVALID), so they cannot occur in a
 * game.
 */
export function neverExecuted(node: { readonly kind: string }): never {
  invariant(false, `a game with "${node.kind}" cannot have begun`);
}
