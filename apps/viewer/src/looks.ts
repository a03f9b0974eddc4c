import type { GameLook } from './look/game-look.js';

/** How a game looks, and what draws its board, fetched apart: a look asks for its board only when there is something to draw. */
interface Drawn {
  readonly look: () => Promise<GameLook>;
  readonly board: () => Promise<unknown>;
}

/** The games with a look of their own, by the id of their module. The only place of the viewer that tells games apart. */
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

/** The games that are drawn, by the id of their module; what they are called is the same in every language. */
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
