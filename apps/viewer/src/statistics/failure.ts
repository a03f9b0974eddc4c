import { useEffect } from 'react';

/** Reports an error, or that there is none. */
export function useFailure(error: unknown, failed: (error: unknown) => void): void {
  useEffect(() => {
    failed(error ?? null);
    return () => failed(null);
  }, [error, failed]);
}
