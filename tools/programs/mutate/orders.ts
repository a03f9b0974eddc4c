/** An order of the program to the process that tries mutations. */
export type Order =
  | {
      /** Loads specs. If `on` is a mutation, turns it on first and runs all tests. */
      readonly kind: 'load';
      readonly root: string;
      /** The number of the first switch of each source that is mutated. */
      readonly firsts: readonly (readonly [file: string, first: number])[];
      readonly specs: readonly string[];
      /** -1 for none. */
      readonly on: number;
      /** Tests that are left out. */
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
      /** The test that failed, by its number, or null. */
      readonly by: number | null;
      /** Whether it failed without the mutation too: a fresh process has to say. */
      readonly spoilt: boolean;
    };
