import { describe, expect, it } from '@jest/globals';
import { aTo, contracted, deOf, eAnd, ilNumber } from './index.js';

describe('articles and prepositions before a name or a noun', () => {
  it.each([
    ['Odile', 'd’Odile', 'à Odile'],
    ['Émile', 'd’Émile', 'à Émile'],
    ['Yves', 'd’Yves', 'à Yves'],
    ['Yoann', 'de Yoann', 'à Yoann'],
    ['Bea', 'de Bea', 'à Bea'],
    ['une carte', 'd’une carte', 'à une carte'],
    ['le deck', 'du deck', 'au deck'],
    ['la Réserve', 'de la Réserve', 'à la Réserve'],
    ['l’Expédition', 'de l’Expédition', 'à l’Expédition'],
    ['les Créatures', 'des Créatures', 'aux Créatures'],
  ])('are elided and contracted in French: %s', (what, of, to) => {
    expect([deOf(what), aTo(what)]).toEqual([of, to]);
  });

  it.each([
    ['il Mazzo', 'del Mazzo', 'al Mazzo', 'nel Mazzo'],
    ['lo Spirito', 'dello Spirito', 'allo Spirito', 'nello Spirito'],
    ['la Riserva', 'della Riserva', 'alla Riserva', 'nella Riserva'],
    ['l’avversario', 'dell’avversario', 'all’avversario', 'nell’avversario'],
    ['i Globi', 'dei Globi', 'ai Globi', 'nei Globi'],
    ['gli Scarti', 'degli Scarti', 'agli Scarti', 'negli Scarti'],
    ['le Rune', 'delle Rune', 'alle Rune', 'nelle Rune'],
    ['Bea', 'di Bea', 'a Bea', 'in Bea'],
    ['Ada', 'di Ada', 'ad Ada', 'in Ada'],
  ])('are elided and contracted in Italian: %s', (what, of, to, into) => {
    expect([contracted('di', what), contracted('a', what), contracted('in', what)]).toEqual([of, to, into]);
  });

  it.each(['il 59%', 'il 18%', 'il 100%', 'l’8%', 'l’82%', 'l’11%', 'l’1%', 'lo 0%'])(
    'fit a number in Italian: %s',
    (words) => {
      expect(ilNumber(words.replace(/^\D+/, ''))).toBe(words);
    },
  );

  it('the Italian "e" becomes "ed" before a name that begins with an e', () => {
    expect([eAnd('Elena'), eAnd('Bea')]).toEqual(['ed Elena', 'e Bea']);
  });
});
