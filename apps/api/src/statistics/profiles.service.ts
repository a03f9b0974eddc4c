import { Inject, Injectable } from '@nestjs/common';
import { isLesson, lessonId } from '#coaching';
import { Profiles, type ProfileMoment as Moment, type ProfileQuery, type ReadModels } from '#read-models';
import { ok, omniscient, parseGameId, type Locale, type Result } from '#record';
import { isCurrent, madeWith, turningWords, type ReviewOrigin } from '#reviews';
import { isDate } from '#tournaments';
import type { Reader } from '../access/reader.js';
import { READ_MODELS } from '../api.tokens.js';
import { CatalogueSync } from '../catalogue/catalogue-sync.js';
import { knowledgeOf } from '../catalogue/knowledge.js';
import type { Problem } from '../errors/problem.js';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { choiceTexts } from '../lessons/exercise.js';
import { valueOf } from '../problem-error.js';
import { ReplayedGames } from '../replay/replayed-games.js';
import { ReviewRepository } from '../reviews/review.repository.js';
import type { ReviewGrade } from '../reviews/review.types.js';
import { bad, ownerOf, readable, textsIn } from './filter-check.js';
import type {
  Profile,
  ProfileChoices,
  ProfileFilter,
  ProfileMoment,
  ProfileSwing,
  ProfileTheme,
} from './profile.types.js';

/** The maximum number of positions per theme. */
export const MOST_MOMENTS = 20;
const MOST_DAY = 10_000;

/** The options of a profile that the resolvers of the profile's positions need. */
interface InProfile {
  readonly locale: Locale;
  readonly playouts: number | null;
}
export type ThemeOfProfile = ProfileTheme & { readonly found: readonly MomentOfProfile[] };
export type ProfileFound = Profile & { readonly swung: readonly SwingOfProfile[] };
export type SwingOfProfile = ProfileSwing & InProfile & { readonly revision: number };
export type MomentOfProfile = ProfileMoment & InProfile & { readonly revision: number };

/** Computes player profiles, from reviewed games that the reader can view completely. */
@Injectable()
export class ProfilesService {
  readonly #profiles: Profiles;
  readonly #made: ReadonlyMap<string, Pick<ReviewOrigin, 'program' | 'model'>>;

  constructor(
    @Inject(READ_MODELS) models: ReadModels,
    @Inject(GAME_MODULES) private readonly modules: GameModules,
    private readonly catalogueSync: CatalogueSync,
    private readonly games: ReplayedGames,
    private readonly reviews: ReviewRepository,
  ) {
    this.#made = new Map([...modules].map(([id, module]) => [id, madeWith(module)]));
    this.#profiles = new Profiles(models, this.#made);
  }

  /** Fails with `SEARCH_INVALID` if the filter is invalid. */
  async of(filter: ProfileFilter, locale: Locale, reader: Reader): Promise<ProfileFound> {
    const query = { ...valueOf(queryOf(filter, reader)), moments: MOST_MOMENTS, swings: MOST_MOMENTS };
    await this.catalogueSync.catchUp();
    const found = await readable(this.#profiles.of(query, knowledgeOf(reader)));
    const names = this.modules.get(found.module ?? '')?.tell.words?.[locale].themes;
    const { playouts, swings, ...parts } = found;
    return {
      ...parts,
      playouts,
      swung: swings.map(({ decision, ...swing }) => ({
        ...placeOf(swing),
        decision: decision && { ...decision, name: names?.[decision.theme] ?? decision.theme },
        ...{ locale, playouts },
      })),
      themes: found.themes.map(({ moments, ...theme }): ThemeOfProfile => ({
        ...theme,
        name: names?.[theme.key] ?? theme.key,
        found: moments.map((moment) => ({ ...momentOf(moment), locale, playouts })),
      })),
      decks: found.decks.map((deck) => ({ ...deck, startedAt: new Date(deck.startedAt) })),
    };
  }

  /** Returns the choices at a position of a profile. Null if the game or the review has been deleted. */
  async choices(moment: MomentOfProfile, reader: Reader): Promise<ProfileChoices | null> {
    const { revision, seat, locale } = moment;
    const { game, found } = (await this.#reviewed(moment, reader)) ?? {};
    const decision = found
      ?.flatMap(({ decisions }) => decisions)
      .findLast((decision) => decision.revision === revision && decision.seat === seat);
    if (game === undefined || decision === undefined) return null;
    const words = choiceTexts(game, revision, seat, locale);
    return { taken: words(decision.taken), best: words(decision.best) };
  }

  /** Describes a turning point. Null if the turning point's game or review has been deleted. */
  async swingText(swing: SwingOfProfile, reader: Reader): Promise<string | null> {
    const { game, found } = (await this.#reviewed(swing, reader)) ?? {};
    const isMeant = ({ revision }: { readonly revision: number }): boolean => revision === swing.revision;
    const review = found?.findLast(({ turningPoints }) => turningPoints.some(isMeant));
    const turning = review?.turningPoints.find(isMeant);
    if (game === undefined || review === undefined || turning === undefined) return null;
    return turningWords(turning, game.replay, review.decisions, omniscient, swing.locale);
  }

  /** Returns the game of a position, with the reviews that the profile includes. Null if the game has been deleted. */
  async #reviewed({ game: text, playouts }: InProfile & { readonly game: string }, reader: Reader) {
    const id = parseGameId(text);
    if (!id.ok) return null;
    const game = await this.games.open(id.value, reader).catch(() => null);
    const now = game && this.#made.get(game.module.id);
    if (game === null || now == null || !game.tellsEverything) return null;
    const { reviews } = await this.reviews.of(game.id);
    const counted = reviews.filter(
      ({ origin }) => isCurrent(origin, now) && origin.as === 'all' && origin.playouts === playouts,
    );
    return { game, found: counted.map(({ found }) => found) };
  }
}

const placeOf = <Place extends { readonly revision: number; readonly startedAt: string }>(place: Place) => ({
  ...place,
  position: `${place.revision}`,
  startedAt: new Date(place.startedAt),
});

const momentOf = (moment: Moment) => ({
  ...placeOf(moment),
  grade: (moment.grade?.toUpperCase() ?? null) as ReviewGrade | null,
  lesson: isLesson(moment.grade) ? lessonIdOf(moment.game, moment.revision) : null,
});

function lessonIdOf(text: string, revision: number): string | null {
  const game = parseGameId(text);
  return game.ok ? lessonId({ game: game.value, asked: revision }) : null;
}

/** Converts a filter for the read models. Fails with `SEARCH_INVALID`, which names the invalid field. */
function queryOf(
  { mine, day, playouts, ...filter }: ProfileFilter,
  reader: Reader,
): Result<ProfileQuery, Problem> {
  const texts = textsIn(filter);
  if (!texts.ok) return texts;
  const { player, since, ...named } = texts.value;
  if (since !== undefined && !isDate(since)) return bad('since', 'Write the date in the format 2026-11-05.');
  if (day != null && (day < 0 || day > MOST_DAY)) return bad('day', `Use a number from 0 to ${MOST_DAY}.`);
  const query = {
    ...named,
    ...(since !== undefined && { since }),
    ...(day != null && { day }),
    ...(playouts != null && { playouts }),
  };
  const owner = ownerOf({ mine, player }, reader);
  return owner.ok ? ok({ ...query, ...owner.value }) : owner;
}
