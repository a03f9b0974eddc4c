import { Args, ArgsType, Context, Field, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { printRuling } from '#interchange';
import { parsePosition } from '#record';
import type { Reader } from '../../access/reader.js';
import { Game } from '../../graphql/game.types.js';
import { REBUILD_COST } from '../../graphql/query-limits.js';
import { valueOf } from '../../problem-error.js';
import { ReplayedGames } from '../replayed-games.js';
import { requireWhole } from '../require-whole.js';

@ArgsType()
class RulingArguments {
  @Field(() => String, { description: 'The event, such as `142`.' })
  readonly position!: string;
  @Field(() => String, { description: 'The expected ruling, in 1 to 4000 characters.' })
  readonly expectation!: string;
}

/** The cost of a report, which contains the states around the event and its texts. */
const RULING_COST = 4 * REBUILD_COST;

@Resolver(() => Game)
export class RulingsResolver {
  constructor(private readonly games: ReplayedGames) {}

  @ResolveField(() => String, {
    complexity: RULING_COST,
    description:
      'A report that the ruling of an event is wrong, as the text of a JSON file for `retrace rule check`. ' +
      'Because the report contains decks and choices, the game must be over and the user must be able to ' +
      'view all of it.',
  })
  async rulingReport(
    @Context('reader') reader: Reader,
    @Parent() { id }: Game,
    @Args() { position, expectation }: RulingArguments,
  ): Promise<string> {
    const game = await this.games.open(id, reader);
    requireWhole(game);
    const { revision } = valueOf(parsePosition(position));
    return valueOf(printRuling(game.id, game.replay, revision, expectation));
  }
}
