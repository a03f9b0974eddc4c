/** The read models cannot be used; `code` says why, `advice` what to do. */
export class ReadModelsError extends Error {
  constructor(
    readonly code:
      | 'READ_MODELS_UNREACHABLE'
      | 'READ_MODELS_ACCESS_DENIED'
      | 'READ_MODELS_TOO_NEW'
      | 'READ_MODELS_TOO_OLD_SERVER'
      | 'READ_MODELS_OF_ANOTHER_STORE'
      | 'REBUILD_RUNNING',
    message: string,
    readonly advice: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ReadModelsError';
  }
}

/** The code of an error of a driver or of Node. By the field: classes differ when a driver is loaded more than once. */
export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
