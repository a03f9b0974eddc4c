import { Context, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { Game } from '../graphql/game.types.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { BranchTree, GameBranch, GameParent } from './branch.types.js';
import { BranchesService, MOST_BRANCHES, MOST_IN_TREE } from './branches.service.js';

@Resolver(() => Game)
export class BranchesResolver {
  constructor(private readonly branchesOf: BranchesService) {}

  @ResolveField(() => GameParent, {
    nullable: true,
    complexity: REBUILD_COST,
    description: 'The game from which this game branched. Null if there is none that you can view.',
  })
  parent(@Parent() game: Game, @Context('reader') reader: Reader): Promise<GameParent | null> {
    return this.branchesOf.parentOf(game, reader);
  }

  @ResolveField(() => [GameBranch], {
    complexity: ({ childComplexity }) => REBUILD_COST + MOST_BRANCHES * childComplexity,
    description: `The branches that you can view, at most the ${MOST_BRANCHES} newest.`,
  })
  branches(@Parent() { id }: Game, @Context('reader') reader: Reader): Promise<readonly GameBranch[]> {
    return this.branchesOf.of(id, reader);
  }

  @ResolveField(() => BranchTree, {
    complexity: ({ childComplexity }) => 10 * REBUILD_COST + childComplexity,
    description: `The original game, and at most ${MOST_IN_TREE} branches that you can view.`,
  })
  branchTree(@Parent() { id }: Game, @Context('reader') reader: Reader): Promise<BranchTree> {
    return this.branchesOf.treeOf(id, reader);
  }
}
