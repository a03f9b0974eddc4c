import { describe, expect, it } from '@jest/globals';
import { momentsOf, nameIn, type Course } from './moments-of.js';

type CardEvent = Course['cardEvents']['edges'][number]['node'];

const event = (position: string, kind: CardEvent['kind'], name: string | null = 'Fen'): CardEvent => ({
  position,
  kind,
  card: { name },
  from: null,
  to: null,
});

const course: Course = {
  cardEvents: {
    edges: [
      event('9.1', 'PLAYED'),
      event('9.2', 'JOINED'),
      event('9.3', 'JOINED'),
      event('30', 'DISCARDED', null),
    ].map((node) => ({ node })),
  },
  counterHistory: {
    edges: [
      { node: { position: '12.2', name: 'boost', delta: 2, value: 2, how: 'CHANGED' } },
      { node: { position: '30.1', name: 'boost', delta: -2, value: 0, how: 'LEFT' } },
    ],
  },
  timeline: { edges: [8, 9, 20, 21].map((revision) => ({ node: { revision } })) },
};

describe('the moments of a card', () => {
  it('are its events, counter changes, and visible events, each event of the game once and in order', () => {
    expect(momentsOf(course, (revision) => revision !== 8 && revision !== 21)).toEqual([
      { revision: 9, kinds: ['PLAYED', 'JOINED'], counters: [] },
      { revision: 12, kinds: [], counters: [{ name: 'boost', delta: 2, value: 2 }] },
      { revision: 20, kinds: [], counters: [] },
      { revision: 30, kinds: ['DISCARDED'], counters: [{ name: 'boost', delta: -2, value: null }] },
    ]);
  });

  it('have its last known name', () => {
    expect(nameIn(course)).toBe('Fen');
    expect(nameIn({ ...course, cardEvents: { edges: [] } })).toBeNull();
  });
});
