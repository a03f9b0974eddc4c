import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { playableGames } from '#games';
import { RunningApi } from '../../test/running-api.js';

describe('the list of playable games', () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await RunningApi.start();
  });
  afterAll(() => api.stop());

  it('contains every game, the default first, with the cards of its decks', async () => {
    const { data, errors } = await api.ask(
      '{ playableGames { id name seats editions format decks { name cards { reference name copies } } } }',
    );
    expect(errors).toEqual([]);
    const games = [...playableGames().values()];
    const entries = data.playableGames as {
      id: string;
      name: string;
      seats: number;
      editions: string[];
      format: string;
      decks: { name: string; cards: { reference: string; name: string; copies: number }[] }[];
    }[];
    expect(
      entries.map(({ id, name, seats, editions, format }) => [id, name, seats, editions, format]),
    ).toEqual(
      games.map(({ module, editions, format }) => [module.id, module.name, module.seats, editions, format]),
    );
    for (const [index, game] of games.entries())
      for (const [at, deck] of game.decks().entries()) {
        const { name, cards } = entries[index]!.decks[at]!;
        expect(name).toBe(deck.name);
        const references = cards.flatMap(({ reference, copies }) => Array<string>(copies).fill(reference));
        expect(references.sort()).toEqual([...deck.cards].sort());
        for (const card of cards) expect(card.name).not.toBe(card.reference);
      }
  });

  it('contains the modes of each game, with their teams, and the sets of its boosters', async () => {
    const { data } = await api.ask(
      '{ playableGames { id boosterSets modes { id players teams opensBoosters } } }',
    );
    const four = { players: 4, teams: null, opensBoosters: false };
    const boosters = { players: 2, teams: null, opensBoosters: true };
    expect(data.playableGames).toEqual([
      {
        id: 'altered',
        boosterSets: ['RIVER'],
        modes: [
          {
            ...four,
            id: 'two-vs-two',
            teams: [
              [0, 2],
              [1, 3],
            ],
          },
          { ...four, id: 'free-for-all' },
          { ...boosters, id: 'booster-war' },
          { ...boosters, id: 'booster-war-ordered' },
        ],
      },
      { id: 'contracts', boosterSets: [], modes: [] },
    ]);
  });

  it('contains deck names that start a game', async () => {
    const { data } = await api.ask('{ playableGames { id decks { name } } }');
    for (const { id, decks } of data.playableGames as { id: string; decks: { name: string }[] }[])
      for (const { name } of decks) {
        const input = { module: id, players: [{ name: 'Ada', deck: name }, { name: 'Ben' }] };
        const begun = await api.ask(
          'mutation ($input: StartGameInput!) { startGame(input: $input) { id } }',
          {
            input,
          },
        );
        expect(begun.errors).toEqual([]);
      }
  });
});
