import { describe, expect, it } from '@jest/globals';
import { chosenIn, daysAgo, filterOf, profilePath } from './profile-address.js';

describe('the address of a profile', () => {
  it('contains the player and all filters', () => {
    const path = profilePath('A/d a', { game: 'altered', since: '2026-11-05', hero: '', with: 'Ben' });
    expect(path).toBe('/profile/A%2Fd%20a?game=altered&since=2026-11-05&with=Ben');
    const chosen = chosenIn(new URL(path, 'http://x').searchParams);
    expect(chosen).toMatchObject({ game: 'altered', with: 'Ben', hero: '' });
    expect(filterOf('A/d a', chosen)).toEqual({ player: 'A/d a', module: 'altered', since: '2026-11-05' });
    expect(profilePath(null)).toBe('/profile');
  });

  it("requests the user's own games without a player, and ignores invalid days", () => {
    const chosen = chosenIn(new URLSearchParams('day=3&rival=Kite&deck=x'));
    expect(filterOf(null, chosen)).toEqual({ mine: true, day: 3, rivalHero: 'Kite', deck: 'x' });
    expect(filterOf('a', chosenIn(new URLSearchParams('day=-3')))).toEqual({ player: 'a' });
  });

  it('has dates of the calendar', () => {
    expect(daysAgo(30, new Date('2026-03-01T10:00:00Z'))).toBe('2026-01-30');
  });
});
