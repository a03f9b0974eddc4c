import type { Arbitrary } from 'fast-check';

/**
 * A fuzz target, which sends random input to an entry point for untrusted input. `npm run fuzz -- doors` finds the
 * targets that files named `NAME.door.ts` export as `door`. These files are in `tools/house/doors/` and
 * `apps/PROGRAM/test/doors/`.
 */
export interface Door<Input = unknown> {
  /** The name in kebab-case, as in `--door`. */
  readonly name: string;
  /** The kind of input, in a few words. */
  readonly enters: string;
  /**
   * The default number of inputs, 10,000 if absent. Targets that start a process for each input set a smaller number.
   */
  readonly inputs?: number;
  /** The maximum growth of the heap after opening, in megabytes. The default is 256. */
  readonly megabytes?: number;
  open(): Promise<OpenDoor<Input>>;
}

/** A fuzz target that has been opened, with its server, store or folder. */
export interface OpenDoor<Input = unknown> {
  /** Generates inputs, from nearly valid to nonsense. */
  readonly arbitrary: Arbitrary<Input>;
  /**
   * Sends an input. Returns `taken`, or the code with which the input was refused. Throws a `Breach` if a guarantee is
   * violated. A violation is an error without a code, an internal error, too many steps or bytes, or partially stored
   * data.
   */
  try(input: Input): Promise<Outcome>;
  close(): Promise<void>;
}

/** `taken`, or a code of the error catalogue. */
export type Outcome = string;

/** A violated guarantee of a fuzz target. */
export class Breach extends Error {
  override readonly name = 'Breach';
}
