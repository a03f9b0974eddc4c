import fc from 'fast-check';
import { anyText, Breach, nearly, type Door } from '#house';
import { readSettings } from '../../src/settings.js';

type Environment = Readonly<Record<string, string | undefined>>;

const hidden = 'a-password-that-nobody-is-told';

const right: Readonly<Record<string, readonly string[]>> = {
  RETRACE_DATA: ['./data', '/var/lib/retrace'],
  PORT: ['4747', '0', '65535'],
  HOST: ['127.0.0.1', '0.0.0.0', '::1', 'localhost'],
  LOG_LEVEL: ['info', 'silent'],
  AUTH_SECRET: [hidden.repeat(2)],
  AUTH_JWKS: ['https://id.example.org/keys', 'http://127.0.0.1:1/keys', './no-such-keys.json'],
  AUTH_ISSUER: ['https://id.example.org'],
  AUTH_AUDIENCE: ['retrace'],
  RETRACE_SECRET: [hidden.repeat(3)],
  EVENT_STORE: [
    'sqlite',
    'memory',
    `kurrentdb://name:${hidden}@one:2113,two:2113?tls=false&keepAliveInterval=10000`,
    `esdb+discover://name:${hidden}@cluster.example.org`,
  ],
  READ_MODELS: [`postgres://name:${hidden}@host:5432/database`],
  REVIEW_QUEUE: [`postgres://name:${hidden}@host:5432/database`],
  TRUST_PROXY: ['loopback', '10.0.0.0/8, 192.168.0.1', '2'],
  RATE_LIMITS: ['queries=3000,mutations=300,imports=20', 'off'],
  SUBSCRIPTIONS_PER_CLIENT: ['256'],
  PERSISTED_QUERIES: ['on', 'off', 'only dist/apps/viewer/operations.json'],
  METRICS: ['on', 'off', hidden],
  GRAPHIQL: ['on', 'off'],
};

const names = Object.keys(right);

/** Generates values for some of the settings, most of them valid. */
const environment: fc.Arbitrary<Environment> = fc.subarray(names, { maxLength: 5 }).chain((chosen) =>
  fc.record(
    Object.fromEntries(
      chosen.map((name) => {
        const values = right[name] ?? [''];
        return [
          name,
          fc.oneof(
            { weight: 4, arbitrary: fc.constantFrom(...values) },
            { weight: 2, arbitrary: nearly(...values) },
            { weight: 1, arbitrary: anyText },
          ),
        ];
      }),
    ),
  ),
);

/**
 * Fuzzes environment variables. The server must either accept them, or refuse them with advice and without revealing
 * secrets.
 */
export const door: Door<Environment> = {
  name: 'settings',
  enters: 'environment variables',
  megabytes: 64,
  open: () =>
    Promise.resolve({
      arbitrary: environment,
      try(env) {
        const read = readSettings(env);
        if (read.ok) return Promise.resolve('taken');
        if (read.error.length === 0) throw new Breach('refused without a reason');
        for (const { message, advice, where } of read.error) {
          if (advice === undefined || advice === '') throw new Breach(`no advice: ${message}`);
          if (where === undefined || !Object.hasOwn(right, where))
            throw new Breach(`no such setting: ${where}`);
          if (message.includes(hidden)) throw new Breach(`a secret is told: ${message}`);
        }
        return Promise.resolve(`SETTING_INVALID`);
      },
      close: () => Promise.resolve(),
    }),
};
