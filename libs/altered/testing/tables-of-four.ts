import { openDecks, setupFor } from '#altered/cards';
import { optionsOfMode, type TableModeId } from '#altered/rules';
import type { Setup } from '#record';

/**
 * Returns setups for four-player games in both editions. Each deck of the open set is played in each seat. The seeds
 * are `<seed>-1`, `<seed>-2` and so on.
 */
export function tablesOfFour(mode: TableModeId, seed: string): readonly Setup[] {
  const decks = openDecks();
  return decks.flatMap((_, first) =>
    (['4.0', '1.0'] as const).map((edition, index) =>
      setupFor({
        decks: [0, 1, 2, 3].flatMap((seat) => decks[(first + seat * (index + 1)) % decks.length] ?? []),
        names: ['Ada', 'Ben', 'Cem', 'Dia'],
        seed: `${seed}-${2 * first + index + 1}`,
        edition,
        format: mode,
        options: optionsOfMode(mode),
      }),
    ),
  );
}
