import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Clock, GameResult } from '../../graphql/shared.types.js';

export const Turned = { FACE_UP: 'FACE_UP', FACE_DOWN: 'FACE_DOWN' } as const;
export type Turned = keyof typeof Turned;
registerEnumType(Turned, {
  name: 'Turned',
  description: 'Which way a card or a space was turned.',
  valuesMap: {
    FACE_DOWN: { description: 'It was turned face down.' },
    FACE_UP: { description: 'It was turned face up.' },
  },
});

export const Known = { LEARNED: 'LEARNED', FORGOTTEN: 'FORGOTTEN' } as const;
export type Known = keyof typeof Known;
registerEnumType(Known, {
  name: 'Known',
  description: 'Whether the viewer learned which card it is.',
  valuesMap: {
    LEARNED: { description: 'The viewer learned which card it is.' },
    FORGOTTEN: { description: 'The viewer knew which card it is, but can no longer follow it.' },
  },
});

@ObjectType({ description: 'A changed number. Null means absent before or after.' })
export class NumberChange {
  @Field({ description: 'The thing counted, as a word of the game.' })
  readonly name!: string;
  @Field(() => Float, { nullable: true, description: 'The number at the earlier moment.' })
  readonly from!: number | null;
  @Field(() => Float, { nullable: true, description: 'The number at the later moment.' })
  readonly to!: number | null;
}

@ObjectType({ description: 'A changed number of a seat. Null means absent before or after.' })
export class SeatChange extends NumberChange {
  @Field(() => Int, { description: 'The seat, from 0.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly player!: string;
}

@ObjectType({ description: 'A zone with a different number or order of cards.' })
export class ZoneChange {
  @Field({ description: 'Key of the zone.' })
  readonly key!: string;
  @Field({ description: 'Which zone it is, as a word of the game: `hand`, `reserve`, …' })
  readonly kind!: string;
  @Field(() => Int, { nullable: true, description: 'The seat whose zone it is. Null if it is shared.' })
  readonly seat!: number | null;
  @Field(() => String, { nullable: true, description: 'The name of the player whose zone it is.' })
  readonly name!: string | null;
  @Field(() => Int, { description: 'How many cards it had at the earlier moment.' })
  readonly from!: number;
  @Field(() => Int, { description: 'How many cards it has at the later moment.' })
  readonly to!: number;
  @Field({ description: 'The order changed of cards that are in it at both moments.' })
  readonly reordered!: boolean;
}

@ObjectType({ description: 'A card that moved or changed.' })
export class CardChange {
  @Field(() => Int, {
    nullable: true,
    description: 'The card. Null if the viewer does not know which one it is.',
  })
  readonly item!: number | null;
  @Field(() => String, { nullable: true, description: 'Null if the viewer does not know which card it is.' })
  readonly reference!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Its name. Null if the viewer does not know which card it is.',
  })
  readonly name!: string | null;
  @Field(() => Int, { nullable: true, description: 'Timestamps. A different one means a different object.' })
  readonly fromObject!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Its timestamp at the later moment. Null in hidden zones.',
  })
  readonly toObject!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'Keys of zones. Null if the viewer did not see it.',
  })
  readonly fromZone!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Key of its zone at the later moment. Null if the viewer does not see it.',
  })
  readonly toZone!: string | null;
  @Field(() => Turned, { nullable: true, description: 'Null if it was not turned.' })
  readonly turned!: Turned | null;
  @Field(() => Known, {
    nullable: true,
    description: 'Null if nothing changed, or if the viewer does not see it at both moments.',
  })
  readonly known!: Known | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that controls it. Null if the viewer does not see it.',
  })
  readonly fromController!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The seat that controls it at the later moment. Null if the viewer does not see it.',
  })
  readonly toController!: number | null;
  @Field(() => [String], { description: 'Statuses it gained.' })
  readonly gained!: readonly string[];
  @Field(() => [String], { description: 'Statuses it lost.' })
  readonly lost!: readonly string[];
  @Field(() => [String], { description: 'Only of cards that the viewer sees at both moments.' })
  readonly gainedKeywords!: readonly string[];
  @Field(() => [String], { description: 'Only of cards that the viewer sees at both moments.' })
  readonly lostKeywords!: readonly string[];
  @Field(() => [NumberChange], { description: 'Counters with a different number.' })
  readonly counters!: readonly NumberChange[];
  @Field(() => [NumberChange], { description: 'Only of cards that the viewer sees at both moments.' })
  readonly statistics!: readonly NumberChange[];
}

