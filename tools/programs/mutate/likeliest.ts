/** The number of tests per file that are remembered because they detected a mutation, and therefore run first. */
const REMEMBERED = 25;

/** Sorts tests by how likely they are to detect a mutation. */
export class Likeliest {
  readonly #noticed = new Map<string, readonly number[]>();

  /**
   * `reach` contains the number of mutations that each test reaches. A test that reaches few mutations is more likely
   * to detect each of them.
   */
  constructor(private readonly reach: readonly number[]) {}

  /** Records that a test has detected a mutation of a file. */
  notices(file: string, test: number): void {
    const others = (this.#noticed.get(file) ?? []).filter((other) => other !== test);
    this.#noticed.set(file, [test, ...others].slice(0, REMEMBERED));
  }

  /**
   * Returns the tests in the order in which to run them. The tests that last detected mutations of the file are first.
   * The other tests follow, starting with the tests that reach the fewest mutations.
   */
  inOrder(file: string, tests: readonly number[]): readonly number[] {
    const among = new Set(tests);
    const noticed = (this.#noticed.get(file) ?? []).filter((test) => among.has(test));
    const others = tests.filter((test) => !noticed.includes(test));
    const reachOf = (test: number): number => this.reach[test] ?? 0;
    return [...noticed, ...others.sort((left, right) => reachOf(left) - reachOf(right))];
  }
}
