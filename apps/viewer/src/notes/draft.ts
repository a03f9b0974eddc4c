import type { Annotation, Arrow, Spot } from '../api/shapes.js';

/** An annotation that is being written. */
export interface Draft {
  /** The id of the note being edited. Null for a new note. */
  readonly id: string | null;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly mark: string | null;
  readonly highlights: readonly Spot[];
  readonly arrows: readonly Arrow[];
  /** The drawing tool, which determines what a click on the board does. */
  readonly tool: 'none' | 'highlight' | 'arrow';
  /** The start of an arrow whose end has not been chosen yet. */
  readonly start: Spot | null;
}

export const newDraft = (at: string): Draft => ({
  id: null,
  from: at,
  to: at,
  text: '',
  mark: null,
  highlights: [],
  arrows: [],
  tool: 'none',
  start: null,
});

export const draftOf = ({ id, from, to, text, mark, highlights, arrows }: Annotation): Draft => ({
  id,
  from,
  to,
  text,
  mark,
  highlights,
  arrows,
  tool: 'none',
  start: null,
});

/** Whether a draft has any content. */
export const hasContent = ({ text, mark, highlights, arrows }: Draft): boolean =>
  text.trim() !== '' || mark !== null || highlights.length > 0 || arrows.length > 0;

export const sameSpot = (left: Spot, right: Spot): boolean =>
  left.kind === right.kind && left.key === right.key;

/** The marks on the board while they are being drawn. */
export type Marking = Pick<Draft, 'arrows' | 'highlights' | 'tool' | 'start'>;

/** Returns the marks after a click on the board. Clicking a marked element removes its mark. */
export function pressed<Drawn extends Marking>(draft: Drawn, spot: Spot): Drawn {
  switch (draft.tool) {
    case 'none':
      return draft;
    case 'highlight': {
      const others = draft.highlights.filter((marked) => !sameSpot(marked, spot));
      const isNew = others.length === draft.highlights.length;
      return { ...draft, highlights: isNew ? [...others, spot] : others };
    }
    case 'arrow': {
      const { start, arrows } = draft;
      if (start === null) return { ...draft, start: spot };
      if (sameSpot(start, spot)) return { ...draft, start: null };
      const others = arrows.filter((arrow) => !(sameSpot(arrow.from, start) && sameSpot(arrow.to, spot)));
      const isNew = others.length === arrows.length;
      return { ...draft, start: null, arrows: isNew ? [...others, { from: start, to: spot }] : others };
    }
  }
}
