import { describe, expect, it } from '@jest/globals';
import { pageIn, signInAddress } from './way-back.js';

const origin = 'https://retrace.example.com';

describe('the way back after signing in', () => {
  it('leads to the previous page', () => {
    const page = '/game/a?at=142.3&as=0&panel=notes';
    const back = new URL(signInAddress(page), origin).searchParams.get('back');
    expect(pageIn(back, origin)).toBe(page);
    expect(signInAddress('/sign-in?back=%2F')).toBe('/sign-in?back=%2F');
  });

  it.each([
    null,
    '',
    'https://elsewhere.example.com/game/a',
    '//elsewhere.example.com',
    '/\\elsewhere.example.com',
    '/.//elsewhere.example.com',
    '/%2e//elsewhere.example.com',
    '/game/..//elsewhere.example.com',
    '/.\\/elsewhere.example.com',
    `${origin}//elsewhere.example.com`,
    '/.//',
    'javascript:alert(1)',
    '/sign-in?back=/sign-in',
    'http://[',
  ])('leads to the list of games, and not elsewhere, from %j', (text) => {
    expect(pageIn(text, origin)).toBe('/');
  });
});
