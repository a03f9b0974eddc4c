import { Inject, Injectable } from '@nestjs/common';
import {
  answerChance,
  expectedHand,
  facedHand,
  isAnswer,
  rangeAt,
  rangeQuestion,
  type Estimate,
  type ExpectedHand,
  type FacedHand,
  type HeldCard,
  type HeldCardValue,
  type PossibleDeck,
  type Sign,
  type UsualDeck,
} from '#analysis';
import { shippedDecks, type PlayableGames } from '#games';
import type { Replay } from '#projections';
import {
  formatViewer,
  isSameChoice,
  parsePosition,
  seatViewer,
  type Choice,
  type Locale,
  type Position,
  type Seat,
} from '#record';
import { cardNameIn, choiceWords, wordFor } from '#reviews';
import type { Reader } from '../access/reader.js';
import { PLAYABLE_GAMES } from '../api.tokens.js';
import { CardTextsService } from '../cards/card-texts.service.js';
import type { Problem } from '../errors/problem.js';
import { Places } from '../limits/places.js';
import { workFeed } from '../live/work-feed.js';
import { valueOf } from '../problem-error.js';
import type { OpenedGame } from '../replay/opened-game.js';
import { named } from '../replay/player-names.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { viewerOf } from '../viewers.js';
import { EvaluationsService } from './evaluations.service.js';
import type { HandRange, PlayedValue, RangeWorth, ValuedChoice } from './range.types.js';
import { isReviewable, listsFor, requestOf, type ReviewOptions } from './review-request.js';
import type { DeckLists } from './review.types.js';

/** The maximum number of cards in a response. */
const MOST_CARDS = 12;

export interface RangeOptions {
  readonly seat: Seat;
  readonly at: string | null;
  readonly as: string;
  readonly deckLists: DeckLists | null;
  readonly locale: Locale;
}

export interface WorthOptions {
  readonly choice: ValuedChoice;
}

type ValuedCard = Pick<HeldCard, 'reference' | 'chance'> & HeldCardValue;

/**
 * The maximum number of choices that are evaluated against hidden cards simultaneously. `WEIGHED_OF_ONE` is the maximum
 * per client.
 */
const MOST_WEIGHED = 2;
const WEIGHED_OF_ONE = 1;

/** The evidence about a hand in the first `length` events of a record. */
interface ReadSigns {
  readonly length: number;
  readonly signs: Promise<readonly Sign[]>;
}

/** Estimates the hidden hands of players. Collects the evidence in a game only once per perspective, in a thread. */
@Injectable()
export class RangesService {
  readonly #read = new WeakMap<Replay, Map<string, ReadSigns>>();
  readonly #weighed = new Places(MOST_WEIGHED, WEIGHED_OF_ONE);

  constructor(
    private readonly games: ReplayedGames,
    private readonly evaluations: EvaluationsService,
    private readonly texts: CardTextsService,
    @Inject(PLAYABLE_GAMES) private readonly playable: PlayableGames,
  ) {}

