import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { highCardGame } from '../../test/recorded-games.js';
import { RunningApi } from '../../test/running-api.js';

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

describe("the players of a game's seats", () => {
  let api: RunningApi;
  beforeAll(async () => {
    api = await RunningApi.start({ recorded: highCardGame('seats') });
  });
  afterAll(() => api.stop());

  const seating = async (id: string, headers: Record<string, string> = {}) => {
    const { data, errors } = await api.ask(
      'query ($id: ID!) { game(id: $id) { seating { seat bot yours awaited } } }',
      { id },
      headers,
    );
    expect(errors).toEqual([]);
    return data.game.seating as unknown;
  };
  const start = async (players: readonly Record<string, unknown>[]) => {
    const { data, errors } = await api.ask(
      'mutation ($input: StartGameInput!) { startGame(input: $input) { id seats { token invitation } } }',
      { input: { players } },
    );
    expect(errors).toEqual([]);
    return data.startGame as { id: string; seats: { token: string; invitation: string }[] };
  };
  const nobody = { bot: null, yours: false, awaited: false };

  it('are nobody in a game that was recorded elsewhere', async () => {
    expect(await seating('recorded')).toEqual([
      { seat: 0, ...nobody },
      { seat: 1, ...nobody },
    ]);
  });

  it("are a bot, and the sender of a seat's token", async () => {
    const { id, seats } = await start([{ bot: 'RANDOM' }, { name: 'Ada' }]);
    expect(await seating(id, bearer(seats[1]!.token))).toEqual([
      { seat: 0, bot: 'RANDOM', yours: false, awaited: false },
      { seat: 1, bot: null, yours: true, awaited: false },
    ]);
    expect(await seating(id)).toEqual([
      { seat: 0, bot: 'RANDOM', yours: false, awaited: false },
      { seat: 1, ...nobody },
    ]);
  });

  it('are awaited until the invitation is claimed', async () => {
    const { id, seats } = await start([{ name: 'Ada' }, { name: 'Ben' }]);
    const own = { 'x-retrace-seat': seats[0]!.token };
    const ada = { seat: 0, bot: null, yours: true, awaited: false };
    expect(await seating(id, own)).toEqual([ada, { seat: 1, ...nobody, awaited: true }]);
    const { errors } = await api.ask(
      'mutation ($invitation: String!) { claimSeat(invitation: $invitation) { token } }',
      { invitation: seats[1]!.invitation },
    );
    expect(errors).toEqual([]);
    expect(await seating(id, own)).toEqual([ada, { seat: 1, ...nobody }]);
  });
});
