import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { DraftForm } from './draft.types.js';

@InputType({ description: 'A player of a draft.' })
export class DraftPlayerInput {
  @Field(() => String, { nullable: true, description: 'At most 60 characters. A bot needs none.' })
  readonly name?: string | null;
  @Field({ defaultValue: false, description: 'Whether a bot picks, builds and plays.' })
  readonly bot!: boolean;
}

@InputType({ description: 'The matches that are played with the decks.' })
export class DraftMatchesInput {
  @Field(() => Int, { nullable: true, description: 'Default: as many as find a winner.' })
  readonly rounds?: number | null;
  @Field(() => Int, { defaultValue: 1, description: 'Games of a match at most: 1 or 3.' })
  readonly bestOf!: number;
}

@InputType({ description: 'How to begin a draft.' })
export class StartDraftInput {
  @Field(() => DraftForm, {
    defaultValue: DraftForm.BOOSTER_DRAFT,
    description: 'How cards come to the pools.',
  })
  readonly form!: DraftForm;
  @Field(() => String, { nullable: true, description: 'The code of a set. Default: the shipped one.' })
  readonly set?: string | null;
  @Field(() => [DraftPlayerInput], { description: 'Two to eight, in the order in which they sit.' })
  readonly players!: readonly DraftPlayerInput[];
  @Field(() => Int, {
    nullable: true,
    description: 'Boosters of each seat. Default: 4, or 7 of a sealed event.',
  })
  readonly boosters?: number | null;
  @Field(() => Int, { nullable: true, description: 'Milliseconds for a pick, from 1000. Default: no limit.' })
  readonly timeLimit?: number | null;
  @Field(() => DraftMatchesInput, { nullable: true, description: 'Default: no games are played.' })
  readonly matches?: DraftMatchesInput | null;
  @Field(() => String, {
    nullable: true,
    description: 'The seed of all chance. People who know it can work out what is hidden.',
  })
  readonly seed?: string | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that you take. Default: the first without a bot.',
  })
  readonly seat?: number | null;
  @Field({
    defaultValue: true,
    description: 'Whether you take a seat. If not, each seat without a bot gets an invitation.',
  })
  readonly playing!: boolean;
}

@ObjectType({ description: 'The seat of a person in a new draft.' })
export class DraftSeatToken {
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The token of your own seat. People with it pick for the seat and see what it sees. Send "Authorization: Bearer <token>". ' +
      'Null if an invited player sits there.',
  })
  readonly token!: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'For the player of this seat: `claimDraftSeat` returns the token of the seat for it, once. Null if you sit there.',
  })
  readonly invitation!: string | null;
}

@ObjectType({ description: 'The seat of a draft that you have claimed.' })
export class ClaimedDraftSeat {
  @Field(() => ID, { description: 'The id of the draft.' })
  readonly draft!: string;
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({
    description:
      'People with this token pick for the seat and see what it sees. Send "Authorization: Bearer <token>".',
  })
  readonly token!: string;
}

@ObjectType({
  description:
    'A new draft, with the token of your seat and invitations to the others. You see them only once.',
})
export class BegunDraft {
  @Field(() => ID, { description: 'The id of the draft.' })
  readonly id!: string;
  @Field(() => [DraftSeatToken], { description: 'Every seat without a bot.' })
  readonly seats!: readonly DraftSeatToken[];
}
