/** An order from the program to the process that tries mutations. */
export type Order =
  | {
      /** Loads specs. If `on` is a mutation, turns it on first and runs all tests. */
      readonly kind: 'load';
      readonly root: string;
      /** The number of the first switch of each mutated source. */
      readonly firsts: readonly (readonly [file: string, first: number])[];
      readonly specs: readonly string[];
      /** -1 if no mutation is on. */
      readonly on: number;
      /** Tests to skip. */
      readonly without: readonly string[];
    }
  | { readonly kind: 'try'; readonly mutation: number; readonly among: readonly number[] };

export type Answer =
  | {
      readonly kind: 'looked';
      readonly atLoad: readonly number[];
      /** The switches that each test reads. */
      readonly reached: readonly (readonly number[])[];
      /** Tests that fail without a mutation. */
      readonly broken: readonly string[];
    }
  | { readonly kind: 'unloadable'; readonly problem: string }
  | {
      readonly kind: 'tried';
      readonly mutation: number;
      /** The number of the failed test, or null. */
      readonly by: number | null;
      /** Whether the test may fail without the mutation too, which a fresh process decides. */
      readonly spoilt: boolean;
    };
