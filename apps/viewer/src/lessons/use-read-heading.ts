import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves focus to a heading when it appears, and scrolls its panel to it. The button that was pressed is gone: readers
 * with a keyboard continue here.
 */
export function useReadHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return heading;
}
