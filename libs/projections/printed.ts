import type { GameModule, ModuleId } from '#record';

/** The reference that stands for all prints of a card, in any game that has the card. Other texts stay as they are. */
export const printedIn =
  (modules: ReadonlyMap<ModuleId, Pick<GameModule, 'see'>>) =>
  (reference: string): string => {
    for (const { see } of modules.values()) {
      const card = see.printed?.(reference) ?? reference;
      if (card !== reference) return card;
    }
    return reference;
  };
