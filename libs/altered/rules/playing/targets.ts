import { nodeNow, reads, type Effect, type Instructions, type Quantity } from '#altered/abilities';
import type { Context } from '../world/context.js';
import { valueOf } from '../world/matching.js';
import { editionIn } from '../state/edition.js';
import type { Target } from '../state/objects.js';
import { candidatesFor, isOpen, mentioned } from '../world/suitable-targets.js';
import { toughAgainst } from '../world/tough.js';

/** The modes in "choose one" or "choose up to X", and how many to choose. */
export interface Modal {
  readonly modes: readonly Effect[];
  readonly count: Quantity;
  /** Whether the player can choose fewer modes, or none. */
  readonly upTo: boolean;
}

/** Caches modes by effect, because effects never change and every part of a declaration needs the modes. */
const known = new WeakMap<Effect, { readonly modal: Modal | null }>();

/** Returns an effect's modes (6.5.e). Null if it has none. */
export function modesOf(effect: Effect): Modal | null {
  let found = known.get(effect);
  if (found === undefined) {
    found = { modal: modesIn(effect) };
    known.set(effect, found);
  }
  return found.modal;
}

function modesIn(node: Effect): Modal | null {
  const effect = nodeNow(node);
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

/**
 * 5.2.3.d: returns the occurrences of "target" for which targets must be chosen. Excludes occurrences in modes that
 * were not chosen.
 */
export function neededTargets(instructions: Instructions, chosen: readonly number[] | null): number[] {
  const all = (instructions.targets ?? []).map((_, index) => index);
  const modal = modesOf(instructions.effect);
  if (modal === null || chosen === null) return all;
  const inModes = (modes: readonly Effect[]): Set<number> => new Set(modes.flatMap(mentioned));
  const used = inModes(modal.modes.filter((_, index) => chosen.includes(index)));
  const unused = inModes(modal.modes.filter((_, index) => !chosen.includes(index)));
  return all.filter((index) => used.has(index) || !unused.has(index));
}

/**
 * Whether any legal choice of modes has targets that can be chosen with the remaining mana. Always true if targets are
 * chosen later (6.5.b of edition 4.0).
 */
export function isDeclarable(context: Context, instructions: Instructions, mana: number): boolean {
  if (instructions.targets === undefined) return true;
  if (editionIn(context.state).targets !== 'declared') return true;
  const modal = modesOf(instructions.effect);
  const ways = modal === null ? [null] : waysOf(context, modal);
  return ways.some((modes) => hasTargets(context, instructions, modes, mana));
}

/**
 * Returns the sets of modes to consider for a declaration (5.1.2.c). Each contains the required number of modes or, for
 * "up to", at most one mode.
 */
function waysOf(context: Context, { modes, count, upTo }: Modal): readonly (readonly number[])[] {
  const all = [...modes.keys()];
  if (upTo) return [[], ...all.map((mode) => [mode])];
  const wanted = reads(context.state.started, 'all-modes')
    ? Math.min(valueOf(context, count), all.length)
    : 1;
  let ways: readonly (readonly number[])[] = [[]];
  for (let chosen = 0; chosen < wanted; chosen++)
    ways = ways.flatMap((way) =>
      all.filter((mode) => mode > (way.at(-1) ?? -1)).map((mode) => [...way, mode]),
    );
  return ways;
}

/** Returns the lowest Tough among possible targets. Infinity if there are no targets. */
function leastTough(context: Context, targets: readonly Target[]): number {
  let least = Infinity;
  for (const target of targets) {
    const tough = target.kind === 'object' ? toughAgainst(context, context.controller, target.item) : 0;
    least = Math.min(least, tough);
  }
  return least;
}

/** Whether targets for the chosen modes exist and their Tough can be paid with the available mana. */
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
    left -= leastTough(context, found);
  }
  return true;
}
