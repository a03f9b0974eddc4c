import { useState } from 'react';

const KEY = 'retrace-results';

/** Whether results show before a game is reviewed: not, unless the reader asked for it. The choice is kept. */
export function useResults(): readonly [shown: boolean, show: (shown: boolean) => void] {
  const [shown, setShown] = useState(read);
  const show = (next: boolean): void => {
    setShown(next);
    try {
      localStorage.setItem(KEY, next ? 'shown' : 'hidden');
    } catch {
      // The choice then lasts as long as the page.
    }
  };
  return [shown, show];
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'shown';
  } catch {
    return false;
  }
}
