/** The injection token for the limits. */
export const LIMITS = Symbol('limits');
