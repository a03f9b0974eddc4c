import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import { Field, ID, Int, ObjectType, registerEnumType } from '@nestjs/graphql';

@ObjectType({ description: 'A game of an import file beside the first.' })
export class OtherImport {
  @Field(() => ID, { description: 'The id of that game.' })
  readonly id!: string;
  @Field(() => Int, { description: 'Events that it has.' })
  readonly events!: number;
  @Field({ description: 'True: the game existed, and nothing changed.' })
  readonly alreadyThere!: boolean;
}

@ObjectType({ description: 'What an import made.' })
export class ImportResult {
  @Field(() => ID, { description: 'The id of the game.' })
  readonly id!: string;
  @Field(() => Int, { description: 'Events that it now has.' })
  readonly events!: number;
  @Field({ description: 'True: the game or draft existed, and nothing changed.' })
  readonly alreadyThere!: boolean;
  @Field(() => [ID], {
    nullable: true,
    description: 'The games that came along with a draft. Null: the file has a game.',
  })
  readonly games!: readonly string[] | null;
  @Field(() => [OtherImport], {
    description: 'Further games of the file: what a browser saved can have logs of several tables.',
  })
  readonly others!: readonly OtherImport[];
}

export const ImportCheck = {
  PENDING: 'PENDING',
  EXACT: 'EXACT',
  DIVERGED: 'DIVERGED',
  UNVERIFIED: 'UNVERIFIED',
} as const;
export type ImportCheck = keyof typeof ImportCheck;
registerEnumType(ImportCheck, {
  name: 'ImportCheck',
  description: 'Whether the rules confirm an imported game.',
  valuesMap: {
    PENDING: { description: 'The rules have not replayed it yet.' },
    EXACT: {
      description:
        'Replayed by the rules, it is the same, event for event: the whole game, or up to `position` where the rest is only observed.',
    },
    DIVERGED: { description: 'Replayed by the rules, it differs.' },
    UNVERIFIED: { description: "The rules can't replay it here." },
  },
});

@ObjectType({
  description: 'Where an imported game comes from. The record is only as reliable as its importer.',
})
export class ImportedGame {
  @Field(() => String, { nullable: true, description: 'The importer. Visible to people who are signed in.' })
  readonly by!: string | null;
  @Field(() => GraphQLDateTime, { description: 'When it was imported.' })
  readonly at!: Date;
  @Field(() => ImportCheck, { description: 'How its record was checked against the rules.' })
  readonly check!: ImportCheck;
  @Field(() => String, {
    nullable: true,
    description:
      'DIVERGED: the first position where the rules differ from the record. EXACT: the last position that they confirm, where the record is only observed from there on.',
  })
  readonly position!: string | null;
}
