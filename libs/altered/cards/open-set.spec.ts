import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { printDeck } from './deck-list.js';
import { deckReferences, deckSize } from './deck.js';
import { formatProblems } from './format.js';
import { openDecks, openSet } from './open-set.js';

const cards = [...openSet().cards.values()];
const texts = cards.flatMap(({ text, supportText }) => [...text, ...supportText]);

describe('the open set', () => {
  it('has a hero and at least fourteen cards for each faction', () => {
    for (const faction of ['axiom', 'bravos', 'lyra', 'muna', 'ordis', 'yzmir']) {
      const own = cards.filter((card) => card.faction === faction);
      expect(own.filter(({ type }) => type === 'hero')).toHaveLength(1);
      expect(new Set(own.map(({ name }) => name)).size).toBeGreaterThanOrEqual(15);
    }
  });

  it('has a character without abilities in each faction', () => {
    const plain = cards.filter(({ type, abilities }) => type === 'character' && abilities === undefined);
    expect(new Set(plain.map(({ faction }) => faction)).size).toBe(6);
    expect(plain.every(({ executed }) => executed)).toBe(true);
  });

  it('has every token that its cards create', () => {
    const created = texts.flatMap((text) => [...text.matchAll(/(?:a|two) ([A-Z][A-Za-z ]+?) \d\/\d\/\d/g)]);
    const names = new Set(created.map((match) => match[1]));
    expect(names).toEqual(new Set(openSet().tokens.values()));
  });

  it.each([
    ['joins, from Hand, from Reserve', /^\{J\}/, /^\{H\}/, /^\{R\}/],
    ['phases', /At Noon —/, /At Dusk —/, /At Night —/],
    ['leaves, goes to Reserve, is sacrificed', /leaves the Exp/, /go to Reserve from/, /I'm sacrificed —/],
    [
      'plays, passes, draws, resupplies',
      /you play a Permanent —/,
      /you pass —/,
      /opponent draws .* —/,
      /opponent does Resupply —/,
    ],
    ['gains boosts, counters, statuses', /gains 1 or more boosts —/, /Coin counter/, /gains Anchored —/],
    ['expeditions and dice', /moves forward due to/, /fails to move forward/, /roll one or more dice —/],
    ['quick actions and support', /^\{T\}:/, /^\{2\}:/, /^\{D\}:/, /^\{1\}, \{D\}:/, /^Spend 2 of my/],
    ['statuses', /Anchored/, /Asleep/, /Fleeting/],
    ['keywords', /^Defender/, /^Eternal/, /^Gigantic/, /^Seasoned/, /^Tough 1/, /After You/],
    ['verbs', /Sabotage/, /Resupply/, /Sacrifice/, /Ready/, /Shuffle/, /Reveal/, /for free/, /switch/],
    ['expeditions moved', /moves forward one region/, /moves backwards one region/, /can't move forward/],
    [
      'shapes',
      /Choose one:\n•/,
      /If you do/,
      /If you can't/,
      /Otherwise/,
      /twice/,
      /for each/,
      /Each player/,
    ],
    ['selectors', /Up to two target/, /[Tt]arget opponent/, /facing me/, /each of your Expeditions/],
    ['passives', /cost \{1\} less/, /cost \{1\} more/, /Robots you control have/, /instead\./, /this Day/],
    ['quantities', /X boosts, where X is/, /that many/, /up to a max of/],
  ])('covers %s', (_, ...patterns) => {
    for (const pattern of patterns) expect(texts).toContainEqual(expect.stringMatching(pattern));
  });
});

describe('the open decks', () => {
  it('are six, one for each faction', () => {
    expect(new Set(openDecks().map(({ hero }) => hero?.faction)).size).toBe(6);
    expect(openDecks()).toHaveLength(6);
  });

  it.each(openDecks().map((deck) => [deck.name, deck] as const))('%s is legal', (_, deck) => {
    expect(formatProblems('constructed', deck)).toEqual([]);
    expect(deckSize(deck)).toBe(39);
    expect(deckReferences(deck)).toHaveLength(40);
  });

  it('use every card of the set', () => {
    const used = new Set(openDecks().flatMap(deckReferences));
    expect(cards.filter(({ reference }) => !used.has(reference))).toEqual([]);
  });

  it('are also text files beside the set', () => {
    const folder = new URL('./open-set/decks/', import.meta.url);
    const texts = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8'));
    expect(texts.sort()).toEqual(openDecks().map(printDeck).sort());
  });
});
