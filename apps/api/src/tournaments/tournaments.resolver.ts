import {
  Args,
  ArgsType,
  Context,
  Field,
  ID,
  Mutation,
  Parent,
  Query,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { REBUILD_COST } from '../graphql/query-limits.js';
import { tournamentStandings } from '#tournaments';
import { shownTournament } from './tournament-view.js';
import {
  ProposedMatch,
  Tournament,
  TournamentGame,
  TournamentLink,
  TournamentMatch,
  TournamentMatchInput,
  TournamentStanding,
} from './tournament.types.js';
import { TournamentsService } from './tournaments.service.js';

/** The assumed number of an organiser's tournaments, for estimating the cost of a query. */
const TOURNAMENTS = 50;

@ArgsType()
class TitleArguments {
  @Field({ description: 'The name, at most 80 characters.' })
  readonly name!: string;
  @Field({ description: 'The date: `2026-11-05`.' })
  readonly date!: string;
}

@ArgsType()
class TournamentArguments {
  @Field(() => ID, { description: 'The id of the tournament.' })
  readonly tournament!: string;
}

@ArgsType()
class MatchArguments extends TournamentArguments {
  @Field(() => ID, { description: 'The id of the match.' })
  readonly match!: string;
}

@ArgsType()
class GroupArguments extends TournamentArguments {
  @Field(() => [ID], {
    description: 'Ids of finished games between the same two players, in order. At most 9.',
  })
  readonly games!: readonly string[];
  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the match. Default: the first match of the players without games, or a new match in their ' +
      'next free round.',
  })
  readonly match?: string | null;
  @Field(() => [String], {
    nullable: true,
    description:
      'The tournament names of the players in the first game, by seat. Default: the names in the game.',
  })
  readonly players?: readonly string[] | null;
}

@Resolver(() => Tournament)
export class TournamentsResolver {
  constructor(private readonly tournaments: TournamentsService) {}

  @Query(() => [Tournament], {
    name: 'tournaments',
    complexity: ({ childComplexity }) => 2 * REBUILD_COST + TOURNAMENTS * childComplexity,
    description: 'Your tournaments, newest first. Error: FORBIDDEN.',
  })
  async list(@Context('reader') reader: Reader): Promise<readonly Tournament[]> {
    return (await this.tournaments.list(reader)).map(shownTournament);
  }

