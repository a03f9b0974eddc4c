import { Inject, Injectable } from '@nestjs/common';
import type { GameBranch as Branched } from '#projections';
import type { GameCatalogue } from '#read-models';
import type { GameId } from '#record';
import { AdministrationService } from '../access/administration.service.js';
import type { Reader } from '../access/reader.js';
import { VisibleGames } from '../catalogue/visible-games.js';
import { isLate, NamesService } from '../notes/names.service.js';
import { GAME_CATALOGUE } from '../api.tokens.js';
import type { Game } from '../graphql/game.types.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { parentIn } from './ancestry.js';
import type { BranchTree, GameBranch, GameParent } from './branch.types.js';

/** The maximum number of listed branches per game. */
export const MOST_BRANCHES = 100;
/** The maximum number of listed branches per tree. */
export const MOST_IN_TREE = 200;

type Named = Pick<GameParent, 'name' | 'nameIsLate'>;
const nameless: Named = { name: null, nameIsLate: false };

const asParent = (listed: Game['continues']) =>
  listed == null ? null : { id: listed.id as GameId, revision: listed.revision };

/** Finds the parents and branches of games, and returns only those that the reader is allowed to see. */
@Injectable()
export class BranchesService {
  constructor(
    private readonly games: ReplayedGames,
    private readonly administration: AdministrationService,
    private readonly known: VisibleGames,
    private readonly names: NamesService,
    @Inject(GAME_CATALOGUE) private readonly catalogue: GameCatalogue,
  ) {}

  /**
   * Returns the parent of a game. Null if there is none or the reader is not allowed to see it. Fails if the game
   * cannot be opened.
   */
  async parentOf(game: Game, reader: Reader): Promise<GameParent | null> {
    const id = this.games.idOf(game.id);
    // A link might end before the game branched off its parent. For readers with a link, the parent is therefore read
    // from the visible part of the record.
    const isListed = game.continues !== undefined && !reader.shares.some((shared) => shared.game === id);
    const parent = isListed ? asParent(game.continues) : parentIn((await this.games.open(id, reader)).events);
    if (parent === null || !(await this.known.has(parent.id, reader))) return null;
    const [named = nameless] = await this.#namedOf([parent.id], reader);
    const made = (await this.administration.of(parent.id)).branches.find(({ game }) => game === id);
    return {
      id: parent.id,
      position: `${parent.revision}`,
      ...named,
      branchedAt: made === undefined ? null : new Date(made.madeAt),
    };
  }

  /**
   * Returns the branches of a game that the reader is allowed to see, oldest first. Fails if the game cannot be opened.
   */
  async of(text: string, reader: Reader): Promise<readonly GameBranch[]> {
    const { id, length } = await this.games.open(text, reader);
    return this.#below(id, length, reader);
  }

  /** Returns the branches that leave a game before revision `length`. */
  async #below(id: GameId, length: number, reader: Reader): Promise<readonly GameBranch[]> {
    const branches = (await this.administration.of(id)).branches
      .filter(({ position }) => Number(position) < length)
      .slice(-MOST_BRANCHES);
    const known = await this.known.of(
      branches.map(({ game }) => game),
      reader,
    );
    const there = branches.filter(({ game }) => known.includes(game));
    const named = await this.#namedOf(
      there.map(({ game }) => game),
      reader,
    );
    return there.map((branch, at) => branchView(id, branch, named[at] ?? nameless, reader));
  }

  /** Returns the tree of branches below the earliest ancestor of a game, level by level. */
  async treeOf(text: string, reader: Reader): Promise<BranchTree> {
    const root = await this.#rootOf(text, reader);
    const branches: GameBranch[] = [];
    for (let games = [root]; games.length > 0 && branches.length < MOST_IN_TREE;) {
      const level: GameBranch[] = [];
      for (const game of games) level.push(...(await this.#inTree(game, reader)));
      branches.push(...level);
      games = level.map(({ id }) => id as GameId);
    }
    const [named = nameless] = await this.#namedOf([root], reader);
    return { root, ...named, branches: branches.slice(0, MOST_IN_TREE) };
  }

  /**
   * Like `of`, for a game that the reader is allowed to see. If the reader has a link, opens the game to find the
   * position at which the link ends.
   */
  #inTree(game: GameId, reader: Reader): Promise<readonly GameBranch[]> {
    const isShared = reader.shares.some((shared) => shared.game === game);
    return isShared ? this.of(game, reader) : this.#below(game, Infinity, reader);
  }

  /** Returns the earliest ancestor of a game that the reader can reach without passing a hidden game. */
  async #rootOf(text: string, reader: Reader): Promise<GameId> {
    let { id: root, events } = await this.games.open(text, reader);
    for (;;) {
      const parent = parentIn(events);
      if (parent === null || !(await this.known.has(parent.id, reader))) return root;
      ({ id: root, events } = await this.games.whole(parent.id));
    }
  }

  /** Returns the games' names, in the order of `games`. Omits names that are hidden from the reader. */
  async #namedOf(games: readonly GameId[], reader: Reader): Promise<readonly Named[]> {
    // The list contains the time when each game ended. If the list is unavailable, no name counts as late.
    const rows = await this.catalogue.games(games).catch(() => []);
    return Promise.all(
      games.map(async (game, at) => {
        const { name, namedAt } = await this.names.of(game, reader);
        return { name, nameIsLate: isLate(namedAt, rows[at]?.summary.endedAt ?? null) };
      }),
    );
  }
}

const branchView = (
  parent: GameId,
  { game, position, by, madeAt }: Branched,
  named: Named,
  { role }: Reader,
): GameBranch => ({
  id: game,
  parent,
  position,
  ...named,
  by: role === 'anonymous' ? null : by,
  madeAt: new Date(madeAt),
});
