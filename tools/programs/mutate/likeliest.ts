/** The number of tests that recently detected a mutation and therefore run before all others. */
const REMEMBERED = 25;

/** Orders tests by the likelihood that they detect a mutation. */
export class Likeliest {
  readonly #noticed = new Map<string, readonly number[]>();

  /**
   * `reach` contains the number of places that each test reaches. A test that reaches few places is specific to them.
   */
  constructor(private readonly reach: readonly number[]) {}

  /** Records that a test detected a mutation of a file. */
  notices(file: string, test: number): void {
    const others = (this.#noticed.get(file) ?? []).filter((other) => other !== test);
    this.#noticed.set(file, [test, ...others].slice(0, REMEMBERED));
  }

  /**
   * Returns tests in the order in which to run them: first those that last detected mutations of the file, then those
   * that reach the fewest places.
   */
  inOrder(file: string, tests: readonly number[]): readonly number[] {
    const among = new Set(tests);
    const noticed = (this.#noticed.get(file) ?? []).filter((test) => among.has(test));
    const others = tests.filter((test) => !noticed.includes(test));
    const reachOf = (test: number): number => this.reach[test] ?? 0;
    return [...noticed, ...others.sort((left, right) => reachOf(left) - reachOf(right))];
  }
}
