import { nameIn, type CardLibrary } from '#altered/cards';
import type { GameModule } from '#record';
import { gameModules, type GameModules } from '../game-modules.js';

/** Returns modules whose logs name cards in the reader's language, using the names in imported card files. */
export const withNames = (modules: GameModules, library: Pick<CardLibrary, 'catalogue'>): GameModules =>
  gameModules(
    Array.from(modules.values(), ({ tell, ...rest }): GameModule => ({
      ...rest,
      tell: {
        ...tell,
        event: (event, before, viewer, locale) => {
          if (locale === 'en') return tell.event(event, before, viewer, locale);
          const catalogue = library.catalogue();
          return tell.event(event, before, viewer, locale, (card) => nameIn(catalogue, card, locale));
        },
      },
    })),
  );
