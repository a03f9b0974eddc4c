import { useEffect, useRef, type RefObject } from 'react';

/**
 * Returns a ref for an element. While `wanted` is true, calls `reached` whenever the element comes within 400 pixels of
 * the visible area.
 */
export function useReached(wanted: boolean, reached: () => void): RefObject<HTMLDivElement | null> {
  const element = useRef<HTMLDivElement>(null);
  const latest = useRef(reached);
  useEffect(() => {
    latest.current = reached;
  });
  useEffect(() => {
    if (!wanted || !element.current) return;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) latest.current();
      },
      { rootMargin: '400px' },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [wanted]);
  return element;
}
