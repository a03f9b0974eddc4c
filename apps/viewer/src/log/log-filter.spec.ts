import { describe, expect, it } from '@jest/globals';
import { entryOf } from '../cursor/fixtures.js';
import { everything, filtered, type LogFilter } from './log-filter.js';

const entries = [
  { ...entryOf(0, { kind: 'GameStarted' }), text: 'A game.' },
  { ...entryOf(1, { actions: 1 }), seat: 0, verb: 'play', text: 'Ada plays Élan.' },
  { ...entryOf(2, { kind: 'DecisionRequested' }), seat: 1, text: 'Bram decides.' },
  { ...entryOf(3, { kind: 'DecisionMade' }), seat: 1, text: 'Bram has decided.' },
  {
    ...entryOf(4, { actions: 1 }),
    seat: 1,
    verb: 'play',
    text: 'Bram plays Bell.',
    actions: [{ position: '4.1', kind: 'move', text: 'Bell joins.' }],
  },
  { ...entryOf(5, { kind: 'DecisionRequested' }), seat: 0, text: 'Ada decides.' },
];
const marks = { decision: [2, 5], reaction: [4], die: [], note: [3], mistake: [] };
const shown = (filter: Partial<LogFilter>): readonly number[] =>
  filtered(entries, 5, { ...everything, ...filter }, marks).map(({ revision }) => revision);

describe('the log', () => {
  it('omits decisions and answers, except the pending decision', () => {
    expect(shown({})).toEqual([0, 1, 4, 5]);
  });

  it.each([
    [{ seat: 0 }, [1, 5]],
    [{ kind: 'play' as const }, [1, 4]],
    [{ kind: 'decision' as const }, [2, 3, 5]],
    [{ kind: 'reaction' as const }, [4]],
    [{ kind: 'die' as const }, []],
    [{ kind: 'note' as const }, [3]],
    [{ words: ' ELAN ' }, [1]],
    [{ words: 'joins' }, [4]],
    [{ ofCard: new Set([4, 2]) }, [4]],
    [{ seat: 1, words: 'bell', kind: 'play' as const }, [4]],
  ])('can be filtered by %j', (filter, revisions) => {
    expect(shown(filter)).toEqual(revisions);
  });
});
