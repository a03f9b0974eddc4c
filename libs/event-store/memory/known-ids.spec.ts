import { describe, expect, it } from '@jest/globals';
import { KnownIds } from './known-ids.js';

/** Two texts with the same FNV-1a hash, so that they want the same place. */
const alike = ['costarring', 'liquid'];

describe('the ids of a stream', () => {
  it('are found at their revisions, however many there are', () => {
    const events: { id: string }[] = [];
    const known = new KnownIds(events);
    for (let count = 0; count < 3000; count++) {
      const id = `event ${count}`;
      expect(known.revisionOf(id)).toBeNull();
      events.push({ id });
      known.update();
      expect(known.revisionOf(id)).toBe(count);
    }
    for (const [revision, { id }] of events.entries()) expect(known.revisionOf(id)).toBe(revision);
    expect(known.revisionOf('event 3000')).toBeNull();
    expect(known.revisionOf('')).toBeNull();
  });

  it('are told apart where their hashes are equal', () => {
    const events = [{ id: alike[0] ?? '' }];
    const known = new KnownIds(events);
    known.update();
    expect(known.revisionOf(alike[1] ?? '')).toBeNull();
    events.push({ id: alike[1] ?? '' });
    known.update();
    expect(alike.map((id) => known.revisionOf(id))).toEqual([0, 1]);
  });

  it('are not there before they are taken in', () => {
    const events: { id: string }[] = [];
    const known = new KnownIds(events);
    events.push({ id: 'a' }, { id: 'b' });
    expect(known.revisionOf('b')).toBeNull();
    known.update();
    expect(known.revisionOf('b')).toBe(1);
  });
});
