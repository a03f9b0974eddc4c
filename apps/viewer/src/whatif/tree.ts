/** A game that continues another. */
export interface Branch {
  readonly id: string;
  /** The game that it continues. */
  readonly parent: string;
  /** The last revision that both games share. */
  readonly at: number;
  /** Null if it has no name. */
  readonly name: string | null;
  /** Null if its author is unknown. */
  readonly by: string | null;
  /** ISO 8601. */
  readonly madeAt: string;
}

/** A game with all of its branches, recursively. */
export interface Tree {
  readonly root: string;
  /** Null if it has no name. */
  readonly name: string | null;
  readonly branches: readonly Branch[];
}

/** A branch with those that continue it. */
export interface Bough extends Branch {
  readonly boughs: readonly Bough[];
}

/** A part of a line: up to `until` it is the record of that game. */
export interface Stretch {
  readonly game: string;
  /** Infinity: up to its end. */
  readonly until: number;
}

export const branchOf = ({ branches }: Tree, id: string): Branch | undefined =>
  branches.find((branch) => branch.id === id);

/** The branches as nested lists, in order of creation. */
export function boughsOf(tree: Tree, parent = tree.root): readonly Bough[] {
  return tree.branches
    .filter((branch) => branch.parent === parent)
    .sort((a, b) => Date.parse(a.madeAt) - Date.parse(b.madeAt))
    .map((branch) => ({ ...branch, boughs: boughsOf(tree, branch.id) }));
}

/**
 * Returns the games that the record of a game consists of, from the beginning. A game outside the tree has
 * only itself.
 */
export function lineOf(tree: Tree, id: string): readonly Stretch[] {
  const line: Stretch[] = [{ game: id, until: Infinity }];
  for (let branch = branchOf(tree, id); branch; branch = branchOf(tree, branch.parent)) {
    const until = Math.min(branch.at, line[0]?.until ?? Infinity);
    line.unshift({ game: branch.parent, until });
  }
  return line;
}

/**
 * Returns the last revision that two games share. Null if their first events differ, Infinity if they are the same
 * game.
 */
export function partingOf(tree: Tree, left: string, right: string): number | null {
  const [here, there] = [lineOf(tree, left), lineOf(tree, right)];
  let parting: number | null = null;
  for (const [index, { game, until }] of here.entries()) {
    const beside = there[index];
    if (beside?.game !== game) break;
    parting = Math.min(until, beside.until);
    if (until !== beside.until) break;
  }
  return parting;
}

/**
 * Returns the game in which an event of a line was recorded. A branch at that event is a branch of that game.
 */
export const ownerOf = (tree: Tree, id: string, revision: number): string =>
  lineOf(tree, id).find(({ until }) => revision <= until)?.game ?? id;

/**
 * Returns the branches that leave the line of a game, in the order of the line, without those that are part
 * of it.
 */
export function leavingFrom(tree: Tree, id: string): readonly Branch[] {
  const line = lineOf(tree, id);
  const own = new Set(line.map(({ game }) => game));
  const until = new Map(line.map((stretch) => [stretch.game, stretch.until]));
  return tree.branches
    .filter((branch) => !own.has(branch.id) && branch.at <= (until.get(branch.parent) ?? -1))
    .sort((a, b) => a.at - b.at || Date.parse(a.madeAt) - Date.parse(b.madeAt));
}
