import { describe, expect, it } from '@jest/globals';
import type { CardView, PublicState, ZoneView } from '#record';
import { drawBoard } from './board.js';
import { widthOf } from './text.js';
import { themeFor } from './theme.js';

const plain = themeFor({ columns: 90 }, {});

const card = (name: string | null, more: Partial<CardView> = {}): CardView => ({
  key: null,
  item: null,
  object: null,
  owner: 0,
  controller: 0,
  faceDown: false,
  token: false,
  emblem: null,
  face:
    name === null
      ? null
      : {
          reference: name,
          name,
          type: 'character',
          subtypes: [],
          faction: null,
          rarity: null,
          costs: [
            { name: 'hand', value: 3 },
            { name: 'reserve', value: 2 },
          ],
          statistics: [],
          text: [],
          supportText: [],
          executed: true,
          notExecuted: [],
        },
  statistics: [],
  keywords: [],
  statuses: [],
  counters: [],
  ...more,
});

const zone = (
  kind: string,
  seat: number | null,
  cards: readonly CardView[],
  part: string | null = null,
): ZoneView => ({
  key: `${kind}-${seat}`,
  kind,
  seat,
  part,
  count: cards.length,
  cards,
});

const state = (zones: readonly ZoneView[], more: Partial<PublicState> = {}): PublicState => ({
  clock: { day: 2, phase: 'afternoon', turn: 7, seat: 1 },
  seats: ['Ada', 'Ben'].map((name, seat) => ({
    seat,
    name,
    firstPlayer: seat === 0,
    passed: false,
    resources: [
      { name: 'mana', value: 4 },
      { name: 'mana-ready', value: 1 },
      { name: 'hand', value: 5 },
    ],
  })),
  zones,
  tracks: [],
  decision: null,
  result: null,
  ...more,
});

const drawn = (of: PublicState, theme = plain) => drawBoard(theme, of);
const lineWith = (lines: readonly string[], text: string) => lines.find((line) => line.includes(text));

describe('the board in the terminal', () => {
  it('shows the clock and the player whose turn it is', () => {
    const lines = drawn(state([]));
    expect(lines[0]).toContain('Day 2 · Afternoon · turn 7');
    expect(lineWith(lines, 'B Ben')).toContain('has the turn');
    expect(lineWith(lines, 'A Ada')).toContain('first player');
  });

  it('shows resources, with ready ones as full orbs', () => {
    expect(lineWith(drawn(state([])), 'mana')).toContain('mana 1/4 ●○○○   hand 5');
  });

  it('shows the total statistics of an expedition', () => {
    const statistics = (forest: number, water: number) => ({
      statistics: [
        { name: 'forest', value: forest },
        { name: 'water', value: water },
      ],
    });
    const cards = [
      card('Oarsman', statistics(1, 2)),
      card('Diver', { ...statistics(0, 4), statuses: ['anchored'] }),
    ];
    const line = lineWith(drawn(state([zone('expedition', 0, cards, 'hero')])), 'Hero expedition');
    expect(line).toContain('♣1 ≈6 in all');
    expect(line).toContain('Oarsman 3/2 ♣1≈2');
    expect(line).toContain('Diver 3/2 ♣0≈4 anchored');
  });

  it('counts unknown cards, and shows equal ones once', () => {
    const lines = drawn(
      state([zone('hand', 0, [card(null), card(null)]), zone('reserve', 1, [card('Ferry'), card('Ferry')])]),
    );
    expect(lineWith(lines, 'Hand')).toContain('2 cards');
    expect(lineWith(lines, 'Reserve')).toContain('2 × Ferry 3/2');
  });

  it('names reactions that wait in Limbo, with their text', () => {
    const [waiting] = [card('First')].map(({ face, ...rest }) => ({
      ...rest,
      emblem: { kind: 'reaction', item: 4, object: 9, ability: 0, line: 0 },
      face: face && { ...face, type: 'emblem', costs: [], text: ['When a Character joins: 1 spark.'] },
    }));
    const lines = drawn(state([{ ...zone('limbo', null, waiting ? [waiting, waiting] : []), key: 'limbo' }]));
    expect(lineWith(lines, 'Limbo')).toContain('2 × First reaction When a Character joins: 1 spark.');
  });

  it('names what is empty on one line, and writes a statistic without a symbol by its name', () => {
    const statistics = [
      { name: 'attack', value: 2 },
      { name: 'luck', value: 7 },
    ];
    const zones = [zone('line', 0, [card('Imp', { statistics })]), zone('globe', 0, []), zone('rune', 0, [])];
    const lines = drawn(state(zones));
    expect(lineWith(lines, 'Line')).toContain('Imp 3/2 ⚔2luck 7');
    expect(lineWith(lines, 'Globe')).toContain('Globe · Rune');
  });

  it('draws a track with the markers on each space', () => {
    const space = (key: string, terrains: readonly string[], faceDown = false) => ({
      key,
      name: key,
      terrains,
      faceDown,
    });
    const lines = drawn(
      state([], {
        tracks: [
          {
            key: 'adventure',
            spaces: [space('start', ['forest', 'water']), space('far', [], true)],
            markers: [
              { seat: 0, kind: 'hero', space: 'far', moved: 1 },
              { seat: 1, kind: 'hero', space: 'start', moved: 0 },
            ],
          },
        ],
      }),
    );
    expect(lineWith(lines, 'start')).toMatch(/start.*│.*far/);
    expect(lineWith(lines, '♣')).toMatch(/♣ ≈.*│.*· · ·/);
    expect(lineWith(lines, 'HB')).toMatch(/HB.*│.*HA/);
    const widths = lines.slice(2, 7).map(widthOf);
    expect(new Set(widths).size).toBe(1);
  });

  it('shows the result', () => {
    const result = { winners: [1], reason: 'expeditions-met', rule: '4.3.a' };
    expect(drawn(state([], { result }))[0]).toContain('Ben wins: expeditions met (rule 4.3.a)');
    expect(drawn(state([], { result: { ...result, winners: [] } }))[0]).toContain('No player wins');
  });

  it('is as wide with colours as without', () => {
    const colourful = themeFor({ columns: 90, isTTY: true }, { COLORTERM: 'truecolor' });
    const board = state([zone('hand', 0, [card('Ferry', { statuses: ['fleeting'] })])]);
    const [bare, painted] = [drawn(board), drawn(board, colourful)];
    expect(painted.join('')).not.toBe(bare.join(''));
    expect(painted.map(widthOf)).toEqual(bare.map(widthOf));
  });

  it('has no colours if they are turned off', () => {
    const theme = (environment: NodeJS.ProcessEnv, isTTY = true) =>
      themeFor({ isTTY }, environment).paint.level;
    expect(theme({})).toBeGreaterThan(0);
    expect(theme({ NO_COLOR: '1' })).toBe(0);
    expect(theme({ NO_COLOR: '1', FORCE_COLOR: '1' })).toBe(0);
    expect(theme({ TERM: 'dumb' })).toBe(0);
    expect(theme({}, false)).toBe(0);
    expect(theme({ FORCE_COLOR: '1' }, false)).toBeGreaterThan(0);
  });
});
