/** A page in a browser that is slow once is tried once more; why it failed is printed. */
import { jest } from '@jest/globals';

jest.retryTimes(1, { logErrorsBeforeRetry: true });
