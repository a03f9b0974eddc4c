/** Injects what clients may ask for. */
export const LIMITS = Symbol('limits');
