import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { invariant } from '#record';
import { diceGame, rollsIn } from '../../../test/recorded-games.js';
import { RunningApi } from '../../../test/running-api.js';

const events = diceGame('rolled');

/** Returns the first event that rolls a die, and the recorded die. */
function firstRoll() {
  const [at] = rollsIn(events);
  const event = events[at ?? -1]?.event;
  invariant(at !== undefined && event?.kind === 'StepResolved', 'a die is rolled');
  const index = event.actions.findIndex(({ kind }) => kind === 'roll');
  const { seat, dice } = event.actions[index] as unknown as { seat: number; dice: readonly number[] };
  return { at, index, roll: { seat, name: ['Ines', 'Bruno'][seat], dice } };
}

describe('a die', () => {
  let api: RunningApi;
  const { at, index, roll } = firstRoll();

  beforeAll(async () => {
    api = await RunningApi.start({ game: events });
  });
  afterAll(() => api.stop());

  const rolled = async (position: string, as: string): Promise<unknown> => {
    const { data, errors } = await api.ask(
      `{ game(id: "game") { state(at: "${position}", as: "${as}") { rolls { seat name dice } } } }`,
    );
    expect(errors).toEqual([]);
    return data.game.state.rolls;
  };

  it.each(['all', 'spectator', '0', '1'])(
    'is on the table when it is rolled, for the viewer "%s"',
    async (as) => {
      expect(await rolled(`${at}`, as)).toEqual([roll]);
      expect(await rolled(`${at}.${index}`, as)).toEqual([]);
      expect(await rolled(`${at}.${index + 1}`, as)).toEqual([roll]);
      expect(await rolled(`${at - 1}`, as)).toEqual([]);
      expect(await rolled(`${at + 1}`, as)).not.toEqual([roll]);
    },
  );

  it('appears in the timeline, so that steps stop at it', async () => {
    const { data } = await api.ask(
      '{ game(id: "game") { timeline(first: 1000) { edges { node { revision shows } } } } }',
    );
    const { edges } = data.game.timeline as {
      readonly edges: readonly { readonly node: { readonly revision: number; readonly shows: boolean } }[];
    };
    const shown = edges.filter(({ node }) => node.shows).map(({ node }) => node.revision);
    expect(shown).toEqual(expect.arrayContaining([...rollsIn(events)]));
  });
});
