import { Args, ArgsType, Field, ID, Int, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { Locale } from '../graphql/shared.types.js';
import { checkPage, clampedCount } from '../pages.js';
import { valueOf } from '../problem-error.js';
import { CardShelf, longestList } from './card-shelf.js';
import { CardConnection, CardFilter, CardLine, CardVersion, CatalogueCard } from './card.types.js';
import { DeckCheck, DeckFormat } from './deck.types.js';

export const MAX_CARDS = 100;

/** What looking through all cards, or checking a deck, costs beside what is asked of it. */
const LOOKING = 100;

@ArgsType()
export class CardsArguments {
  @Field(() => String, {
    nullable: true,
    description: 'Part of a name, or the beginning of a reference; at most 200 signs.',
  })
  readonly search?: string | null;
  @Field(() => CardFilter, { nullable: true, description: 'What else must hold.' })
  readonly filter?: CardFilter | null;
  @Field(() => Int, { defaultValue: 20, description: 'At most 100.' })
  readonly first!: number;
  @Field(() => String, { nullable: true, description: 'The cursor of the card before the page.' })
  readonly after?: string | null;
}

@Resolver(() => CatalogueCard)
export class CardsResolver {
  constructor(private readonly shelf: CardShelf) {}

  @Query(() => CatalogueCard, {
    complexity: ({ childComplexity }) => LOOKING + childComplexity,
    description: 'One card of the catalogue; the error is CARD_NOT_FOUND when there is none.',
  })
  card(
    @Args('reference', { type: () => ID, description: 'What deck lists name it by.' }) reference: string,
  ): CatalogueCard {
    return this.shelf.card(reference);
  }

  @Query(() => CardConnection, {
    complexity: ({ args, childComplexity }) =>
      LOOKING + clampedCount(Number(args['first'] ?? 0), MAX_CARDS) * childComplexity,
    description: 'The cards that come with Retrace and those that were imported, by reference.',
  })
  cards(@Args() asked: CardsArguments): CardConnection {
    valueOf(checkPage(asked, MAX_CARDS));
    return this.shelf.page(asked);
  }

  @ResolveField(() => [CardLine], {
    complexity: ({ childComplexity }) => 5 + 5 * childComplexity,
    description: 'Its text, main box first, in a language where its lines are understood.',
  })
  lines(
    @Parent() { reference }: CatalogueCard,
    @Args('locale', { type: () => Locale, defaultValue: 'en', description: 'The language of the reader.' })
    locale: Locale,
  ): readonly CardLine[] {
    return this.shelf.lines(reference, locale);
  }

  @ResolveField(() => [CardVersion], {
    complexity: ({ childComplexity }) => 1 + 5 * childComplexity,
    description: 'Its imported versions, oldest first; none when it comes with Retrace.',
  })
  versions(@Parent() { reference }: CatalogueCard): Promise<readonly CardVersion[]> {
    return this.shelf.versions(reference);
  }

  @Query(() => DeckCheck, {
    complexity: ({ childComplexity }) => LOOKING + 10 * childComplexity,
    description:
      'Whether the deck of a list may be played in a format, and what it is made of. Nothing is kept.',
  })
  deckCheck(
    @Args('list', { description: `Lines as \`3 REFERENCE\`; at most ${longestList} signs.` }) list: string,
    @Args('format', { type: () => DeckFormat, defaultValue: 'CONSTRUCTED', description: 'By which rules.' })
    format: DeckFormat,
  ): DeckCheck {
    return this.shelf.check(list, format);
  }
}
