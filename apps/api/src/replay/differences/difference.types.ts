import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Clock, GameResult } from '../../graphql/shared.types.js';

export const Turned = { FACE_UP: 'FACE_UP', FACE_DOWN: 'FACE_DOWN' } as const;
export type Turned = keyof typeof Turned;
registerEnumType(Turned, {
  name: 'Turned',
  description: 'The direction in which a card or a space was turned.',
  valuesMap: {
    FACE_DOWN: { description: 'It was turned face down.' },
    FACE_UP: { description: 'It was turned face up.' },
  },
});

export const Known = { LEARNED: 'LEARNED', FORGOTTEN: 'FORGOTTEN' } as const;
export type Known = keyof typeof Known;
registerEnumType(Known, {
  name: 'Known',
  description: 'Whether the viewer can identify the card.',
  valuesMap: {
    LEARNED: { description: 'The viewer can now identify the card.' },
    FORGOTTEN: { description: 'The viewer could identify the card before, but can no longer follow it.' },
  },
});

@ObjectType({ description: 'A changed number. Null means absent before or after the change.' })
export class NumberChange {
  @Field({ description: 'The thing counted, as a term of the game.' })
  readonly name!: string;
  @Field(() => Float, { nullable: true, description: 'The number at the earlier position.' })
  readonly from!: number | null;
  @Field(() => Float, { nullable: true, description: 'The number at the later position.' })
  readonly to!: number | null;
}

@ObjectType({ description: 'A changed number of a seat. Null means absent before or after the change.' })
export class SeatChange extends NumberChange {
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly player!: string;
}

@ObjectType({ description: 'A zone whose number or order of cards changed.' })
export class ZoneChange {
  @Field({ description: 'The key of the zone.' })
  readonly key!: string;
  @Field({ description: 'The kind of zone, as a term of the game: `hand`, `reserve`, …' })
  readonly kind!: string;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat to which the zone belongs. Null if the zone is shared.',
  })
  readonly seat!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the player in `seat`. Null if `seat` is null.',
  })
  readonly name!: string | null;
  @Field(() => Int, { description: 'The number of cards at the earlier position.' })
  readonly from!: number;
  @Field(() => Int, { description: 'The number of cards at the later position.' })
  readonly to!: number;
  @Field({
    description: 'Whether the cards that are in the zone at both positions have changed their order.',
  })
  readonly reordered!: boolean;
}

@ObjectType({ description: 'A card that moved or changed.' })
export class CardChange {
  @Field(() => Int, {
    nullable: true,
    description: 'The card. Null if the viewer cannot identify it.',
  })
  readonly item!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name that deck lists use. Null if the viewer cannot identify the card.',
  })
  readonly reference!: string | null;
  @Field(() => String, {
    nullable: true,
    description: "The card's name. Null if the viewer cannot identify the card.",
  })
  readonly name!: string | null;
  @Field(() => Int, {
    nullable: true,
    description:
      "The object's timestamp at the earlier position. A different timestamp means a different object.",
  })
  readonly fromObject!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: "The object's timestamp at the later position. Null in hidden zones.",
  })
  readonly toObject!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The key of its zone at the earlier position. Null if the viewer cannot see the zone.',
  })
  readonly fromZone!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The key of its zone at the later position. Null if the viewer cannot see the zone.',
  })
  readonly toZone!: string | null;
  @Field(() => Turned, {
    nullable: true,
    description: 'The direction in which it was turned. Null if it was not turned.',
  })
  readonly turned!: Turned | null;
  @Field(() => Known, {
    nullable: true,
    description:
      "The change of the viewer's knowledge. Null if nothing changed, or if the viewer sees the card at " +
      'both positions.',
  })
  readonly known!: Known | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that controls it at the earlier position. Null if the viewer cannot see it.',
  })
  readonly fromController!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that controls it at the later position. Null if the viewer cannot see it.',
  })
  readonly toController!: number | null;
  @Field(() => [String], { description: 'The statuses that the card gained.' })
  readonly gained!: readonly string[];
  @Field(() => [String], { description: 'The statuses that the card lost.' })
  readonly lost!: readonly string[];
  @Field(() => [String], {
    description:
      'The keywords that the card gained. Empty unless the viewer sees the card at both positions.',
  })
  readonly gainedKeywords!: readonly string[];
  @Field(() => [String], {
    description: 'The keywords that the card lost. Empty unless the viewer sees the card at both positions.',
  })
  readonly lostKeywords!: readonly string[];
  @Field(() => [NumberChange], { description: 'The counters whose number changed.' })
  readonly counters!: readonly NumberChange[];
  @Field(() => [NumberChange], {
    description: 'The changed statistics. Empty unless the viewer sees the card at both positions.',
  })
  readonly statistics!: readonly NumberChange[];
}

