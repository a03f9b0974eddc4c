import { useEffect } from 'react';

/** Says what went wrong, or that nothing did. */
export function useFailure(error: unknown, failed: (error: unknown) => void): void {
  useEffect(() => {
    failed(error ?? null);
    return () => failed(null);
  }, [error, failed]);
}
