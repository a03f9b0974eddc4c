const KEY = 'retrace-learner';

/** Returns the player from whose decisions the user learns. Null if no player was chosen. */
export function storedLearner(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // If storage is forbidden, no choice is stored.
    return null;
  }
}

/** Stores the player from whose decisions the user learns. */
export function keepLearner(player: string | null): void {
  try {
    if (player === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, player);
  } catch {
    // The choice lasts until the page is closed.
  }
}
