/** The characteristics of objects and regions that passive abilities can change (2.3.1.g), and those that stay (2.2). */
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
  /** The terrains of regions, and which regions can be seen. */
  | 'terrains';

/** What part of a game a node of an ability can look at or change. */
export type Aspect =
  | Characteristic
  /** Which objects are in play, under whose control and in which expedition. */
  | 'play'
  /** Which cards are in the other zones. */
  | 'elsewhere'
  | 'statuses'
  | 'counters'
  /** Which regions the expeditions are in, and what they have become. */
  | 'progress'
  | 'day'
  | 'phase'
  | 'turn'
  | 'first-player'
  | 'passed'
  /** What has happened before: this turn, this day. */
  | 'past'
  | 'result'
  /** What the resolution around it has bound: targets, "it", noted objects and numbers, {X}. */
  | 'bound';

export type Aspects = ReadonlySet<Aspect>;

export const noAspects: Aspects = new Set();

/** All of them together. */
export function together(...all: readonly Iterable<Aspect>[]): Aspects {
  const found = new Set<Aspect>();
  for (const aspects of all) for (const aspect of aspects) found.add(aspect);
  return found;
}

/** Whether some aspect is in both. */
export function overlap(one: Aspects, other: Aspects): boolean {
  for (const aspect of one) if (other.has(aspect)) return true;
  return false;
}

export const only = (...aspects: readonly Aspect[]): Aspects => new Set(aspects);

/** A table with one answer for each kind of node: a kind that has none is an error of types. */
export type ByKind<Node extends { readonly kind: string }> = {
  readonly [K in Node['kind']]: (node: Extract<Node, { readonly kind: K }>) => Aspects;
};

export const answer = <Node extends { readonly kind: string }>(table: ByKind<Node>, node: Node): Aspects =>
  // The table pairs each kind with the answer for its nodes.
  (table as unknown as Readonly<Record<string, (one: Node) => Aspects>>)[node.kind]?.(node) ?? noAspects;
