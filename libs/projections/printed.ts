import type { GameModule, ModuleId } from '#record';

/**
 * Returns a function that maps the references of all printings of a card to a single reference. The function returns
 * other strings unchanged.
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
