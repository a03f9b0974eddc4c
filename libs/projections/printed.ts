import type { GameModule, ModuleId } from '#record';

/**
 * The canonical reference for all prints of a card, in any game with the card. Other texts stay unchanged.
 */
export const printedIn =
  (modules: ReadonlyMap<ModuleId, Pick<GameModule, 'see'>>) =>
  (reference: string): string => {
    for (const { see } of modules.values()) {
      const card = see.printed?.(reference) ?? reference;
      if (card !== reference) return card;
    }
    return reference;
  };
