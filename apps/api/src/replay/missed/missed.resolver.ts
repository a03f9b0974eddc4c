import { Args, ArgsType, Context, Field, Parent, ResolveField, Resolver } from '@nestjs/graphql';
import { missedIn, type Missed as Found } from '#analysis';
import type { MissedKind as Kind } from '#record';
import { missedWords } from '#reviews';
import type { Reader } from '../../access/reader.js';
import { rulesOf } from '../../game-modules.js';
import { Game } from '../../graphql/game.types.js';
import { FoldPageArguments, foldedCount, given, pageOf } from '../../graphql/pages.js';
import { REBUILD_COST } from '../../graphql/query-limits.js';
import { Locale } from '../../graphql/shared.types.js';
import { valueOf } from '../../problem-error.js';
import type { OpenedGame } from '../opened-game.js';
import { named, playerOf } from '../player-names.js';
import { ReplayedGames } from '../replayed-games.js';
import { MissedConnection, MissedFilter, type Missed, type MissedKind } from './missed.types.js';

@ArgsType()
export class MissedArguments extends FoldPageArguments {
  @Field(() => MissedFilter, { nullable: true, description: 'Filters the entries.' })
  readonly filter?: MissedFilter | null;
  @Field(() => String, {
    defaultValue: 'spectator',
    description: 'The perspective: `spectator`, a seat number from `0`, or `all` (all cards visible).',
  })
  readonly as!: string;
  @Field(() => Locale, { defaultValue: 'en', description: 'The language of the sentences.' })
  readonly locale!: Locale;
}

@Resolver(() => Game)
export class MissedResolver {
  constructor(private readonly games: ReplayedGames) {}

  @ResolveField(() => MissedConnection, {
    complexity: ({ args, childComplexity }) => 35 * REBUILD_COST + foldedCount(args) * childComplexity,
    description:
      'Unused possibilities of players, in order: unused actions, unspent mana, declined reactions, ' +
      'reactions prevented by a single condition, and so on. From one perspective.',
  })
  async missed(
    @Parent() { id }: Game,
    @Context('reader') reader: Reader,
    @Args() args: MissedArguments,
  ): Promise<MissedConnection> {
    const game = await this.games.open(id, reader);
    const viewer = valueOf(game.viewer(args.as));
    const { kind, player, ...filter } = given(args.filter);
    const found = missedIn(game.replay, viewer, args.locale, {
      ...filter,
      ...(kind !== undefined && { kind: kind.toLowerCase().replace('_', '-') as Kind }),
    }).filter(({ seat }) => player === undefined || playerOf(game, seat) === player);
    // Several opportunities can be missed at the same event. A cursor therefore contains the index of the opportunity
    // in the whole list.
    const places = new Map(found.map((missed, index) => [missed, index]));
    return valueOf(
      pageOf(
        found,
        args,
        (missed) => [missed.revision, places.get(missed) ?? 0],
        (missed) => nodeOf(game, missed, args.locale),
      ),
    );
  }
}

function nodeOf(game: OpenedGame, missed: Found, locale: Locale): Missed {
  const { kind, revision, clock, seat, item, name, amount, terrain, expedition, why, rule } = missed;
  const [cited] = rulesOf(game.module, [rule], locale);
  return {
    kind: kind.toUpperCase().replace('-', '_') as MissedKind,
    position: `${revision}`,
    clock: named(game, clock),
    seat,
    name: playerOf(game, seat),
    card: item === null && name === null ? null : { item, object: null, reference: null, name, seat },
    amount,
    terrain: terrain ?? null,
    expedition: expedition ?? null,
    why,
    rule: cited ?? { number: rule, summary: null },
    text: missedWords(missed, game.module.tell, locale),
  };
}
