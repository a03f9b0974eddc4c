import { Field, Float, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { Clock } from '../../graphql/shared.types.js';

export const MeasureEvery = { EVENT: 'EVENT', TURN: 'TURN', DAY: 'DAY' } as const;
export type MeasureEvery = keyof typeof MeasureEvery;
registerEnumType(MeasureEvery, {
  name: 'MeasureEvery',
  description: 'Where measures are taken. The end of the record is always included.',
  valuesMap: {
    EVENT: { description: 'After every event.' },
    TURN: { description: 'Where a turn starts.' },
    DAY: { description: 'Where a day starts.' },
  },
});

@ObjectType({ description: 'A moment at which measures were taken.' })
export class MeasurePoint {
  @Field({ description: 'The position it was measured at.' })
  readonly position!: string;
  @Field(() => Clock, { description: 'The time in the game.' })
  readonly clock!: Clock;
}

@ObjectType({ description: 'One measure over the game.' })
export class MeasureSeries {
  @Field({ description: 'A word of the game: `mana`, `hand`, `distance`, …' })
  readonly name!: string;
  @Field(() => String, {
    nullable: true,
    description:
      'Its title in charts and reports, in the language of the reader. Null if it is not in the glossary.',
  })
  readonly title!: string | null;
  @Field({ description: 'Its definition in a sentence.' })
  readonly definition!: string;
  @Field({ description: 'Its unit: `cards`, `points`, `regions`, `mana`, …' })
  readonly unit!: string;
  @Field(() => Int, { nullable: true, description: 'Null if it belongs to no seat.' })
  readonly seat!: number | null;
  @Field(() => String, { nullable: true, description: 'The name of the player of that seat.' })
  readonly player!: string | null;
  @Field(() => [Float], {
    description: 'One value for each point. Null where the measure does not exist yet.',
    nullable: 'items',
  })
  readonly values!: readonly (number | null)[];
}

@ObjectType({ description: 'Statistics and resources over the game.' })
export class Measures {
  @Field(() => [MeasurePoint], { description: 'When it was measured, in order.' })
  readonly points!: readonly (MeasurePoint | Promise<MeasurePoint>)[];
  @Field(() => [MeasureSeries], {
    description: 'A series for each measure and seat, with a value for each point.',
  })
  readonly series!: readonly (MeasureSeries | Promise<MeasureSeries>)[];
}
