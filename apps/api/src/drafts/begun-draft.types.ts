import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { DraftForm } from './draft.types.js';

@InputType({ description: 'A player of a draft.' })
export class DraftPlayerInput {
  @Field(() => String, {
    nullable: true,
    description: 'The name, at most 60 characters. Not required for a bot.',
  })
  readonly name?: string | null;
  @Field({ defaultValue: false, description: 'Whether a bot picks cards, builds the deck and plays.' })
  readonly bot!: boolean;
}

@InputType({ description: 'The matches that players play with their decks.' })
export class DraftMatchesInput {
  @Field(() => Int, {
    nullable: true,
    description: 'The number of rounds. Default: as many as are needed to find a winner.',
  })
  readonly rounds?: number | null;
  @Field(() => Int, { defaultValue: 1, description: 'The maximum number of games in a match: 1 or 3.' })
  readonly bestOf!: number;
}

@InputType({ description: 'The setup of a draft.' })
export class StartDraftInput {
  @Field(() => DraftForm, {
    defaultValue: DraftForm.BOOSTER_DRAFT,
    description: 'The method by which cards are added to pools.',
  })
  readonly form!: DraftForm;
  @Field(() => String, {
    nullable: true,
    description: 'The code of a set. Default: the set that comes with Retrace.',
  })
  readonly set?: string | null;
  @Field(() => [DraftPlayerInput], { description: 'Two to eight players, in seating order.' })
  readonly players!: readonly DraftPlayerInput[];
  @Field(() => Int, {
    nullable: true,
    description: 'The number of boosters for each seat. Default: 4, or 7 in a sealed event.',
  })
  readonly boosters?: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The time limit for a pick in milliseconds, at least 1000. Default: no limit.',
  })
  readonly timeLimit?: number | null;
  @Field(() => DraftMatchesInput, {
    nullable: true,
    description: 'The matches. Default: no games are played.',
  })
  readonly matches?: DraftMatchesInput | null;
  @Field(() => String, {
    nullable: true,
    description: 'The seed of all random events. People who know the seed can compute hidden information.',
  })
  readonly seed?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that you take. Default: the first seat without a bot.',
  })
  readonly seat?: number | null;
  @Field({
    defaultValue: true,
    description: 'Whether you take a seat. If not, each seat without a bot gets an invitation.',
  })
  readonly playing!: boolean;
}

@ObjectType({ description: "A human player's seat in a new draft." })
export class DraftSeatToken {
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The token of your own seat, sent as "Authorization: Bearer <token>". People with the token can pick ' +
      'for the seat and see what its player sees. Null if an invited player takes the seat.',
  })
  readonly token!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The invitation for the player of this seat. `claimDraftSeat` exchanges it once for the seat token. ' +
      'Null if you take the seat.',
  })
  readonly invitation!: string | null;
}

@ObjectType({ description: 'A draft seat that you have claimed.' })
export class ClaimedDraftSeat {
  @Field(() => ID, { description: 'The id of the draft.' })
  readonly draft!: string;
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({
    description:
      'The seat token, sent as "Authorization: Bearer <token>". People with the token can pick for the ' +
      'seat and see what its player sees.',
  })
  readonly token!: string;
}

@ObjectType({
  description:
    'A new draft, with the token of your seat and invitations to the other seats. They are returned only ' +
    'once.',
})
export class BegunDraft {
  @Field(() => ID, { description: 'The id of the draft.' })
  readonly id!: string;
  @Field(() => [DraftSeatToken], { description: 'All seats without a bot.' })
  readonly seats!: readonly DraftSeatToken[];
}
