import type { ReactionTrigger } from '#projections';
import type { Locale } from '#record';
import type { CardTextsService } from '../../cards/card-texts.service.js';
import type { OpenedGame } from '../opened-game.js';

/**
 * Returns the card line that contains a reaction, in the reader's language if possible. Null if no line contains the
 * reaction.
 */
export function abilityLine(
  words: CardTextsService,
  { started, module }: Pick<OpenedGame, 'started' | 'module'>,
  { source, line, says }: Pick<ReactionTrigger, 'source' | 'line' | 'says'>,
  locale: Locale,
): string | null {
  const definition = source.reference === null ? undefined : started.cards[source.reference];
  return (line === null ? null : words.lineOf(module, definition, line, locale)) ?? says;
}
