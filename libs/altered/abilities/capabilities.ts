import { families, fieldName, type Nodes } from './families.js';
import type { KindSpecs, Spec } from './shape.js';

/** The editions of the rules that execute abilities. */
export const editions = ['1.0', '4.0'] as const;
export type EditionId = (typeof editions)[number];

/** For each edition, the reason why it does not execute a node, for readers of the card. Null if it does. */
export type Capability = Readonly<Record<EditionId, string | null>>;

const tabled = [
  ...(['ability', 'trigger', 'passive', 'cost', 'target', 'effect'] as const),
  ...(['step', 'condition', 'selector', 'quantity', 'what'] as const),
];
export type CapabilityFamily = (typeof tabled)[number];

/** Returns the capability of a node or a field from its `since`. */
function capabilityOf(node: KindSpecs[string] | Spec): Capability {
  if (typeof node !== 'object' || !('since' in node) || typeof node.since !== 'string')
    return { '1.0': null, '4.0': null };
  return { '1.0': node.since, '4.0': null };
}

function rowsOf(nodes: Nodes): readonly (readonly [string, Capability])[] {
  const all: Readonly<Record<string, KindSpecs[string] | Spec>> =
    'kinds' in nodes ? nodes.kinds : 'keys' in nodes ? nodes.keys : nodes.fields;
  return Object.entries(all).map(([name, node]) => [fieldName(name), capabilityOf(node)]);
}

/** The kinds of words and numbers that are nodes of a family. */
const plain: Readonly<Partial<Record<CapabilityFamily, readonly string[]>>> = {
  quantity: ['number'],
  what: ['me', 'it'],
};

/** The capability of each kind of each family. For costs and descriptions, of each field. */
export const capabilities = Object.fromEntries(
  tabled.map((family) => [
    family,
    Object.fromEntries([
      ...(plain[family] ?? []).map((name) => [name, capabilityOf({})] as const),
      ...rowsOf(families[family]),
    ]),
  ]),
) as Readonly<Record<CapabilityFamily, Readonly<Record<string, Capability>>>>;

/** The kinds of each family of nodes. For costs and descriptions, their fields. */
export const abilityKinds = Object.fromEntries([
  ...tabled.map((family) => [family, Object.keys(capabilities[family])] as const),
  ['known', ['me', 'it', ...Object.keys(families.known.keys)]] as const,
]) as unknown as Readonly<Record<CapabilityFamily | 'known', readonly string[]>>;

/** Returns the reason why an edition does not execute nodes of a kind. Null if it does, and for families without kinds. */
export const whyNot = (family: string, kind: string, edition: EditionId): string | null =>
  (capabilities as Readonly<Record<string, Readonly<Record<string, Capability>>>>)[family]?.[kind]?.[
    edition
  ] ?? null;

/** Returns the reason why an edition does not execute a field of a node. Null if it does. */
export const whyNoField = (spec: Spec, edition: EditionId): string | null => capabilityOf(spec)[edition];
