import { assertNever, type Seat } from '#record';
import type { Effect } from '../../abilities/index.js';
import type { Mana } from '../../abilities/definition.js';
import type { Action } from '../state/actions.js';
import { durabilityOf, isFaded, magicDamageOf } from '../world/characteristics.js';
import { discarding } from '../step/destroying.js';
import { damage } from '../step/damaging.js';
import { countOf } from '../world/mana.js';
import { valueOf, seatOfPlayer } from '../world/quantities.js';
import {
  bodyOf,
  EXTRACTORS,
  HAND,
  itemOf,
  LINE,
  RESERVOIRS,
  seatOf,
  type State,
  type Status,
  type Zone,
} from '../state/state.js';
import type { Frame, Ref, Task } from '../state/tasks.js';

/**
 * The outcome of a part of an effect. `actions` form a step, and `tasks` run before the step. `it` lists the objects
 * that the text now calls "it".
 */
export interface Deed {
  readonly actions?: readonly Action[];
  readonly tasks?: readonly Task[];
  readonly rules?: readonly string[];
  readonly by?: Seat;
  readonly it?: readonly Ref[];
}

type SingleEffect = Exclude<Effect, { kind: 'sequence' | 'repeat' | 'may' | 'if' | 'modes' }>;

/** Carries out an effect on its targets. `answer` contains the chosen items to discard, or the chosen element. */
export function doing(
  state: State,
  frame: Frame,
  effect: Effect,
  refs: readonly Ref[],
  answer?: string | readonly number[],
): Deed {
  return done(state, frame, effect as SingleEffect, refs, answer);
}

function done(
  state: State,
  frame: Frame,
  effect: SingleEffect,
  refs: readonly Ref[],
  answer: string | readonly number[] | undefined,
): Deed {
  const { seat, cause } = frame;
  switch (effect.kind) {
    case 'damage': {
      const magic = frame.spell ? magicDamageOf(state, seat) : 0;
      const amount = valueOf(state, frame, effect.amount) + magic;
      const actions: Action[] = [];
      for (const ref of refs) damage(actions, state, ref, amount);
      return { actions, rules: magic > 0 ? ['6.3.k', '8.12.a'] : ['6.3.k'] };
    }
    case 'destroy':
      return {
        actions: items(refs).map((item) => discarding(state, item, zoneOf(state, item))),
        rules: ['7.1.a'],
      };
    case 'disarm':
      return {
        actions: items(refs).map((item) => discarding(state, item, 'globe')),
        rules: [
          '8.14.a',
          ...(items(refs).some((item) => itemOf(state, item).owner === seat) ? ['9.7.b'] : []),
        ],
      };
    case 'fade':
      return { actions: refs.flatMap((ref) => fading(state, ref)), rules: ['8.9.a', '8.9.b', '8.9.c'] };
    case 'strengthen': {
      const [attack, health] = [effect.attack ?? 0, effect.health ?? 0].map((quantity) =>
        valueOf(state, frame, quantity),
      );
      return { actions: refs.flatMap((ref) => strengthening(state, ref, attack ?? 0, health ?? 0)) };
    }
    case 'grant':
      return { actions: refs.flatMap((ref) => gaining(state, ref, effect.keyword)) };
    case 'magnetise':
      return { actions: refs.flatMap((ref) => gaining(state, ref, 'magnetised')), rules: ['8.1.a'] };
    case 'gain-health': {
      const who = seatOfPlayer(frame, effect.who);
      const delta = Math.max(0, valueOf(state, frame, effect.amount));
      const value = seatOf(state, who).health + delta;
      return { actions: delta === 0 ? [] : [{ kind: 'health', seat: who, delta, value, how: 'gain' }] };
    }
    case 'draw':
      return { tasks: [{ task: 'draw', seat: seatOfPlayer(frame, effect.who), special: false, cause }] };
    case 'extract': {
      const count = valueOf(state, frame, effect.count);
      return { tasks: [{ task: 'extract', seat: seatOfPlayer(frame, effect.who), count, cause }] };
    }
    case 'discard': {
      const by = seatOfPlayer(frame, effect.who);
      const chosen = typeof answer === 'string' ? [] : (answer ?? []);
      const actions = chosen.map((item): Action => ({
        kind: 'move',
        item,
        seat: by,
        from: 'hand',
        to: 'discard',
        object: null,
      }));
      return { actions, by, rules: ['7.1.a'] };
    }
    case 'summon':
      return summoning(state, frame, effect);
    case 'return':
      return { actions: returning(state, items(refs)), it: [] };
    case 'rearrange':
      return {
        tasks: refs.flatMap((ref) => ('item' in ref ? [{ task: 'rearrange', frame, ...ref } as const] : [])),
      };
    case 'ready':
      return {
        actions: refs.flatMap((ref): Action[] =>
          'item' in ref && bodyOf(state, ref.item).done ? [{ kind: 'done', ...ref, on: false }] : [],
        ),
      };
    case 'extractor': {
      const mana = (typeof answer === 'string' ? answer : effect.element) as Mana;
      const full = countOf(seatOf(state, seat).extractors) >= EXTRACTORS;
      return { actions: full ? [] : [{ kind: 'extractor', seat, mana, delta: 1 }], rules: ['4.1.b'] };
    }
    case 'fill': {
      const { reservoirs } = seatOf(state, seat);
      const delta = Math.min(RESERVOIRS - reservoirs, Math.max(0, valueOf(state, frame, effect.count)));
      return {
        actions:
          delta === 0 ? [] : [{ kind: 'mana', seat, of: 'reservoir', delta, full: reservoirs + delta }],
      };
    }
    case 'mend': {
      const delta = Math.max(0, valueOf(state, frame, effect.amount));
      return {
        actions: (delta === 0 ? [] : seatOf(state, seat).globe).map((item) => ({
          kind: 'durability',
          item,
          object: bodyOf(state, item).object,
          delta,
          value: durabilityOf(state, item) + delta,
        })),
      };
    }
    default:
      return assertNever(effect);
  }
}

