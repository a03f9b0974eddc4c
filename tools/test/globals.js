/**
 * Replaces the imports of specs from `@jest/globals` where modules are Node's own. Exports the functions that the
 * runner defines globally.
 */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globalThis;
