import { outsize } from '#kernel';
import type { Ability } from './ability.js';
import type { CardDefinition } from './card.js';

/*
 * Records that were written before all nodes were one union wrap some of them in one of kind `later`. A record is never
 * written again: its games continue in its own spelling, node by node, and lead to the same fingerprints.
 */

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Kinds that were named otherwise inside of their wrapping, by the field that carries them. */
const renamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ability: { keyword: 'cooldown' },
  trigger: { rolls: 'rolls-number', goes: 'goes-from', leaves: 'leaves-expedition' },
  step: { create: 'create-at', sacrifice: 'sacrifice-objects' },
  effect: { modes: 'choose-modes' },
  passive: {},
  condition: {},
};

/** Quantities that had a kind instead of a field of their own. */
const quantities: Readonly<Record<string, (said: Node) => Node>> = {
  'any-number': () => ({ anyNumber: true }),
  x: () => ({ x: true }),
  expeditions: (expeditions) => ({ expeditions }),
  'counters-taken': () => ({ countersTaken: true }),
};

const own = <T>(of: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined;

/** One node as it is written now; itself, where it is. */
function unwrapped(node: Node): Node {
  const { later, ...others } = node;
  if (isNode(later)) {
    const { kind, ...said } = later;
    const quantity = typeof kind === 'string' ? own(quantities, kind) : undefined;
    return quantity === undefined ? { ...others, ...later } : quantity(said);
  }
  if (node['kind'] !== 'later') return node;
  for (const [field, kinds] of Object.entries(renamed)) {
    const { [field]: carried, ...beside } = node;
    if (!isNode(carried) || typeof carried['kind'] !== 'string') continue;
    const kind = own(kinds, carried['kind']) ?? carried['kind'];
    const { keyword: _, ...rest } = carried;
    return { ...beside, ...(kind === 'cooldown' ? rest : carried), kind };
  }
  return node;
}

function everywhere(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(everywhere);
  if (!isNode(value)) return value;
  return Object.fromEntries(
    Object.entries(unwrapped(value)).map(([field, part]) => [field, everywhere(part)]),
  );
}

const isWrapped = (value: unknown): boolean => {
  if (Array.isArray(value)) return value.some(isWrapped);
  if (!isNode(value)) return false;
  return value['kind'] === 'later' || isNode(value['later']) || Object.values(value).some(isWrapped);
};

/** Whole abilities as they are written now; themselves, where they are, or are larger than any may be. */
export const writtenNow = (abilities: readonly Ability[]): readonly Ability[] =>
  outsize(abilities) === null && isWrapped(abilities)
    ? (everywhere(abilities) as readonly Ability[])
    : abilities;

/** A card with its abilities as they are written now; itself, where they are, or where it is no card. */
export function cardNow(card: CardDefinition): CardDefinition {
  const said: unknown = card;
  if (!isNode(said)) return card;
  const { abilities = [] } = card;
  const now = writtenNow(abilities);
  return now === abilities ? card : { ...card, abilities: now };
}

/** The same step in the spelling in which another one of its game is. */
export const spelledLike = <T extends { readonly kind: string }>(said: T, step: T): T => {
  if (said.kind !== 'later') return step;
  const [before = step.kind] =
    Object.entries(renamed['step'] ?? {}).find(([, now]) => now === step.kind) ?? [];
  return { kind: 'later', step: { ...step, kind: before } } as unknown as T;
};

/** One node as it is written now; what it contains stays as it is. */
export const nodeNow = <T extends { readonly kind: string }>(node: T): T =>
  node.kind === 'later' ? (unwrapped(node) as unknown as T) : node;
