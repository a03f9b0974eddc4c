import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import type { GameId } from '#record';
import type { Match } from '#tournaments';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import type { OpenTournament } from './tournaments.service.js';

const match = {
  round: 'The round, from 1.',
  players: 'The names of two players, or of one with a bye.',
  bestOf: 'The games that it has at most: 1, 3 or 5.',
};

@InputType({ description: 'A match of a tournament.' })
export class TournamentMatchInput {
  @Field(() => Int, { description: match.round })
  readonly round!: number;
  @Field(() => [String], { description: match.players })
  readonly players!: readonly string[];
  @Field(() => Int, { defaultValue: 1, description: match.bestOf })
  readonly bestOf!: number;
  @Field(() => [Int], {
    nullable: true,
    description: 'The games that each player has won, by hand. Null if the games of the match count.',
  })
  readonly wins?: readonly number[] | null;
}

@ObjectType({ description: 'A game of a match, with its result when it was added.' })
export class TournamentGame {
  @Field(() => ID, {
    nullable: true,
    description: 'The id of the game. Null if it was deleted, or you cannot view it.',
  })
  readonly game!: string | null;
  @Field(() => String, { nullable: true, description: 'The player who won. Null for a draw.' })
  readonly winner!: string | null;
}

@ObjectType({ description: 'A match of a tournament.' })
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
  @Field(() => [Int], { description: 'The games that each player has won.' })
  readonly wins!: readonly number[];
  @Field({ description: 'Whether the result was entered by hand, so that the games do not count.' })
  readonly isByHand!: boolean;
  @Field({ description: 'Whether it is decided, so that it counts for the standings.' })
  readonly isOver!: boolean;
}

@ObjectType({ description: 'The standing of a player.' })
export class TournamentStanding {
  @Field(() => Int, { description: 'The place, from 1. Level players share it.' })
  readonly place!: number;
  @Field({ description: 'The name of the player.' })
  readonly player!: string;
  @Field(() => Int, { description: 'Three for a match won, or a bye; one for a draw.' })
  readonly points!: number;
  @Field(() => Int, { description: 'Matches won, byes among them.' })
  readonly won!: number;
  @Field(() => Int, { description: 'Matches drawn.' })
  readonly drawn!: number;
  @Field(() => Int, { description: 'Matches lost.' })
  readonly lost!: number;
  @Field(() => Int, { description: 'The points of all opponents together: the first tie-break.' })
  readonly opponents!: number;
  @Field(() => Int, { description: 'Games won: the second tie-break.' })
  readonly gamesWon!: number;
}

@ObjectType({ description: 'A game that may belong to a match.' })
export class ProposedGame {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly game!: GameId;
  @Field(() => GraphQLDateTime, { description: 'When it began.' })
  readonly startedAt!: Date;
  @Field(() => String, { nullable: true, description: 'The player who won. Null for a draw.' })
  readonly winner!: string | null;
}

@ObjectType({ description: 'Games of the day that look like a match of the tournament.' })
export class ProposedMatch {
  @Field(() => ID, { nullable: true, description: 'The match that they fit. Null for a new one.' })
  readonly match!: string | null;
  @Field(() => [String], { description: 'The two players.' })
  readonly players!: readonly string[];
  @Field(() => [ProposedGame], {
    complexity: ({ childComplexity }) => 3 * childComplexity,
    description: 'The games, the first one first. At most 5.',
  })
  readonly games!: readonly ProposedGame[];
}

@ObjectType({ description: 'A tournament, or an evening of a league: matches by round, and standings.' })
export class Tournament {
  readonly open!: OpenTournament;
  @Field(() => ID, { description: 'The id of the tournament.' })
  readonly id!: string;
  @Field({ description: 'The name.' })
  readonly name!: string;
  @Field({ description: 'The date: `2026-11-05`.' })
  readonly date!: string;
  @Field({ description: 'Who organises it.' })
  readonly by!: string;
  @Field(() => GraphQLDateTime, { description: 'When it was entered.' })
  readonly at!: Date;
  @Field({ description: 'Whether you organise it, and can change it.' })
  readonly isYours!: boolean;
  @Field(() => [String], { description: 'The names of the players. At most 512.' })
  readonly players!: readonly string[];
  @Field(() => Int, { description: 'The number of matches.' })
  readonly matchCount!: number;
  @Field(() => [TournamentMatch], {
    complexity: ({ childComplexity }) => 100 * childComplexity,
    description: 'The matches by round. At most 1,000.',
  })
  readonly matches!: readonly TournamentMatch[];
}

@ObjectType({ description: 'The link of a tournament for readers.' })
export class TournamentLink {
  @Field({ description: 'For readers: "Authorization: Bearer <token>".' })
  readonly token!: string;
  @Field({ description: 'The path in the viewer. The token is behind the `#`, which browsers do not send.' })
  readonly link!: string;
}
