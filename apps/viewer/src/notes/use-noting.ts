import { useMemo, useState } from 'react';
import type { Annotation } from '../api/shapes.js';
import type { Perspective } from '../cursor/address.js';
import type { GameLine } from '../cursor/game-line.js';
import { formatPosition, type Position } from '../cursor/position.js';
import { NARROW, useMedia } from '../shell/use-media.js';
import { newDraft, pressed, type Draft } from './draft.js';
import { notesAt, notesByLine } from './moments.js';
import { spotAt } from './spots.js';
import type { Drawing } from './spots-layer.js';
import { useNotes } from './use-notes.js';

/** The notes about the game and about the shown position, and the note being written. */
export interface Noting {
  readonly all: readonly Annotation[];
  /**
   * All notes, including notes about positions that the user has not reached yet. Exported files contain all of them.
   */
  readonly whole: readonly Annotation[];
  readonly byLine: ReadonlyMap<number, readonly Annotation[]>;
  readonly here: readonly Annotation[];
  readonly draft: Draft | null;
  readonly problem: string | null;
  /** Whether the window is too narrow to show notes next to the board. */
  readonly isCramped: boolean;
  /** Whether clicks on the board draw marks. */
  readonly isDrawing: boolean;
  readonly drawings: readonly Drawing[];
  readonly begin: () => void;
  readonly change: (draft: Draft | null) => void;
  readonly save: () => Promise<boolean>;
  readonly remove: (id: string) => void;
  /** Handles a click on the board. Returns true if the click was used for drawing. */
  readonly press: (element: Element) => boolean;
}

const none: ReadonlyMap<number, readonly Annotation[]> = new Map();

interface Shown {
  readonly id: string;
  readonly line: GameLine | null;
  readonly at: Position;
  readonly as: Perspective;
  /** Whether the page has finished loading, so that it can subscribe to other users' notes. */
  readonly isAtRest: boolean;
}

export function useNoting({ id: game, line, at, as, isAtRest }: Shown): Noting {
  const { annotations, problem, save, remove } = useNotes(game, isAtRest);
  const isCramped = useMedia(NARROW);
  const [draft, setDraft] = useState<Draft | null>(null);
  const byLine = useMemo(() => (line ? notesByLine(annotations, line) : none), [annotations, line]);
  const here = useMemo(() => (line ? notesAt(annotations, line, at) : []), [annotations, line, at]);
  const drawings = useMemo(() => {
    const drawings: readonly Drawing[] = here.filter(({ id }) => id !== draft?.id);
    return draft === null ? drawings : [...drawings, draft];
  }, [here, draft]);
  return {
    all: annotations,
    whole: annotations,
    byLine,
    here,
    draft,
    problem,
    isCramped,
    isDrawing: draft !== null && draft.tool !== 'none',
    drawings,
    begin: () => setDraft(draft ?? newDraft(formatPosition(at))),
    change: setDraft,
    save: async () => {
      if (draft === null) return false;
      const isSaved = await save(draft, as);
      if (isSaved) setDraft(null);
      return isSaved;
    },
    remove: (id) => void remove(id),
    press: (element) => {
      if (draft === null || draft.tool === 'none') return false;
      const spot = spotAt(element);
      if (spot !== null) setDraft(pressed(draft, spot));
      return true;
    },
  };
}
