import { gather, itemOption, OptionCache } from '#kernel';
import type { TargetDefinition } from '#altered/abilities';
import { expeditionsOf, type Context, type OneExpedition } from './context.js';
import { allLike, holds, stands } from './matching.js';
import { toughAgainst } from './tough.js';
import { expeditionNames, type Target } from '../state/objects.js';
import { areTogether } from '../state/seating.js';
import { seatsFrom } from '../state/zones.js';
import type { Option } from '#record';

/**
 * The fields of an effect that contain nested effects with separate target numbers. Delayed effects and inner actions
 * also have separate numbers.
 */
const ownTargets: readonly string[] = ['token', 'abilities'];

export function mentioned(part: unknown): readonly number[] {
  if (typeof part !== 'object' || part === null) return none;
  // Arrays are not cached, because callers create them for each call.
  if (Array.isArray(part)) return mentionedIn(part);
  let found = known.get(part);
  if (found === undefined) {
    found = mentionedIn(part);
    known.set(part, found);
  }
  return found;
}

const none: readonly number[] = [];

/** Caches target numbers by effect, because effects never change. */
const known = new WeakMap<object, readonly number[]>();

function mentionedIn(effect: object): number[] {
  const found: number[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('kind' in value && (value.kind === 'pay-to' || value.kind === 'delayed' || isAwaited(value))) return;
    if ('target' in value && typeof value.target === 'number') found.push(value.target);
    for (const [name, inner] of Object.entries(value)) if (!ownTargets.includes(name)) walk(inner);
  };
  walk(effect);
  return found;
}

/**
 * Whether an effect waits for an event and therefore chooses its targets later. False for an effect on "the next card
 * you play", because its targets are already chosen.
 */
const isAwaited = (value: object): boolean =>
  'kind' in value &&
  value.kind === 'next' &&
  'trigger' in value &&
  typeof value.trigger === 'object' &&
  value.trigger !== null &&
  'kind' in value.trigger &&
  value.trigger.kind !== 'played';

/** The option key that ends the choice of targets. */
export const DONE = 'done';

export const keyOf = (target: Target): string => {
  switch (target.kind) {
    case 'object':
      return `${target.item}`;
    case 'expedition':
      return `expedition:${target.seat}:${target.expedition}`;
    case 'player':
      return `player:${target.seat}`;
  }
};

/**
 * Returns the legal choices for an occurrence of "target" (5.2.3.b). Excludes objects whose Tough costs more than
 * `mana` (7.4.5.c), unless they are already in `chosen`.
 */
export function candidatesFor(
  context: Context,
  definition: TargetDefinition,
  mana: number,
  chosen: readonly Target[] = [],
): Target[] {
  const { state, controller } = context;
  switch (definition.kind) {
    case 'object': {
      const isChosen = (item: number): boolean =>
        chosen.some((target) => target.kind === 'object' && target.item === item);
      const found: Target[] = [];
      for (const item of allLike(context, definition.like))
        if (isChosen(item) || toughAgainst(context, controller, item) <= mana)
          found.push({ kind: 'object', item, object: state.stays[item]?.object ?? null });
      return found;
    }
    case 'expedition': {
      const seats = seatsFrom(state, controller).filter(
        (seat) =>
          definition.whose === 'any' ||
          (definition.whose === 'you' ? seat === controller : !areTogether(state, seat, controller)),
      );
      return gather(seats, (seat) =>
        expeditionNames.map((expedition) => ({ kind: 'expedition', seat, expedition }) as const),
      ).filter((target) => matchesDefinition(context, definition, target));
    }
    case 'player':
      return seatsFrom(state, controller)
        .filter((seat) => definition.who === 'any' || !areTogether(state, seat, controller))
        .filter(
          (seat) => definition.that === undefined || holds({ ...context, controller: seat }, definition.that),
        )
        .map((seat): Target => ({ kind: 'player', seat }));
  }
}

/**
 * Whether an expedition is ahead, behind or tied as the definition requires. If the definition says "other", it must
 * not be the ability's own expedition.
 */
const matchesDefinition = (
  context: Context,
  { other, is }: Extract<TargetDefinition, { kind: 'expedition' }>,
  { seat, expedition }: OneExpedition,
): boolean =>
  (is === undefined || stands(context, { seat, expedition }, is)) &&
  (other !== true ||
    !expeditionsOf(context, 'my-expedition').some(
      (mine) => mine.seat === seat && mine.expedition === expedition,
    ));

/** Whether the player can choose fewer targets, or none. */
export const isOpen = (definition: TargetDefinition): boolean =>
  definition.kind !== 'player' && (definition.upTo === true || definition.anyNumber === true);

/** Caches options by seat and by the index of the expedition's name. */
const expeditions = new OptionCache((seat, place) => {
  const expedition = expeditionNames[place] ?? 'hero';
  const target = { kind: 'expedition', seat, expedition } as const;
  return { key: keyOf(target), about: target };
});

const players = new OptionCache((seat) => {
  const target = { kind: 'player', seat } as const;
  return { key: keyOf(target), about: target };
});

export function targetOption(target: Target): Option {
  switch (target.kind) {
    case 'object':
      return itemOption(target.item);
    case 'expedition':
      return expeditions.at(target.seat, expeditionNames.indexOf(target.expedition));
    case 'player':
      return players.at(target.seat, 0);
  }
}
