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
  /** Megabytes by which the heap may grow over what it was when the door was opened. The default is 256. */
  readonly megabytes?: number;
  open(): Promise<OpenDoor<Input>>;
}

/** A door with what stands behind it: a server, a store, a folder. */
export interface OpenDoor<Input = unknown> {
  /** Inputs, from nearly right to nonsense. */
  readonly arbitrary: Arbitrary<Input>;
  /**
   * Offers an input and tells what became of it: `taken`, or the code it was refused with. It throws a `Breach` where the door
   * does not hold: an error without a code or an internal one, more steps or bytes than are promised, something half stored.
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
