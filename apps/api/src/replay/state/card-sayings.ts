import type { Locale } from '#record';
import { cardNameIn } from '#reviews';
import type { CardTextsService } from '../../cards/card-texts.service.js';
import type { OpenedGame } from '../opened-game.js';
import { abilityLine } from './ability-line.js';
import type { CardSayings } from './public-state.js';

/** Returns functions that return the texts of a game's cards in a language. */
export function cardSayings(
  words: CardTextsService,
  { module, started }: Pick<OpenedGame, 'module' | 'started'>,
  locale: Locale,
): CardSayings {
  return {
    locale,
    name: (face) => words.nameOf(face, locale) ?? cardNameIn(started.cards, face, locale),
    image: (reference) => words.imageOf(reference),
    lines: (face, emblem) => {
      const definition = started.cards[face.reference];
      return emblem === null
        ? words.ofGame(module, face, definition, locale)
        : words.ofEmblem(module, face, emblem.line, definition, locale);
    },
    abilityLine: ({ line, says, ...source }) =>
      abilityLine(words, { module, started }, { source, line, says }, locale),
    modes: (reference) => words.modesOf(module, started.cards[reference], locale),
  };
}
