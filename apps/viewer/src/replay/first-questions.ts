import type { ApolloClient } from '@apollo/client';
import { askAhead } from '../api/answers-ahead.js';
import type { ReplayAddress } from '../cursor/address.js';
import { formatPosition } from '../cursor/position.js';
import { GameDocument, StartsDocument, StateAtDocument } from '../generated/replay.js';
import { fetchLook } from '../looks.js';
import { localeNow } from '../words/language.js';

/**
 * Fetches the first data of a replay while its page is loading. This includes the game, its events, the state, and the
 * code of its board.
 */
export function askFirst(client: ApolloClient, { id, at, as }: ReplayAddress): void {
  void askAhead(client, GameDocument, { id }).then((answer) => {
    if (answer) fetchLook(answer.game.module)?.catch(() => undefined);
  });
  void askAhead(client, StartsDocument, { id });
  if (at !== null && as !== null)
    void askAhead(client, StateAtDocument, { id, as, locale: localeNow(), at: formatPosition(at) });
}
