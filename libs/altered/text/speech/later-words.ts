/** What only later editions say, and Italian and French have words for here, by the field that carries it. */
const worded: Readonly<Record<string, readonly string[]>> = {
  ability: ['keyword'],
  trigger: ['ascend'],
  step: ['ascend', 'exhausted-resupply'],
  condition: ['ascended'],
  later: ['any-number', 'hasCooldown', 'exhaustInReserve'],
};

type Node = Readonly<Record<string, unknown>>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isWorded(field: string, value: unknown): boolean {
  if (!isNode(value)) return true;
  const { kind } = value;
  const said = typeof kind === 'string' ? [kind] : Object.keys(value);
  return said.every((one) => worded[field]?.includes(one) === true);
}

/** Whether there are Italian and French words for all of a tree: later editions say more than has been put into words. */
export function hasWords(tree: unknown): boolean {
  if (Array.isArray(tree)) return tree.every(hasWords);
  if (!isNode(tree)) return true;
  const own = Object.entries(tree);
  const isLater = tree['kind'] === 'later';
  return own.every(
    ([field, value]) =>
      (isLater && field !== 'kind' && isNode(value) ? isWorded(field, value) : true) &&
      (field === 'later' ? isWorded(field, value) : true) &&
      hasWords(value),
  );
}

/** One of the nodes that have words; `hasWords` has been asked before. */
export function spokenOf<U extends { readonly kind: string }, K extends U['kind']>(
  node: U,
  ...kinds: readonly K[]
): Extract<U, { readonly kind: K }> {
  if (!kinds.some((kind) => kind === node.kind)) throw new Error(`No words for ${node.kind}.`);
  return node as Extract<U, { readonly kind: K }>;
}
