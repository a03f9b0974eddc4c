/**
 * Replaces `@jest/globals` in specs, because Node itself loads the modules. Exports the functions that the runner
 * defines globally.
 */
export const { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest, test } = globalThis;
