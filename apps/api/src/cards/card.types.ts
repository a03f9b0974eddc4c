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
  description: 'The type of a card of the catalogue.',
  valuesMap: {
    CHARACTER: { description: 'Joins an expedition when played.' },
    HERO: { description: 'Leads a deck and is in play from the start.' },
    PERMANENT: { description: 'Stays in play when played.' },
    SPELL: { description: 'Takes effect when played.' },
    MANA: { description: 'Never played, only used as a Mana Orb. Part of Limited decks.' },
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
  description: 'The faction of a card of the catalogue.',
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

@ObjectType({ description: 'A line of the text of a card.' })
export class CardLine {
  @Field({
    description: 'The text, with symbols in braces, as `{J}`. Newlines separate lines of one ability.',
  })
  readonly text!: string;
  @Field({ description: 'Whether it is in the support box.' })
  readonly support!: boolean;
  @Field({ description: 'Whether the rules execute it.' })
  readonly executed!: boolean;
  @Field(() => Locale, {
    description: 'Its language. English where it has no text in the requested language.',
  })
  readonly locale!: Locale;
}

@ObjectType({ description: 'A version of a card, as an import brought it.' })
export class CardVersion {
  @Field(() => Int, { description: '1, 2, 3, … New games use the last version.' })
  readonly version!: number;
  @Field(() => GraphQLDateTime, { description: 'When it was imported.' })
  readonly importedAt!: Date;
  @Field(() => [String], { description: 'The fields that differ from the version before.' })
  readonly changed!: readonly string[];
}

@ObjectType({
  description: 'A card of the catalogue: one that comes with Retrace, or one that was imported.',
})
export class CatalogueCard {
  @Field(() => ID, { description: 'The name that deck lists use.' })
  readonly reference!: string;
  @Field({ description: 'The printed name.' })
  readonly name!: string;
  @Field({ description: 'The code of its set.' })
  readonly set!: string;
  @Field(() => String, { nullable: true, description: 'The name of its set, where the card file has it.' })
  readonly setName!: string | null;
  @Field(() => CardKind, { description: 'Its type.' })
  readonly kind!: CardKind;
  @Field(() => [String], { description: 'Its sub-types, in lower case.' })
  readonly subtypes!: readonly string[];
  @Field(() => CardFaction, { description: 'Its faction.' })
  readonly faction!: CardFaction;
  @Field({ description: 'Its rarity, in lower case.' })
  readonly rarity!: string;
  @Field(() => Int, { nullable: true, description: 'Its cost from hand. Null for heroes and tokens.' })
  readonly handCost!: number | null;
  @Field(() => Int, {
    nullable: true,
    description: 'Its cost from reserve. Null for heroes and tokens.',
  })
  readonly reserveCost!: number | null;
  @Field(() => [NamedNumber], { description: '`forest`, `mountain`, `water`. Empty when it has none.' })
  readonly statistics!: readonly NamedNumber[];
  @Field(() => Int, { nullable: true, description: 'Heroes only.' })
  readonly reserveLimit!: number | null;
  @Field(() => Int, { nullable: true, description: 'Heroes only.' })
  readonly landmarkLimit!: number | null;
  @Field({ description: 'Its card file marks it as banned from tournaments.' })
  readonly banned!: boolean;
  @Field({ description: 'Its card file marks it as suspended from tournaments.' })
  readonly suspended!: boolean;
  @Field({ description: 'Whether it comes with Retrace. Otherwise it was imported.' })
  readonly shipped!: boolean;
  @Field({ description: 'Whether every line of its text is executed.' })
  readonly executed!: boolean;
}

@ObjectType({ description: 'A card in a list.' })
export class CardEdge {
  @Field({ description: 'Where the next page can start.' })
  readonly cursor!: string;
  @Field(() => CatalogueCard, { description: 'The card.' })
  readonly node!: CatalogueCard;
}

@ObjectType({ description: 'A page of cards.' })
export class CardConnection {
  @Field(() => [CardEdge], { description: 'The cards of the page, by reference.' })
  readonly edges!: readonly CardEdge[];
  @Field(() => PageInfo, { description: 'Where the page is in the list.' })
  readonly pageInfo!: PageInfo;
  @Field(() => Int, { description: 'How many cards there are on all pages.' })
  readonly totalCount!: number;
}

@InputType({ description: 'Filters cards. All conditions must hold. Case and accents do not matter.' })
export class CardFilter {
  @Field(() => String, { nullable: true, description: 'Words in its text, at most 200 characters.' })
  readonly text?: string | null;
  @Field(() => CardKind, { nullable: true, description: 'Its type.' })
  readonly kind?: CardKind | null;
  @Field(() => String, { nullable: true, description: 'One of its sub-types.' })
  readonly subtype?: string | null;
  @Field(() => CardFaction, { nullable: true, description: 'Its faction.' })
  readonly faction?: CardFaction | null;
  @Field(() => String, { nullable: true, description: 'The code of its set.' })
  readonly set?: string | null;
  @Field(() => Int, { nullable: true, description: 'Its cost from hand.' })
  readonly handCost?: number | null;
  @Field(() => Int, { nullable: true, description: 'Its cost from reserve.' })
  readonly reserveCost?: number | null;
}

@ObjectType({ description: 'The changes of a card import.' })
export class CardsImport {
  @Field(() => Int, { description: 'The different cards of the files, in English.' })
  readonly cards!: number;
  @Field(() => Int, { description: 'Entries that repeated an earlier one.' })
  readonly repeated!: number;
  @Field(() => [ID], { description: 'Cards that were not known.' })
  readonly new!: readonly string[];
  @Field(() => [ID], {
    description: 'Cards of which there is another version now. Recorded games keep theirs.',
  })
  readonly changed!: readonly string[];
  @Field(() => Int, { description: 'Cards that were known like that.' })
  readonly unchanged!: number;
  @Field(() => Int, { description: 'Names and texts in other languages that are new or changed.' })
  readonly translations!: number;
}
