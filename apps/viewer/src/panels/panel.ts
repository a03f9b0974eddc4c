import type { ComponentType, LazyExoticComponent } from 'react';
import type { Game } from '../api/shapes.js';
import type { GameLine } from '../cursor/game-line.js';
import type { Marks } from '../cursor/marks.js';
import type { Noting } from '../notes/use-noting.js';
import type { Replay } from '../playback/use-replay.js';
import type { TextKey } from '../words/texts.js';

/** A replay whose game has loaded. Its `line` ends at the last event that the user has reached. */
export type OpenReplay = Replay & {
  readonly game: Game;
  readonly line: GameLine;
  /**
   * The line including events that the user has not reached yet. Used for results that are computed once and then shown
   * only up to the event that the user has reached.
   */
  readonly wholeLine: GameLine;
};

export interface PanelProps {
  readonly replay: OpenReplay;
  readonly noting: Noting;
  /** The revisions of decisions, reactions, dice, notes and mistakes. */
  readonly marks: Marks;
  /** The panel's subject, from the address. Null if there is none. */
  readonly about: string | null;
  /** Opens a panel, optionally with a subject. Null closes the panel, so that small screens show the board. */
  readonly open: (panel: string | null, about?: string | null) => void;
}

/** A tab next to the board. */
export interface Panel {
  /** The panel's name in addresses, such as `?panel=log`. */
  readonly id: string;
  /** The key of the title text. */
  readonly title: TextKey;
  readonly icon: ComponentType;
  /** Imported when the panel is first opened. */
  readonly Component: LazyExoticComponent<ComponentType<PanelProps>>;
  readonly isOffered: (game: Game) => boolean;
  /** Returns the number shown on the tab. The number is hidden if it is 0 or undefined. */
  readonly count?: (props: Omit<PanelProps, 'open' | 'about'>) => number;
}
