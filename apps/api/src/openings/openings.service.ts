import { Inject, Injectable } from '@nestjs/common';
import { openingChoices, type OpeningHand as Dealt, type OpeningTable as Made } from '#analysis';
import { answerOpening, openingsIn, type Archive } from '#archive';
import {
  nextOpening,
  noOpenings,
  openingStream,
  rateOpening,
  takeOpening,
  trainingKey,
  trainingsOf,
  type OpeningEntry,
  type Openings,
} from '#coaching';
import type { PlayableDeck, PlayableGames } from '#games';
import { checkChoice } from '#kernel';
import {
  coachingBounds,
  fail,
  invariant,
  ok,
  parseGameId,
  type Author,
  type Choice,
  type Locale,
  type Option,
  type Result,
} from '#record';
import { cardNameIn, dealtOpening, openingEvents, openingSeat } from '#reviews';
import { CatchUpProjection } from '../access/catch-up-projection.js';
import { personOf } from '../access/permission.js';
import type { Reader } from '../access/reader.js';
import { ARCHIVE, PLAYABLE_GAMES } from '../api.tokens.js';
import { CardTextsService } from '../cards/card-texts.service.js';
import type { Problem } from '../errors/problem.js';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { choiceTexts, exerciseOf } from '../lessons/exercise.js';
import { ratingIn } from '../lessons/lesson-view.js';
import { signedIn } from '../notes/writing.js';
import { oneOf } from '../play/tables.service.js';
import { ProblemError, valueOf } from '../problem-error.js';
import { OpenedGame } from '../replay/opened-game.js';
import { ReplayedGame } from '../replay/replayed-game.js';
import { openingSource, type OpeningRequest, type OpeningSource } from './opening-request.js';
import { OpeningTables } from './opening-tables.js';
import type {
  OpeningAnswer,
  OpeningChance,
  OpeningDeck,
  OpeningHand,
  OpeningTable,
  OpeningTraining,
} from './opening.types.js';

/** The maximum number of cached learners. */
const MOST_LEARNERS = 200;

/** A hand that was dealt for a request, and the hand's unrecorded game. */
interface OpenHand {
  readonly number: number;
  readonly dealt: Dealt;
  readonly game: OpenedGame;
}

/** Deals opening hands, records answers, and computes deck tables. */
@Injectable()
export class OpeningsService {
  readonly #known: CatchUpProjection<OpeningEntry, Openings, string>;

