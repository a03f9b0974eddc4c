import { useEffect, useState } from 'react';
import { useSay } from '../words/language.js';

const SECOND = 1000;

/** Counts down the time for a pick. `left` is the remaining time when the server last responded, in milliseconds. */
export function TimeLeft({ left }: { readonly left: number }) {
  const say = useSay();
  const [until] = useState(() => performance.now() + left);
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), SECOND / 2);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((until - now) / SECOND));
  return (
    <span className={seconds <= 10 ? 'time-left is-short' : 'time-left'} role="timer" data-testid="time-left">
      {say('drafts.left', { seconds })}
    </span>
  );
}
