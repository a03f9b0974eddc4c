import { describe, expect, it } from '@jest/globals';
import { noAuthority, type GameAuthority } from '#projections';
import { visibilities, type GameId } from '#record';
import { anonymous, owner, type Reader, type SharedView } from './reader.js';
import { admissionOf, visiblePart } from './visible-part.js';

const id = 'game' as GameId;
const share: SharedView = { id: 'link', game: id, position: '12', as: '0' };
const link = { ...share, by: 'Ada', sharedAt: '' };

const readers: Readonly<Record<string, Reader>> = {
  anonymous,
  'seat 0': { ...anonymous, seats: [{ game: id, seat: 0 }] },
  'both seats': { ...anonymous, seats: [0, 1].map((seat) => ({ game: id, seat })) },
  'seat 0 of another game': { ...anonymous, seats: [{ game: 'other' as GameId, seat: 0 }] },
  player: { ...anonymous, role: 'seat', name: 'Ada' },
  coach: { ...anonymous, role: 'coach', name: 'Cem' },
  admin: { ...anonymous, role: 'admin', name: 'Ann' },
  owner,
  'owner with seat 1': { ...owner, seats: [{ game: id, seat: 1 }] },
  link: { ...anonymous, shares: [share] },
  'admin with link': { ...anonymous, role: 'admin', shares: [share] },
};

/**
 * Describes the part of the game that each reader can view: `nothing`, `spectator`, the seats, `all`, or the part
 * before a position.
 */
function seen(authority: Partial<GameAuthority>, isOver: boolean): Record<string, string> {
  const words = Object.entries(readers).map(([name, reader]) => {
    const admission = admissionOf(id, { ...noAuthority, ...authority }, reader);
    if (!admission.ok) return [name, admission.error.code === 'LINK_REVOKED' ? 'revoked' : 'nothing'];
    const part = visiblePart(admission.value, isOver);
    if (part.kind === 'everything') return [name, 'all'];
    if (part.kind === 'shared') return [name, `up to ${part.position}`];
    return [name, part.seats.join(' and ') || 'spectator'];
  });
  return Object.fromEntries(words) as Record<string, string>;
}
const everybody = (word: string) => Object.fromEntries(Object.keys(readers).map((name) => [name, word]));
const linked = { link: 'up to 12', 'admin with link': 'up to 12' };
const handedOut = [0, 1];
const shares = [link];

describe('the view of a game', () => {
  it('shows everything to everyone if no visibility was set, during and after the game', () => {
    for (const isOver of [true, false])
      expect(seen({ shares }, isOver)).toEqual({ ...everybody('all'), ...linked });
  });

  it.each(['PUBLIC', 'PLAYERS'] as const)(
    "shows a seat only to its holder during a game that is %s, even on one's own machine",
    (visibility) => {
      expect(seen({ visibility, handedOut, shares }, false)).toEqual({
        ...everybody('spectator'),
        'seat 0': '0',
        'both seats': '0 and 1',
        'owner with seat 1': '1',
        admin: 'all',
        ...linked,
      });
    },
  );

  it('shows nothing to anyone except players, coaches and admins during a PRIVATE game', () => {
    expect(seen({ visibility: 'PRIVATE', handedOut, shares }, false)).toEqual({
      ...everybody('nothing'),
      'seat 0': '0',
      'both seats': '0 and 1',
      'owner with seat 1': '1',
      coach: 'spectator',
      owner: 'spectator',
      admin: 'all',
      ...linked,
    });
  });

  it.each([
    ['PUBLIC', 'all'],
    ['PLAYERS', 'spectator'],
    ['PRIVATE', 'nothing'],
  ] as const)(
    'shows, after a game that is %s, %s to people who do not belong to it',
    (visibility, others) => {
      expect(seen({ visibility, handedOut, shares }, true)).toEqual({
        ...everybody(others),
        'seat 0': 'all',
        'both seats': 'all',
        'owner with seat 1': 'all',
        coach: 'all',
        admin: 'all',
        owner: 'all',
        ...linked,
      });
    },
  );

  it('shows nothing with a revoked link, and nothing to anyone after the game is deleted', () => {
    for (const visibility of visibilities)
      expect(seen({ visibility }, true)).toMatchObject({ link: 'revoked', 'admin with link': 'revoked' });
    expect(seen({ deleted: true, shares }, true)).toEqual(everybody('nothing'));
  });
});
