import type { Annotation, Arrow, Spot } from '../api/shapes.js';

/** An annotation while it is written. */
export interface Draft {
  /** The one that is changed; null: a new one. */
  readonly id: string | null;
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly mark: string | null;
  readonly highlights: readonly Spot[];
  readonly arrows: readonly Arrow[];
  /** What a press on the board does. */
  readonly tool: 'none' | 'highlight' | 'arrow';
  /** Where an arrow begins whose end is not chosen yet. */
  readonly start: Spot | null;
}

/** Nothing said yet about a moment. */
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

/** An annotation as it stands, to be changed. */
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

/** True when there is something to be told. */
export const saysSomething = ({ text, mark, highlights, arrows }: Draft): boolean =>
  text.trim() !== '' || mark !== null || highlights.length > 0 || arrows.length > 0;

export const sameSpot = (one: Spot, other: Spot): boolean => one.kind === other.kind && one.key === other.key;

/** What pressing a spot on the board makes of a draft; pressing what is marked takes the mark away. */
export function pressed(draft: Draft, spot: Spot): Draft {
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
