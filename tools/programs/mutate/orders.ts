/** An order from the program to the process that tries mutations. */
export type Order =
  | {
      /** Loads specs. If `on` is the number of a mutation, turns it on first and runs all tests. */
      readonly kind: 'load';
      readonly root: string;
      /** The number of the first switch of each mutated source. */
      readonly firsts: readonly (readonly [file: string, first: number])[];
      readonly specs: readonly string[];
      /** The number of the mutation, or -1 for none. */
      readonly on: number;
      /** The tests to skip. */
      readonly without: readonly string[];
    }
  | { readonly kind: 'try'; readonly mutation: number; readonly among: readonly number[] };

export type Answer =
  | {
      readonly kind: 'looked';
      readonly atLoad: readonly number[];
      /** The switches that each test reads. */
      readonly reached: readonly (readonly number[])[];
      /** The tests that fail without a mutation. */
      readonly broken: readonly string[];
    }
  | { readonly kind: 'unloadable'; readonly problem: string }
  | {
      readonly kind: 'tried';
      readonly mutation: number;
      /** The number of the failed test. Null if none failed. */
      readonly by: number | null;
      /** Whether the test may also fail without the mutation. A fresh process decides this. */
      readonly spoilt: boolean;
    };
