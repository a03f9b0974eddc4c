export const LIMITS = Symbol('limits');
