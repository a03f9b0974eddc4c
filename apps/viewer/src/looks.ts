import type { GameLook } from './look/game-look.js';

/** Loads the look of a game, and separately its board, which is needed only to draw a game. */
interface Drawn {
  readonly look: () => Promise<GameLook>;
  readonly board: () => Promise<unknown>;
}

/**
 * The games with their own look, by the id of their module. No other place of the viewer distinguishes games.
 */
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

/** The games with a drawn board, by the id of their module. Their names are the same in every language. */
export const drawnGames = [
  { id: 'altered', name: 'Altered' },
  { id: 'contracts', name: 'Contracts' },
] as const;

/** The game whose boosters are drafted. */
export const draftedGame = drawnGames[0].id;

/** Loads the look of a game, and its board in the background. Undefined if it has no look of its own. */
export function fetchLook(module: string): Promise<GameLook> | undefined {
  // Who needs the board and does not get it says so.
  drawn[module]?.board().catch(() => undefined);
  return drawn[module]?.look();
}

export const isDrawn = (module: string): boolean => module in drawn;
