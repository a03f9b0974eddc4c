/** The result of an operation that can fail for expected reasons. Bugs throw through `invariant` instead. */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): { readonly ok: true; readonly value: T } => ({ ok: true, value });
export const fail = <E>(error: E): { readonly ok: false; readonly error: E } => ({ ok: false, error });

/** An expected failure, with a stable code and a message for the user. */
export interface Problem<Code extends string> {
  readonly code: Code;
  readonly message: string;
  /** Advice on how the user can solve the problem, if known. */
  readonly advice?: string;
  /** The place of the problem. Examples are a file and line, a path in a document, or an event and its field. */
  readonly where?: string;
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Throws if a condition that the program relies on is false. A failure is always a bug, never a user's mistake. */
export function invariant(condition: unknown, message: string): asserts condition {
  if (!condition) throw new Error(`Invariant broken: ${message}`);
}

/** Marks the end of an exhaustive `switch`. If a member is added to the union, this call causes a type error. */
export function assertNever(value: never): never {
  throw new Error(`Unexpected value: ${JSON.stringify(value)}`);
}
