/** A game that continues another game. */
export interface Branch {
  readonly id: string;
  /** The game that the branch continues. */
  readonly parent: string;
  /** The last revision that the branch shares with its parent. */
  readonly at: number;
  /** The name of the branch. Null if it has none. */
  readonly name: string | null;
  /** The author's name. Null if unknown. */
  readonly by: string | null;
  /** The time of creation, in ISO 8601 format. */
  readonly madeAt: string;
}

/** A game with its branches and their branches. */
export interface Tree {
  readonly root: string;
  /** The name of the game at the root. Null if it has none. */
  readonly name: string | null;
  readonly branches: readonly Branch[];
}

/** A branch, and the branches that continue it. */
export interface Bough extends Branch {
  readonly boughs: readonly Bough[];
}

/** A part of a line of play: the record of `game` up to revision `until`. */
export interface Stretch {
  readonly game: string;
  /** The last revision. Infinity if the part extends to the end of the game. */
  readonly until: number;
}

export const branchOf = ({ branches }: Tree, id: string): Branch | undefined =>
  branches.find((branch) => branch.id === id);

/** Returns the branches of a game as a tree, in order of creation. */
export function boughsOf(tree: Tree, parent = tree.root): readonly Bough[] {
  return tree.branches
    .filter((branch) => branch.parent === parent)
    .sort((a, b) => Date.parse(a.madeAt) - Date.parse(b.madeAt))
    .map((branch) => ({ ...branch, boughs: boughsOf(tree, branch.id) }));
}

/**
 * Returns the line of play of a game from its beginning. The line consists of the parts of other games that the game
 * continues, followed by the game itself. For a game outside the tree, returns only that game.
 */
export function lineOf(tree: Tree, id: string): readonly Stretch[] {
  const line: Stretch[] = [{ game: id, until: Infinity }];
  for (let branch = branchOf(tree, id); branch; branch = branchOf(tree, branch.parent)) {
    const until = Math.min(branch.at, line[0]?.until ?? Infinity);
    line.unshift({ game: branch.parent, until });
  }
  return line;
}

/** Returns the last revision that two games share. Null if they share no events. Infinity if they are the same game. */
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

/** Returns the game in which an event of a line was recorded. A new branch at that event branches off this game. */
export const ownerOf = (tree: Tree, id: string, revision: number): string =>
  lineOf(tree, id).find(({ until }) => revision <= until)?.game ?? id;

/**
 * Returns the branches that leave a game's line of play, ordered by the position at which they leave it. Excludes
 * branches that are part of the line.
 */
export function leavingFrom(tree: Tree, id: string): readonly Branch[] {
  const line = lineOf(tree, id);
  const own = new Set(line.map(({ game }) => game));
  const until = new Map(line.map((stretch) => [stretch.game, stretch.until]));
  return tree.branches
    .filter((branch) => !own.has(branch.id) && branch.at <= (until.get(branch.parent) ?? -1))
    .sort((a, b) => a.at - b.at || Date.parse(a.madeAt) - Date.parse(b.madeAt));
}
