import express from 'express';
import { z } from 'zod';
import { ok, requestBounds, type Result, type SettingProblem } from '#record';
import { readGroup, type Environment, type SettingGroup } from '../setting-group.js';
import { defaultPatience, type SocketPatience } from './sockets.js';

/** The maximum number of requests of each kind, per client and minute. */
export interface Rates {
  readonly queries: number;
  readonly mutations: number;
  readonly imports: number;
}

export type Budget = keyof Rates;

export const defaultRates: Rates = { queries: 3000, mutations: 300, imports: 20 };

/**
 * The proxies whose `X-Forwarded-For` is trusted: none, the given number of nearest proxies, or the proxies in the
 * given networks.
 */
export type TrustedProxies = false | number | readonly string[];

export interface LimitSettings {
  readonly trustProxy: TrustedProxies;
  /** The request limits. Null if requests are not counted. */
  readonly rates: Rates | null;
  /** The maximum number of open subscriptions per client, which is also the maximum number of open sockets. */
  readonly subscriptions: number;
  readonly patience: SocketPatience;
  /**
   * The maximum wait of an operation, in milliseconds. If an operation waits longer, the server refuses new
   * operations.
   */
  readonly waiting: number;
}

const named = /^(queries|mutations|imports)=(\d{1,9})$/;

/** Parses a setting such as `queries=600,imports=5`. Omitted budgets keep their defaults. */
function readRates(text: string): Rates | null | undefined {
  if (text === 'off') return null;
  const parts = text.split(',').map((part) => named.exec(part.trim()));
  if (parts.includes(null)) return undefined;
  const given = Object.fromEntries(parts.map((part) => [part?.[1] ?? '', Number(part?.[2])]));
  return { ...defaultRates, ...given };
}

function readProxies(text: string): TrustedProxies | undefined {
  if (/^\d$/.test(text)) return Number(text) === 0 ? false : Number(text);
  const networks = text.split(',').map((network) => network.trim());
  try {
    express().set('trust proxy', networks);
    return networks;
  } catch {
    return undefined;
  }
}

/** Creates a schema for a setting. `read` parses the text, and returns undefined if the text is invalid. */
const parsed = <T>(read: (text: string) => T | undefined) =>
  z
    .string()
    .transform(read)
    .refine((value) => value !== undefined)
    .transform((value) => value as T);

export const limitGroup = {
  TRUST_PROXY: {
    shape: z.union([z.undefined().transform((): TrustedProxies => false), parsed(readProxies)]),
    advice:
      'Name the proxies in front of the server (loopback, uniquelocal, or addresses and networks such as ' +
      '10.0.0.0/8, separated by commas), or use their number.',
  },
  RATE_LIMITS: {
    shape: parsed(readRates).optional(),
    advice:
      'Use "off", or the number of requests that a client can send in a minute: ' +
      'queries=3000,mutations=300,imports=20.',
  },
  SUBSCRIPTIONS_PER_CLIENT: {
    shape: z
      .string()
      .regex(/^[1-9]\d{0,5}$/)
      .transform(Number)
      .default(256),
    advice: 'Use a number from 1 to 999999.',
  },
} as const satisfies SettingGroup;

/**
 * Reads the limits. If only this machine can connect and no proxy is configured, every caller is the owner. Requests
 * are then counted only if `RATE_LIMITS` is set. Returns a `SETTING_INVALID` error for each invalid setting.
 */
export function limitSettings(
  env: Environment,
  isOpen: boolean,
): Result<LimitSettings, readonly SettingProblem[]> {
  const read = readGroup(limitGroup, env);
  if (!read.ok) return read;
  const { TRUST_PROXY: trustProxy, RATE_LIMITS: rates, SUBSCRIPTIONS_PER_CLIENT: subscriptions } = read.value;
  const unsaid = isOpen || trustProxy !== false ? defaultRates : null;
  return ok({
    trustProxy,
    rates: rates === undefined ? unsaid : rates,
    subscriptions,
    patience: defaultPatience,
    waiting: requestBounds.turnWithin,
  });
}

/** The default limits: requests are not counted, and no proxy is trusted. */
export const noLimits: LimitSettings = {
  trustProxy: false,
  rates: null,
  subscriptions: 256,
  patience: defaultPatience,
  waiting: Infinity,
};
