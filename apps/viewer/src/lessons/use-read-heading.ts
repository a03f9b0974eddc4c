import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to a heading when it appears, and scrolls the panel to it. Keyboard users can then continue there,
 * because the button that they pressed has been removed.
 */
export function useReadHeading(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return heading;
}
