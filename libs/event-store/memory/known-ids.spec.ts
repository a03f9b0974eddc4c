import { randomUUID } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { NewEvent, NewEvents } from '../streams/port.js';
import { KnownIds } from './known-ids.js';

const event = (id: string): NewEvent => ({ id, type: 'Noted', data: null, metadata: null });

/** Events with what is known of their ids. */
class Stream {
  events: NewEvent[] = [];
  readonly #known = new KnownIds((revision) => this.events[revision]?.id);

  add(events: NewEvents): boolean {
    const before = this.events;
    this.events = [...before, ...events];
    const added = this.#known.add(events, before.length);
    if (!added) this.events = before;
    return added;
  }

  revisionOf(id: string): number | null {
    return this.#known.revisionOf(id);
  }
}

/** Two texts with the same FNV-1a hash, so that they want the same place. */
const alike = ['glbvs', 'yacxa'] as const;

describe('the ids of a stream', () => {
  it('are found at their revisions, however many there are', () => {
    const known = new Stream();
    for (let count = 0; count < 3000; count++) {
      const id = `event ${count}`;
      expect(known.revisionOf(id)).toBeNull();
      expect(known.add([event(id)])).toBe(true);
      expect(known.revisionOf(id)).toBe(count);
    }
    for (const [revision, { id }] of known.events.entries()) expect(known.revisionOf(id)).toBe(revision);
    expect(known.revisionOf('event 3000')).toBeNull();
    expect(known.revisionOf('')).toBeNull();
  });

  it('are told apart where their hashes are equal', () => {
    const known = new Stream();
    known.add([event(alike[0])]);
    expect(known.revisionOf(alike[1])).toBeNull();
    known.add([event(alike[1])]);
    expect(alike.map((id) => known.revisionOf(id))).toEqual([0, 1]);
  });

  it.each([
    ['one that is there', ['b', ...alike, 'a']],
    ['one that is twice among them', ['b', ...alike, 'c', 'b']],
    [
      'more of them than there is room for',
      [...Array.from({ length: 200 }, (_, index) => `more ${index}`), 'a'],
    ],
  ])('are as they were after %s was refused', (_, ids) => {
    const known = new Stream();
    known.add([event('a'), event(alike[0])].slice(0, ids.includes(alike[0]) ? 1 : 2));
    const before = known.events;
    expect(known.add(ids.map(event))).toBe(false);
    expect(known.events).toEqual(before);
    expect(ids.map((id) => known.revisionOf(id))).toEqual(ids.map((id) => (id === 'a' ? 0 : null)));
    expect(known.add(ids.filter((id, place) => id !== 'a' && ids.indexOf(id) === place).map(event))).toBe(
      true,
    );
    expect(known.revisionOf('b')).toBe(ids.includes('b') ? before.length : null);
    expect(known.events.map(({ id }) => known.revisionOf(id))).toEqual([...known.events.keys()]);
  });

  it('are told apart where only the ends of UUIDs are equal', () => {
    const known = new Stream();
    const ids = [randomUUID(), randomUUID()].map((id) => `${id.slice(0, 28)}0123abcd`);
    for (const [revision, id] of ids.entries()) {
      expect(known.add([event(id)])).toBe(true);
      expect(known.revisionOf(id)).toBe(revision);
    }
    expect(known.add(ids.slice(1).map(event))).toBe(false);
  });
});
