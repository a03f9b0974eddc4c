import type { ComponentType, LazyExoticComponent } from 'react';
import type { Game } from '../api/shapes.js';
import type { GameLine } from '../cursor/game-line.js';
import type { Marks } from '../cursor/marks.js';
import type { Noting } from '../notes/use-noting.js';
import type { Replay } from '../playback/use-replay.js';
import type { TextKey } from '../words/texts.js';

/** A replay with its game loaded. Its line ends where the reader has been. */
export type OpenReplay = Replay & {
  readonly game: Game;
  readonly line: GameLine;
  /**
   * The line with events that the reader has not reached, for results that are computed once and cut before
   * they show.
   */
  readonly wholeLine: GameLine;
};

/** The props of every panel. */
export interface PanelProps {
  readonly replay: OpenReplay;
  readonly noting: Noting;
  /** The revisions of decisions, reactions, dice, notes and mistakes. */
  readonly marks: Marks;
  /** The subject of the panel, from the address. Null if there is none. */
  readonly about: string | null;
  /**
   * Opens a panel, optionally about something. Null closes panels, which on small screens shows the board.
   */
  readonly open: (panel: string | null, about?: string | null) => void;
}

/** One tab beside the board. */
export interface Panel {
  /** Its name in addresses: `?panel=log`. */
  readonly id: string;
  /** The key of its title among the texts. */
  readonly title: TextKey;
  readonly icon: ComponentType;
  /** Fetched when it is first opened. */
  readonly Component: LazyExoticComponent<ComponentType<PanelProps>>;
  readonly isOffered: (game: Game) => boolean;
  /** A number on its tab. Hidden if 0 or undefined. */
  readonly count?: (props: Omit<PanelProps, 'open' | 'about'>) => number;
}
