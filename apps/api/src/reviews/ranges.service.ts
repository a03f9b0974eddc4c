import { Inject, Injectable } from '@nestjs/common';
import { rangeAt, rangeQuestion, type PossibleDeck, type Sign, type UsualDeck } from '#analysis';
import { shippedDecks, type PlayableGames } from '#games';
import type { Replay } from '#projections';
import { formatViewer, parsePosition, type Locale, type Seat } from '#record';
import { cardNameIn } from '#reviews';
import type { Reader } from '../access/reader.js';
import { PLAYABLE_GAMES } from '../api.tokens.js';
import { CardTextsService } from '../cards/card-texts.service.js';
import { valueOf } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import { named } from '../replay/player-names.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { viewerOf } from '../viewers.js';
import { EvaluationsService } from './evaluations.service.js';
import type { HandRange } from './range.types.js';
import { isJudged, listsFor } from './review-request.js';
import type { DeckLists } from './review.types.js';

/** Maximum number of cards in an answer. */
const MOST_CARDS = 12;

export interface RangeOptions {
  readonly seat: Seat;
  readonly at: string | null;
  readonly as: string;
  readonly deckLists: DeckLists | null;
  readonly locale: Locale;
}

/** Signs of a hand up to a length of the record. */
interface ReadSigns {
  readonly length: number;
  readonly signs: Promise<readonly Sign[]>;
}

/** Estimates the hands of players. Reads the signs of a game once for each perspective, in a thread. */
@Injectable()
export class RangesService {
  readonly #read = new WeakMap<Replay, Map<string, ReadSigns>>();

  constructor(
    private readonly games: ReplayedGames,
    private readonly evaluations: EvaluationsService,
    private readonly texts: CardTextsService,
    @Inject(PLAYABLE_GAMES) private readonly playable: PlayableGames,
  ) {}

  /**
   * Returns the cards that a player may hold at a position. Null if the perspective sees the hand, or nothing is known of
   * the deck. Problems of opening the game, of `listsFor` and of `EvaluationsService.signs`, `VIEWER_INVALID`
   * for a seat that does not exist, `POSITION_INVALID`, `POSITION_OUT_OF_RANGE`.
   */
  async of(
    text: string,
    { seat, at, as, deckLists, locale }: RangeOptions,
    reader: Reader,
  ): Promise<HandRange | null> {
    const game = await this.games.open(text, reader);
    const viewer = valueOf(game.viewer(as));
    const lists = valueOf(listsFor(game, viewer, deckLists));
    valueOf(viewerOf(`${seat}`, game.started.seats.length));
    const { replay, module } = game;
    const position = at === null ? { revision: game.length - 1 } : valueOf(parsePosition(at));
    valueOf(replay.at(position));
    const question = rangeQuestion(replay, { seat, viewer, lists, usual: this.#usualIn(game) });
    if (question === null || module.hands === undefined || !isJudged(game)) return null;
    const key = `${formatViewer(viewer)}/${seat}/${lists}`;
    const signs = await this.#signs(replay, key, () => this.evaluations.signs(game, question, reader));
    const { unknown, known, cards } = rangeAt(module.hands, signs, position.revision, question.deck);
    const nameOf = (reference: string): string => this.#name(question.deck.cards, reference, locale);
    return named(game, {
      position: at ?? `${position.revision}`,
      seat,
      unknown,
      known: known.map(nameOf),
      source: question.deck.source.toUpperCase() as Uppercase<PossibleDeck['source']>,
      cards: cards
        .filter(({ chance }) => chance > 0)
        .slice(0, MOST_CARDS)
        .map((card) => ({ ...card, name: nameOf(card.reference) })),
    });
  }

  async #signs(replay: Replay, key: string, read: () => Promise<readonly Sign[]>): Promise<readonly Sign[]> {
    const all = this.#read.get(replay) ?? new Map<string, ReadSigns>();
    this.#read.set(replay, all);
    const { length } = replay.events;
    const found = all.get(key);
    if (found?.length === length) return found.signs;
    const entry = { length, signs: read() };
    all.set(key, entry);
    entry.signs.catch(() => {
      if (all.get(key) === entry) all.delete(key);
    });
    return entry.signs;
  }

  #usualIn({ module, started }: OpenedGame): readonly UsualDeck[] {
    const game = this.playable.get(module.id);
    return game === undefined ? [] : shippedDecks(game, started.edition);
  }

  #name(cards: PossibleDeck['cards'], reference: string, locale: Locale): string {
    const { name = reference } = (cards[reference] ?? {}) as { readonly name?: string };
    return this.texts.nameOf({ reference, name }, locale) ?? cardNameIn(cards, { reference, name }, locale);
  }
}
