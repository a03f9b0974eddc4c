import type { BoardgameIo } from './peers.js';

interface Match {
  /** Applies a logged move to a state. */
  readonly reduce: (state: object, action: object) => object;
  readonly initial: object;
  readonly log: readonly object[];
}

/** A game on a small board, in which two players move alternately. */
const game = {
  name: 'bench',
  setup: () => ({ cells: Array.from({ length: 9 }, () => 0), moves: 0 }),
  moves: {
    place: ({ G, playerID }: { G: { cells: number[]; moves: number }; playerID: string }, cell: number) => {
      G.cells[cell] = Number(playerID) + 1;
      G.moves++;
    },
  },
  turn: { minMoves: 1, maxMoves: 1 },
};

export function playMatch({ CreateGameReducer, InitializeGame }: BoardgameIo, moves: number): Match {
  const log = Array.from({ length: moves }, (_, index) => ({
    type: 'MAKE_MOVE',
    payload: { type: 'place', args: [index % 9], playerID: `${index % 2}` },
  }));
  return { reduce: CreateGameReducer({ game }), initial: InitializeGame({ game, numPlayers: 2 }), log };
}

/**
 * Returns the state at a position by replaying every move from the start. The debug panel of boardgame.io works in the
 * same way.
 */
export function goTo({ reduce, initial, log }: Match, position: number): object {
  let state = initial;
  for (const action of log.slice(0, position)) state = reduce(state, action);
  return state;
}
