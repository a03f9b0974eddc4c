import {
  Args,
  ArgsType,
  Context,
  Field,
  ID,
  Int,
  Mutation,
  Parent,
  Query,
  ResolveField,
  Resolver,
} from '@nestjs/graphql';
import type { Reader } from '../access/reader.js';
import { GraphQLDateTime } from '../graphql/date-time.scalar.js';
import { Locale } from '../graphql/shared.types.js';
import { checkPage, clampedCount } from '../graphql/pages.js';
import { valueOf } from '../problem-error.js';
import { CardsService, longestList } from './cards.service.js';
import { CardImports } from './card-imports.js';
import {
  CardConnection,
  CardFilter,
  CardLine,
  CardsImport,
  CardVersion,
  CatalogueCard,
} from './card.types.js';
import { DeckCheck, DeckFormat } from './deck.types.js';

export const MAX_CARDS = 100;

/** The cost of searching all cards or checking a deck, in addition to the selected fields. */
const LOOKING = 100;

@ArgsType()
export class CardsArguments {
  @Field(() => String, {
    nullable: true,
    description: 'Part of a name, or the beginning of a reference. At most 200 characters.',
  })
  readonly search?: string | null;
  @Field(() => CardFilter, { nullable: true, description: 'Filters the cards.' })
  readonly filter?: CardFilter | null;
  @Field(() => Int, { defaultValue: 20, description: 'The maximum number of cards, at most 100.' })
  readonly first!: number;
  @Field(() => String, { nullable: true, description: 'The cursor of the last card before the page.' })
  readonly after?: string | null;
}

@Resolver(() => CatalogueCard)
export class CardsResolver {
  constructor(
    private readonly service: CardsService,
    private readonly imports: CardImports,
  ) {}

  @Query(() => CatalogueCard, {
    complexity: ({ childComplexity }) => LOOKING + childComplexity,
    description: 'A card in the catalogue. Error: CARD_NOT_FOUND.',
  })
  card(
    @Args('reference', { type: () => ID, description: 'The name that deck lists use.' }) reference: string,
  ): CatalogueCard {
    return this.service.card(reference);
  }

  @Query(() => CardConnection, {
    complexity: ({ args, childComplexity }) =>
      LOOKING + clampedCount(Number(args['first'] ?? 0), MAX_CARDS) * childComplexity,
    description: 'The cards that come with Retrace and the imported cards, ordered by reference.',
  })
  cards(@Args() args: CardsArguments): CardConnection {
    valueOf(checkPage(args, MAX_CARDS));
    return this.service.page(args);
  }

  @ResolveField(() => String, {
    description:
      'The name as printed in the requested language if a card file in that language was imported, ' +
      'otherwise in English.',
  })
  name(
    @Parent() card: CatalogueCard,
    @Args('locale', {
      type: () => Locale,
      defaultValue: 'en',
      description: 'The language of texts in the response.',
    })
    locale: Locale,
  ): string {
    return this.service.name(card, locale);
  }

  @ResolveField(() => [CardLine], {
    complexity: ({ childComplexity }) => 5 + 5 * childComplexity,
    description:
      'The card text, main box first. If a card file in the requested language was imported, the lines are ' +
      'as printed. Otherwise, Retrace translates the lines that it can read, and leaves other lines in ' +
      'English.',
  })
  lines(
    @Parent() { reference }: CatalogueCard,
    @Args('locale', {
      type: () => Locale,
      defaultValue: 'en',
      description: 'The language of texts in the response.',
    })
    locale: Locale,
  ): readonly CardLine[] {
    return this.service.lines(reference, locale);
  }

  @ResolveField(() => [CardVersion], {
    complexity: ({ childComplexity }) => 1 + 5 * childComplexity,
    description: 'The imported versions, oldest first. Empty for cards that come with Retrace.',
  })
  versions(@Parent() { reference }: CatalogueCard): Promise<readonly CardVersion[]> {
    return this.service.versions(reference);
  }

  @Query(() => DeckCheck, {
    complexity: ({ childComplexity }) => LOOKING + 10 * childComplexity,
    description: 'Checks whether a deck is legal in a format, and counts its cards. Stores nothing.',
  })
  deckCheck(
    @Args('list', {
      description:
        "Lines such as `3 REFERENCE`, a deck code or link, or a deck builder's CSV or JSON. At most " +
        `${longestList} characters.`,
    })
    list: string,
    @Args('format', {
      type: () => DeckFormat,
      nullable: true,
      description: 'The format to check against. Default: the format named in the list, or CONSTRUCTED.',
    })
    format: DeckFormat | null,
    @Args('on', {
      type: () => GraphQLDateTime,
      nullable: true,
      description: 'The date of the lists of banned and suspended cards. Default: today.',
    })
    on: Date | null,
  ): DeckCheck {
    return this.service.check(list, format ?? null, on ?? new Date());
  }

  @Mutation(() => CardsImport, {
    complexity: 1000,
    description:
      'Imports all cards of the files, or none, for all future games. Importing the same cards again ' +
      'changes nothing. Only for admins and the owner of the machine. Send files of more than 256 KB to ' +
      '`POST /cards/import`.',
  })
  importCards(
    @Context('reader') reader: Reader,
    @Args('files', {
      type: () => [String],
      description:
        'At most 50 card files (JSON, in any public format). Files in other languages translate the cards.',
    })
    files: readonly string[],
    @Args('replace', {
      type: () => Boolean,
      defaultValue: false,
      description: 'Whether the later file takes precedence if two files contradict each other.',
    })
    replace: boolean,
  ): CardsImport {
    return this.imports.take(files, reader, replace);
  }
}
