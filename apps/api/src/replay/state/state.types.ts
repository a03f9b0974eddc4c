import { Field, Int, ObjectType } from '@nestjs/graphql';
import { CardLine } from '../../cards/card.types.js';
import { Clock, GameResult, NamedNumber, Rule } from '../../graphql/shared.types.js';
import { GraphQLJson } from '../../graphql/json.scalar.js';

@ObjectType({ description: 'The printed card, or the definition of a token.' })
export class CardFace {
  @Field()
  readonly reference!: string;
  @Field()
  readonly name!: string;
  @Field()
  readonly type!: string;
  @Field(() => [String])
  readonly subtypes!: readonly string[];
  @Field(() => String, { nullable: true })
  readonly faction!: string | null;
  @Field(() => String, { nullable: true })
  readonly rarity!: string | null;
  @Field(() => [NamedNumber])
  readonly costs!: readonly NamedNumber[];
  @Field(() => [NamedNumber], { description: 'As printed.' })
  readonly statistics!: readonly NamedNumber[];
  @Field(() => [String])
  readonly text!: readonly string[];
  @Field(() => [String])
  readonly supportText!: readonly string[];
  @Field({ description: 'False: the card has abilities that the rules engine did not execute.' })
  readonly executed!: boolean;
  @Field(() => [CardLine], {
    description: 'Its text and supportText, in the requested language.',
  })
  readonly lines!: readonly CardLine[];
}

@ObjectType()
export class Card {
  @Field(() => String, {
    nullable: true,
    description: 'Stays the same while the viewer can follow the card. Null for unknown cards.',
  })
  readonly key!: string | null;
  @Field(() => Int, { nullable: true })
  readonly item!: number | null;
  @Field(() => Int, { nullable: true, description: 'The timestamp of the object; null in hidden zones.' })
  readonly object!: number | null;
  @Field(() => Int)
  readonly owner!: number;
  @Field(() => Int)
  readonly controller!: number;
  @Field()
  readonly faceDown!: boolean;
  @Field()
  readonly token!: boolean;
  @Field(() => CardFace, { nullable: true, description: 'Null: the viewer does not know which card it is.' })
  readonly face!: CardFace | null;
  @Field(() => [NamedNumber], { description: 'The current values.' })
  readonly statistics!: readonly NamedNumber[];
  @Field(() => [String], {
    description: 'The keywords it has now: `gigantic`, `tough 2`, …',
  })
  readonly keywords!: readonly string[];
  @Field(() => [String])
  readonly statuses!: readonly string[];
  @Field(() => [NamedNumber])
  readonly counters!: readonly NamedNumber[];
}

@ObjectType()
export class Zone {
  @Field({ description: 'Unique: `hand-0`, `expedition-1-hero`, `limbo`, …' })
  readonly key!: string;
  @Field()
  readonly kind!: string;
  @Field(() => Int, { nullable: true })
  readonly seat!: number | null;
  @Field(() => String, { nullable: true })
  readonly part!: string | null;
  @Field(() => Int)
  readonly count!: number;
  @Field(() => [Card], {
    description: 'In order. Fewer than `count` where the viewer does not see the backs one by one.',
  })
  readonly cards!: readonly Card[];
}

@ObjectType()
export class Space {
  @Field()
  readonly key!: string;
  @Field()
  readonly name!: string;
  @Field(() => [String], { description: 'Empty when face down.' })
  readonly terrains!: readonly string[];
  @Field()
  readonly faceDown!: boolean;
}

@ObjectType()
export class Marker {
  @Field(() => Int)
  readonly seat!: number;
  @Field()
  readonly kind!: string;
  @Field({ description: 'Key of the space it is on.' })
  readonly space!: string;
  @Field(() => Int, { description: 'Steps taken from where it started.' })
  readonly moved!: number;
}

@ObjectType({ description: 'Spaces in a row with markers on them, as the Adventure.' })
export class Track {
  @Field()
  readonly key!: string;
  @Field(() => [Space])
  readonly spaces!: readonly Space[];
  @Field(() => [Marker])
  readonly markers!: readonly Marker[];
}

@ObjectType()
export class SeatState {
  @Field(() => Int)
  readonly seat!: number;
  @Field()
  readonly name!: string;
  @Field()
  readonly firstPlayer!: boolean;
  @Field()
  readonly passed!: boolean;
  @Field(() => [NamedNumber])
  readonly resources!: readonly NamedNumber[];
}

@ObjectType()
export class DecisionOption {
  @Field()
  readonly key!: string;
  @Field(() => GraphQLJson, { nullable: true })
  readonly about!: unknown;
}

@ObjectType({ description: 'A pending decision.' })
export class PendingDecision {
  @Field(() => Int)
  readonly id!: number;
  @Field(() => Int)
  readonly seat!: number;
  @Field()
  readonly kind!: string;
  @Field(() => Int)
  readonly min!: number;
  @Field(() => Int)
  readonly max!: number;
  @Field(() => Int, { description: 'The number of options the viewer knows. 0 when they are hidden.' })
  readonly optionCount!: number;
  @Field(() => [DecisionOption], {
    nullable: true,
    description: 'Null when they are hidden from the viewer.',
  })
  readonly options!: readonly DecisionOption[] | null;
  @Field(() => [Rule])
  readonly rules!: readonly Rule[];
}

@ObjectType({ description: 'A moment of a game as a viewer sees it. It has the same shape for every game.' })
export class GameState {
  @Field()
  readonly position!: string;
  @Field(() => Clock)
  readonly clock!: Clock;
  @Field(() => [SeatState])
  readonly seats!: readonly SeatState[];
  @Field(() => [Zone])
  readonly zones!: readonly Zone[];
  @Field(() => [Track])
  readonly tracks!: readonly Track[];
  @Field(() => PendingDecision, { nullable: true })
  readonly decision!: PendingDecision | null;
  @Field(() => GameResult, { nullable: true })
  readonly result!: GameResult | null;
  @Field(() => String, {
    nullable: true,
    description:
      'A stable hash of the whole state, for readers who can see all of it. Null inside an ' + 'event.',
  })
  readonly fingerprint!: string | null;
}
