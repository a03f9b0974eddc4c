import { describe, expect, it } from '@jest/globals';
import { defaultRates, limitSettings } from './limit-settings.js';

const read = (env: Record<string, string>, isOpen = true) => {
  const settings = limitSettings(env, isOpen);
  return settings.ok ? settings.value : settings.error.map(({ where }) => where);
};

describe('the settings of limits', () => {
  it('limit clients if people other than the owner can connect', () => {
    expect(read({}, false)).toMatchObject({ rates: null, trustProxy: false });
    expect(read({}, true)).toMatchObject({ rates: defaultRates });
    expect(read({ TRUST_PROXY: 'loopback' }, false)).toMatchObject({ rates: defaultRates });
    expect(read({ RATE_LIMITS: 'off' }, true)).toMatchObject({ rates: null });
    expect(read({ RATE_LIMITS: 'queries=5, imports=0' }, false)).toMatchObject({
      rates: { ...defaultRates, queries: 5, imports: 0 },
    });
  });

  it.each([
    ['1', 1],
    ['0', false],
    ['loopback, 10.0.0.0/8', ['loopback', '10.0.0.0/8']],
  ])('trust the proxies of %s', (text, trustProxy) => {
    expect(read({ TRUST_PROXY: text })).toMatchObject({ trustProxy });
  });

  it('refuse invalid values, and never trust all proxies', () => {
    expect(read({ TRUST_PROXY: 'true', RATE_LIMITS: 'many', SUBSCRIPTIONS_PER_CLIENT: '0' })).toEqual([
      'TRUST_PROXY',
      'RATE_LIMITS',
      'SUBSCRIPTIONS_PER_CLIENT',
    ]);
    expect(read({ RATE_LIMITS: 'queries=-1' })).toEqual(['RATE_LIMITS']);
    expect(read({ TRUST_PROXY: '10.0.0.0/99' })).toEqual(['TRUST_PROXY']);
  });
});