  constructor(
    private readonly tables: OpeningTables,
    private readonly texts: CardTextsService,
    @Inject(ARCHIVE) private readonly archive: Archive,
    @Inject(PLAYABLE_GAMES) private readonly games: PlayableGames,
    @Inject(GAME_MODULES) private readonly modules: GameModules,
  ) {
    this.#known = new CatchUpProjection<OpeningEntry, Openings, string>({
      all: (stream) => openingsIn(archive, stream),
      from: (stream, revision) => openingsIn(archive, stream, revision),
      take: takeOpening,
      none: noOpenings,
      most: MOST_LEARNERS,
    });
  }

  /**
   * Returns the decks that the reader has trained with, latest first. Fails with `FORBIDDEN` if the reader cannot be
   * identified.
   */
  async list(reader: Reader, now: Date): Promise<readonly OpeningTraining[]> {
    const openings = await this.#openings(valueOf(personOf(reader)));
    const deckOf = (id: string): OpeningDeck & { readonly module: string } => {
      const deck = openings.decks.get(id);
      invariant(deck !== undefined, 'a training has its decks');
      return deck;
    };
    return trainingsOf(openings, now).map(({ deck, against, last, ...training }) => ({
      ...training,
      module: deckOf(deck).module,
      deck: deckOf(deck),
      against: against === null ? null : deckOf(against),
      last: new Date(last),
    }));
  }

  /**
   * Returns a hand of a deck, without the values of the choices. If the number is null, returns the next hand to
   * answer. Fails with `FORBIDDEN`, `OPENING_NUMBER_INVALID` or `OPENING_NOT_FOUND`. Also fails for the same reasons as
   * `openingSource`.
   */
  async hand(
    request: OpeningRequest,
    number: number | null,
    locale: Locale,
    reader: Reader,
    now: Date,
  ): Promise<OpeningHand> {
    const openings = await this.#openings(valueOf(personOf(reader)));
    const source = valueOf(openingSource(this.games, request));
    const hand = this.#deal(source, number ?? nextOpening(openings, source.training, now));
    const { dealt, game } = hand;
    const { decision } = dealt;
    const progress = openings.hands.get(trainingKey(source.training))?.get(hand.number);
    const nameOf = (option: Option): string => {
      const reference = game.module.hands?.about(dealt.state, option) ?? option.key;
      return this.#nameOf(source.plan.deck, reference, locale);
    };
    return {
      ...exerciseOf(game, game.length - 1, openingSeat, locale),
      game,
      number: hand.number,
      kind: decision.kind,
      goesFirst: dealt.isFirst,
      choices: decision.options.map((option) => ({ choice: [option.key], text: nameOf(option) })),
      min: decision.min,
      max: decision.max,
      answers: progress?.answers ?? 0,
      due: progress === undefined ? null : new Date(progress.due),
    };
  }

  /**
   * Stores an answer and returns the values of the choices. Fails if the choice is illegal. Also fails for the same
   * reasons as `hand`, `OpeningTables.value` and `answerOpening`.
   */
  async answer(
    request: OpeningRequest,
    number: number,
    choice: Choice,
    locale: Locale,
    reader: Reader,
    now: Date,
  ): Promise<OpeningAnswer> {
    const learner = valueOf(personOf(reader));
    const source = valueOf(openingSource(this.games, request));
    const { dealt, game } = this.#deal(source, number);
    const legal = checkChoice(dealt.decision, openingSeat, choice, '');
    if (!legal.ok) {
      const { code, message } = legal.error;
      throw new ProblemError({ code, message, advice: "Choose from the hand's `choices`." });
    }
    const values = await this.tables.value(source.plan, number, reader);
    const { alike } = openingChoices(game.module, dealt);
    const answer = rateOpening(values, alike(choice));
    const at = now.toISOString();
    const { rating, loss } = answer;
    const given = { ...source.training, number, choice, rating, loss, at };
    const author = { by: signedIn(reader).by, author: learner };
    valueOf(await answerOpening(this.archive, author, source.decks, given));
    const progress = (await this.#openings(learner)).hands.get(trainingKey(source.training))?.get(number);
    const text = choiceTexts(game, game.length - 1, openingSeat, locale);
    return {
      ...answer,
      number,
      rating: ratingIn(rating),
      worth: values.map((valued) => ({ ...valued, text: text(valued.choice) })),
      due: new Date(progress?.due ?? at),
    };
  }

  /**
   * Yields the table of a deck periodically until it is complete. Fails with `FORBIDDEN`, `OPENING_NUMBER_INVALID` or
   * `OPENING_NOT_FOUND`. Also fails for the same reasons as `openingSource` and `OpeningTables.follow`.
   */
  table(request: OpeningRequest, hands: number, locale: Locale, reader: Reader): AsyncIterable<OpeningTable> {
    valueOf(personOf(reader));
    valueOf(checkNumber(hands, coachingBounds.openingHands));
    const source = valueOf(openingSource(this.games, request));
    // Throws before the first report if no game can begin with the deck.
    this.#deal(source, 1);
    return this.tables.follow(source.plan, hands, reader, ({ done, table }) => ({
      deck: source.plan.deck.name,
      done,
      hands,
      first: chanceOf(table.first),
      second: chanceOf(table.second),
      cards: table.cards.map((card) => ({
        ...card,
        name: this.#nameOf(source.plan.deck, card.reference, locale),
        copies: source.plan.deck.cards.filter((reference) => reference === card.reference).length,
      })),
    }));
  }

  #openings(learner: Author): Promise<Openings> {
    return this.#known.of(openingStream(learner));
  }

  #deal(source: OpeningSource, number: number): OpenHand {
    valueOf(checkNumber(number, coachingBounds.openingNumber));
    const dealt = dealtOpening(source.plan, number);
    if (!dealt.ok) throw new ProblemError(oneOf(dealt.error));
    const game = valueOf(ReplayedGame.of(hand, openingEvents(dealt.value), this.modules));
    const part = { kind: 'seats', seats: [openingSeat] } as const;
    return { number, dealt: dealt.value, game: new OpenedGame(game, part) };
  }

  #nameOf({ definitions }: PlayableDeck, reference: string, locale: Locale): string {
    const { name = reference } = (definitions[reference] ?? {}) as { readonly name?: string };
    const card = { reference, name };
    return this.texts.nameOf(card, locale) ?? cardNameIn(definitions, card, locale);
  }
}

/** The game id that all dealt hands share, because their games are not recorded. */
const hand = valueOf(parseGameId('opening'));

const chanceOf = ({ mean, error, count }: Made['first']): OpeningChance | null =>
  count === 0 ? null : { value: mean, error, hands: count };

const checkNumber = (number: number, most: number): Result<null, Problem> =>
  number >= 1 && number <= most
    ? ok(null)
    : fail({
        code: 'OPENING_NUMBER_INVALID',
        message: `${number} is not between 1 and ${most}.`,
        advice: `Use a whole number from 1 to ${most}.`,
      });
