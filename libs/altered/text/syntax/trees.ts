type Node = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Yields the nodes and lists of a tree, outermost first. */
export function* nodesOf(tree: unknown): Generator<Node> {
  if (!isTree(tree)) return;
  yield tree;
  for (const part of Object.values(tree)) yield* nodesOf(part);
}

export const someNode = (tree: unknown, isSo: (node: Node) => boolean): boolean => {
  if (!isTree(tree)) return false;
  return isSo(tree) || Object.values(tree).some((part) => someNode(part, isSo));
};

/** Replaces some nodes of a tree. Does not visit the nodes inside a replaced node. */
export function changedIn<T>(tree: T, change: (node: Node) => unknown): T {
  if (!isTree(tree)) return tree;
  const changed = change(tree);
  if (changed !== undefined) return changed as T;
  if (Array.isArray(tree)) return tree.map((part: unknown) => changedIn(part, change)) as T;
  return Object.fromEntries(
    Object.entries(tree).map(([field, part]) => [field, changedIn(part, change)]),
  ) as T;
}