@ObjectType({ description: 'A marker that moved to another space.' })
export class MarkerChange {
  @Field({ description: 'The key of the track.' })
  readonly track!: string;
  @Field(() => Int, { description: 'The seat whose marker it is.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({ description: 'The marker, as a term of the game.' })
  readonly kind!: string;
  @Field(() => String, { nullable: true, description: 'The key of its space at the earlier position.' })
  readonly from!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The key of its space at the later position. Null if the marker no longer exists.',
  })
  readonly to!: string | null;
}

@ObjectType({ description: 'A space that was turned, changed, appeared or disappeared.' })
export class SpaceChange {
  @Field({ description: 'The key of the track.' })
  readonly track!: string;
  @Field({ description: 'The key of the space.' })
  readonly key!: string;
  @Field(() => String, {
    nullable: true,
    description: 'The name at the earlier position. Null if the space is new.',
  })
  readonly fromName!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name at the later position. Null if the space no longer exists.',
  })
  readonly toName!: string | null;
  @Field(() => [String], {
    description: 'The terrains at the earlier position, as far as the viewer can see them.',
  })
  readonly from!: readonly string[];
  @Field(() => [String], {
    description: 'The terrains at the later position, as far as the viewer can see them.',
  })
  readonly to!: readonly string[];
  @Field(() => Turned, {
    nullable: true,
    description: 'The direction in which it was turned. Null if it was not turned.',
  })
  readonly turned!: Turned | null;
}

@ObjectType({ description: 'A change of the pending decision. Null means that no decision is pending.' })
export class DecisionChange {
  @Field(() => Int, {
    nullable: true,
    description: 'The id of the decision pending at the earlier position.',
  })
  readonly from!: number | null;
  @Field(() => Int, { nullable: true, description: 'The seat that had the decision.' })
  readonly fromSeat!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the player in `fromSeat`. Null if `fromSeat` is null.',
  })
  readonly fromName!: string | null;
  @Field(() => Int, { nullable: true, description: 'The id of the decision pending at the later position.' })
  readonly to!: number | null;
  @Field(() => Int, { nullable: true, description: 'The seat that has the decision.' })
  readonly toSeat!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the player in `toSeat`. Null if `toSeat` is null.',
  })
  readonly toName!: string | null;
}

@ObjectType({ description: 'A changed result. Null means that the game was not over.' })
export class ResultChange {
  @Field(() => GameResult, { nullable: true, description: 'The result at the earlier position.' })
  readonly from!: GameResult | null;
  @Field(() => GameResult, { nullable: true, description: 'The result at the later position.' })
  readonly to!: GameResult | null;
}

@ObjectType({ description: 'The differences between two positions, for one viewer.' })
export class StateDifference {
  @Field(() => Clock, { description: 'The time in the game at the earlier position.' })
  readonly from!: Clock;
  @Field(() => Clock, { description: 'The time in the game at the later position.' })
  readonly to!: Clock;
  @Field(() => [ZoneChange], { description: 'The zones whose number or order of cards changed.' })
  readonly zones!: readonly ZoneChange[];
  @Field(() => [CardChange], { description: 'The cards that moved or changed.' })
  readonly cards!: readonly CardChange[];
  @Field(() => [SeatChange], {
    description: 'The changed resources, with `first-player` and `passed` as 0 and 1.',
  })
  readonly seats!: readonly SeatChange[];
  @Field(() => [MarkerChange], { description: 'The markers that moved.' })
  readonly markers!: readonly MarkerChange[];
  @Field(() => [SpaceChange], { description: 'The spaces that changed.' })
  readonly spaces!: readonly SpaceChange[];
  @Field(() => DecisionChange, {
    nullable: true,
    description: 'The change of the pending decision. Null if it did not change.',
  })
  readonly decision!: DecisionChange | null;
  @Field(() => ResultChange, {
    nullable: true,
    description: 'The change of the result. Null if it did not change.',
  })
  readonly result!: ResultChange | null;
}
