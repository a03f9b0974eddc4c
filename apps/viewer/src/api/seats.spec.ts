import { afterAll, beforeEach, describe, expect, it } from '@jest/globals';
import { keepDraft, storedDraft } from './draft-seats.js';
import {
  amendSeats,
  branchSeats,
  forgetBranches,
  forgetSeatsOf,
  gameOfPage,
  holdBranch,
  keepSeat,
  storedSeats,
  seatTokens,
} from './seats.js';

/** The storages that browsers provide but Node does not. */
const storages = ['localStorage', 'sessionStorage'] as const;
const before = storages.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
const stored = { localStorage: new Map<string, string>(), sessionStorage: new Map<string, string>() };
beforeEach(() => {
  for (const name of storages) {
    stored[name].clear();
    const value = {
      getItem: (key: string) => stored[name].get(key) ?? null,
      setItem: (key: string, text: string) => void stored[name].set(key, text),
    };
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  }
});
afterAll(() => {
  for (const [index, name] of storages.entries()) {
    const descriptor = before[index];
    if (descriptor) Object.defineProperty(globalThis, name, descriptor);
    else Reflect.deleteProperty(globalThis, name);
  }
});

const seat = (game: string, at = 0, token = `token-${game}-${at}`) => ({
  game,
  seat: at,
  token,
  names: ['Ada', 'Ben'],
  invitations: [],
  over: false,
});

describe('stored seats', () => {
  it('are ordered by age, newest first, each once', () => {
    keepSeat(seat('one'));
    keepSeat(seat('two'));
    keepSeat(seat('one', 0, 'another'));
    expect(storedSeats().map(({ game, token }) => [game, token])).toEqual([
      ['one', 'another'],
      ['two', 'token-two-0'],
    ]);
  });

  it('are sent with requests about their game, and no other', () => {
    keepSeat(seat('one', 0));
    keepSeat(seat('one', 1));
    keepSeat(seat('two'));
    keepDraft({ draft: 'drafted', own: { seat: 0, name: 'Ada', token: 'token-drafted' }, others: [] });
    expect(seatTokens('drafted')).toEqual(['token-drafted']);
    expect(seatTokens('one')).toEqual(['token-one-1', 'token-one-0']);
    expect(seatTokens('three')).toEqual([]);
    expect(seatTokens(undefined)).toEqual([]);
  });

  it('can be marked when their game is over, and removed by game', () => {
    keepSeat(seat('one'));
    keepSeat(seat('two'));
    amendSeats('one', { names: ['Cleo', 'Dan'], over: true });
    expect(storedSeats().map(({ over, names }) => [over, names[0]])).toEqual([
      [false, 'Ada'],
      [true, 'Cleo'],
    ]);
    forgetSeatsOf('one');
    expect(storedSeats().map(({ game }) => game)).toEqual(['two']);
    keepDraft({ draft: 'three', own: { seat: 0, name: 'Ada', token: 'token-three' }, others: [] });
    forgetSeatsOf('three');
    expect(storedDraft('three')).toBeUndefined();
  });

  it('are limited in number', () => {
    for (let game = 0; game < 100; game++) keepSeat(seat(`${game}`));
    expect(storedSeats().length).toBeLessThan(100);
    expect(storedSeats()[0]?.game).toBe('99');
  });

  it.each(['{', 'null', '{}', '[null, {"game": "one"}, 7]'])('are none if %s is stored', (text) => {
    for (const name of storages) stored[name].set('retrace.seats', text);
    expect(storedSeats()).toEqual([]);
    expect(seatTokens('one')).toEqual([]);
    expect(branchSeats('one')).toEqual([]);
  });

  it('last as long as the page if the browser stores nothing', () => {
    const forbidden = {
      get: () => {
        throw new Error('Forbidden');
      },
      configurable: true,
    };
    for (const name of storages) Object.defineProperty(globalThis, name, forbidden);
    keepSeat(seat('one'));
    holdBranch('two', [{ seat: 0, token: 'b' }]);
    expect(seatTokens('one')).toEqual(['token-one-0', 'b']);
  });
});

describe('the seats of branches', () => {
  const both = (game: string) => [
    { seat: 1, token: `${game}-1` },
    { seat: 0, token: `${game}-0` },
    { seat: 2, token: null },
  ];

  it('are those with a token, and are not games to continue', () => {
    holdBranch('one', both('one'));
    keepSeat(seat('two'));
    expect(branchSeats('one')).toEqual([0, 1]);
    expect(branchSeats('two')).toEqual([]);
    expect(storedSeats().map(({ game }) => game)).toEqual(['two']);
  });

  it('are sent in full for the requested game, and then one for each other branch', () => {
    holdBranch('one', both('one'));
    holdBranch('two', both('two'));
    keepSeat(seat('three'));
    expect(seatTokens('one')).toEqual(['one-1', 'one-0', 'two-1']);
    expect(seatTokens('three')).toEqual(['token-three-0', 'two-1', 'one-1']);
    expect(seatTokens(null)).toEqual(['two-1', 'one-1']);
  });

  it('are sent as far as they fit into a request, the latest first', () => {
    for (let game = 0; game < 20; game++) holdBranch(`${game}`, [{ seat: 0, token: `t${game}` }]);
    expect(seatTokens('3').join()).toBe('t3,t19,t18,t17,t16,t15,t14');
  });

  it('are removed together', () => {
    holdBranch('one', both('one'));
    keepSeat(seat('two'));
    forgetBranches();
    expect(seatTokens('one')).toEqual([]);
    expect(seatTokens('two')).toEqual(['token-two-0']);
  });
});

it.each([
  ['/play/g1', 'g1'],
  ['/game/g1/', 'g1'],
  ['/game/a%20b', 'a b'],
  ['/draft/d1', 'd1'],
  ['/game/%zz', null],
  ['/', null],
  ['/play/g1/more', null],
])('the address %s is the page of %s', (path, game) => {
  expect(gameOfPage(path)).toBe(game);
});
