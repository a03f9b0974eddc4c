import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { GameId } from '#record';
import type { Match } from '#tournaments';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import type { OpenTournament } from './tournaments.service.js';

const match = {
  round: 'The round, from 1.',
  players: 'The names of two players, or of one player with a bye.',
  bestOf: 'The maximum number of games: 1, 3 or 5.',
};

@InputType({ description: 'A match in a tournament.' })
export class TournamentMatchInput {
  @Field(() => Int, { description: match.round })
  readonly round!: number;
  @Field(() => [String], { description: match.players })
  readonly players!: readonly string[];
  @Field(() => Int, { defaultValue: 1, description: match.bestOf })
  readonly bestOf!: number;
  @Field(() => [Int], {
    nullable: true,
    description: "The number of games won by each player, entered manually. Null if the match's games count.",
  })
  readonly wins?: readonly number[] | null;
}

@ObjectType({ description: 'A game in a match, with its result at the time when it was added.' })
export class TournamentGame {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the game. Null if the game was deleted, or if you cannot view it.',
  })
  readonly game!: string | null;
  @Field(() => String, { nullable: true, description: 'The winner. Null for a draw.' })
  readonly winner!: string | null;
}

@ObjectType({ description: 'A match in a tournament.' })
export class TournamentMatch {
  readonly open!: OpenTournament;
  readonly found!: Match;
  @Field(() => ID, { description: 'The id of the match.' })
  readonly id!: string;
  @Field(() => Int, { description: match.round })
  readonly round!: number;
  @Field(() => [String], { description: match.players })
  readonly players!: readonly string[];
  @Field(() => Int, { description: match.bestOf })
  readonly bestOf!: number;
  @Field(() => [Int], { description: 'The number of games won by each player.' })
  readonly wins!: readonly number[];
  @Field({ description: 'Whether the result was entered manually, so the games do not count.' })
  readonly isByHand!: boolean;
  @Field({ description: 'Whether the match is decided, so it counts for the standings.' })
  readonly isOver!: boolean;
}

@ObjectType({ description: "A player's standing." })
export class TournamentStanding {
  @Field(() => Int, { description: 'The rank, from 1. Equal players share a rank.' })
  readonly place!: number;
  @Field({ description: 'The name of the player.' })
  readonly player!: string;
  @Field(() => Int, { description: 'The points: three for each match won or bye, one for each draw.' })
  readonly points!: number;
  @Field(() => Int, { description: 'The number of matches won, including byes.' })
  readonly won!: number;
  @Field(() => Int, { description: 'The number of matches drawn.' })
  readonly drawn!: number;
  @Field(() => Int, { description: 'The number of matches lost.' })
  readonly lost!: number;
  @Field(() => Int, { description: "The sum of all opponents' points, which is the first tie-break." })
  readonly opponents!: number;
  @Field(() => Int, { description: 'The number of games won, which is the second tie-break.' })
  readonly gamesWon!: number;
}

@ObjectType({ description: 'A game that may belong to a match.' })
export class ProposedGame {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: GameId;
  @Field(() => GraphQLDateTime, { description: 'The time when it began.' })
  readonly startedAt!: Date;
  @Field(() => String, { nullable: true, description: 'The winner. Null for a draw.' })
  readonly winner!: string | null;
}

@ObjectType({ description: 'Games of the day that look like a match in the tournament.' })
export class ProposedMatch {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the match to which they belong. Null for a new match.',
  })
  readonly match!: string | null;
  @Field(() => [String], { description: 'The two players.' })
  readonly players!: readonly string[];
  @Field(() => [ProposedGame], {
    complexity: ({ childComplexity }) => 3 * childComplexity,
    description: 'The games, oldest first. At most 5.',
  })
  readonly games!: readonly ProposedGame[];
}

@ObjectType({ description: 'A tournament, or an evening of a league, with matches by round and standings.' })
export class Tournament {
  readonly open!: OpenTournament;
  @Field(() => ID, { description: 'The id of the tournament.' })
  readonly id!: string;
  @Field({ description: 'The name.' })
  readonly name!: string;
  @Field({ description: 'The date: `2026-11-05`.' })
  readonly date!: string;
  @Field({ description: 'The organiser.' })
  readonly by!: string;
  @Field(() => GraphQLDateTime, { description: 'The time when it was created.' })
  readonly at!: Date;
  @Field({ description: 'Whether you are the organiser, who can change it.' })
  readonly isYours!: boolean;
  @Field(() => [String], { description: 'The names of the players. At most 512.' })
  readonly players!: readonly string[];
  @Field(() => Int, { description: 'The number of matches.' })
  readonly matchCount!: number;
  @Field(() => [TournamentMatch], {
    complexity: ({ childComplexity }) => 100 * childComplexity,
    description: 'The matches, by round. At most 1,000.',
  })
  readonly matches!: readonly TournamentMatch[];
}

@ObjectType({ description: "A tournament's link for readers." })
export class TournamentLink {
  @Field({ description: 'A reader\'s token, sent as "Authorization: Bearer <token>".' })
  readonly token!: string;
  @Field({
    description:
      'The path in the viewer. The token follows the `#`, which browsers do not send to the server.',
  })
  readonly link!: string;
}
