import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { invariant } from '#record';
import { alteredGame } from '../../../test/recorded-games.js';
import { RunningApi } from '../../../test/running-api.js';

const events = alteredGame('shown');

interface Answered {
  readonly state: {
    readonly zones: readonly {
      readonly key: string;
      readonly count: number;
      readonly cards: readonly Lying[];
    }[];
  };
  readonly reactions: { readonly edges: readonly { readonly node: Reaction }[] };
}
interface Lying {
  readonly item: number;
  readonly face: { readonly lines: readonly { readonly text: string; readonly locale: string }[] };
}
interface Reaction {
  readonly emblem: number;
  readonly seat: number;
  readonly source: { readonly item: number; readonly name: string };
  readonly text: string | null;
  readonly dailyLimit: number | null;
}

/** Returns the first event that creates an Emblem for a waiting reaction, and the Emblem's item. */
function firstEmblem(): { readonly at: number; readonly emblem: number } {
  for (const [at, { event }] of events.entries()) {
    if (event.kind !== 'StepResolved') continue;
    for (const action of event.actions as readonly { readonly kind: string; readonly item?: number }[])
      if (action.kind === 'emblem' && action.item !== undefined) return { at, emblem: action.item };
  }
  throw new Error('no reaction waits in the game');
}

describe('Limbo', () => {
  let api: RunningApi;
  const { at, emblem } = firstEmblem();

  beforeAll(async () => {
    api = await RunningApi.start({ game: events });
  });
  afterAll(() => api.stop());

  const limbo = async (as: string, locale = 'en') => {
    const { data, errors } = await api.ask(
      `query ($at: String, $as: String!, $locale: Locale!) { game(id: "game") {
        state(at: $at, as: $as, locale: $locale) { zones { key count cards {
          key item controller emblem { kind item object ability } face { name type lines { text locale } } } } }
        reactions(as: $as, locale: $locale, first: 500) { edges { node {
          emblem revision over seat source { item name } text dailyLimit ordinal } } } } }`,
      { at: `${at}`, as, locale },
    );
    expect(errors).toEqual([]);
    const { state, reactions } = data.game as Answered;
    const zone = state.zones.find(({ key }) => key === 'limbo');
    const node = reactions.edges.map((edge) => edge.node).find((reaction) => reaction.emblem === emblem);
    invariant(node && zone, 'the reaction is among those of the game');
    return { zone, node, card: zone.cards.find(({ item }) => item === emblem) };
  };

  it.each(['all', 'spectator', '0', '1'])('shows a waiting reaction to the viewer "%s"', async (as) => {
    const { zone, node, card } = await limbo(as);
    expect(zone.count).toBe(zone.cards.length);
    expect(card).toMatchObject({
      key: `i${emblem}`,
      controller: node.seat,
      emblem: { kind: 'reaction', item: node.source.item },
      face: { type: 'emblem', name: node.source.name },
    });
    expect(card?.face.lines.map(({ text }) => text)).toEqual(node.text === null ? [] : [node.text]);
    expect(node.dailyLimit).toBe(100);
  });

  it("shows a reaction's line in the language of the reader", async () => {
    const [english, italian] = [await limbo('all'), await limbo('all', 'it')];
    const [line] = italian.card?.face.lines ?? [];
    expect(line?.locale).toBe('it');
    expect(line?.text).not.toBe(english.card?.face.lines[0]?.text);
    expect(line?.text).toBe(italian.node.text);
  });
});
