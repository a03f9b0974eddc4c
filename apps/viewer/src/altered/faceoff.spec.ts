import { describe, expect, it } from '@jest/globals';
import type { Card, GameState, Zone } from '../api/shapes.js';
import { standingOf, totalsOf } from './faceoff.js';

const character = (
  forest: number,
  mountain: number,
  water: number,
  statuses: string[] = [],
  keywords: string[] = [],
): Card => ({
  key: null,
  item: null,
  object: null,
  owner: 0,
  controller: 0,
  faceDown: false,
  token: false,
  emblem: null,
  face: null,
  statistics: [
    { name: 'forest', value: forest },
    { name: 'mountain', value: mountain },
    { name: 'water', value: water },
  ],
  keywords,
  statuses,
  counters: [],
});
const expedition = (seat: number, ...cards: Card[]): Zone => ({
  key: `expedition-${seat}-hero`,
  kind: 'expedition',
  seat,
  part: 'hero',
  count: cards.length,
  cards,
});
const state = (terrains: string[], ...zones: Zone[]): GameState => ({
  position: '1',
  clock: { day: 1, phase: 'afternoon', turn: 1, seat: 0 },
  seats: [],
  zones,
  tracks: [
    {
      key: 'adventure',
      spaces: [{ key: 'here', name: 'Here', terrains, faceDown: false, seats: null }],
      markers: [0, 1].map((seat) => ({ seat, kind: 'hero', space: 'here', moved: 0, facing: null })),
    },
  ],
  rolls: [],
  decision: null,
  result: null,
});

describe('totalsOf', () => {
  it('sums statistics and excludes Asleep characters (2.4.3)', () => {
    const zone = expedition(0, character(1, 2, 3), character(2, 0, 1), character(9, 9, 9, ['asleep']));
    expect(totalsOf(zone.cards)).toEqual({ forest: 3, mountain: 2, water: 4 });
  });
});

describe('standingOf', () => {
  const facing = [expedition(0, character(3, 1, 0)), expedition(1, character(3, 0, 0))];

  it('leads only with more than the expedition facing it', () => {
    const { terrains } = standingOf(state(['forest', 'mountain'], ...facing), 0, 'hero');
    expect(terrains.map(({ terrain, leads, counts }) => [terrain, leads, counts])).toEqual([
      ['forest', false, true],
      ['mountain', true, true],
      ['water', false, false],
    ]);
  });

  it('leads with four players only over the expedition that its marker faces, if any', () => {
    const four = (faced: { seat: number; kind: string } | null): GameState => {
      const [track] = state(['forest']).tracks;
      const seats = [0, 1, 2, 3].map((seat) => ({
        seat,
        name: '',
        firstPlayer: false,
        left: false,
        passed: false,
        resources: [],
      }));
      const markers = (track?.markers ?? []).map((marker) => ({ ...marker, facing: faced }));
      return {
        ...state(['forest'], ...facing, expedition(3, character(5, 0, 0))),
        seats,
        tracks: track ? [{ ...track, markers }] : [],
      };
    };
    const leads = (faced: { seat: number; kind: string } | null): boolean =>
      standingOf(four(faced), 0, 'hero').advances;
    expect(leads({ seat: 3, kind: 'hero' })).toBe(false);
    expect(leads({ seat: 3, kind: 'companion' })).toBe(true);
    expect(leads({ seat: 1, kind: 'hero' })).toBe(false);
    expect(leads(null)).toBe(true);
  });

  it('counts a Gigantic character in both expeditions of its controller (7.4.3.b)', () => {
    const giant = character(4, 0, 0, [], ['gigantic']);
    const companion: Zone = {
      ...expedition(0, giant),
      key: 'expedition-0-companion',
      part: 'companion',
    };
    const { advances } = standingOf(state(['forest'], ...facing, companion), 0, 'hero');
    expect(advances).toBe(true);
    expect(standingOf(state(['forest'], ...facing, companion), 1, 'hero').advances).toBe(false);
  });

  it('advances if it leads in a terrain of its region, and not elsewhere', () => {
    expect(standingOf(state(['mountain'], ...facing), 0, 'hero').advances).toBe(true);
    expect(standingOf(state(['water', 'forest'], ...facing), 0, 'hero').advances).toBe(false);
    expect(standingOf(state(['mountain'], ...facing), 1, 'hero').advances).toBe(false);
  });
});
