import { Logger } from '@nestjs/common';
import { WrongExpectedRevisionError, type AppendResult, type EventStore } from '#event-store';
import type { Measurements } from '../telemetry/measurements.js';
import { spanned } from '../telemetry/tracing.js';

/** Wraps a store so that its appends are measured, traced, and logged with their request. */
export function watched(store: EventStore, measurements: Measurements): EventStore {
  const logger = new Logger('EventStore');
  const append: EventStore['append'] = (stream, events, expected) =>
    spanned('append', { stream, events: events.length }, async (): Promise<AppendResult> => {
      const begun = performance.now();
      const took = () => performance.now() - begun;
      try {
        const result = await store.append(stream, events, expected);
        measurements.appended('appended', result.duplicate ? 0 : events.length, took());
        logger.debug({ stream, events: events.length, revision: result.revision }, 'Appended.');
        return result;
      } catch (error) {
        const outcome = error instanceof WrongExpectedRevisionError ? 'conflict' : 'failed';
        measurements.appended(outcome, events.length, took());
        throw error;
      }
    });
  return new Proxy(store, {
    get: (target, key) => {
      if (key === 'append') return append;
      const value: unknown = Reflect.get(target, key);
      return typeof value === 'function' ? (value.bind(target) as unknown) : value;
    },
  });
}
