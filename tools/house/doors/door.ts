import type { Arbitrary } from 'fast-check';

/**
 * A place where something from outside enters, and how it is tried with random inputs. A file `NAME.door.ts` in
 * `tools/house/doors/` or `apps/PROGRAM/test/doors/` exports one as `door`; `npm run fuzz -- doors` finds it there.
 */
export interface Door<Input = unknown> {
  /** In kebab-case, as in `--door`. */
  readonly name: string;
  /** The kind of input, in a few words. */
  readonly enters: string;
  /** Number of inputs by default; fewer where each of them starts a process. The default is 10,000. */
  readonly inputs?: number;
  /** Maximum megabytes by which the heap may grow after the door is opened. The default is 256. */
  readonly megabytes?: number;
  open(): Promise<OpenDoor<Input>>;
}

/** An open door with its server, store or folder. */
export interface OpenDoor<Input = unknown> {
  /** Inputs, from nearly valid to nonsense. */
  readonly arbitrary: Arbitrary<Input>;
  /**
   * Sends an input. Returns `taken` or the code of its refusal. Throws a `Breach` if a guarantee is violated: an error
   * without a code, an internal error, too many steps or bytes, or partially stored data.
   */
  try(input: Input): Promise<Outcome>;
  close(): Promise<void>;
}

/** `taken`, or a code of the catalogue of errors. */
export type Outcome = string;

/** A violated guarantee of a door. */
export class Breach extends Error {
  override readonly name = 'Breach';
}
