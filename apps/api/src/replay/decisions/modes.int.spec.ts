import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { invariant, type RecordedEvent } from '#record';
import { alteredGame, contractsGame } from '../../../test/recorded-games.js';
import { RunningApi } from '../../../test/running-api.js';

const games = { altered: alteredGame('modes-2'), contracts: contractsGame('shown') };

/** Returns the revision of the first decision between modes. */
function modesIn(events: readonly RecordedEvent[]): number {
  const at = events.findIndex(
    ({ event }) => event.kind === 'DecisionRequested' && event.decision.kind === 'mode',
  );
  invariant(at >= 0, 'modes are chosen in the game');
  return at;
}

interface ModeDecision {
  readonly name: string;
  readonly options: readonly { readonly key: string; readonly text: string | null }[];
}

describe.each(Object.entries(games))('a choice of modes in %s', (game, events) => {
  let api: RunningApi;
  const at = modesIn(events);

  beforeAll(async () => {
    api = await RunningApi.start(games);
  });
  afterAll(() => api.stop());

  const decisionsIn = async (locale: string): Promise<readonly ModeDecision[]> => {
    const { data, errors } = await api.ask(
      `{ game(id: "${game}") {
        state(at: "${at}", as: "all", locale: ${locale}) { decision { name options { key text } } }
        takenDecisions(last: 1, before: "${at + 1}:0", as: "all", locale: ${locale}) { edges { node { name options { key text } } } } } }`,
    );
    expect(errors).toEqual([]);
    return [data.game.state.decision, data.game.takenDecisions.edges[0].node] as readonly ModeDecision[];
  };

  it('has the text of the card for each mode, in the language of the reader, and other words for other options', async () => {
    const [english, italian, french] = [
      await decisionsIn('en'),
      await decisionsIn('it'),
      await decisionsIn('fr'),
    ];
    const [pending, taken] = english;
    expect(taken).toEqual(pending);
    expect(['Ada', 'Ben']).toContain(pending?.name);
    for (const { key, text } of pending?.options ?? [])
      expect([key, text]).toEqual([
        key,
        expect.stringMatching(key.startsWith('mode') ? /^\p{Lu}.*\w{3,}.*\.$/u : /^\p{Lu}.*\w{3,}/u),
      ]);
    const texts = [english, italian, french].map(([decision]) => decision?.options[0]?.text);
    expect(new Set(texts).size).toBe(3);
  });
});

it('hidden options are shown only to their player', async () => {
  const api = await RunningApi.start({ altered: games.altered });
  const { data } = await api.ask(
    '{ game(id: "altered") { takenDecisions(first: 500, as: "spectator") { edges { node { kind options { text } } } } } }',
  );
  await api.stop();
  const nodes = (
    data.game.takenDecisions.edges as readonly {
      readonly node: { readonly options: readonly { text: string }[] | null };
    }[]
  ).map(({ node }) => node);
  expect(nodes.some(({ options }) => options === null)).toBe(true);
  expect(nodes.some(({ options }) => options !== null)).toBe(true);
});

it('options have the same texts for others as for their player, with the cards', async () => {
  const api = await RunningApi.start({ altered: games.altered });
  const ask = async (locale: string): Promise<readonly string[]> => {
    const { data } = await api.ask(
      `{ game(id: "altered") { takenDecisions(first: 500, as: "all", locale: ${locale}) { edges { node { kind options { text } } } } } }`,
    );
    const edges = data.game.takenDecisions.edges as readonly {
      readonly node: { readonly kind: string; readonly options: readonly { readonly text: string }[] };
    }[];
    return edges.flatMap(({ node }) => node.options.map(({ text }) => text));
  };
  const [english, italian] = [await ask('en'), await ask('it')];
  await api.stop();
  expect(english).toContainEqual(
    expect.stringMatching(/^Play .+ in the (Hero|Companion) expedition for \d+$/),
  );
  expect(english).toContainEqual(expect.stringMatching(/^Turn .+ into mana$/));
  expect(english).not.toContainEqual(expect.stringMatching(/[a-z]:\d/));
  expect(italian).toContainEqual(expect.stringMatching(/^Giocare? .+/));
  expect(italian).toHaveLength(english.length);
});
