import type { ExpeditionsOrTarget, Players } from '#altered/abilities';
import type { Seat } from '#record';
import type { World } from './characteristics.js';
import type { Bound, ExpeditionName, Reference, Stay } from '../state/objects.js';
import { neverExecuted } from './never-executed.js';
import { expeditionNames } from '../state/objects.js';
import type { State } from '../state/state.js';
import { seatsFrom } from '../state/zones.js';

/** From where words such as "me", "you" and "it" are understood. */
export interface Context {
  readonly state: State;
  readonly world: World;
  readonly controller: Seat;
  readonly bound: Bound;
}

const unbound: Omit<Bound, 'me'> = { it: [], targets: [], modes: [], noted: {} };

export const nothingBound = (item: number, object: number | null): Bound => ({
  me: { item, object },
  it: unbound.it,
  targets: unbound.targets,
  modes: unbound.modes,
  noted: unbound.noted,
});

/** Where the very object that is meant is now; null when it is gone (2.1.c). */
export function find(state: State, { item, object }: Reference): Stay | null {
  const stay = state.stays[item];
  return stay?.object === object ? stay : null;
}

/** The players a word stands for, in initiative-independent turn order beginning with the controller. */
export function seatsOf(context: Context, players: Players): readonly Seat[] {
  if (typeof players === 'object' && !('target' in players)) return neverExecuted({ kind: 'players' });
  if (typeof players === 'object')
    return (context.bound.targets[players.target] ?? []).flatMap((target) =>
      target.kind === 'player' ? [target.seat] : [],
    );
  const all = seatsFrom(context.state, context.controller);
  switch (players) {
    case 'you':
      return [context.controller];
    case 'opponent':
      return all.slice(1);
    case 'each-player':
      return all;
    case 'its-controller':
      return context.bound.it
        .slice(0, 1)
        .flatMap((it) => find(context.state, it)?.seat ?? it.was?.seat ?? []);
    case 'its-owner':
      return context.bound.it.slice(0, 1).flatMap(({ item }) => context.state.items[item]?.owner ?? []);
  }
}

/** Whether a player is among those a word stands for. */
export function isOneOf(context: Context, players: Players, seat: Seat): boolean {
  switch (players) {
    case 'you':
      return seat === context.controller;
    case 'opponent':
      return seat !== context.controller;
    case 'each-player':
      return true;
    default:
      return seatsOf(context, players).includes(seat);
  }
}

/** One expedition of one player. */
export interface OneExpedition {
  readonly seat: Seat;
  readonly expedition: ExpeditionName;
}

const other = (expedition: ExpeditionName): ExpeditionName => (expedition === 'hero' ? 'companion' : 'hero');

/** The expeditions an object is in: both of its controller when it is Gigantic (7.4.3.b, 7.4.3.f). */
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

/** Where an object that is meant is, or was when it ceased to be (2.1.e). */
function whereabouts(context: Context, reference: Reference | undefined): OneExpedition[] {
  if (reference === undefined) return [];
  const stay = find(context.state, reference);
  if (stay?.zone === 'expedition') return expeditionsWith(context, reference.item, stay);
  const was = reference.was;
  if (was?.zone !== 'expedition' || was.expedition === null) return [];
  return ofSeats([was.seat], was.gigantic === true ? expeditionNames : [was.expedition]);
}

function facing(context: Context, list: readonly OneExpedition[]): OneExpedition[] {
  return list.flatMap(({ seat, expedition }) =>
    seatsFrom(context.state, seat)
      .slice(1)
      .map((facingSeat) => ({ seat: facingSeat, expedition })),
  );
}

const ofSeats = (seats: readonly Seat[], names: readonly ExpeditionName[]): OneExpedition[] =>
  seats.flatMap((seat) => names.map((expedition) => ({ seat, expedition })));

/** The expeditions a word, or a target, stands for (7.4.3.f–h for Gigantic objects). */
export function expeditionsOf(context: Context, word: ExpeditionsOrTarget): OneExpedition[] {
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
      return ofSeats([...mine, ...theirs], expeditionNames);
    case 'its-expedition':
      return whereabouts(context, context.bound.it[0]);
    case 'facing-it':
      return facing(context, whereabouts(context, context.bound.it[0]));
    case 'that-expedition':
      return neverExecuted({ kind: 'that-expedition' });
  }
}
