import { expect, it } from '@jest/globals';
import { openDecks, setupFor } from '#altered/cards';
import { checkedAltered } from '#altered/testing';
import { playAndCheck } from '#analysis/testing';

it.each(['two-vs-two', 'free-for-all', 'board-game-arena'])('random play breaks no invariant: %s', (mode) => {
  const players = mode === 'board-game-arena' ? 2 : 4;
  const setup = setupFor({
    decks: openDecks().slice(0, players),
    names: ['Ada', 'Ben', 'Cem', 'Dia'].slice(0, players),
    seed: mode,
    options: { mode },
  });
  expect(playAndCheck(checkedAltered, setup, mode, { concedes: 200 }).broken).toEqual([]);
});