@ObjectType({ description: 'A marker that moved to another space.' })
export class MarkerChange {
  @Field({ description: 'Key of the track.' })
  readonly track!: string;
  @Field(() => Int, { description: 'The seat whose marker it is.' })
  readonly seat!: number;
  @Field({ description: 'The name of the player.' })
  readonly name!: string;
  @Field({ description: 'Which marker it is, as a word of the game.' })
  readonly kind!: string;
  @Field(() => String, { nullable: true, description: 'Key of the space.' })
  readonly from!: string | null;
  @Field(() => String, {
    nullable: true,
    description: 'Key of the space at the later moment. Null if the marker is gone.',
  })
  readonly to!: string | null;
}

@ObjectType({ description: 'A space that was turned, changed, appeared or disappeared.' })
export class SpaceChange {
  @Field({ description: 'Key of the track.' })
  readonly track!: string;
  @Field({ description: 'Key of the space.' })
  readonly key!: string;
  @Field(() => String, { nullable: true, description: 'Null if the space is new.' })
  readonly fromName!: string | null;
  @Field(() => String, { nullable: true, description: 'Null if the space is gone.' })
  readonly toName!: string | null;
  @Field(() => [String], { description: 'Terrains, as far as the viewer sees them.' })
  readonly from!: readonly string[];
  @Field(() => [String], { description: 'Terrains at the later moment, as far as the viewer sees them.' })
  readonly to!: readonly string[];
  @Field(() => Turned, { nullable: true, description: 'Null if it was not turned.' })
  readonly turned!: Turned | null;
}

@ObjectType({ description: 'A different pending decision, by its id. Null if there is none.' })
export class DecisionChange {
  @Field(() => Int, { nullable: true, description: 'The decision pending at the earlier moment.' })
  readonly from!: number | null;
  @Field(() => Int, { nullable: true, description: 'The seat that decided.' })
  readonly fromSeat!: number | null;
  @Field(() => String, { nullable: true, description: 'The name of that player.' })
  readonly fromName!: string | null;
  @Field(() => Int, { nullable: true, description: 'The decision pending at the later moment.' })
  readonly to!: number | null;
  @Field(() => Int, { nullable: true, description: 'The seat that decides.' })
  readonly toSeat!: number | null;
  @Field(() => String, { nullable: true, description: 'The name of that player.' })
  readonly toName!: string | null;
}

@ObjectType({ description: 'A changed result. Null if the game was, or is, not over.' })
export class ResultChange {
  @Field(() => GameResult, { nullable: true, description: 'The result at the earlier moment.' })
  readonly from!: GameResult | null;
  @Field(() => GameResult, { nullable: true, description: 'The result at the later moment.' })
  readonly to!: GameResult | null;
}

@ObjectType({ description: 'The differences between two moments, for one viewer.' })
export class StateDifference {
  @Field(() => Clock, { description: 'The time in the game at the earlier moment.' })
  readonly from!: Clock;
  @Field(() => Clock, { description: 'The time in the game at the later moment.' })
  readonly to!: Clock;
  @Field(() => [ZoneChange], { description: 'Zones with a different number or order of cards.' })
  readonly zones!: readonly ZoneChange[];
  @Field(() => [CardChange], { description: 'Cards that moved or changed.' })
  readonly cards!: readonly CardChange[];
  @Field(() => [SeatChange], {
    description: 'Resources, and `first-player` and `passed` as 0 and 1.',
  })
  readonly seats!: readonly SeatChange[];
  @Field(() => [MarkerChange], { description: 'Markers that moved.' })
  readonly markers!: readonly MarkerChange[];
  @Field(() => [SpaceChange], { description: 'Spaces that changed.' })
  readonly spaces!: readonly SpaceChange[];
  @Field(() => DecisionChange, { nullable: true, description: 'Null if the same decision is pending.' })
  readonly decision!: DecisionChange | null;
  @Field(() => ResultChange, { nullable: true, description: 'Null if the result is the same.' })
  readonly result!: ResultChange | null;
}
