import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Clock } from '../../graphql/shared.types.js';

export const MeasureEvery = { EVENT: 'EVENT', TURN: 'TURN', DAY: 'DAY' } as const;
export type MeasureEvery = keyof typeof MeasureEvery;
registerEnumType(MeasureEvery, {
  name: 'MeasureEvery',
  description: 'The positions at which measures are taken. The end of the record is always included.',
  valuesMap: {
    EVENT: { description: 'After every event.' },
    TURN: { description: 'At the start of each turn.' },
    DAY: { description: 'At the start of each day.' },
  },
});

@ObjectType({ description: 'A position at which measures were taken.' })
export class MeasurePoint {
  @Field({ description: 'The position.' })
  readonly position!: string;
  @Field(() => Clock, { description: 'The time in the game.' })
  readonly clock!: Clock;
}

@ObjectType({ description: 'The values of a measure over the game.' })
export class MeasureSeries {
  @Field({ description: 'The measure, as a term of the game: `mana`, `hand`, `distance`, …' })
  readonly name!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'The title in charts and reports, in the requested language. Null if it is not in the glossary.',
  })
  readonly title!: string | null;
  @Field({ description: 'The definition in a sentence.' })
  readonly definition!: string;
  @Field({ description: 'The unit: `cards`, `points`, `regions`, `mana`, …' })
  readonly unit!: string;
  @Field(() => Int, { nullable: true, description: 'The seat. Null if the measure belongs to no seat.' })
  readonly seat!: number | null;
  @Field(() => String, {
    nullable: true,
    description: 'The name of the player in `seat`. Null if `seat` is null.',
  })
  readonly player!: string | null;
  @Field(() => [Float], {
    description: 'A value for each point. Null if the measure does not exist at that point.',
    nullable: 'items',
  })
  readonly values!: readonly (number | null)[];
}

@ObjectType({ description: 'Statistics and resources over the game.' })
export class Measures {
  @Field(() => [MeasurePoint], { description: 'The points at which measures were taken, in order.' })
  readonly points!: readonly (MeasurePoint | Promise<MeasurePoint>)[];
  @Field(() => [MeasureSeries], {
    description: 'A series for each measure and seat, with a value for each point.',
  })
  readonly series!: readonly (MeasureSeries | Promise<MeasureSeries>)[];
}