const items = (refs: readonly Ref[]): number[] => refs.flatMap((ref) => ('item' in ref ? [ref.item] : []));

function zoneOf(state: State, item: number): Zone {
  const { globe, rune } = seatOf(state, itemOf(state, item).owner);
  return globe.includes(item) ? 'globe' : rune.includes(item) ? 'rune' : 'line';
}

/**
 * Returns the actions that remove all changes applied to a creature or player. A creature also loses its text (8.9).
 */
function fading(state: State, ref: Ref): Action[] {
  if ('item' in ref)
    return isFaded(state, ref.item) && isPlain(state, ref.item) ? [] : [{ kind: 'fade', ...ref }];
  const { attack, statuses } = seatOf(state, ref.seat);
  return attack === null && statuses.length === 0 ? [] : [{ kind: 'player-fade', seat: ref.seat }];
}

/** Whether no change except the fading itself is applied to a faded creature. */
function isPlain(state: State, item: number): boolean {
  const { attack, health, statuses } = bodyOf(state, item);
  return attack === 0 && health === 0 && statuses.length === 1;
}

function strengthening(state: State, ref: Ref, attack: number, health: number): Action[] {
  if (attack === 0 && health === 0) return [];
  if ('item' in ref) return [{ kind: 'strengthen', ...ref, attack, health }];
  if (attack === 0) return [];
  const value = (seatOf(state, ref.seat).attack ?? 0) + attack;
  return [{ kind: 'player-attack', seat: ref.seat, delta: attack, value }];
}

/**
 * Returns a list with the action that gives a creature or player a status or keyword. The list is empty if the target
 * already has it.
 */
function gaining(state: State, ref: Ref, status: Status): Action[] {
  if ('item' in ref)
    return bodyOf(state, ref.item).statuses.includes(status)
      ? []
      : [{ kind: 'status', ...ref, status, on: true }];
  const { statuses } = seatOf(state, ref.seat);
  return statuses.includes(status) ? [] : [{ kind: 'player-status', seat: ref.seat, status, on: true }];
}

/**
 * Returns creatures to their owners' hands. If a hand is full, puts them into the discard pile instead (2.5.b). Tokens
 * cease to exist.
 */
function returning(state: State, all: readonly number[]): readonly Action[] {
  const room = state.seats.map(({ hand }) => HAND - hand.length);
  return all.map((item): Action => {
    const { owner: seat, kind } = itemOf(state, item);
    const left = room[seat] ?? 0;
    if (kind === 'token' || left <= 0) return discarding(state, item, 'line');
    room[seat] = left - 1;
    return { kind: 'move', item, seat, from: 'line', to: 'hand', object: null };
  });
}

/** Creates tokens at the right end of the line until it is full (6.3.c). */
function summoning(state: State, frame: Frame, effect: Extract<Effect, { kind: 'summon' }>): Deed {
  const seat = seatOfPlayer(frame, effect.who ?? 'you');
  const room = LINE - seatOf(state, seat).line.length;
  const count = Math.min(room, valueOf(state, frame, effect.count ?? 1));
  const made = Array.from({ length: Math.max(0, count) }, (_, index) => ({
    item: state.items.length + index,
    object: state.timestamp + 1 + index,
  }));
  return {
    actions: made.map((ref): Action => ({ kind: 'token', ...ref, seat, token: effect.token })),
    it: made,
    rules: ['6.3.c'],
  };
}
