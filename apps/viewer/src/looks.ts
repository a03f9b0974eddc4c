import type { GameLook } from './look/game-look.js';

/**
 * Functions that import a game's look and its board. The board is separate, because only pages that draw a game need
 * it.
 */
interface Drawn {
  readonly look: () => Promise<GameLook>;
  readonly board: () => Promise<unknown>;
}

/** The games that have their own look, by module id. This is the only place in the viewer that distinguishes games. */
const drawn: Readonly<Record<string, Drawn>> = {
  altered: {
    look: async () => (await import('./altered/altered-look.js')).alteredLook,
    board: () => import('./altered/altered-board.js'),
  },
  contracts: {
    look: async () => (await import('./contracts/contracts-look.js')).contractsLook,
    board: () => import('./contracts/contracts-board.js'),
  },
};

/** The games that have a drawn board, by module id. Their names are the same in every language. */
export const drawnGames = [
  { id: 'altered', name: 'Altered' },
  { id: 'contracts', name: 'Contracts' },
] as const;

/** The game whose boosters are drafted. */
export const draftedGame = drawnGames[0].id;

/**
 * Imports the look of a game. Also imports the game's board in the background. Undefined if the game has no look of its
 * own.
 */
export function fetchLook(module: string): Promise<GameLook> | undefined {
  // If the import fails, the component that needs the board reports it.
  drawn[module]?.board().catch(() => undefined);
  return drawn[module]?.look();
}

export const isDrawn = (module: string): boolean => module in drawn;
