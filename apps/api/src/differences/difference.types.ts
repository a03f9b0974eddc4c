import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Clock } from '../graphql/shared.types.js';

export const Turned = { FACE_UP: 'FACE_UP', FACE_DOWN: 'FACE_DOWN' } as const;
export type Turned = keyof typeof Turned;
registerEnumType(Turned, { name: 'Turned', description: 'Which way a card was turned.' });

@ObjectType({ description: 'A number that is not what it was; null: it was, or is, not there.' })
export class NumberChange {
  @Field()
  readonly name!: string;
  @Field(() => Float, { nullable: true })
  readonly from!: number | null;
  @Field(() => Float, { nullable: true })
  readonly to!: number | null;
}

@ObjectType({ description: 'A number of a seat that is not what it was.' })
export class SeatChange extends NumberChange {
  @Field(() => Int)
  readonly seat!: number;
}

@ObjectType({ description: 'A zone that holds more or fewer cards.' })
export class ZoneChange {
  @Field()
  readonly key!: string;
  @Field()
  readonly kind!: string;
  @Field(() => Int, { nullable: true })
  readonly seat!: number | null;
  @Field(() => Int)
  readonly from!: number;
  @Field(() => Int)
  readonly to!: number;
}

@ObjectType({ description: 'A card that is elsewhere, or not as it was.' })
export class CardChange {
  @Field(() => Int, { nullable: true })
  readonly item!: number | null;
  @Field(() => String, { nullable: true, description: 'Null: the viewer does not know which card it is.' })
  readonly reference!: string | null;
  @Field(() => String, { nullable: true })
  readonly name!: string | null;
  @Field(() => Int, { nullable: true, description: 'Timestamps; another one is another object.' })
  readonly fromObject!: number | null;
  @Field(() => Int, { nullable: true })
  readonly toObject!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Keys of zones; null: the viewer did not see it anywhere.',
  })
  readonly fromZone!: string | null;
  @Field(() => String, { nullable: true })
  readonly toZone!: string | null;
  @Field(() => Turned, { nullable: true })
  readonly turned!: Turned | null;
  @Field(() => [String], { description: 'Statuses it has and had not.' })
  readonly gained!: readonly string[];
  @Field(() => [String], { description: 'Statuses it had and has not.' })
  readonly lost!: readonly string[];
  @Field(() => [NumberChange])
  readonly counters!: readonly NumberChange[];
  @Field(() => [NumberChange], { description: 'Of cards that are seen in both moments.' })
  readonly statistics!: readonly NumberChange[];
}

@ObjectType({ description: 'A marker that is on another space.' })
export class MarkerChange {
  @Field()
  readonly track!: string;
  @Field(() => Int)
  readonly seat!: number;
  @Field()
  readonly kind!: string;
  @Field(() => String, { nullable: true, description: 'Key of the space.' })
  readonly from!: string | null;
  @Field(() => String, { nullable: true })
  readonly to!: string | null;
}

@ObjectType({ description: 'A space with other terrains; none while it is face down.' })
export class SpaceChange {
  @Field()
  readonly track!: string;
  @Field()
  readonly key!: string;
  @Field(() => [String])
  readonly from!: readonly string[];
  @Field(() => [String])
  readonly to!: readonly string[];
}

@ObjectType({ description: 'What differs between two moments, as one viewer sees them.' })
export class StateDifference {
  @Field(() => Clock)
  readonly from!: Clock;
  @Field(() => Clock)
  readonly to!: Clock;
  @Field(() => [ZoneChange])
  readonly zones!: readonly ZoneChange[];
  @Field(() => [CardChange])
  readonly cards!: readonly CardChange[];
  @Field(() => [SeatChange], {
    description: 'Resources; besides, as 0 and 1, `first-player` and `passed`.',
  })
  readonly seats!: readonly SeatChange[];
  @Field(() => [MarkerChange])
  readonly markers!: readonly MarkerChange[];
  @Field(() => [SpaceChange])
  readonly spaces!: readonly SpaceChange[];
}
