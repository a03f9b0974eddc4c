/** The injection token of the limits. */
export const LIMITS = Symbol('limits');
