import type { RecordProblem } from './error-codes.js';
import { fail, ok, type Result } from './result.js';

/** The schema version of the events that this version of Retrace writes. */
export const SCHEMA_VERSION = 2;

/** Converts the data of one kind of event from one schema version to the next. */
export type Upcaster = (data: Record<string, unknown>) => Record<string, unknown>;

/** Upcasters by source version and kind of event. */
export class UpcasterRegistry {
  readonly #steps = new Map<string, Upcaster>();

  constructor(readonly current: number = SCHEMA_VERSION) {}

  register(from: number, kind: string, upcaster: Upcaster): this {
    this.#steps.set(`${from}:${kind}`, upcaster);
    return this;
  }

  /** Converts data from version `schema` to the current schema. Fails with `SCHEMA_TOO_NEW` or `SCHEMA_UNKNOWN`. */
  upcast(
    kind: string,
    data: Record<string, unknown>,
    schema: number,
  ): Result<Record<string, unknown>, RecordProblem> {
    if (schema > this.current)
      return fail({
        code: 'SCHEMA_TOO_NEW',
        message:
          `The record was written with schema ${schema}, but this version of Retrace supports only schemas up ` +
          `to ${this.current}.`,
        advice: 'Use a newer version of Retrace.',
      });
    if (!Number.isInteger(schema) || schema < 1)
      return fail({ code: 'SCHEMA_UNKNOWN', message: `Schema ${schema} does not exist.` });
    let current = data;
    for (let version = schema; version < this.current; version++)
      current = this.#steps.get(`${version}:${kind}`)?.(current) ?? current;
    return ok(current);
  }
}

/**
 * The event upcasters. There is none from schema 1 to 2, because the additions in schema 2 cannot be derived from the
 * data. These are the digest in `GameStarted` and the side effects of atomic actions.
 */
export const upcasters = new UpcasterRegistry();
