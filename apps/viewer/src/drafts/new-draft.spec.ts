import { describe, expect, it } from '@jest/globals';
import { draftInputOf, seatedAt, withSeats, type NewDraft } from './new-draft.js';

const draft: NewDraft = {
  set: null,
  form: 'BOOSTER_DRAFT',
  seats: 8,
  name: ' Ada ',
  friends: [],
  timeLimit: 0,
  bestOf: 0,
};

describe('a new draft', () => {
  it('has the user and bots by default', () => {
    expect(draftInputOf(draft, 'Friend')).toEqual({
      form: 'BOOSTER_DRAFT',
      players: [{ name: 'Ada' }, ...Array<object>(7).fill({ bot: true })],
    });
  });

  it('seats people evenly round the table, each with a name', () => {
    expect(seatedAt({ ...draft, friends: ['', 'Ben', ' '] }, 'Friend')).toEqual([
      'Ada',
      null,
      'Friend',
      null,
      'Ben',
      null,
      'Friend 3',
      null,
    ]);
    for (let seats = 2; seats <= 8; seats++)
      for (let others = 0; others < seats; others++) {
        const table = seatedAt({ ...draft, seats, friends: Array<string>(others).fill('') }, 'Friend');
        expect(table).toHaveLength(seats);
        expect(table[0]).toBe('Ada');
        expect(new Set(table.filter((player) => player !== null)).size).toBe(others + 1);
      }
  });

  it('has no more friends than seats', () => {
    expect(withSeats({ ...draft, friends: ['Ben', 'Cem', 'Dia'] }, 3)).toMatchObject({
      seats: 3,
      friends: ['Ben', 'Cem'],
    });
  });

  it('has its set, the time for a pick in milliseconds, and its matches', () => {
    const settings = { ...draft, set: 'CORE', timeLimit: 60, bestOf: 3 } as const;
    expect(draftInputOf(settings, 'Friend')).toMatchObject({
      set: 'CORE',
      timeLimit: 60_000,
      matches: { bestOf: 3 },
    });
    // A sealed event has no picks, so there is no time limit for picks.
    expect(draftInputOf({ ...settings, form: 'SEALED' }, 'Friend')).not.toHaveProperty('timeLimit');
  });
});
