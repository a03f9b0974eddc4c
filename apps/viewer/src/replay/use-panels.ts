import { useCallback, useEffect } from 'react';
import type { Game } from '../api/shapes.js';
import type { ReplayAddress } from '../cursor/address.js';
import { amend } from '../shell/location.js';
import { NARROW, useMedia } from '../shell/use-media.js';
import type { Panel } from '../panels/panel.js';
import { fetchFirstPanel, FIRST_PANEL, panels } from '../panels.js';

/** The value of the address parameter if the panels are closed. */
const CLOSED = 'none';

export interface Panels {
  readonly offered: readonly Panel[];
  /** The open panel. Null if the panels are closed. */
  readonly shown: Panel | null;
  readonly isNarrow: boolean;
  readonly open: (panel: string | null, about?: string | null) => void;
}

/** The window height below which there is hardly enough space for the board. */
const SHORT = '(height < 34rem)';

/**
 * Returns the panels of a game, and the panel that is open according to the address. If the address names none, the log
 * is open if there is enough space.
 */
export function usePanels(game: Game | null, { panel }: Pick<ReplayAddress, 'panel'>): Panels {
  const isNarrow = useMedia(NARROW);
  const offered = game ? panels.filter(({ isOffered }) => isOffered(game)) : [];
  const isShort = useMedia(SHORT);
  const requested = panel ?? (isNarrow || isShort ? CLOSED : FIRST_PANEL);
  const isFirst = requested === FIRST_PANEL;
  useEffect(() => {
    if (isFirst) fetchFirstPanel();
  }, [isFirst]);
  const named = offered.find(({ id }) => id === requested);
  const fallback = offered.find(({ id }) => id === FIRST_PANEL);
  const open = useCallback(
    (id: string | null, about: string | null = null) => amend({ panel: id ?? CLOSED, about }),
    [],
  );
  return { offered, shown: requested === CLOSED ? null : (named ?? fallback ?? null), isNarrow, open };
}
