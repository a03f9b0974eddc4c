import express from 'express';
import { z } from 'zod';
import { ok, requestBounds, type Result, type SettingProblem } from '#record';
import { readGroup, type Environment, type SettingGroup } from '../setting-group.js';
import { defaultPatience, type SocketPatience } from './sockets.js';

/** Maximum number of a client's requests per minute. */
export interface Rates {
  readonly queries: number;
  readonly mutations: number;
  readonly imports: number;
}

export type Budget = keyof Rates;

export const defaultRates: Rates = { queries: 3000, mutations: 300, imports: 20 };

/**
 * The proxies whose `X-Forwarded-For` is trusted: none, a number of nearest proxies, or those in some
 * networks.
 */
export type TrustedProxies = false | number | readonly string[];

export interface LimitSettings {
  readonly trustProxy: TrustedProxies;
  /** Null if requests are not counted. */
  readonly rates: Rates | null;
  /** Maximum number of open subscriptions, and sockets, of a client. */
  readonly subscriptions: number;
  readonly patience: SocketPatience;
  /** Milliseconds that operations may wait before new ones are refused. */
  readonly waiting: number;
}

const named = /^(queries|mutations|imports)=(\d{1,9})$/;

/** Parses `queries=600,imports=5`. Unnamed budgets keep their defaults. */
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

/** Parses a setting. `read` returns undefined for an invalid text. */
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
      'Name the proxies in front of the server: loopback, uniquelocal, addresses or networks (10.0.0.0/8) with commas between, or how many there are.',
  },
  RATE_LIMITS: {
    shape: parsed(readRates).optional(),
    advice: 'Use "off", or the requests of a client in a minute: ' + 'queries=3000,mutations=300,imports=20.',
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
 * Reads the limits. If only this machine can connect and no proxy is named, clients are counted only if
 * `RATE_LIMITS` is set, since all are the owner. Error `SETTING_INVALID` for each setting.
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

/** The default: counts no requests and trusts no proxy. */
export const noLimits: LimitSettings = {
  trustProxy: false,
  rates: null,
  subscriptions: 256,
  patience: defaultPatience,
  waiting: Infinity,
};
