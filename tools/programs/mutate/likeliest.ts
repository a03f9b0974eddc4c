/** How many tests that noticed something of a file are asked before all others. */
const REMEMBERED = 25;

/** Which tests are asked first what they say of a mutation: those that are likeliest to notice it. */
export class Likeliest {
  readonly #noticed = new Map<string, readonly number[]>();

  /** Number of places that each test reaches. A test that reaches few is specific to them. */
  constructor(private readonly reach: readonly number[]) {}

  /** A test noticed a mutation of a file. */
  notices(file: string, test: number): void {
    const others = (this.#noticed.get(file) ?? []).filter((other) => other !== test);
    this.#noticed.set(file, [test, ...others].slice(0, REMEMBERED));
  }

  /** Tests in the order in which they are asked: those that noticed something of the file last, then those that reach least. */
  inOrder(file: string, tests: readonly number[]): readonly number[] {
    const among = new Set(tests);
    const noticed = (this.#noticed.get(file) ?? []).filter((test) => among.has(test));
    const others = tests.filter((test) => !noticed.includes(test));
    const reachOf = (test: number): number => this.reach[test] ?? 0;
    return [...noticed, ...others.sort((left, right) => reachOf(left) - reachOf(right))];
  }
}
