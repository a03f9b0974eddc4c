/** A property of objects and regions (2.2). Includes properties that passive abilities cannot change (2.3.1.g). */
export type Characteristic =
  | 'types'
  | 'subtypes'
  | 'names'
  | 'rarities'
  | 'factions'
  | 'costs'
  | 'statistics'
  | 'keywords'
  | 'tough'
  | 'abilities'
  /** The terrains of regions, and which regions are visible. */
  | 'terrains';

/** A part of the game state that a node of an ability can read or change. */
export type Aspect =
  | Characteristic
  /** The objects in play, with their controllers and expeditions. */
  | 'play'
  /** The cards in the other zones. */
  | 'elsewhere'
  | 'statuses'
  | 'counters'
  /** The regions of the expeditions, and whether the expeditions have Ascended. */
  | 'progress'
  | 'day'
  | 'phase'
  | 'turn'
  | 'first-player'
  | 'passed'
  /** Earlier events in the current turn or Day. */
  | 'past'
  | 'result'
  /** The meanings of an effect's references while it resolves: targets, "it", noted objects and numbers, {X}. */
  | 'bound';

export type Aspects = ReadonlySet<Aspect>;

export const noAspects: Aspects = new Set();

export function together(...all: readonly Iterable<Aspect>[]): Aspects {
  const found = new Set<Aspect>();
  for (const aspects of all) for (const aspect of aspects) found.add(aspect);
  return found;
}

export function overlap(left: Aspects, right: Aspects): boolean {
  for (const aspect of left) if (right.has(aspect)) return true;
  return false;
}

export const only = (...aspects: readonly Aspect[]): Aspects => new Set(aspects);

/** A table with one function for each kind of node. A missing kind is a compile error. */
export type ByKind<Node extends { readonly kind: string }> = {
  readonly [K in Node['kind']]: (node: Extract<Node, { readonly kind: K }>) => Aspects;
};

export const answer = <Node extends { readonly kind: string }>(table: ByKind<Node>, node: Node): Aspects =>
  // The cast is safe because the table pairs each kind with the function for its nodes.
  (table as unknown as Readonly<Record<string, (node: Node) => Aspects>>)[node.kind]?.(node) ?? noAspects;
