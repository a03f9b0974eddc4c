import { Args, ArgsType, Context, Field, Int, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import type { Reader } from '../../access/reader.js';
import { counterChangesIn, type CausedCounterChange as Folded } from '#projections';
import { Game } from '../../graphql/game.types.js';
import { REBUILD_COST } from '../../graphql/query-limits.js';
import { FoldPageArguments, foldedCount, given, positionAfter, pageOf } from '../../graphql/pages.js';
import { valueOf } from '../../problem-error.js';
import type { OpenedGame } from '../opened-game.js';
import { named, playerOf } from '../player-names.js';
import { ReplayedGames } from '../replayed-games.js';
import {
  CounterConnection,
  type CounterCause,
  type CounterChange,
  type CounterHow,
} from './counter.types.js';

@ArgsType()
export class CountersArguments extends FoldPageArguments {
  @Field(() => Int, { nullable: true, description: 'Counters of one object, by its timestamp.' })
  readonly object?: number | null;
  @Field(() => Int, { nullable: true, description: 'Counters of all objects that the item has been.' })
  readonly item?: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Counters of cards and tokens with this name or reference.',
  })
  readonly card?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Counters of this seat and of the objects that it controls.',
  })
  readonly player?: number | null;
  @Field(() => String, { nullable: true, description: 'Counters with this name, such as `boost`.' })
  readonly name?: string | null;
  @Field(() => String, {
    defaultValue: 'spectator',
    description: 'The perspective: `spectator`, a seat number from `0`, or `all` (all cards visible).',
  })
  readonly as!: string;
}

@Resolver(() => Game)
export class CountersResolver {
  constructor(private readonly games: ReplayedGames) {}

  @ResolveField(() => CounterConnection, {
    complexity: ({ args, childComplexity }) => 5 * REBUILD_COST + foldedCount(args) * childComplexity,
    description:
      'Every change of the matching counters, in order, from one perspective. All conditions must hold.',
  })
  async counterHistory(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
    @Args() args: CountersArguments,
  ): Promise<CounterConnection> {
    const game = await this.games.open(id, reader);
    const { object, item, card, player: seat, name } = args;
    const found = counterChangesIn(valueOf(game.seenAs(args.as)), given({ object, item, card, seat, name }));
    return valueOf(
      pageOf(
        found,
        args,
        ({ revision, index }) => [revision, index],
        (change) => counterChange(game, change),
      ),
    );
  }
}

function counterChange(
  game: OpenedGame,
  { revision, action, how, cause, on, clock, ...rest }: Folded,
): CounterChange {
  const ability = cause.kind === 'ability' || cause.kind === 'reaction' ? cause : null;
  return {
    ...rest,
    player: playerOf(game, rest.seat),
    clock: named(game, clock),
    on: on && { ...on, seat: rest.seat },
    position: positionAfter(revision, action),
    how: how.toUpperCase().replace('-', '_') as CounterHow,
    cause: cause.kind.toUpperCase() as CounterCause,
    rule: cause.kind === 'rule' ? cause.rule : null,
    decision: cause.kind === 'decision' ? cause.decision : null,
    byObject: ability?.object ?? null,
    byAbility: ability?.ability ?? null,
  };
}
