import { describe, expect, it } from '@jest/globals';
import { placeOptions, spotName, type Spot } from './option-spots.js';
import {
  isComplete,
  moveEarlier,
  nothingPicked,
  openSpots,
  pressOption,
  pressSpot,
  reachable,
  copiesOnce,
  type Choosable,
} from './picking.js';

const zone = (key: string, items: readonly number[] = []) => ({
  key,
  kind: 'zone',
  seat: null,
  part: null,
  count: items.length,
  cards: items.map((item) => ({ item, key: `c${item}` })),
});
const state = {
  zones: [zone('hand-0', [7, 8]), zone('expedition-0-hero', [9]), zone('expedition-0-companion')],
} as unknown as Parameters<typeof placeOptions>[2];

const withoutTexts = (options: readonly { key: string; about: unknown }[]) =>
  options.map((option) => ({ ...option, text: null }));
const card = (item: number): Spot => ({ kind: 'CARD', key: `c${item}` });
const hero: Spot = { kind: 'ZONE', key: 'expedition-0-hero' };

const decisionWith = (
  options: readonly { key: string; about: unknown }[],
  min = 1,
  max = 1,
  ordered = false,
): Choosable => ({ min, max, ordered, options: placeOptions(withoutTexts(options), 0, state) });

const turn = decisionWith([
  { key: 'play:7:hero', about: { item: 7, expedition: 'hero' } },
  { key: 'play:7:companion', about: { item: 7, expedition: 'companion' } },
  { key: 'play:8', about: { item: 8 } },
  { key: 'pass', about: null },
]);
const three = decisionWith(
  [7, 8, 9].map((item) => ({ key: `${item}`, about: { item } })),
  2,
  2,
);

describe('an option on the board', () => {
  it.each([
    [{ item: 7 }, ['CARD c7']],
    [{ item: 7, expedition: 'hero' }, ['CARD c7', 'ZONE expedition-0-hero']],
    [{ kind: 'expedition', seat: 0, expedition: 'companion' }, ['ZONE expedition-0-companion']],
    [{ item: 7, target: 9 }, ['CARD c7', 'CARD c9']],
    [{ item: 7, seat: 1 }, ['CARD c7', 'PLAYER 1']],
    [{ seat: 1 }, ['PLAYER 1']],
    [{ target: 9 }, ['CARD c9']],
    // An option can be selected only in the list if it has no spot or its card is not on the board.
    [{ item: 70 }, []],
    [{ item: 7, target: 90 }, []],
    [{ look: 2, keep: 1 }, []],
    ['hero', []],
    [null, []],
  ])('%j is reached over the spots %j', (about, spots) => {
    expect(placeOptions(withoutTexts([{ key: 'x', about }]), 0, state)[0]?.spots.map(spotName)).toEqual(
      spots,
    );
  });
});

describe('pressing the board', () => {
  it('highlights the spots that begin any option', () => {
    expect([...openSpots(turn, nothingPicked).keys()]).toEqual(['CARD c7', 'CARD c8']);
  });

  it('chooses the only option of a card', () => {
    expect(pressSpot(turn, nothingPicked, card(8)).picked).toEqual(['play:8']);
  });

  it('goes from a card to where it is played', () => {
    const way = pressSpot(turn, nothingPicked, card(7));
    expect(way.picked).toEqual([]);
    expect(reachable(turn, way).map(({ key }) => key)).toEqual(['play:7:hero', 'play:7:companion']);
    expect([...openSpots(turn, way).keys()]).toContain('ZONE expedition-0-hero');
    expect(pressSpot(turn, way, hero).picked).toEqual(['play:7:hero']);
  });

  it('starts again at another card, and deselects a card that is pressed again', () => {
    const way = pressSpot(turn, nothingPicked, card(7));
    expect(pressSpot(turn, way, card(8))).toEqual({ way: [card(8)], picked: ['play:8'] });
    expect(pressSpot(turn, way, card(7))).toEqual(nothingPicked);
  });

  it('changes nothing if no option matches', () => {
    expect(pressSpot(turn, nothingPicked, card(9))).toBe(nothingPicked);
  });

  it('leaves several options of one card to the list', () => {
    const both = decisionWith([
      { key: 'play:7', about: { item: 7 } },
      { key: 'magnetise:7', about: { item: 7 } },
    ]);
    const way = pressSpot(both, nothingPicked, card(7));
    expect(way.picked).toEqual([]);
    expect(reachable(both, way)).toHaveLength(2);
  });
});

describe('choosing several', () => {
  it('accepts only the allowed number', () => {
    const first = pressSpot(three, nothingPicked, card(7));
    expect(isComplete(three, first)).toBe(false);
    const second = pressSpot(three, first, card(9));
    expect(second.picked).toEqual(['7', '9']);
    expect(isComplete(three, second)).toBe(true);
    expect(pressSpot(three, second, card(8)).picked).toEqual(['7', '9']);
  });

  it('deselects an option that is pressed again, on the board or in the list', () => {
    const two = { way: [], picked: ['7', '9'] };
    expect(pressSpot(three, two, card(7)).picked).toEqual(['9']);
    expect(pressOption(three, two, '9').picked).toEqual(['7']);
  });

  it('can be empty', () => {
    expect(isComplete({ ...three, min: 0 }, nothingPicked)).toBe(true);
  });

  it('can be reordered', () => {
    const picking = { way: [], picked: ['7', '8', '9'] };
    expect(moveEarlier(picking, '9').picked).toEqual(['7', '9', '8']);
    expect(moveEarlier(picking, '7').picked).toEqual(['7', '8', '9']);
    expect(moveEarlier(picking, 'none').picked).toEqual(['7', '8', '9']);
  });
});

it('a single choice is replaced by another', () => {
  const first = pressOption(turn, nothingPicked, 'pass');
  expect(pressOption(turn, first, 'play:8').picked).toEqual(['play:8']);
  expect(pressOption(turn, first, 'pass').picked).toEqual([]);
});

it('copies in hand are one option with all their keys, unlike cards elsewhere', () => {
  const options = [7, 8, 9, 10].map((item) => ({
    key: `play:${item}`,
    about: { item },
    text: null,
    spots: [],
  }));
  const texts = new Map(options.map(({ key }, index) => [key, index === 1 ? 'Other' : 'Same']));
  expect(copiesOnce(options, texts, new Set([7, 8, 9])).map(({ keys }) => keys)).toEqual([
    ['play:7', 'play:9'],
    ['play:8'],
    ['play:10'],
  ]);
});
