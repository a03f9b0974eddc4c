import { describe, expect, it } from '@jest/globals';
import {
  character,
  permanent,
  spell,
  statisticsOf,
  tableOf4,
  type Line,
  type Position,
} from '#altered/testing';

type Seat = Position['seats'][0];

const landmark = permanent('Mill', { subtypes: ['landmark'] });
const cards = [character('Wren'), character('Owl'), character('Kite'), character('Finch')];
const after = (line: Line, mine: Seat = {}, theirs: Seat = {}, readings?: number) =>
  tableOf4(
    { mana: 3, deck: cards, ...mine, hand: [spell('Trick', line), ...(mine.hand ?? [])] },
    { deck: cards, ...theirs },
    { ...(readings !== undefined && { readings }) },
  ).play('Trick');

describe('counters', () => {
  it('7.3.5 “any counters” includes counters of every name', () => {
    const watcher = character('Watcher', 'When another Character gains 1 or more counters — Draw a card.');
    const found = after(
      'Target Character gains 1 Kelon counter.',
      { hero: [watcher] },
      { hero: [character('Robin')] },
    );
    const resolved = found.deciding.includes('target') ? found.choose('Robin') : found;
    expect(resolved.state.seats[0]?.hand.length).toBe(1);
  });

  it('6.5.b a player is not asked to remove counters if there are none', () => {
    const line = 'You may remove 1 counter from a Permanent you control. If you do, draw a card.';
    expect(after(line, { landmark: [landmark] }).deciding).not.toBe('0: may');
    expect(after(line, { landmark: [{ card: landmark, counters: { Kelon: 1 } }] }).deciding).toBe('0: may');
  });

  it('6.5.b in records of the first readings, a player is asked to remove counters even if there are none', () => {
    const line = 'You may remove 1 counter from a Permanent you control. If you do, draw a card.';
    expect(after(line, { landmark: [landmark] }, {}, 4).deciding).toBe('0: may');
  });
});

describe('lasting changes', () => {
  it('2.3.1.g a statistic can equal a counted number', () => {
    const scholar = character('Scholar', {
      kind: 'passive',
      passive: {
        kind: 'statistics',
        of: 'me',
        only: 'forest',
        equal: { count: { zone: 'reserve', owner: 'you' } },
      },
    });
    const found = tableOf4({ hero: [scholar], reserve: [character('Crow'), character('Rook')] });
    expect(statisticsOf(found, 'Scholar')[0]).toBe(2);
  });

  it('2.2.2.m a lasting change affects the object of its trigger', () => {
    const jailer = character('Jailer', {
      kind: 'reaction',
      trigger: { kind: 'join', what: { type: 'character' }, expedition: 'facing-me' },
      effect: {
        kind: 'step',
        step: { kind: 'ongoing', passive: { kind: 'statistics', add: 2, of: 'it' }, duration: 'day' },
      },
    });
    const found = after(
      // "Create a Brassbug 2/2/2 Robot token in your opponent's Hero Expedition."
      {
        kind: 'effect',
        effect: {
          kind: 'step',
          step: {
            kind: 'create',
            token: {
              name: 'Brassbug',
              statistics: { forest: 2, mountain: 2, water: 2 },
              subtypes: ['robot'],
            },
            in: 'opponent-hero',
          },
        },
      },
      { hero: [jailer] },
    );
    expect(statisticsOf(found, 'Brassbug')).toEqual([4, 4, 4]);
  });
});
