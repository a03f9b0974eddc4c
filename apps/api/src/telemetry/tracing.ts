import { SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';
import type { RequestHandler } from 'express';

const name = 'retrace';

/** Runs work in a span of a trace. Without an exporter, just runs it. */
export function spanned<T>(what: string, attributes: Attributes, work: () => Promise<T>): Promise<T> {
  return trace.getTracer(name).startActiveSpan(what, { attributes }, async (span) => {
    try {
      return await work();
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Answers a request in a span, the parent of the spans it causes. */
export const tracedRequests: RequestHandler = (_request, response, next) => {
  trace.getTracer(name).startActiveSpan('GraphQL', (span) => {
    response.once('close', () => span.end());
    next();
  });
};

/** Names the current span by the kind and name of the operation. */
export function nameSpan(kind: string, operation: string | null): void {
  const span = trace.getActiveSpan();
  span?.updateName(`GraphQL ${kind}`);
  span?.setAttributes({
    'graphql.operation.type': kind,
    ...(operation !== null && { 'graphql.operation.name': operation.slice(0, 100) }),
  });
}

/**
 * Sends spans to an OTLP/HTTP endpoint (`OTEL_EXPORTER_OTLP_ENDPOINT`; the exporter reads it, and other `OTEL_…` settings,
 * itself). Loaded only here, so servers without tracing do not load it. Returns a function that sends the last spans.
 */
export async function startTracing(): Promise<() => Promise<void>> {
  const { NodeSDK } = await import('@opentelemetry/sdk-node');
  const sdk = new NodeSDK({
    serviceName: 'retrace-api',
    instrumentations: [],
    logRecordProcessors: [],
    metricReaders: [],
  });
  sdk.start();
  return () => sdk.shutdown();
}
