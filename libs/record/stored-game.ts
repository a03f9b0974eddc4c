import { z } from 'zod';
import { parseGameId, type GameId } from './ids.js';

export const storedGame = z.custom<GameId>(
  (id) => typeof id === 'string' && parseGameId(id).ok,
  'it is not a game id',
);
