import { Args, Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { checkPage, clampedCount } from '../graphql/pages.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { valueOf } from '../problem-error.js';
import {
  MomentArguments,
  Profile,
  ProfileArguments,
  ProfileChoices,
  ProfileMoment,
  ProfileSwing,
  ProfileTheme,
} from './profile.types.js';
import {
  MOST_MOMENTS,
  ProfilesService,
  type MomentOfProfile,
  type ProfileFound,
  type SwingOfProfile,
  type ThemeOfProfile,
} from './profiles.service.js';

/** The cost of aggregating ten thousand games of a player. */
const PROFILE_COST = 25 * REBUILD_COST;

@Resolver(() => ProfileTheme)
export class ProfilesResolver {
  constructor(private readonly service: ProfilesService) {}

  @Query(() => Profile, {
    complexity: ({ childComplexity }) => PROFILE_COST + childComplexity,
    description:
      "A player's losses by kind of decision, over reviewed games that you can view completely. Error: " +
      'SEARCH_INVALID.',
  })
  profile(@Context('reader') reader: Reader, @Args() { filter, locale }: ProfileArguments): Promise<Profile> {
    return this.service.of(filter, locale, reader);
  }

  @ResolveField(() => [ProfileMoment], {
    complexity: ({ args, childComplexity }) =>
      clampedCount(Number(args['first'] ?? 0), MOST_MOMENTS) * childComplexity,
    description: 'The decisions of the profile, largest loss first. Error: PAGE_TOO_LARGE.',
  })
  moments(@Parent() { found }: ThemeOfProfile, @Args() args: MomentArguments): readonly ProfileMoment[] {
    valueOf(checkPage(args, MOST_MOMENTS));
    return found.slice(0, args.first);
  }
}

@Resolver(() => Profile)
export class ProfileSwingsResolver {
  @ResolveField(() => [ProfileSwing], {
    complexity: ({ args, childComplexity }) =>
      clampedCount(Number(args['first'] ?? 0), MOST_MOMENTS) * childComplexity,
    description:
      'The turning points of these games, with or without a decision of any player, largest change first. ' +
      'Error: PAGE_TOO_LARGE.',
  })
  swings(@Parent() { swung }: ProfileFound, @Args() args: MomentArguments): readonly ProfileSwing[] {
    valueOf(checkPage(args, MOST_MOMENTS));
    return swung.slice(0, args.first);
  }
}

@Resolver(() => ProfileSwing)
export class ProfileSwingResolver {
  constructor(private readonly service: ProfilesService) {}

  @ResolveField(() => String, {
    nullable: true,
    complexity: REBUILD_COST,
    description:
      'The change in the win probabilities, the choice and the following events, as text. Null if the game or its ' +
      'review has been deleted.',
  })
  text(@Parent() swing: SwingOfProfile, @Context('reader') reader: Reader): Promise<string | null> {
    return this.service.swingText(swing, reader);
  }
}

@Resolver(() => ProfileMoment)
export class ProfileMomentResolver {
  constructor(private readonly service: ProfilesService) {}

  @ResolveField(() => ProfileChoices, {
    nullable: true,
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description:
      'The choice made in the game and the best choice. Null if the game or its review has been deleted.',
  })
  choices(
    @Parent() moment: MomentOfProfile,
    @Context('reader') reader: Reader,
  ): Promise<ProfileChoices | null> {
    return this.service.choices(moment, reader);
  }
}
