import { useEffect } from 'react';

/** Reports an error to `failed`, or null if there is none. */
export function useFailure(error: unknown, failed: (error: unknown) => void): void {
  useEffect(() => {
    failed(error ?? null);
    return () => failed(null);
  }, [error, failed]);
}
