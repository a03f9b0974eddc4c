import type { ExpeditionsOrTarget, Players } from '#altered/abilities';
import type { Seat } from '#record';
import type { World } from './characteristics.js';
import type { Bound, ExpeditionName, Reference, Stay } from '../state/objects.js';
import { refused } from './refused.js';
import { expeditionNames } from '../state/objects.js';
import type { State } from '../state/state.js';
import { seatsFrom } from '../state/zones.js';

/** From where words such as "me", "you" and "it" are understood. */
export interface Look {
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
export function seatsOf(look: Look, players: Players): readonly Seat[] {
  if (typeof players === 'object' && !('target' in players)) return refused({ kind: 'players' });
  if (typeof players === 'object')
    return (look.bound.targets[players.target] ?? []).flatMap((target) =>
      target.kind === 'player' ? [target.seat] : [],
    );
  const all = seatsFrom(look.state, look.controller);
  switch (players) {
    case 'you':
      return [look.controller];
    case 'opponent':
      return all.slice(1);
    case 'each-player':
      return all;
    case 'its-controller':
      return look.bound.it.slice(0, 1).flatMap((it) => find(look.state, it)?.seat ?? it.was?.seat ?? []);
    case 'its-owner':
      return look.bound.it.slice(0, 1).flatMap(({ item }) => look.state.items[item]?.owner ?? []);
  }
}

/** Whether a player is among those a word stands for. */
export function isOneOf(look: Look, players: Players, seat: Seat): boolean {
  switch (players) {
    case 'you':
      return seat === look.controller;
    case 'opponent':
      return seat !== look.controller;
    case 'each-player':
      return true;
    default:
      return seatsOf(look, players).includes(seat);
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
  look: Pick<Look, 'state' | 'world'>,
  item: number,
  stay: Stay,
): OneExpedition[] {
  if (stay.zone !== 'expedition' || stay.expedition === null) return [];
  if (look.world.of(item).keywords.includes('gigantic'))
    return expeditionNames.map((expedition) => ({ seat: stay.seat, expedition }));
  return [{ seat: stay.seat, expedition: stay.expedition }];
}

/** Where an object that is meant is, or was when it ceased to be (2.1.e). */
function whereabouts(look: Look, reference: Reference | undefined): OneExpedition[] {
  if (reference === undefined) return [];
  const stay = find(look.state, reference);
  if (stay?.zone === 'expedition') return expeditionsWith(look, reference.item, stay);
  const was = reference.was;
  if (was?.zone !== 'expedition' || was.expedition === null) return [];
  return ofSeats([was.seat], was.gigantic === true ? expeditionNames : [was.expedition]);
}

function facing(look: Look, list: readonly OneExpedition[]): OneExpedition[] {
  return list.flatMap(({ seat, expedition }) =>
    seatsFrom(look.state, seat)
      .slice(1)
      .map((facingSeat) => ({ seat: facingSeat, expedition })),
  );
}

const ofSeats = (seats: readonly Seat[], names: readonly ExpeditionName[]): OneExpedition[] =>
  seats.flatMap((seat) => names.map((expedition) => ({ seat, expedition })));

/** The expeditions a word, or a target, stands for (7.4.3.f–h for Gigantic objects). */
export function expeditionsOf(look: Look, word: ExpeditionsOrTarget): OneExpedition[] {
  if (typeof word === 'object')
    return (look.bound.targets[word.target] ?? []).flatMap((target) =>
      target.kind === 'expedition' ? [{ seat: target.seat, expedition: target.expedition }] : [],
    );
  const mine = [look.controller];
  const theirs = seatsOf(look, 'opponent');
  switch (word) {
    case 'my-expedition':
      return whereabouts(look, look.bound.me);
    case 'my-other-expedition': {
      const list = whereabouts(look, look.bound.me);
      return list.length > 1
        ? []
        : list.map(({ seat, expedition }) => ({ seat, expedition: other(expedition) }));
    }
    case 'facing-me':
      return facing(look, whereabouts(look, look.bound.me));
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
      return whereabouts(look, look.bound.it[0]);
    case 'facing-it':
      return facing(look, whereabouts(look, look.bound.it[0]));
    case 'that-expedition':
      return refused({ kind: 'that-expedition' });
  }
}
