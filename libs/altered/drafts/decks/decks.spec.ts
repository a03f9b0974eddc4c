import { describe, expect, it } from '@jest/globals';
import { formatProblems, MANA_CONVERGENCE, openSet, printDeck, readDeck } from '#altered/cards';
import {
  botPick,
  cardsOfSet,
  deckProblems,
  factionsOf,
  openBooster,
  playableDeck,
  poolOf,
  suggestedDeck,
  usualDistribution,
  type PoolDeck,
} from '../index.js';

const found = cardsOfSet('RIVER', openSet());
if (!found.ok) throw new Error(found.error.message);
const { cards } = found.value;
const pools = Array.from({ length: 12 }, (_, index) =>
  Array.from({ length: 5 }, (__, booster) =>
    openBooster(poolOf(cards), usualDistribution, `pool ${index} ${booster}`),
  ).flatMap((booster) => booster.cards),
);

describe('a suggested deck', () => {
  it.each(pools.map((pool, index) => [index, pool] as const))('M3.6 M3.7 for pool %i is legal', (_, pool) => {
    const deck = suggestedDeck(cards, pool);
    expect(deckProblems(cards, pool, deck)).toEqual([]);
    expect(deck.cards.length + (deck.hero === null ? 0 : 1)).toBe(30);
    expect(factionsOf(cards, deck).length).toBeLessThanOrEqual(3);
  });

  it('does not depend on the order of the pool', () => {
    for (const pool of pools)
      expect(suggestedDeck(cards, pool.toReversed())).toEqual(suggestedDeck(cards, pool));
  });

  it('of a small pool is completed with Mana Convergence', () => {
    const pool = pools[0]?.slice(0, 12) ?? [];
    const deck = suggestedDeck(cards, pool);
    expect(deck.cards.filter((card) => card === MANA_CONVERGENCE).length).toBeGreaterThan(17);
    expect(deckProblems(cards, pool, deck)).toEqual([]);
  });

  it('is legal, and can be printed and read in its format', () => {
    const deck = playableDeck('Ada', suggestedDeck(cards, pools[0] ?? []), openSet());
    if (!deck.ok) throw new Error(deck.error[0]?.message);
    expect(formatProblems('booster-draft', deck.value)).toEqual([]);
    expect(formatProblems('sealed', deck.value)).toEqual([]);
    const read = readDeck(printDeck(deck.value), { file: 'ada.txt', catalogue: openSet() });
    expect(read).toEqual(deck);
  });

  it.each(['with a Hero', 'without a Hero'])(
    '%s needs as many cards for a draft as for its format',
    (which) => {
      const pool = pools[0] ?? [];
      const { hero } = suggestedDeck(cards, pool);
      expect(hero).not.toBeNull();
      const sizes = [28, 29, 30].map((size) => {
        const deck: PoolDeck = {
          hero: which === 'with a Hero' ? hero : null,
          cards: Array<string>(size).fill(MANA_CONVERGENCE),
        };
        const played = playableDeck('Ada', deck, openSet());
        if (!played.ok) throw new Error(played.error[0]?.message);
        const ofFormat = formatProblems('booster-draft', played.value).map(({ code }) => code);
        expect(deckProblems(cards, pool, deck).map(({ code }) => code)).toEqual(ofFormat);
        return ofFormat.length;
      });
      expect(sizes).toEqual(which === 'with a Hero' ? [1, 0, 0] : [1, 1, 0]);
    },
  );

  it('cannot be played if its cards are unknown', () => {
    const deck: PoolDeck = { hero: null, cards: ['NO_SUCH_CARD'] };
    expect(playableDeck('Ada', deck, openSet())).toMatchObject({ error: [{ code: 'DECK_CARD_UNKNOWN' }] });
  });
});

describe('a deck from a pool', () => {
  const pool = pools[1] ?? [];
  const deck = suggestedDeck(cards, pool);
  const heroes = pool.filter((reference) => cards[reference]?.type === 'hero');
  const problems = (change: Partial<PoolDeck>) =>
    deckProblems(cards, pool, { ...deck, ...change }).map(({ code }) => code);

  it('can have any number of Mana Convergence', () => {
    expect(problems({ cards: [...deck.cards, ...Array<string>(20).fill(MANA_CONVERGENCE)] })).toEqual([]);
  });

  it.each([
    [
      'has a card that is not in the pool',
      { cards: [...deck.cards, 'NO_SUCH_CARD'] },
      'DECK_CARD_NOT_IN_POOL',
    ],
    [
      'has more of a card than the pool',
      { cards: [...deck.cards, ...Array<string>(9).fill(deck.cards[0] ?? '')] },
      'DECK_CARD_NOT_IN_POOL',
    ],
    ['is too small', { cards: deck.cards.slice(1) }, 'DECK_TOO_SMALL'],
    ['is too large', { cards: Array<string>(201).fill(MANA_CONVERGENCE) }, 'DECK_TOO_LARGE'],
    ['has a Hero that is another kind of card', { hero: deck.cards[0] ?? '' }, 'DECK_HEROES_INVALID'],
    [
      'has a second Hero',
      { cards: [...deck.cards, heroes.find((hero) => hero !== deck.hero) ?? ''] },
      'DECK_HEROES_INVALID',
    ],
    [
      'has cards of all factions',
      { cards: pool.filter((reference) => cards[reference]?.type !== 'hero') },
      'DECK_FACTION_INVALID',
    ],
  ])('is refused if it %s', (_, change, code) => {
    expect(problems(change)).toContain(code);
  });
});

describe('the deck list of a limited deck', () => {
  const read = (line: string) => readDeck(line, { file: 'mine.txt', catalogue: openSet() });

  it.each(['3 Mana Convergence', `3 ${MANA_CONVERGENCE}`, '3x mana convergence'])('reads "%s"', (line) => {
    expect(read(line)).toMatchObject({
      ok: true,
      value: {
        entries: [{ count: 3, card: { reference: MANA_CONVERGENCE, abilities: [{ kind: 'mana-only' }] } }],
      },
    });
  });

  it('with Mana Convergence is not legal in constructed games', () => {
    const deck = read('30 Mana Convergence');
    expect(deck.ok && formatProblems('limited', deck.value)).toEqual([]);
    const hero = read('1 OPEN_RIVER_B_AX_01_C\n39 Mana Convergence');
    expect(hero.ok && formatProblems('constructed', hero.value)).toContainEqual(
      expect.objectContaining({ code: 'DECK_FACTION_INVALID' }),
    );
  });
});

describe("a bot's pick", () => {
  it('is one of the offered cards, whatever their order', () => {
    for (const pool of pools) {
      const [offered, own] = [pool.slice(0, 12), pool.slice(12, 30)];
      const card = botPick(cards, own, offered);
      expect(offered).toContain(card);
      expect(botPick(cards, own, offered.toReversed())).toBe(card);
    }
  });

  it("is a card of the bot's factions if it has enough cards of these factions", () => {
    const of = (faction: string) =>
      Object.keys(cards).filter(
        (reference) => cards[reference]?.faction === faction && cards[reference].rarity === 'common',
      );
    const own = [...of('axiom'), ...of('bravos').slice(0, 8), ...of('lyra').slice(0, 6)];
    const offered = [of('axiom')[0] ?? '', of('yzmir')[0] ?? '', of('ordis')[0] ?? ''];
    expect(cards[botPick(cards, own, offered)]?.faction).toBe('axiom');
  });
});
