import { describe, expect, it } from '@jest/globals';
import type { Spot } from '../api/shapes.js';
import { draftOf, newDraft, pressed, hasContent } from './draft.js';

const card: Spot = { kind: 'CARD', key: 'i7' };
const zone: Spot = { kind: 'ZONE', key: 'i7' };
const highlighting = { ...newDraft('12'), tool: 'highlight' as const };
const pointing = { ...newDraft('12'), tool: 'arrow' as const };

describe('a new annotation', () => {
  it('is initially about one position and empty', () => {
    expect(newDraft('12.3')).toMatchObject({ id: null, from: '12.3', to: '12.3' });
    expect(hasContent(newDraft('12'))).toBe(false);
    expect(hasContent({ ...newDraft('12'), text: ' \n' })).toBe(false);
    expect(hasContent({ ...newDraft('12'), mark: '!' })).toBe(true);
  });

  it('accepts no drawing without a tool', () => {
    expect(pressed(newDraft('12'), card)).toEqual(newDraft('12'));
  });

  it('highlights what is pressed, and removes the highlight when it is pressed again', () => {
    const marked = pressed(pressed(highlighting, card), zone);
    expect(marked.highlights).toEqual([card, zone]);
    expect(hasContent(marked)).toBe(true);
    expect(pressed(marked, { ...card }).highlights).toEqual([zone]);
  });

  it('draws an arrow from one press to the next', () => {
    const begun = pressed(pointing, card);
    expect(begun).toMatchObject({ start: card, arrows: [] });
    const drawn = pressed(begun, zone);
    expect(drawn).toMatchObject({ start: null, arrows: [{ from: card, to: zone }] });
    expect(pressed(pressed(drawn, zone), card).arrows).toHaveLength(2);
    expect(pressed(pressed(drawn, card), zone).arrows).toEqual([]);
    expect(pressed(begun, card)).toMatchObject({ start: null, arrows: [] });
  });

  it('starts with the text that it changes', () => {
    const note = {
      ...{ id: 'a', from: '1', to: '2', as: 'all', text: 'So.', mark: '?', arrows: [], highlights: [card] },
      ...{ by: 'Ada', writtenAt: '', changedAt: null, sealed: false, changeable: true },
    };
    expect(draftOf(note)).toMatchObject({ id: 'a', to: '2', text: 'So.', mark: '?', highlights: [card] });
  });
});
