import { skipToken, useQuery } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { Perspective } from '../cursor/address.js';
import { MomentsDocument } from '../generated/moments.js';
import type { Course } from './moments-of.js';

/**
 * Fetches the API's data about a card up to the last event. Includes only data that the viewer is allowed to see. Null
 * while loading or if no card is chosen.
 */
export function useCourse(
  id: string,
  item: number | null,
  as: Perspective,
  last: number,
): { readonly course: Course | null; readonly error: unknown } {
  const { data, error, refetch } = useQuery(
    MomentsDocument,
    item === null ? skipToken : { variables: { id, item, as }, fetchPolicy: 'no-cache' },
  );
  const before = useRef(last);
  useEffect(() => {
    if (before.current === last || item === null) return;
    before.current = last;
    // If the request fails, the previous data remains.
    refetch().catch(() => undefined);
  }, [last, item, refetch]);
  return { course: data?.game ?? null, error };
}
