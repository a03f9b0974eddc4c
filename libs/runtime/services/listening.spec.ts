import { describe, expect, it } from '@jest/globals';
import { listeningSettings } from '../index.js';

const own = { port: 4750, alone: 'Without it only this machine can look.' };
const read = (env: Record<string, string>) => listeningSettings(env, own);

describe('the address on which a program listens', () => {
  it('is the default port on this machine if the settings are missing or empty', () => {
    const value = { port: 4750, host: '127.0.0.1', logLevel: 'info' };
    for (const env of [{}, { PORT: '', HOST: '', LOG_LEVEL: '' }])
      expect(read(env)).toEqual({ ok: true, value });
  });

  it.each([
    [{ PORT: '0' }, { port: 0 }],
    [{ PORT: '65535' }, { port: 65_535 }],
    [{ HOST: '0.0.0.0' }, { host: '0.0.0.0' }],
    [{ HOST: 'cards.example.com' }, { host: 'cards.example.com' }],
    [{ HOST: '::1' }, { host: '::1' }],
    [{ LOG_LEVEL: 'silent' }, { logLevel: 'silent' }],
  ])('follows the settings %j', (env, value) => {
    expect(read(env)).toMatchObject({ ok: true, value });
  });

  it.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '4.5'],
    ['PORT', ' 80'],
    ['PORT', '000080'],
    ['HOST', 'two hosts'],
    ['HOST', 'http://here'],
    ['LOG_LEVEL', 'INFO'],
  ])('is refused if %s is "%s"', (where, given) => {
    const message = `${where} cannot be ${JSON.stringify(given)}.`;
    const advice = expect.any(String);
    expect(read({ [where]: given })).toEqual({
      ok: false,
      error: [{ code: 'SETTING_INVALID', where, message, advice }],
    });
  });

  it('is refused with all problems at once, each with advice', () => {
    const all = read({ PORT: 'x', HOST: ' ', LOG_LEVEL: 'loud' });
    expect(all).toMatchObject({
      ok: false,
      error: [
        { where: 'PORT', advice: expect.stringContaining('65535') },
        { where: 'HOST', advice: expect.stringContaining(own.alone) },
        {
          where: 'LOG_LEVEL',
          advice: expect.stringContaining('fatal, error, warn, info, debug, trace, silent'),
        },
      ],
    });
  });
});
