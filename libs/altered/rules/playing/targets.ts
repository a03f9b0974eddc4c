import {
  nodeNow,
  type Effect,
  type Instructions,
  type Quantity,
  type TargetDefinition,
} from '#altered/abilities';
import { toughAgainst, toughOfTargets } from './costs.js';
import type { Context } from '../world/context.js';
import { allLike } from '../world/matching.js';
import { expeditionNames, type Target } from '../state/objects.js';
import { seatsFrom } from '../state/zones.js';

/** What "choose one" or "choose up to X" offers. */
export interface Modal {
  readonly modes: readonly Effect[];
  readonly count: Quantity;
  /** Players can choose fewer, even none. */
  readonly upTo: boolean;
}

/** The modes to choose among, if the effect is modal (6.5.e). */
export function modesOf(said: Effect): Modal | null {
  const effect = nodeNow(said);
  switch (effect.kind) {
    case 'modes':
      return { modes: effect.modes, count: effect.count ?? 1, upTo: false };
    case 'choose-modes':
      return { modes: effect.modes, count: effect.count, upTo: effect.upTo === true };
    case 'sequence':
      return effect.effects.map(modesOf).find((found) => found !== null) ?? null;
    case 'either':
      return effect.effects.map(modesOf).find((found) => found !== null) ?? null;
    case 'table':
      return effect.rows.map((row) => modesOf(row.effect)).find((found) => found !== null) ?? null;
    case 'optional':
    case 'repeat':
      return modesOf(effect.effect);
    case 'if':
      return modesOf(effect.then) ?? (effect.otherwise === undefined ? null : modesOf(effect.otherwise));
    case 'if-you-do':
      return modesOf(effect.first) ?? modesOf(effect.then);
    case 'step':
    case 'simultaneously':
    case 'adjust':
    case 'delayed':
    case 'pay-to':
    case 'thresholds':
    case 'each-player':
    case 'for-each':
      return null;
  }
}

/** 5.2.3.d: the targets that have to be chosen: all of them, without those of modes that were not chosen. */
export function neededTargets(instructions: Instructions, chosen: readonly number[] | null): number[] {
  const all = (instructions.targets ?? []).map((_, index) => index);
  const modal = modesOf(instructions.effect);
  if (modal === null || chosen === null) return all;
  const inModes = (modes: readonly Effect[]): Set<number> => new Set(modes.flatMap(mentioned));
  const used = inModes(modal.modes.filter((_, index) => chosen.includes(index)));
  const unused = inModes(modal.modes.filter((_, index) => !chosen.includes(index)));
  return all.filter((index) => used.has(index) || !unused.has(index));
}

/** Occurrences of the word "target" in part of an effect; inner actions and what is delayed have their own. */
function mentioned(effect: Effect): number[] {
  const found: number[] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    if ('kind' in value && (value.kind === 'pay-to' || value.kind === 'delayed')) return;
    if ('target' in value && typeof value.target === 'number') found.push(value.target);
    for (const inner of Object.values(value)) walk(inner);
  };
  walk(effect);
  return found;
}

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
 * What is suitable for one occurrence of "target" (5.2.3.b), among what its Tough leaves payable beside what was
 * `chosen` for others (7.4.5.c).
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
      const taken = new Set(chosen.flatMap((target) => (target.kind === 'object' ? [target.item] : [])));
      return allLike(context, definition.like)
        .filter((item) => taken.has(item) || toughAgainst(context, controller, item) <= mana)
        .map((item): Target => ({ kind: 'object', item, object: state.stays[item]?.object ?? null }));
    }
    case 'expedition':
      return seatsFrom(state, controller)
        .filter(
          (seat) => definition.whose === 'any' || (seat === controller) === (definition.whose === 'you'),
        )
        .flatMap((seat) =>
          expeditionNames.map((expedition): Target => ({ kind: 'expedition', seat, expedition })),
        );
    case 'player':
      return seatsFrom(state, controller)
        .filter((seat) => definition.who === 'any' || seat !== controller)
        .map((seat): Target => ({ kind: 'player', seat }));
  }
}

/** Whether every target of an effect, in at least one mode, could be chosen with the mana that is left. */
export function couldBeDeclared(context: Context, instructions: Instructions, mana: number): boolean {
  if (instructions.targets === undefined) return true;
  const modal = modesOf(instructions.effect);
  const ways =
    modal === null ? [null] : [...(modal.upTo ? [[]] : []), ...modal.modes.map((_, index) => [index])];
  return ways.some((modes) => hasTargets(context, instructions, modes, mana));
}

/** Whether players can choose none at all. */
export const isOpen = (definition: TargetDefinition): boolean =>
  definition.kind === 'object' && (definition.upTo === true || definition.anyNumber === true);

/** The same for one choice of modes. */
export function hasTargets(
  context: Context,
  instructions: Instructions,
  modes: readonly number[] | null,
  mana: number,
): boolean {
  if (instructions.targets === undefined) return true;
  let left = mana;
  for (const index of neededTargets(instructions, modes)) {
    const definition = instructions.targets[index];
    if (definition === undefined || isOpen(definition)) continue;
    const found = candidatesFor(context, definition, left);
    if (found.length < (definition.kind === 'object' ? (definition.count ?? 1) : 1)) return false;
    left -= Math.min(...found.map((target) => toughOfTargets(context, context.controller, [target])));
  }
  return true;
}
