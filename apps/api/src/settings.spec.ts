import { describe, expect, it } from '@jest/globals';
import { requestBounds } from '#record';
import { defaultRates, noLimits } from './limits/limit-settings.js';

import { anyQuery } from './persisted/persisted-settings.js';
import { isLoopback, readSettings } from './settings.js';

const secret = 'x'.repeat(32);

describe('settings', () => {
  it('have defaults, and treat empty values as not set', () => {
    const settings = readSettings({ PORT: '', HOST: '' });
    expect(settings).toEqual({
      ok: true,
      value: {
        port: 4747,
        host: '127.0.0.1',
        logLevel: 'info',
        readModels: null,
        reviewQueue: null,
        store: { kind: 'sqlite', folder: './data' },
        limits: { ...noLimits, waiting: requestBounds.turnWithin },
        operations: { metrics: { kind: 'on' }, traced: false },
        persisted: anyQuery,
        pages: { graphiql: true, embed: true },
        cardImages: null,
        access: { signIn: null, secret: null, provider: null },
      },
    });
  });

  it('refuse a queue of reviews with a store that analysts cannot read', () => {
    const env = { REVIEW_QUEUE: 'postgres://ada@here/x' };
    expect(readSettings(env)).toMatchObject({
      ok: true,
      value: { reviewQueue: { connection: env.REVIEW_QUEUE } },
    });
    expect(readSettings({ ...env, EVENT_STORE: 'memory' })).toMatchObject({
      ok: false,
      error: [{ code: 'SETTING_INVALID', where: 'EVENT_STORE' }],
    });
    expect(readSettings({ REVIEW_QUEUE: 'here' })).toMatchObject({
      ok: false,
      error: [{ where: 'REVIEW_QUEUE' }],
    });
  });

  it('are read from the environment', () => {
    const settings = readSettings({
      PORT: '0',
      HOST: '0.0.0.0',
      LOG_LEVEL: 'warn',
      EVENT_STORE: 'memory',
      AUTH_SECRET: secret,
    });
    expect(settings).toMatchObject({
      ok: true,
      value: {
        port: 0,
        host: '0.0.0.0',
        logLevel: 'warn',
        store: { kind: 'memory' },
        limits: { rates: defaultRates },
        access: {
          signIn: { keys: { kind: 'secret', secret }, issuer: null, audience: null },
          secret: null,
          provider: null,
        },
      },
    });
  });

  it.each([
    [{}, { graphiql: true, embed: true }],
    [
      { HOST: '::1', GRAPHIQL: 'off' },
      { graphiql: false, embed: true },
    ],
    [{ EMBED: 'off' }, { graphiql: true, embed: false }],
    [
      { HOST: '0.0.0.0', AUTH_SECRET: secret },
      { graphiql: false, embed: false },
    ],
    [
      { HOST: '0.0.0.0', AUTH_SECRET: secret, GRAPHIQL: 'on' },
      { graphiql: true, embed: false },
    ],
    [
      { HOST: '0.0.0.0', AUTH_SECRET: secret, EMBED: 'on' },
      { graphiql: false, embed: true },
    ],
  ])('offer GraphiQL and embedding only on this machine by default: %j', (env, pages) => {
    expect(readSettings(env)).toMatchObject({ ok: true, value: { pages } });
  });

  it('report every unusable variable, and its valid values', () => {
    const settings = readSettings({
      PORT: '65536',
      HOST: 'no host',
      LOG_LEVEL: 'loud',
      EVENT_STORE: 'paper',
    });
    expect(settings.ok ? [] : settings.error.map(({ code, where }) => `${code} ${where}`)).toEqual([
      'SETTING_INVALID EVENT_STORE',
      'SETTING_INVALID PORT',
      'SETTING_INVALID HOST',
      'SETTING_INVALID LOG_LEVEL',
    ]);
    expect(settings.ok || settings.error.every(({ advice }) => advice)).toBe(true);
  });

  it.each(['127.0.0.1', '127.1.2.3', '::1', 'localhost'])('treat %s as only this machine', (host) => {
    expect(isLoopback(host)).toBe(true);
  });

  it.each(['0.0.0.0', '::', '192.168.1.5', 'example.org', '127.example.org'])('treat %s as open', (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});
