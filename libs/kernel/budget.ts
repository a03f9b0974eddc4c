import {
  abilityBounds,
  fail,
  ok,
  type Illegal,
  type Problem,
  type Result,
  type SetupErrorCode,
} from '#record';

/**
 * The limit that was exceeded. `items` limits the number of objects in the game, and `value` limits the absolute value
 * of a number.
 */
export type Exceeded = 'work' | 'actions' | 'waiting' | 'items' | 'value';

export type Allowance = Readonly<Record<Exclude<Exceeded, 'items' | 'value'>, number>>;

/**
 * Thrown if applying the rules takes more work than any game needs. Rules engines and state queries throw this error,
 * but `start` and `decide` return a refusal instead.
 */
export class TooMuchWorkError extends Error {
  readonly code = 'WORK_TOO_LARGE';
  constructor(readonly exceeded: Exceeded) {
    super(reasons[exceeded]);
    this.name = 'TooMuchWorkError';
  }
}

const reasons: Readonly<Record<Exceeded, string>> = {
  work: 'The cards trigger each other too many times.',
  actions: 'The choice leads to more atomic actions than the limit allows.',
  waiting: 'An effect has more parts than the limit allows.',
  items: 'The game has more objects than the limit allows.',
  value: 'A number is larger than the limit allows.',
};

/**
 * A budget of work for one decision or one state query. It counts operations instead of time, so the result is the same
 * on every machine.
 */
export class Budget {
  #work: number;
  #actions: number;
  #waiting: number;

  constructor(readonly allowance: Allowance = abilityBounds.decision) {
    this.#work = allowance.work;
    this.#actions = allowance.actions;
    this.#waiting = allowance.waiting;
  }

  /** Charges units to one of the budgets, by default to `work`. Throws `TooMuchWorkError` if too few units remain. */
  spend(units = 1, of: keyof Allowance = 'work'): void {
    // Accesses separate fields, because this code runs thousands of times per game and finding a field by name would be
    // slower.
    const left = of === 'work' ? (this.#work -= units) : this.#rarer(units, of);
    // The comparison is negated so that NaN is also refused.
    if (!(left >= 0)) throw new TooMuchWorkError(of);
  }

  #rarer(units: number, of: 'actions' | 'waiting'): number {
    return of === 'actions' ? (this.#actions -= units) : (this.#waiting -= units);
  }

  /** Charges one unit for each entry of a list with `count` entries. Returns `count`, or 0 if it is negative. */
  many(count: number): number {
    if (count <= 0) return 0;
    if (!(count <= this.allowance.actions)) throw new TooMuchWorkError('actions');
    this.spend(count);
    return count;
  }

  /** Charges for the atomic actions proposed in one step, including the cost of comparing them with each other. */
  propose(count: number): void {
    this.spend(count, 'actions');
    this.spend(count * (1 + (count >> 5)));
  }

  /**
   * Charges for `count` parts of an effect that wait for other parts to be resolved. Throws `TooMuchWorkError` if more
   * parts wait than any game needs.
   */
  wait(count: number): void {
    if (!(count <= this.allowance.waiting)) throw new TooMuchWorkError('waiting');
    this.spend(count);
  }

  get spent(): Allowance {
    const { work, actions } = this.allowance;
    return { work: work - this.#work, actions: actions - this.#actions, waiting: 0 };
  }
}

/** Returns the given number of items. Throws `TooMuchWorkError` if it is larger than any game needs. */
export function fewItems(count: number): number {
  if (count > abilityBounds.items) throw new TooMuchWorkError('items');
  return count;
}

/** Returns the given number. Throws `TooMuchWorkError` if its absolute value is larger than any game needs. */
export function sane(value: number): number {
  if (!(Math.abs(value) <= abilityBounds.value)) throw new TooMuchWorkError('value');
  return value;
}

/** Runs a function. If it throws a `TooMuchWorkError`, returns the error as a failure. */
export function withinBudget<T>(work: () => T): Result<T, TooMuchWorkError> {
  try {
    return ok(work());
  } catch (error) {
    if (error instanceof TooMuchWorkError) return fail(error);
    throw error;
  }
}

/** Returns the refusal of a choice that takes too much work. It cites the first rule of the decision. */
export const tooMuchWork = (
  { message, exceeded }: TooMuchWorkError,
  [rule = '']: readonly string[],
): Illegal => ({
  code: 'WORK_TOO_LARGE',
  message,
  rule,
  data: { exceeded },
});

/** Returns the problem with a game that takes too much work before its first decision. */
export const unplayable = ({ message, exceeded }: TooMuchWorkError): Problem<SetupErrorCode> => ({
  code: 'WORK_TOO_LARGE',
  message,
  advice: 'Play with other cards.',
  data: { exceeded },
});
