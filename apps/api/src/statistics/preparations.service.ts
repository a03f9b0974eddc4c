import { Inject, Injectable } from '@nestjs/common';
import { Preparations, type PreparationQuery, type ReadModels } from '#read-models';
import { ok, type Locale, type Result } from '#record';
import { isDate } from '#tournaments';
import type { Reader } from '../access/reader.js';
import { READ_MODELS } from '../api.tokens.js';
import { CatalogueSync } from '../catalogue/catalogue-sync.js';
import { knowledgeOf } from '../catalogue/knowledge.js';
import type { Problem } from '../errors/problem.js';
import { GAME_MODULES, type GameModules } from '../game-modules.js';
import { valueOf } from '../problem-error.js';
import { bad, ownerOf, readable, textsIn } from './filter-check.js';
import type { Preparation, PreparationFilter } from './preparation.types.js';

/** Computes preparations against opponents, from games that the reader can view completely. */
@Injectable()
export class PreparationsService {
  readonly #preparations: Preparations;

  constructor(
    @Inject(READ_MODELS) models: ReadModels,
    @Inject(GAME_MODULES) private readonly modules: GameModules,
    private readonly catalogueSync: CatalogueSync,
  ) {
    this.#preparations = new Preparations(models, modules);
  }

  /** Fails with `SEARCH_INVALID` if the filter is invalid. */
  async of(filter: PreparationFilter, locale: Locale, reader: Reader): Promise<Preparation> {
    const query = valueOf(queryOf(filter, reader));
    await this.catalogueSync.catchUp();
    const found = await readable(this.#preparations.of(query, knowledgeOf(reader)));
    const names = this.modules.get(found.module ?? '')?.tell.words?.[locale].habits;
    return {
      ...found,
      days: found.days.map(({ habits, ...day }) => ({
        ...day,
        habits: habits.map(({ habit, times }) => ({ habit, name: names?.[habit] ?? habit, times })),
      })),
      decks: found.decks.map((deck) => ({ ...deck, startedAt: new Date(deck.startedAt) })),
      latest: found.latest.map((game) => ({ ...game, startedAt: new Date(game.startedAt) })),
    };
  }
}

/** Converts a filter for the read models. Fails with `SEARCH_INVALID`, which names the invalid field. */
function queryOf({ mine, ...filter }: PreparationFilter, reader: Reader): Result<PreparationQuery, Problem> {
  const texts = textsIn(filter);
  if (!texts.ok) return texts;
  const { player, since, ...named } = texts.value;
  if (since !== undefined && !isDate(since)) return bad('since', 'Write the date in the format 2026-11-05.');
  if ((named['opponent'] ?? '') === '' && (named['rivalHero'] ?? '') === '')
    return bad('opponent', 'Name an opponent or a Hero.');
  const owner = ownerOf({ mine, player }, reader);
  return owner.ok ? ok({ ...named, ...(since !== undefined && { since }), ...owner.value }) : owner;
}
