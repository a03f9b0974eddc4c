const KEY = 'retrace-learner';

/** Returns the player whose decisions the reader learns from. Null if none was chosen. */
export function storedLearner(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    // If the browser stores nothing, the choice only lasts as long as the page.
    return null;
  }
}

/** Stores whose decisions the reader learns from. */
export function keepLearner(player: string | null): void {
  try {
    if (player === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, player);
  } catch {
    // As above.
  }
}
