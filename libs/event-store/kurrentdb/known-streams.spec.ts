import { describe, expect, it } from '@jest/globals';
import { newEvents } from '../contract/events.js';
import { KnownStreams } from './known-streams.js';

describe('the cache of streams', () => {
  it('grows with consecutive events', () => {
    const known = new KnownStreams();
    const [first, second, third] = newEvents(3);
    known.add('a', [first!], 0);
    known.add('a', [second!, third!], 1);
    expect(known.get('a')).toMatchObject({ head: 2 });
    expect([first, second, third].map((event) => known.get('a')?.revisions.get(event!.id))).toEqual([
      0, 1, 2,
    ]);
  });

  it('starts at any readable revision of a stream, and removes it if there is a gap', () => {
    const known = new KnownStreams();
    known.add('a', newEvents(2), 7);
    expect(known.get('a')).toMatchObject({ head: 8 });
    known.add('a', newEvents(1), 10);
    expect(known.get('a')).toBeUndefined();
  });

  it('stores the head of a stream, even if no event of it can be read', () => {
    const known = new KnownStreams();
    known.reach('a', 4);
    known.add('a', newEvents(1), 5);
    expect(known.get('a')).toMatchObject({ head: 5 });
    known.reach('a', 3);
    expect(known.get('a')).toMatchObject({ head: 5 });
  });

  it('removes the oldest stream first when it exceeds its limit', () => {
    const known = new KnownStreams(10);
    for (const stream of ['a', 'b', 'c']) known.add(stream, newEvents(4), 0);
    expect(['a', 'b', 'c'].filter((stream) => known.get(stream))).toEqual(['b', 'c']);
    known.add('b', newEvents(1), 4);
    known.add('d', newEvents(20), 0);
    expect(['b', 'c', 'd'].filter((stream) => known.get(stream))).toEqual(['d']);
  });
});
