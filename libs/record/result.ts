/**
 * The result of an operation that can fail as expected; `ok` tells success from failure. Bugs throw through
 * `invariant`.
 */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** A failure that a reader can act on: a stable code, a message, and details. */
export interface Problem<Code extends string> {
  readonly code: Code;
  readonly message: string;
  /** How to solve the problem, if known. */
  readonly advice?: string;
  /** The location: a file and line, a path in a document, or an event and its field. */
  readonly where?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Throws if a condition that the program relies on is false: a bug, never a user's mistake. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${message}`);
}

/** The end of an exhaustive `switch`: a new member of the union becomes a type error here. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
