/** A message from the program to the process that tries mutations. */
export type Order =
  | {
      /** Loads the specs. If `on` is the number of a mutation, turns that mutation on first and runs all tests. */
      readonly kind: 'load';
      readonly root: string;
      /** The number of each mutated source's first switch. */
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
      /** The numbers of the switches that each test reads. */
      readonly reached: readonly (readonly number[])[];
      /** The names of the tests that fail without a mutation. */
      readonly broken: readonly string[];
    }
  | { readonly kind: 'unloadable'; readonly problem: string }
  | {
      readonly kind: 'tried';
      readonly mutation: number;
      /** The number of the failed test. Null if none failed. */
      readonly by: number | null;
      /**
       * Whether the test also fails with the mutation turned off, so that only a fresh process can reveal the
       * mutation's result.
       */
      readonly spoilt: boolean;
    };
