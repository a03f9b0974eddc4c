import { useLayoutEffect, useRef, type RefObject } from 'react';
import type { GameState } from '../api/shapes.js';
import { guessOrigins } from './origins.js';

const DURATION = 260;
const EASING = 'cubic-bezier(.2, .7, .2, 1)';
/** The maximum number of simultaneous moves to animate. Users could not follow more moves. */
const FOLLOWABLE = 24;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

/** The last drawn state, with the positions and values of its elements. */
interface Drawn {
  readonly state: GameState;
  readonly bottom: number;
  readonly places: ReadonlyMap<string, Place>;
  readonly values: ReadonlyMap<string, string>;
}

/** Briefly enlarges a value that changed. */
const PULSE: Keyframe[] = [{ scale: '1.6' }, { scale: '1' }];

/**
 * Animates changes of the state. Elements marked with `data-flip` glide from their previous position to the new one.
 * Elements marked with `data-pulse`, such as mana and statuses, grow briefly if their `data-value` has changed.
 */
export function useFlip(
  container: RefObject<HTMLElement | null>,
  state: GameState,
  bottom: number,
  likely: readonly string[],
): void {
  const last = useRef<Drawn | null>(null);
  const running = useRef<readonly Animation[]>([]);

  useLayoutEffect(() => {
    const root = container.current;
    if (!root) return;
    // All animations are cancelled before anything is measured, so that the browser computes the layout only once.
    for (const animation of running.current) animation.cancel();
    running.current = [];
    const elements = [...root.querySelectorAll<HTMLElement>('[data-flip]')];
    const here = root.getBoundingClientRect();
    const placeOf = (element: Element): Place => {
      const { left, top, width } = element.getBoundingClientRect();
      return { x: left - here.left, y: top - here.top, width };
    };
    const places = new Map(elements.map((element) => [element.dataset['flip'] ?? '', placeOf(element)]));
    const valued = [...root.querySelectorAll<HTMLElement>('[data-pulse]')];
    const values = new Map(valued.map(({ dataset }) => [dataset['pulse'] ?? '', dataset['value'] ?? '']));
    const before = last.current;
    last.current = { state, bottom, places, values };
    if (!before || before.state === state || before.bottom !== bottom) return;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;

    const origins = guessOrigins(before.state, state, likely);
    const makers = makersOf(state);
    const moves: [HTMLElement, Keyframe[]][] = [];
    for (const element of elements) {
      const key = element.dataset['flip'] ?? '';
      const now = places.get(key);
      // A new emblem emerges from the card that created it, so its animation starts at that card.
      const earlier = before.places.get(key) ?? places.get(makers.get(key) ?? '');
      if (!now) continue;
      const frames = earlier ? glide(earlier, now) : arrive(root, origins.get(key), now, placeOf);
      if (frames) moves.push([element, frames]);
    }
    for (const element of valued) {
      const { pulse = '', value = '' } = element.dataset;
      const holder = element.closest<HTMLElement>('[data-flip]')?.dataset['flip'];
      // The values on a new card appear together with the card and are not animated.
      const isNew = holder !== undefined && !before.places.has(holder);
      if (!isNew && before.values.get(pulse) !== value) moves.push([element, PULSE]);
    }
    if (moves.length > FOLLOWABLE) return;
    running.current = moves.map(([element, frames]) =>
      element.animate(frames, { duration: DURATION, easing: EASING }),
    );
  }, [container, state, bottom, likely]);
}

/** Returns the key of the card that created each emblem, by the emblem's key. */
function makersOf({ zones }: GameState): ReadonlyMap<string, string> {
  const cards = zones.flatMap((zone) => zone.cards);
  return new Map(
    cards.flatMap(({ key, emblem }) => {
      const maker = emblem && cards.find(({ item }) => item === emblem.item)?.key;
      return key !== null && maker ? [[key, maker] as const] : [];
    }),
  );
}

function glide(from: Place, to: Place): Keyframe[] | null {
  const x = from.x - to.x;
  const y = from.y - to.y;
  if (Math.abs(x) < 4 && Math.abs(y) < 4) return null;
  const scale = to.width > 0 && from.width > 0 ? from.width / to.width : 1;
  return [
    { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 20 },
    { transformOrigin: '0 0', transform: 'none', zIndex: 20 },
  ];
}

function arrive(
  root: HTMLElement,
  zone: string | undefined,
  to: Place,
  placeOf: (element: Element) => Place,
): Keyframe[] {
  const origin = zone === undefined ? null : root.querySelector(`[data-zone="${zone}"]`);
  if (!origin)
    return [
      { opacity: 0, transform: 'scale(.92)' },
      { opacity: 1, transform: 'none' },
    ];
  const from = placeOf(origin);
  return [
    { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(.6)`, opacity: 0.2, zIndex: 20 },
    { transform: 'none', opacity: 1, zIndex: 20 },
  ];
}
