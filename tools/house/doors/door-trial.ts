import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { Breach, type Door } from './door.js';
import { retainedBytes } from './retained-bytes.js';

/** The maximum number of characters of an input in a report. The path in the report reproduces the whole input. */
const LONGEST = 2000;

export interface TrialOptions {
  readonly inputs: number;
  /** Equal seeds produce equal inputs. */
  readonly seed: string;
  /** The path of a single input, from an earlier report. If present, only that input is tried. */
  readonly path?: string;
  /** Called before each input. */
  readonly beat?: () => void;
}

/** The results of sending inputs to a fuzz target. */
export interface DoorReport {
  readonly door: string;
  readonly tried: number;
  /** The number of inputs with each outcome. */
  readonly outcomes: Readonly<Record<string, number>>;
  /** The violated guarantee. Null if there is none. */
  readonly broken: BrokenDoor | null;
}

export interface BrokenDoor {
  readonly reason: string;
  /** The smallest input found that violates the guarantee, as source code. Null if the input cannot be printed. */
  readonly input: string | null;
  /** The path that reproduces the input. */
  readonly path: string | null;
}

/** Opens a fuzz target, sends inputs until one violates a guarantee, shrinks that input, and closes the target. */
export async function tryDoor<Input>(
  door: Door<Input>,
  { inputs, seed, path, beat = () => {} }: TrialOptions,
): Promise<DoorReport> {
  const open = await door.open();
  const outcomes: Record<string, number> = {};
  const megabytes = door.megabytes ?? 256;
  let tried = 0;
  try {
    const before = retainedBytes();
    const property = fc.asyncProperty(open.arbitrary, async (input) => {
      beat();
      tried++;
      const outcome = await open.try(input);
      outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
      const grown = (retainedBytes(before + megabytes * 2 ** 20) - before) / 2 ** 20;
      if (grown > megabytes) throw new Breach(`${grown.toFixed(0)} MB more are kept than before`);
    });
    const found = await fc.check(property, {
      numRuns: inputs,
      seed: seedNumber(seed),
      ...(path !== undefined && { path, endOnFailure: true }),
    });
    const broken = found.failed
      ? {
          reason: described(found.errorInstance),
          input: shortened(fc.stringify(found.counterexample?.[0])),
          path: found.counterexamplePath,
        }
      : null;
    return { door: door.name, tried, outcomes, broken };
  } finally {
    await open.close();
  }
}

export const seedNumber = (seed: string): number => createHash('sha256').update(seed).digest().readInt32BE(0);

const shortened = (input: string): string => (input.length > LONGEST ? `${input.slice(0, LONGEST)}…` : input);

function described(error: unknown): string {
  if (error instanceof Breach) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
