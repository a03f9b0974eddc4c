import type { CardDefinition } from '#altered/abilities';
import { ok, type Problem, type Result } from '#record';
import type { ImportErrorCode } from '../error-codes.js';
import { definitionOf, type PrintedCards } from './definitions.js';
import { LoggedTexts } from './logged-text.js';
import { readLog } from './reading.js';
import type { LoggedCard } from './shapes.js';

/**
 * Returns the definitions of the cards that a table log names, by the cards' numbers in the log. The definitions
 * contain the abilities that the rules can execute. Fails for the same reasons as `readLog`.
 */
export function cardsInLog(
  texts: readonly string[],
  printed: PrintedCards,
): Result<ReadonlyMap<number, CardDefinition>, Problem<ImportErrorCode>> {
  const log = readLog(texts);
  if (!log.ok) return log;
  const named = new Map<number, LoggedCard>();
  for (const { table, own } of log.value.moves)
    for (const { args } of [...table, ...own]) {
      const cards = [args.card('card'), args.card('card2'), ...args.cards('cards')];
      for (const card of cards)
        if (card !== null && !named.has(Number(card.id))) named.set(Number(card.id), card);
    }
  const reader = new LoggedTexts(printed.tokens ?? []);
  return ok(new Map([...named].map(([id, card]) => [id, definitionOf(card, printed, reader, true)])));
}
