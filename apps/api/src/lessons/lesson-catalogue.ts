import { Inject, Injectable } from '@nestjs/common';
import { evaluatedDecisions, lessonsOf, type Lesson } from '#coaching';
import { withChosenNames } from '#projections';
import { unreadable, type GameCatalogue, type GameRow } from '#read-models';
import { coachingBounds, themeIn, type GameId } from '#record';
import {
  ReviewLedger,
  ReviewStreams,
  isCurrent,
  madeWith,
  type Reviewed,
  type ReviewEntry,
  type ReviewOrigin,
} from '#reviews';
import { AdmissionsService } from '../access/admissions.service.js';
import { CatchUpProjection } from '../access/catch-up-projection.js';
import type { Reader } from '../access/reader.js';
import { visiblePart } from '../access/visible-part.js';
import { knowledgeOf } from '../catalogue/knowledge.js';
import { CatalogueSync } from '../catalogue/catalogue-sync.js';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { EVENT_STORE, GAME_CATALOGUE, type EventStore } from '../api.tokens.js';

export interface TaughtGame {
  readonly id: GameId;
  readonly summary: GameRow['summary'];
  readonly lessons: readonly Lesson[];
  /** The theme of each lesson, by the lesson's id. */
  readonly themes: ReadonlyMap<string, string>;
}

type EvaluatedGame = Pick<Reviewed, 'review' | 'origin' | 'found'>;

/** Finds the lessons of all reviewed games that a reader can view completely, without opening the games. */
@Injectable()
export class LessonCatalogue {
  readonly #reviews: CatchUpProjection<ReviewEntry, readonly EvaluatedGame[]>;
  readonly #made = new Map<string, Pick<ReviewOrigin, 'program' | 'model'>>();

  constructor(
    @Inject(EVENT_STORE) store: EventStore,
    @Inject(GAME_CATALOGUE) private readonly catalogue: GameCatalogue,
    @Inject(GAME_MODULES) private readonly modules: GameModules,
    private readonly ledger: ReviewLedger,
    private readonly admissions: AdmissionsService,
    private readonly catalogueSync: CatalogueSync,
  ) {
    const streams = new ReviewStreams(store);
    this.#reviews = new CatchUpProjection<ReviewEntry, readonly EvaluatedGame[]>({
      all: (game) => streams.readFrom(game, 0),
      from: (game, revision) => streams.readFrom(game, revision),
      take: taken,
      none: [],
      most: 2 * coachingBounds.games,
    });
  }

  /** Returns the games with lessons, most recently reviewed first. */
  async of(reader: Reader): Promise<readonly TaughtGame[]> {
    await this.catalogueSync.catchUp();
    const reviewed = (await this.ledger.reviewed()).slice(0, coachingBounds.games);
    const rows = await this.catalogue.games(reviewed, knowledgeOf(reader)).catch((error: unknown) => {
      throw unreadable(error);
    });
    const known = rows.filter((row) => row !== null);
    const taught = await Promise.all(known.map((row) => this.#taught(row, reader)));
    return taught.filter((game) => game !== null);
  }

  /**
   * Returns a game's lessons from the reviews that this version of Retrace can show. Callers must only pass games that
   * the reader can view completely.
   */
  lessonsIn(
    game: GameId,
    module: string,
    events: number,
    reviews: readonly EvaluatedGame[],
  ): readonly Lesson[] {
    return lessonsOf(game, this.#shown(module, events, reviews));
  }

  /** Returns the reviews that this version of Retrace can show. */
  #shown(module: string, events: number, reviews: readonly EvaluatedGame[]): readonly EvaluatedGame[] {
    const now = this.#madeWith(module);
    if (now === null) return [];
    return reviews.filter(({ origin }) => isCurrent(origin, now) && origin.last < events);
  }

  async #taught({ id, summary }: GameRow, reader: Reader): Promise<TaughtGame | null> {
    const game = id as GameId;
    const admission = await this.admissions.of(game, reader);
    if (!admission.ok || visiblePart(admission.value, summary.result !== null).kind !== 'everything')
      return null;
    const shown = this.#shown(summary.module, summary.events, await this.#reviews.of(game));
    const lessons = lessonsOf(game, shown);
    const evaluated = [...evaluatedDecisions(game, shown).values()].map(({ decision }) => decision);
    const own = this.modules.get(summary.module)?.tell.themes;
    const themes = new Map(lessons.map(({ id: of, decision }) => [of, themeIn(own, decision, evaluated)]));
    const players = withChosenNames(summary.players, admission.value);
    return { id: game, summary: { ...summary, players }, lessons, themes };
  }

  #madeWith(id: string): Pick<ReviewOrigin, 'program' | 'model'> | null {
    const module = this.modules.get(id);
    if (module === undefined) return null;
    const known = this.#made.get(id) ?? madeWith(module);
    this.#made.set(id, known);
    return known;
  }
}

function taken(before: readonly EvaluatedGame[], entry: ReviewEntry): readonly EvaluatedGame[] {
  if (entry.kind === 'ReviewDeleted') return before.filter(({ review }) => review !== entry.review);
  return entry.kind === 'Reviewed' ? [...before, slim(entry)] : before;
}

/** Reduces a review to the fields that a list of lessons needs. */
const slim = ({ review, origin, found }: Reviewed): EvaluatedGame => ({
  review,
  origin,
  found: {
    points: [],
    seats: [],
    turningPoints: [],
    decisions: found.decisions.map((decision) => ({ ...decision, choices: [] })),
  },
});