  /**
   * Returns the cards that a player might hold at a position. Null if the hand is visible from the perspective or
   * nothing is known about the deck. Fails with `POSITION_INVALID` or `POSITION_OUT_OF_RANGE`. Fails with
   * `VIEWER_INVALID` if the seat does not exist. Also fails for the same reasons as `listsFor` and
   * `EvaluationsService.signs`, or if the game cannot be opened.
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
    const position = positionIn(game, at);
    const question = rangeQuestion(replay, { seat, viewer, lists, usual: this.#usualIn(game) });
    if (question === null || module.hands === undefined || !isReviewable(game)) return null;
    const signs = await this.#signs(game, question, reader);
    const found = rangeAt(module.hands, signs, position.revision, question.deck);
    const nameOf = (reference: string): string => this.#name(question.deck.cards, reference, locale);
    const listed = (cards: readonly HeldCard[]): HandRange['cards'] =>
      cards
        .filter(({ chance }) => chance > 0)
        .slice(0, MOST_CARDS)
        .map((card) => ({ ...card, name: nameOf(card.reference) }));
    return named(game, {
      position: at ?? `${position.revision}`,
      seat,
      unknown: found.unknown,
      known: found.known.map(nameOf),
      source: question.deck.source.toUpperCase() as Uppercase<PossibleDeck['source']>,
      cards: listed(found.cards),
      hidden: found.hidden.map(({ zone, unknown, cards }) => ({
        zone,
        name: wordFor(module.tell, zone, locale) ?? zone,
        unknown,
        cards: listed(cards),
      })),
    });
  }

  /**
   * Evaluates the choice of the last decision up to a position, depending on the likeliest cards in the opponent's
   * hand. For each of these cards, computes the value that the choice would have if the hand contained the card, and
   * the value that it would have otherwise. Yields a report after each card, or null if `facedHand` returns null. Ends
   * if the subscriber leaves. Fails with `PLAYOUTS_INVALID`, `SEED_INVALID` or `EVALUATION_FAILED`. Also fails for the
   * same reasons as `of`.
   */
  async worth(
    text: string,
    { seat, at: position, locale, choice: which, ...options }: RangeOptions & ReviewOptions & WorthOptions,
    reader: Reader,
  ): Promise<AsyncIterable<RangeWorth | null>> {
    const game = await this.games.open(text, reader);
    const { viewer, lists, seed, playouts } = valueOf(requestOf(game, options));
    valueOf(viewerOf(`${seat}`, game.started.seats.length));
    const at = positionIn(game, position).revision;
    const request = { seat, viewer, lists, usual: this.#usualIn(game) };
    const faced = isReviewable(game) ? facedHand(game.replay, request, at) : null;
    const make = async (report: (soFar: () => RangeWorth) => void, signal: AbortSignal) => {
      if (faced === null) return null;
      const { revision, decision, question } = faced;
      const { knowledge, deck } = question;
      const signs = await this.#signs(game, question, reader);
      const { hand, likeliest } = expectedHand(game.module, faced, signs);
      const decided = { revision, choice: faced.choice, knowledge, playouts };
      const choice =
        which === 'PLAYED'
          ? faced.choice
          : await this.evaluations.best(game, { ...decided, seed }, reader, signal);
      const nameOf = (reference: string): string => this.#name(deck.cards, reference, locale);
      const done: ValuedCard[] = [];
      const soFar = () =>
        worthIn(game, { faced, choice, hand, total: likeliest.length, cards: [...done] }, nameOf, locale);
      for (const { reference, chance } of likeliest) {
        const task = {
          ...decided,
          choice,
          seat: decision.seat,
          hand,
          reference,
          seed: `${seed}/${revision}/held`,
        };
        const worth = await this.evaluations.weigh(game, task, reader, signal);
        done.push({ reference, chance, ...worth });
        report(soFar);
      }
      return soFar();
    };
    return workFeed<RangeWorth | null>(reader, { places: this.#weighed, tooMany, failed, make });
  }

  async #signs(game: OpenedGame, question: FacedHand['question'], reader: Reader): Promise<readonly Sign[]> {
    const { replay } = game;
    const { seat, knowledge } = question;
    const key = `${formatViewer(knowledge.viewer)}/${seat}/${knowledge.lists}`;
    const all = this.#read.get(replay) ?? new Map<string, ReadSigns>();
    this.#read.set(replay, all);
    const { length } = replay.events;
    const found = all.get(key);
    if (found?.length === length) return found.signs;
    const entry = { length, signs: this.evaluations.signs(game, question, reader) };
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

/**
 * Parses a position of a game. Null means the last position. Fails with `POSITION_INVALID` or `POSITION_OUT_OF_RANGE`.
 */
function positionIn(game: OpenedGame, at: string | null): Position {
  const position = at === null ? { revision: game.length - 1 } : valueOf(parsePosition(at));
  valueOf(game.replay.at(position));
  return position;
}

/** A choice, and its values against the cards that have been evaluated so far. */
interface Valued {
  readonly faced: FacedHand;
  readonly choice: Choice;
  readonly hand: ExpectedHand;
  readonly total: number;
  readonly cards: readonly ValuedCard[];
}

const worthIn = (
  game: OpenedGame,
  { faced: { revision, decision, choice: played }, choice, hand, total, cards }: Valued,
  nameOf: (reference: string) => string,
  locale: Locale,
): RangeWorth =>
  named(game, {
    position: `${revision}`,
    seat: decision.seat,
    choice: choiceWords(game.replay, revision, choice, seatViewer(decision.seat), locale),
    isPlayed: isSameChoice(choice, played),
    answerChance: cards.length < total ? null : answerChance(hand, cards),
    total,
    cards: cards.map(({ reference, chance, held, without, difference }) => ({
      ...{ reference, chance, name: nameOf(reference), isAnswer: isAnswer({ difference }) },
      held: valueIn(held),
      without: without && valueIn(without),
      difference: difference && valueIn(difference),
    })),
  });

const valueIn = ({ mean, error }: Estimate): PlayedValue => ({ value: mean, error });

const tooMany: Problem = {
  code: 'EVALUATIONS_TOO_MANY',
  message:
    `You are already evaluating ${WEIGHED_OF_ONE} choices, or all clients together are evaluating ` +
    `${MOST_WEIGHED}.`,
  advice: 'Try again in a moment.',
};
const failed: Problem = {
  code: 'EVALUATION_FAILED',
  message:
    'The choice could not be evaluated, because the rules cannot read a card in the game or the server ' +
    'is closing.',
  advice: 'Request fewer playouts, or choose another position.',
};
