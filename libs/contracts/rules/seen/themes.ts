import { isSameChoice, type Choice, type Themes } from '#record';
import { wordsOf } from '../playing/turn-keys.js';

const names = [
  'opening',
  'extractors',
  'draw',
  'play',
  'places',
  'attacks',
  'tools',
  'order',
  'ending',
  'payment',
  'options',
  'targets',
  'discard',
] as const;
type Theme = (typeof names)[number];

/** The themes of decisions outside the main phase. In all other decisions, a player chooses objects for an effect. */
const ofKinds: Readonly<Record<string, Theme>> = {
  mulligan: 'opening',
  extractor: 'extractors',
  draw: 'draw',
  place: 'places',
  pay: 'payment',
  may: 'options',
  mode: 'options',
  element: 'options',
  discard: 'discard',
};

const ofVerbs: Readonly<Record<string, Theme>> = {
  play: 'play',
  attack: 'attacks',
  quick: 'tools',
  globe: 'tools',
  magnetise: 'tools',
  rune: 'tools',
};

const verbOf = ([key = '']: Choice): string => wordsOf(key).verb;

function ofTurn(taken: Choice, best: Choice, later: readonly Choice[]): Theme {
  if (verbOf(taken) === 'end' || verbOf(best) === 'end') return 'ending';
  if (!isSameChoice(taken, best) && later.some((choice) => isSameChoice(choice, best))) return 'order';
  return ofVerbs[verbOf(best)] ?? 'options';
}

/**
 * The themes of Contracts. A decision's best choice determines its theme. If the player made that choice later in the
 * same turn, the theme is order.
 */
export const themes: Themes = {
  names,
  of: ({ kind, taken, best }, later) =>
    kind === 'turn' ? ofTurn(taken, best, later) : (ofKinds[kind] ?? 'targets'),
};
