import { describe, expect, it } from '@jest/globals';
import { bottomSeat, formatAddress, parseAddress } from './address.js';

describe('the address of a replay', () => {
  it('carries position, perspective and who sits at the bottom', () => {
    const address = parseAddress('/game/g%201', '?at=142.3&as=1&bottom=0');
    expect(address).toEqual({
      page: 'replay',
      id: 'g 1',
      at: { revision: 142, action: 3 },
      as: '1',
      bottom: 0,
    });
    if (address.page === 'replay') expect(formatAddress(address)).toBe('/game/g%201?at=142.3&as=1&bottom=0');
  });

  it('falls back to the spectator and to no position', () => {
    expect(parseAddress('/game/x', '?at=soon&as=everyone')).toEqual({
      page: 'replay',
      id: 'x',
      at: null,
      as: 'spectator',
      bottom: null,
    });
  });

  it('is the list of games for anything else', () => {
    expect(parseAddress('/games/x/y', '')).toEqual({ page: 'games' });
    expect(parseAddress('/', '')).toEqual({ page: 'games' });
  });
});

describe('bottomSeat', () => {
  it('is the seat that looks, unless the table was turned round', () => {
    expect(bottomSeat('1', null)).toBe(1);
    expect(bottomSeat('spectator', null)).toBe(0);
    expect(bottomSeat('0', 1)).toBe(1);
  });
});
