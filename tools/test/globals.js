/**
 * The imports of specs from `@jest/globals`, where modules are Node's own: the functions that the runner puts into
 * the global object.
 */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globalThis;
