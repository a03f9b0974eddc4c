import type { Arbitrary } from 'fast-check';

/**
 * A fuzz target: a place where untrusted input enters the program, and how random inputs are sent to it. A file
 * `NAME.door.ts` in `tools/house/doors/` or `apps/PROGRAM/test/doors/` exports a target as `door`, where `npm run fuzz
 * -- doors` finds it.
 */
export interface Door<Input = unknown> {
  /** The name in kebab-case, as in `--door`. */
  readonly name: string;
  /** The kind of input, in a few words. */
  readonly enters: string;
  /** The default number of inputs, 10,000 if absent. Smaller if each input starts a process. */
  readonly inputs?: number;
  /** The maximum number of megabytes by which the heap may grow after opening. The default is 256. */
  readonly megabytes?: number;
  open(): Promise<OpenDoor<Input>>;
}

/** An open fuzz target with its server, store or folder. */
export interface OpenDoor<Input = unknown> {
  /** Generates inputs, from nearly valid to nonsense. */
  readonly arbitrary: Arbitrary<Input>;
  /**
   * Sends an input. Returns `taken`, or the code with which it was refused. Throws a `Breach` if a guarantee is
   * violated: an error without a code, an internal error, too many steps or bytes, or partially stored data.
   */
  try(input: Input): Promise<Outcome>;
  close(): Promise<void>;
}

/** `taken`, or a code of the error catalogue. */
export type Outcome = string;

/** The violation of a guarantee of a fuzz target. */
export class Breach extends Error {
  override readonly name = 'Breach';
}