  @Query(() => Tournament, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description:
      'One of your tournaments, or the tournament whose token you send. Errors: FORBIDDEN, ' +
      'TOURNAMENT_NOT_FOUND.',
  })
  async tournament(
    @Context('reader') reader: Reader,
    @Args('id', {
      type: () => ID,
      nullable: true,
      description: 'The id of the tournament. Default: the tournament whose token you send.',
    })
    id: string | null | undefined,
  ): Promise<Tournament> {
    return shownTournament(await this.tournaments.of(id ?? null, reader));
  }

  @ResolveField(() => TournamentLink, {
    nullable: true,
    complexity: ({ childComplexity }) => 20 + childComplexity,
    description: 'The link for readers. Null if there is none, or if you are not the organiser.',
  })
  link(@Parent() { open }: Tournament): Promise<TournamentLink | null> {
    return this.tournaments.link(open);
  }

  @ResolveField(() => [TournamentStanding], {
    complexity: ({ childComplexity }) => 100 + 50 * childComplexity,
    description: 'The standings of all players after the decided matches, calculated like those of drafts.',
  })
  standings(@Parent() { open }: Tournament): readonly TournamentStanding[] {
    return tournamentStandings(open.tournament).map(({ matches, ...standing }) => ({
      ...standing,
      ...matches,
    }));
  }

  @ResolveField(() => [ProposedMatch], {
    complexity: ({ childComplexity }) => 5 * REBUILD_COST + 20 * childComplexity,
    description:
      "The players' finished games of that day that belong to no match, grouped into matches. Empty unless " +
      'you are the organiser.',
  })
  async proposed(
    @Parent() { open }: Tournament,
    @Context('reader') reader: Reader,
  ): Promise<readonly ProposedMatch[]> {
    const found = await this.tournaments.proposals(open, reader);
    return found.map(({ games, ...match }) => ({
      ...match,
      games: games.map(({ game, winner, startedAt }) => ({ game, winner, startedAt: new Date(startedAt) })),
    }));
  }

  @Mutation(() => Tournament, {
    complexity: ({ childComplexity }) => 2 * REBUILD_COST + childComplexity,
    description:
      'Creates a tournament without matches. Errors: FORBIDDEN, TOURNAMENT_INVALID, TOURNAMENTS_TOO_MANY.',
  })
  async startTournament(
    @Context('reader') reader: Reader,
    @Args() title: TitleArguments,
  ): Promise<Tournament> {
    return shownTournament(await this.tournaments.start(title, reader, new Date()));
  }

  @Mutation(() => [Tournament], {
    complexity: ({ childComplexity }) => 10 * REBUILD_COST + TOURNAMENTS * childComplexity,
    description:
      'Creates the tournaments of a file, which is a table with a row for each match, or JSON. Errors: ' +
      'FORBIDDEN, TOURNAMENT_FILE_INVALID, TOURNAMENTS_TOO_MANY.',
  })
  async importTournament(
    @Context('reader') reader: Reader,
    @Args('file', { description: 'The content of the file. At most 204,800 characters.' }) file: string,
    @Args() title: TitleArguments,
  ): Promise<readonly Tournament[]> {
    return (await this.tournaments.take(file, title, reader, new Date())).map(shownTournament);
  }

  @Mutation(() => Tournament, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description:
      'Changes the name and date of a tournament. Errors: those of `tournament`, TOURNAMENT_INVALID, ' +
      'TOURNAMENT_TOO_LARGE.',
  })
  async changeTournament(
    @Context('reader') reader: Reader,
    @Args() { tournament }: TournamentArguments,
    @Args() title: TitleArguments,
  ): Promise<Tournament> {
    return shownTournament(await this.tournaments.change(tournament, title, reader));
  }

  @Mutation(() => Tournament, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description:
      'Renames a player. If another player has the new name, the two players are merged. Errors: those of ' +
      '`tournament`, TOURNAMENT_INVALID, TOURNAMENT_TOO_LARGE.',
  })
  async renamePlayer(
    @Context('reader') reader: Reader,
    @Args() { tournament }: TournamentArguments,
    @Args('player', { description: "A name from the tournament's `players`." }) from: string,
    @Args('name', { description: 'The new name.' }) to: string,
  ): Promise<Tournament> {
    return shownTournament(await this.tournaments.rename(tournament, { from, to }, reader));
  }

  @Mutation(() => Tournament, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description: 'Adds a match. Errors: those of `tournament`, MATCH_INVALID, TOURNAMENT_TOO_LARGE.',
  })
  async addMatch(
    @Context('reader') reader: Reader,
    @Args() { tournament }: TournamentArguments,
    @Args('content', { description: 'The match.' }) content: TournamentMatchInput,
  ): Promise<Tournament> {
    return shownTournament(await this.tournaments.enter(tournament, null, content, reader));
  }

  @Mutation(() => Tournament, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description:
      'Replaces the round, players and result of a match, but keeps its games. Errors: those of ' +
      '`tournament`, MATCH_NOT_FOUND, MATCH_INVALID, TOURNAMENT_TOO_LARGE.',
  })
  async changeMatch(
    @Context('reader') reader: Reader,
    @Args() { tournament, match }: MatchArguments,
    @Args('content', { description: 'The complete match.' }) content: TournamentMatchInput,
  ): Promise<Tournament> {
    return shownTournament(await this.tournaments.enter(tournament, match, content, reader));
  }

  @Mutation(() => Tournament, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description:
      'Removes a match, but not the records of its games. Errors: those of `tournament`, MATCH_NOT_FOUND.',
  })
  async removeMatch(
    @Context('reader') reader: Reader,
    @Args() { tournament, match }: MatchArguments,
  ): Promise<Tournament> {
    return shownTournament(await this.tournaments.remove(tournament, match, reader));
  }

  @Mutation(() => Tournament, {
    complexity: ({ childComplexity }) => 10 * REBUILD_COST + childComplexity,
    description:
      'Adds finished games between two players to a match, with their results. Errors: those of ' +
      '`tournament`, GAME_NOT_FOUND, GAME_NOT_OVER, MATCH_NOT_FOUND, MATCH_INVALID, TOURNAMENT_TOO_LARGE.',
  })
  async groupGames(
    @Context('reader') reader: Reader,
    @Args() { tournament, games, match, players }: GroupArguments,
  ): Promise<Tournament> {
    const requested = { games, match: match ?? null, players: players ?? null };
    return shownTournament(await this.tournaments.group(tournament, requested, reader));
  }

  @Mutation(() => Tournament, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description: 'Removes games from a match. Errors: those of `tournament`, MATCH_NOT_FOUND.',
  })
  async ungroupGames(
    @Context('reader') reader: Reader,
    @Args() { tournament, match }: MatchArguments,
    @Args('games', { type: () => [ID], description: 'The ids of the games.' }) games: readonly string[],
  ): Promise<Tournament> {
    return shownTournament(await this.tournaments.ungroup(tournament, match, games, reader));
  }

  @Mutation(() => Tournament, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description: 'Creates the link for readers. Errors: those of `tournament`, TOURNAMENT_TOO_LARGE.',
  })
  async shareTournament(
    @Context('reader') reader: Reader,
    @Args() { tournament }: TournamentArguments,
  ): Promise<Tournament> {
    return shownTournament(await this.tournaments.share(tournament, true, reader));
  }

  @Mutation(() => Tournament, {
    complexity: ({ childComplexity }) => REBUILD_COST + childComplexity,
    description: 'Revokes the link for readers. Errors: those of `tournament`.',
  })
  async unshareTournament(
    @Context('reader') reader: Reader,
    @Args() { tournament }: TournamentArguments,
  ): Promise<Tournament> {
    return shownTournament(await this.tournaments.share(tournament, false, reader));
  }

  @Mutation(() => ID, {
    complexity: 2 * REBUILD_COST,
    description:
      'Permanently deletes a tournament, but not its games. Returns its id. Errors: those of `tournament`.',
  })
  async deleteTournament(
    @Context('reader') reader: Reader,
    @Args() { tournament }: TournamentArguments,
  ): Promise<string> {
    await this.tournaments.delete(tournament, reader);
    return tournament;
  }
}

/** Shows the games of a match, except those that are hidden from the reader. */
@Resolver(() => TournamentMatch)
export class TournamentMatchResolver {
  @ResolveField(() => [TournamentGame], {
    complexity: ({ childComplexity }) => 3 + 3 * childComplexity,
    description: 'The games, in the order in which they were added. At most 9.',
  })
  async games(@Parent() { open, found }: TournamentMatch): Promise<readonly TournamentGame[]> {
    const visible = await open.visible();
    return found.games.map(({ game, winner }) => ({ game: visible.has(game) ? game : null, winner }));
  }
}
