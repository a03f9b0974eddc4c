import { Inject, Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import {
  deckSize,
  cardWith,
  deckStatistics,
  formatProblems,
  listBounds,
  nearestReferences,
  openSet,
  overlaid,
  readDeck,
  searchCards,
  shownCards,
  type CardQuery,
  type Catalogue,
  type Deck,
  type Format,
  type CardLibrary,
} from '#altered/cards';
import { fail, ok, type Locale, type Result } from '#record';
import type { Problem } from '../errors/problem.js';
import { CARD_LIBRARY } from '../api.tokens.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { cardOf, kindOf } from './card-of.js';
import { CardTextsService } from './card-texts.service.js';
import type { CardConnection, CardFilter, CardLine, CardVersion, CatalogueCard } from './card.types.js';
import type { DeckCheck, DeckFormat, DeckProblem } from './deck.types.js';

/** The maximum number of characters in a search text. */
const longestSearch = 200;
/** The maximum length of a deck list, in characters. */
export const longestList = listBounds.documentCharacters;

export interface CardsQuery {
  readonly search?: string | null;
  readonly filter?: CardFilter | null;
  readonly first: number;
  readonly after?: string | null;
}

/** Searches shipped and imported cards. Has no access to games, so it cannot leak hidden information. */
@Injectable()
export class CardsService {
  /**
   * Batches the cards that are requested in one turn of the event loop. Caches nothing, because an import can change
   * the cards.
   */
  readonly #versions = new DataLoader(
    async (references: readonly string[]) => this.library.versionsOf(references),
    { cache: false },
  );
  #joined: { readonly imported: Catalogue; readonly all: Catalogue } | null = null;

  constructor(
    @Inject(CARD_LIBRARY) private readonly library: CardLibrary,
    private readonly words: CardTextsService,
  ) {}

  /** Returns all cards. A shipped card overrides an imported card with the same reference. */
  catalogue(): Catalogue {
    const imported = this.library.catalogue();
    // Shipped cards take precedence, because older versions of Retrace let users import cards with the references of
    // shipped cards.
    if (this.#joined?.imported !== imported) this.#joined = { imported, all: overlaid(imported, openSet()) };
    return this.#joined.all;
  }

  /** Returns a card by its reference. Fails with `CARD_NOT_FOUND` if there is no such card. */
  card(reference: string): CatalogueCard {
    const catalogue = this.catalogue();
    const printed = cardWith(reference, shownCards(catalogue));
    if (printed !== undefined) return cardOf(printed, catalogue);
    const suggestions =
      reference.length > longestSearch ? [] : nearestReferences(reference, shownCards(catalogue).keys());
    throw new ProblemError({
      code: 'CARD_NOT_FOUND',
      message: `There is no card "${reference.slice(0, longestSearch)}".`,
      advice:
        suggestions.length > 0
          ? `Did you mean ${suggestions.join(' or ')}?`
          : 'Search for the card with `cards(search)`, or import it.',
      data: { suggestions },
    });
  }

  lines(reference: string, locale: Locale): readonly CardLine[] {
    const { texts, translations } = this.catalogue();
    const text = texts.get(reference);
    return text === undefined ? [] : this.words.of(text, locale, translations.of(reference, locale));
  }

  /**
   * Returns the printed name of a card in a language. If no card file in that language was imported, returns the
   * English name.
   */
  name({ reference, name }: Pick<CatalogueCard, 'reference' | 'name'>, locale: Locale): string {
    return this.catalogue().translations.of(reference, locale)?.name ?? name;
  }

  /** Returns the imported versions of a card, oldest first. */
  async versions(reference: string): Promise<readonly CardVersion[]> {
    const versions = await this.#versions.load(reference);
    return versions.map(({ version, at, changed }) => ({ version, importedAt: new Date(at), changed }));
  }

  /** Returns a page of cards, sorted by reference. Fails with `CURSOR_INVALID` or `SEARCH_INVALID`. */
  page({ search, filter, first, after }: CardsQuery): CardConnection {
    const catalogue = this.catalogue();
    const query = valueOf(queryOf(search, filter));
    const from = after == null ? null : valueOf(referenceAt(after));
    const found = searchCards(shownCards(catalogue).values(), query);
    const rest = from === null ? found : found.filter(({ reference }) => reference > from);
    const edges = rest
      .slice(0, first)
      .map((card) => ({ cursor: cursorOf(card.reference), node: cardOf(card, catalogue) }));
    return {
      edges,
      totalCount: found.length,
      pageInfo: {
        hasNextPage: rest.length > first,
        hasPreviousPage: from !== null,
        startCursor: edges[0]?.cursor ?? null,
        endCursor: edges.at(-1)?.cursor ?? null,
      },
    };
  }

  /** Checks whether a deck list is legal. Fails with `DECK_LIST_TOO_LARGE` if the list has too many characters. */
  check(list: string, format: DeckFormat | null, on: Date): DeckCheck {
    const asOf = on.toISOString().slice(0, 10);
    if (list.length > longestList)
      throw new ProblemError({
        code: 'DECK_LIST_TOO_LARGE',
        message: `The deck list has ${list.length} characters. The limit is ${longestList}.`,
        advice: 'Write one line for each distinct card.',
      });
    const deck = readDeck(list, { file: 'deck', catalogue: this.catalogue(), on: asOf });
    if (!deck.ok) return { ...unreadable(deck.error), format: format ?? 'CONSTRUCTED', asOf };
    const own = deckFormats.find((name) => formatOf[name] === deck.value.format);
    const checkedBy = format ?? own ?? 'CONSTRUCTED';
    return { ...checked(deck.value, formatOf[checkedBy]), format: checkedBy, asOf };
  }
}

const formatOf: Readonly<Record<DeckFormat, Format>> = {
  CONSTRUCTED: 'constructed',
  LIMITED: 'limited',
  STANDARD: 'standard',
  BOOSTER_DRAFT: 'booster-draft',
  SEALED: 'sealed',
  BOOSTER_WAR: 'booster-war',
  BOOSTER_WAR_ORDERED: 'booster-war-ordered',
  TWO_VS_TWO: 'two-vs-two',
  FREE_FOR_ALL: 'free-for-all',
  FRONTIER: 'frontier',
  NUC: 'nuc',
  SINGLETON: 'singleton',
  SANDBOX: 'sandbox',
  DRAFT: 'draft',
};

const deckFormats = Object.keys(formatOf) as readonly DeckFormat[];

type Counted = Omit<DeckCheck, 'format' | 'asOf'>;

const unreadable = (problems: readonly Problem[]): Counted => ({
  legal: false,
  problems: problems.map(problemOf),
  name: null,
  hero: null,
  cards: 0,
  statistics: null,
});

function checked(deck: Deck, format: Format): Counted {
  const problems = formatProblems(format, deck);
  const { averageStatistics, ...statistics } = deckStatistics(deck);
  return {
    legal: problems.length === 0,
    problems: problems.map(problemOf),
    name: deck.name,
    hero: deck.hero?.name ?? null,
    cards: deckSize(deck),
    statistics: {
      ...statistics,
      averageStatistics: Object.entries(averageStatistics).map(([name, average]) => ({ name, average })),
    },
  };
}

function problemOf({ code, message, advice, data }: Problem): DeckProblem {
  const { line, rule, suggestions } = data ?? {};
  return {
    code,
    message,
    advice: advice ?? null,
    line: typeof line === 'number' ? line : null,
    rule: typeof rule === 'string' ? rule : null,
    suggestions: Array.isArray(suggestions)
      ? suggestions.filter((suggestion) => typeof suggestion === 'string')
      : [],
  };
}

function queryOf(
  search: string | null | undefined,
  filter: CardFilter | null | undefined,
): Result<CardQuery, Problem> {
  const { text, kind, subtype, faction, set, handCost, reserveCost } = filter ?? {};
  for (const words of [search, text, subtype, set])
    if (words != null && words.length > longestSearch)
      return fail({
        code: 'SEARCH_INVALID',
        message: `The search has ${words.length} characters. The limit is ${longestSearch}.`,
        advice: 'Use a shorter search.',
      });
  return ok({
    ...(search != null && { search }),
    ...(text != null && { text }),
    ...(kind != null && { type: kindOf[kind] }),
    ...(subtype != null && { subtype }),
    ...(faction != null && { faction: faction === 'NEUTRAL' ? null : factionWord[faction] }),
    ...(set != null && { set }),
    ...(handCost != null && { handCost }),
    ...(reserveCost != null && { reserveCost }),
  });
}

const factionWord = {
  AXIOM: 'axiom',
  BRAVOS: 'bravos',
  LYRA: 'lyra',
  MUNA: 'muna',
  ORDIS: 'ordis',
  YZMIR: 'yzmir',
} as const;

const cursorOf = (reference: string): string => Buffer.from(`c${reference}`).toString('base64url');

function referenceAt(cursor: string): Result<string, Problem> {
  const reference = /^c([A-Z0-9_]{1,60})$/.exec(Buffer.from(cursor, 'base64url').toString())?.[1];
  if (reference !== undefined) return ok(reference);
  return fail({
    code: 'CURSOR_INVALID',
    message: `"${cursor.slice(0, 80)}" is not a cursor from the list of cards.`,
    advice: 'Use a cursor or endCursor from an earlier page.',
  });
}
