import { Field, ID, InputType, Int, ObjectType, registerEnumType } from '@nestjs/graphql';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import { Locale, NamedNumber, PageInfo } from '../graphql/shared.types.js';

export const CardKind = {
  CHARACTER: 'CHARACTER',
  SPELL: 'SPELL',
  PERMANENT: 'PERMANENT',
  HERO: 'HERO',
  MANA: 'MANA',
  TOKEN: 'TOKEN',
} as const;
export type CardKind = keyof typeof CardKind;
registerEnumType(CardKind, {
  name: 'CardKind',
  description: 'The type of a card in the catalogue.',
  valuesMap: {
    CHARACTER: { description: 'Joins an expedition when played.' },
    HERO: { description: 'Leads a deck, and is in play from the start.' },
    PERMANENT: { description: 'Remains in play when played.' },
    SPELL: { description: 'Takes effect when played.' },
    MANA: { description: 'Cannot be played, only used as a Mana Orb. Part of Limited decks.' },
    TOKEN: { description: 'Created during a game. Not part of any deck.' },
  },
});

export const CardFaction = {
  AXIOM: 'AXIOM',
  BRAVOS: 'BRAVOS',
  LYRA: 'LYRA',
  MUNA: 'MUNA',
  ORDIS: 'ORDIS',
  YZMIR: 'YZMIR',
  NEUTRAL: 'NEUTRAL',
} as const;
export type CardFaction = keyof typeof CardFaction;
registerEnumType(CardFaction, {
  name: 'CardFaction',
  description: 'The faction of a card in the catalogue.',
  valuesMap: {
    AXIOM: { description: 'Axiom.' },
    BRAVOS: { description: 'Bravos.' },
    LYRA: { description: 'Lyra.' },
    MUNA: { description: 'Muna.' },
    NEUTRAL: { description: 'No faction.' },
    ORDIS: { description: 'Ordis.' },
    YZMIR: { description: 'Yzmir.' },
  },
});

@ObjectType({ description: 'A line of card text.' })
export class CardLine {
  @Field({
    description: 'The text, with symbols in braces, such as `{J}`. Newlines separate lines of one ability.',
  })
  readonly text!: string;
  @Field({ description: 'Whether the line is in the support box.' })
  readonly support!: boolean;
  @Field({ description: 'Whether the rules execute the line.' })
  readonly executed!: boolean;
  @Field(() => Locale, {
    description: 'The language of the line: English if the card has no text in the requested language.',
  })
  readonly locale!: Locale;
}

@ObjectType({ description: 'An imported version of a card.' })
export class CardVersion {
  @Field(() => Int, { description: 'The number of the version: 1, 2, 3, … New games use the last version.' })
  readonly version!: number;
  @Field(() => GraphQLDateTime, { description: 'The time of the import.' })
  readonly importedAt!: Date;
  @Field(() => [String], { description: 'The fields that differ from the previous version.' })
  readonly changed!: readonly string[];
}

@ObjectType({
  description: 'A card in the catalogue. It came with Retrace or was imported.',
})
export class CatalogueCard {
  @Field(() => ID, { description: 'The name that deck lists use.' })
  readonly reference!: string;
  @Field({ description: 'The printed name.' })
  readonly name!: string;
  @Field({ description: 'The code of the set.' })
  readonly set!: string;
  @Field(() => String, { nullable: true, description: 'The name of its set, if the card file contains it.' })
  readonly setName!: string | null;
  @Field(() => CardKind, { description: 'The type.' })
  readonly kind!: CardKind;
  @Field(() => [String], { description: 'The sub-types, in lower case.' })
  readonly subtypes!: readonly string[];
  @Field(() => CardFaction, { description: 'The faction.' })
  readonly faction!: CardFaction;
  @Field({ description: 'The rarity, in lower case.' })
  readonly rarity!: string;
  @Field(() => Int, { nullable: true, description: 'The cost from hand. Null for heroes and tokens.' })
  readonly handCost!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The cost from Reserve. Null for heroes and tokens.',
  })
  readonly reserveCost!: number | null;
  @Field(() => [NamedNumber], {
    description: 'The statistics `forest`, `mountain` and `water`. Empty if it has none.',
  })
  readonly statistics!: readonly NamedNumber[];
  @Field(() => Int, {
    nullable: true,
    description: 'The limit that a Hero sets for cards in Reserve. Null if there is none.',
  })
  readonly reserveLimit!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'The limit that a Hero sets for Landmarks. Null if there is none.',
  })
  readonly landmarkLimit!: number | null;
  @Field({ description: 'Whether its card file marks it as banned from tournaments.' })
  readonly banned!: boolean;
  @Field({ description: 'Whether its card file marks it as suspended from tournaments.' })
  readonly suspended!: boolean;
  @Field({ description: 'Whether it comes with Retrace. If not, it was imported.' })
  readonly shipped!: boolean;
  @Field({ description: 'Whether the rules execute every line of its text.' })
  readonly executed!: boolean;
}

@ObjectType({ description: 'A card in a list.' })
export class CardEdge {
  @Field({ description: "The entry's cursor, to request the page after it." })
  readonly cursor!: string;
  @Field(() => CatalogueCard, { description: 'The card.' })
  readonly node!: CatalogueCard;
}

@ObjectType({ description: 'A page of cards.' })
export class CardConnection {
  @Field(() => [CardEdge], { description: 'The cards on the page, ordered by reference.' })
  readonly edges!: readonly CardEdge[];
  @Field(() => PageInfo, { description: 'The position of the page in the list.' })
  readonly pageInfo!: PageInfo;
  @Field(() => Int, { description: 'The number of cards on all pages.' })
  readonly totalCount!: number;
}

@InputType({ description: 'Filters cards. All conditions must hold. Case and accents do not matter.' })
export class CardFilter {
  @Field(() => String, { nullable: true, description: 'Words in the card text, at most 200 characters.' })
  readonly text?: string | null;
  @Field(() => CardKind, { nullable: true, description: 'The type.' })
  readonly kind?: CardKind | null;
  @Field(() => String, { nullable: true, description: 'A sub-type.' })
  readonly subtype?: string | null;
  @Field(() => CardFaction, { nullable: true, description: 'The faction.' })
  readonly faction?: CardFaction | null;
  @Field(() => String, { nullable: true, description: 'The code of the set.' })
  readonly set?: string | null;
  @Field(() => Int, { nullable: true, description: 'The cost from hand.' })
  readonly handCost?: number | null;
  @Field(() => Int, { nullable: true, description: 'The cost from Reserve.' })
  readonly reserveCost?: number | null;
}

@ObjectType({ description: 'The changes made by a card import.' })
export class CardsImport {
  @Field(() => Int, { description: 'The number of different cards in the files, in English.' })
  readonly cards!: number;
  @Field(() => Int, { description: 'The number of entries that repeated an earlier entry.' })
  readonly repeated!: number;
  @Field(() => [ID], { description: 'The cards that were not known before.' })
  readonly new!: readonly string[];
  @Field(() => [ID], {
    description: 'The cards that now have a new version. Recorded games keep the earlier version.',
  })
  readonly changed!: readonly string[];
  @Field(() => Int, { description: 'The number of cards that did not change.' })
  readonly unchanged!: number;
  @Field(() => Int, { description: 'The number of new or changed names and texts in other languages.' })
  readonly translations!: number;
}
