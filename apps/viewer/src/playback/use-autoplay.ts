import { useEffect, useState } from 'react';

export const speeds = [0.5, 1, 2, 4] as const;
export type Speed = (typeof speeds)[number];

const STEP_TIME = 1000;

/** Advances one step at a time. Each step waits until the board shows the previous step. */
export function useAutoplay(options: {
  readonly position: string;
  readonly ready: boolean;
  readonly atEnd: boolean;
  readonly forward: () => void;
}): {
  playing: boolean;
  speed: Speed;
  toggle: () => void;
  stop: () => void;
  setSpeed: (speed: Speed) => void;
} {
  const { position, ready, atEnd, forward } = options;
  const [wanted, setWanted] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const playing = wanted && !atEnd;

  useEffect(() => {
    if (!playing || !ready) return;
    const timer = setTimeout(forward, STEP_TIME / speed);
    return () => clearTimeout(timer);
  }, [playing, ready, speed, position, forward]);

  return {
    playing,
    speed,
    toggle: () => setWanted(!playing),
    stop: () => setWanted(false),
    setSpeed,
  };
}
