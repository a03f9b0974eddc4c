import { useEffect } from 'react';

/** Calls `failed` with an error, or with null if there is none. */
export function useFailure(error: unknown, failed: (error: unknown) => void): void {
  useEffect(() => {
    failed(error ?? null);
    return () => failed(null);
  }, [error, failed]);
}
