import { outsize } from '#kernel';
import type { Ability } from './ability.js';
import type { CardDefinition } from './card.js';

/*
 * Early records wrap some nodes in a node of kind `later`. Records are never rewritten, so games that began with
 * wrapped nodes keep them. Otherwise, the fingerprints of these games would change.
 */

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** For each field of a `later` node, the kinds that have another name there, with their current names. */
const renamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ability: { keyword: 'cooldown' },
  trigger: { rolls: 'rolls-number', goes: 'goes-from', leaves: 'leaves-expedition' },
  step: { create: 'create-at', sacrifice: 'sacrifice-objects' },
  effect: { modes: 'choose-modes' },
  passive: {},
  condition: {},
};

/** Conversions of quantities in early records, by `kind`. For example, the kind `x` becomes `{ x: true }`. */
const quantities: Readonly<Record<string, (node: Node) => Node>> = {
  'any-number': () => ({ anyNumber: true }),
  x: () => ({ x: true }),
  expeditions: (expeditions) => ({ expeditions }),
  'counters-taken': () => ({ countersTaken: true }),
};

const own = <T>(of: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined;

/** Converts a node to the current form. Returns a node in the current form unchanged. */
function unwrapped(node: Node): Node {
  const { later, ...others } = node;
  if (isNode(later)) {
    const { kind, ...carried } = later;
    const quantity = typeof kind === 'string' ? own(quantities, kind) : undefined;
    return quantity === undefined ? { ...others, ...later } : quantity(carried);
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

/**
 * Converts abilities to the current form. Returns the same list if it already has that form or exceeds the size limits.
 */
export const writtenNow = (abilities: readonly Ability[]): readonly Ability[] =>
  outsize(abilities) === null && isWrapped(abilities)
    ? (everywhere(abilities) as readonly Ability[])
    : abilities;

/** Converts the abilities of a card to the current form. Returns values that are not cards unchanged. */
export function cardNow(card: CardDefinition): CardDefinition {
  const value: unknown = card;
  if (!isNode(value)) return card;
  const { abilities = [] } = card;
  const now = writtenNow(abilities);
  return now === abilities ? card : { ...card, abilities: now };
}

/** Converts a step to the form of early records if `sample` has that form. Otherwise, returns the step unchanged. */
export const spelledLike = <T extends { readonly kind: string }>(sample: T, step: T): T => {
  if (sample.kind !== 'later') return step;
  const [before = step.kind] =
    Object.entries(renamed['step'] ?? {}).find(([, now]) => now === step.kind) ?? [];
  return { kind: 'later', step: { ...step, kind: before } } as unknown as T;
};

/** Converts a node to the current form, but leaves the nodes inside it unchanged. */
export const nodeNow = <T extends { readonly kind: string }>(node: T): T =>
  node.kind === 'later' ? (unwrapped(node) as unknown as T) : node;
