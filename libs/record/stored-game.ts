import { z } from 'zod';
import { parseGameId, type GameId } from './ids.js';

/** The shape of a game id in an entry. */
export const storedGame = z.custom<GameId>(
  (id) => typeof id === 'string' && parseGameId(id).ok,
  'it is not a game id',
);
