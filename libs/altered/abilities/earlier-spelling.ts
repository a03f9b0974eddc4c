import { outsize } from '#kernel';
import type { Ability } from './ability.js';
import type { CardDefinition } from './card.js';

/*
 * Early records wrap some nodes in a node of kind `later`. A record is never rewritten: its games continue in their own
 * spelling, node by node, and lead to the same fingerprints.
 */

type Node = Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Kinds that had another name inside their wrapper, by the field that carries them. */
const renamed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ability: { keyword: 'cooldown' },
  trigger: { rolls: 'rolls-number', goes: 'goes-from', leaves: 'leaves-expedition' },
  step: { create: 'create-at', sacrifice: 'sacrifice-objects' },
  effect: { modes: 'choose-modes' },
  passive: {},
  condition: {},
};

/** Quantities that used to have a kind instead of a field of their own. */
const quantities: Readonly<Record<string, (node: Node) => Node>> = {
  'any-number': () => ({ anyNumber: true }),
  x: () => ({ x: true }),
  expeditions: (expeditions) => ({ expeditions }),
  'counters-taken': () => ({ countersTaken: true }),
};

const own = <T>(of: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(of, key) ? of[key] : undefined;

/** Rewrites a node in the current spelling. Returns a node that already is in it unchanged. */
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

/** Rewrites abilities in the current spelling. Returns abilities already in it, or beyond their bounds, unchanged. */
export const writtenNow = (abilities: readonly Ability[]): readonly Ability[] =>
  outsize(abilities) === null && isWrapped(abilities)
    ? (everywhere(abilities) as readonly Ability[])
    : abilities;

/** Rewrites the abilities of a card in the current spelling. Returns a value that is no card unchanged. */
export function cardNow(card: CardDefinition): CardDefinition {
  const value: unknown = card;
  if (!isNode(value)) return card;
  const { abilities = [] } = card;
  const now = writtenNow(abilities);
  return now === abilities ? card : { ...card, abilities: now };
}

/** Writes a step in the spelling of another step of its game. */
export const spelledLike = <T extends { readonly kind: string }>(sample: T, step: T): T => {
  if (sample.kind !== 'later') return step;
  const [before = step.kind] =
    Object.entries(renamed['step'] ?? {}).find(([, now]) => now === step.kind) ?? [];
  return { kind: 'later', step: { ...step, kind: before } } as unknown as T;
};

/** Rewrites a node in the current spelling, but not the nodes in it. */
export const nodeNow = <T extends { readonly kind: string }>(node: T): T =>
  node.kind === 'later' ? (unwrapped(node) as unknown as T) : node;
