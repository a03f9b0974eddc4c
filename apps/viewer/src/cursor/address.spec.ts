import { describe, expect, it } from '@jest/globals';
import { bottomSeat, formatAddress, newAddress, parseAddress } from './address.js';

describe('the address of a replay', () => {
  it('contains position, perspective, bottom seat, panel and branch', () => {
    const link = '/game/g%201?at=142.3&as=1&bottom=0&panel=card&about=i12&branch=g2';
    const address = parseAddress('/game/g%201', link.slice(link.indexOf('?')));
    expect(address).toEqual({
      id: 'g 1',
      at: { revision: 142, action: 3 },
      misread: null,
      as: '1',
      bottom: 0,
      panel: 'card',
      about: 'i12',
      branch: 'g2',
      isEmbedded: false,
    });
    expect(formatAddress(address!)).toBe(link);
  });

  it('omits the default perspective and position', () => {
    expect(parseAddress('/game/x', '')).toEqual(newAddress('x'));
    expect(newAddress('x')).toMatchObject({ as: null, at: null });
    expect(formatAddress(newAddress('x'))).toBe('/game/x');
  });

  it('remains inside its frame', () => {
    const address = parseAddress('/embed/x', '?at=3');
    expect(address).toEqual({ ...newAddress('x'), at: { revision: 3 }, isEmbedded: true });
    expect(formatAddress(address!)).toBe('/embed/x?at=3');
  });

  it('retains an invalid position, so that the page can report it', () => {
    expect(parseAddress('/game/x', '?at=soon')).toEqual({ ...newAddress('x'), misread: 'soon' });
    expect(parseAddress('/game/x', '?at=')).toEqual({ ...newAddress('x'), misread: '' });
  });

  it.each(['/games/x/y', '/', '/game/%E0%A4%A', '/game/'])('does not exist at %s', (path) => {
    expect(parseAddress(path, '')).toBeNull();
  });
});

describe('bottomSeat', () => {
  it("is the viewer's seat, unless the table was turned round", () => {
    expect(bottomSeat('1', null)).toBe(1);
    expect(bottomSeat('spectator', null)).toBe(0);
    expect(bottomSeat('0', 1)).toBe(1);
  });
});
