import { SpanStatusCode, trace, type Attributes } from '@opentelemetry/api';
import type { RequestHandler } from 'express';

const name = 'retrace';

/** Runs a function in a trace span. If there is no exporter, only runs the function. */
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

/** Handles a request in a span, which is the parent of the spans of its operations. */
export const tracedRequests: RequestHandler = (_request, response, next) => {
  trace.getTracer(name).startActiveSpan('GraphQL', (span) => {
    response.once('close', () => span.end());
    next();
  });
};

/** Names the current span after the kind and name of the operation. */
export function nameSpan(kind: string, operation: string | null): void {
  const span = trace.getActiveSpan();
  span?.updateName(`GraphQL ${kind}`);
  span?.setAttributes({
    'graphql.operation.type': kind,
    ...(operation !== null && { 'graphql.operation.name': operation.slice(0, 100) }),
  });
}

/**
 * Sends spans to an OTLP/HTTP endpoint. The exporter reads `OTEL_EXPORTER_OTLP_ENDPOINT` and other `OTEL_…` settings
 * itself. It is imported dynamically, so that servers without tracing do not load it. Returns a function that sends the
 * remaining spans.
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
