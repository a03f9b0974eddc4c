import { describe, expect, it } from '@jest/globals';
import type { Card, GameState, Zone } from '../api/shapes.js';
import { guessOrigins } from './origins.js';

const card = (key: string | null, owner = 0): Card => ({
  key,
  item: null,
  object: null,
  owner,
  controller: owner,
  faceDown: false,
  token: false,
  emblem: null,
  face: null,
  statistics: [],
  keywords: [],
  statuses: [],
  counters: [],
});
const zone = (kind: string, seat: number | null, count: number, cards: Card[] = []): Zone => ({
  key: seat === null ? kind : `${kind}-${seat}`,
  kind,
  seat,
  part: null,
  count,
  cards,
});
const state = (...zones: Zone[]): GameState => ({
  position: '1',
  clock: { day: 1, phase: 'afternoon', turn: 1, seat: 0 },
  seats: [],
  zones,
  tracks: [],
  rolls: [],
  decision: null,
  result: null,
});

describe('guessOrigins', () => {
  it('assigns a newly shown card to the hand that lost one', () => {
    const before = state(
      zone('hand', 1, 2, [card(null, 1), card(null, 1)]),
      zone('hand', 0, 3),
      zone('limbo', null, 0),
    );
    const after = state(
      zone('hand', 1, 1, [card(null, 1)]),
      zone('hand', 0, 2),
      zone('limbo', null, 1, [card('i9', 1)]),
    );
    expect([...guessOrigins(before, after, ['hand', 'deck'])]).toEqual([['i9', 'hand-1']]);
  });

  it('assigns as many cards to a zone as it lost', () => {
    const before = state(zone('deck', 0, 10), zone('hand', 0, 0));
    const after = state(zone('deck', 0, 9), zone('hand', 0, 2, [card('i1'), card('i2')]));
    expect([...guessOrigins(before, after, ['hand', 'deck'])]).toEqual([['i1', 'deck-0']]);
  });

  it('assigns no cards that were already shown', () => {
    const before = state(zone('hand', 0, 1, [card('i1')]), zone('limbo', null, 0));
    const after = state(zone('hand', 0, 0), zone('limbo', null, 1, [card('i1')]));
    expect(guessOrigins(before, after, ['hand', 'deck']).size).toBe(0);
  });
});
