import { z } from 'zod';
import { ok, type Result, type SettingProblem } from '#record';
import { readGroup, type Environment, type SettingGroup } from '../setting-group.js';

/** Controls access to the metrics at `/metrics`. */
export type MetricsAccess =
  { readonly kind: 'off' } | { readonly kind: 'on' } | { readonly kind: 'token'; readonly token: string };

export interface OperationSettings {
  readonly metrics: MetricsAccess;
  /** Whether spans are sent to `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  readonly traced: boolean;
}

export const operationGroup = {
  METRICS: {
    shape: z.union([z.enum(['on', 'off']), z.string().regex(/^[\w.~+/=-]{16,}$/)]).optional(),
    advice: 'Use "on", "off", or a token of at least 16 letters and digits that clients must send.',
    secret: true,
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    shape: z.url({ protocol: /^https?$/ }).optional(),
    advice: 'Use the address of an OTLP/HTTP receiver, such as http://localhost:4318.',
  },
} as const satisfies SettingGroup;

/**
 * Reads the settings. Metrics are off by default if other machines can connect. Returns a `SETTING_INVALID` error for
 * each invalid setting.
 */
export function operationSettings(
  env: Environment,
  isOpen: boolean,
): Result<OperationSettings, readonly SettingProblem[]> {
  const read = readGroup(operationGroup, env);
  if (!read.ok) return read;
  const { METRICS: metrics = isOpen ? 'off' : 'on', OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } = read.value;
  return ok({ metrics: accessOf(metrics), traced: endpoint !== undefined });
}

const accessOf = (metrics: string): MetricsAccess =>
  metrics === 'on' || metrics === 'off' ? { kind: metrics } : { kind: 'token', token: metrics };
