import { isSameChoice, type Choice, type Themes } from '#record';
import { playOf } from '../day/plays.js';
import { quickActionOf } from '../day/turn-options.js';

const names = [
  'first-mana',
  'mana',
  'play',
  'expedition',
  'order',
  'passing',
  'quick-actions',
  'reactions',
  'options',
  'targets',
  'reserve',
] as const;
type Theme = (typeof names)[number];

/** The themes of decisions outside turns. Decisions of other kinds choose objects for an effect. */
const ofKinds: Readonly<Record<string, Theme>> = {
  'starting-mana': 'first-mana',
  expand: 'mana',
  play: 'play',
  'order-deck': 'order',
  'modifier-order': 'order',
  timestamps: 'order',
  reaction: 'reactions',
  pay: 'reactions',
  cost: 'options',
  draw: 'options',
  either: 'options',
  exchange: 'options',
  instead: 'options',
  may: 'options',
  'may-pay': 'options',
  mode: 'options',
  'optional-cost': 'options',
  roll: 'options',
  x: 'options',
  'to-expedition': 'expedition',
  'clean-up-reserve': 'reserve',
  'clean-up-landmark': 'reserve',
  'keep-beyond': 'reserve',
};

const keyOf = ([key = '']: Choice): string => key;
const isPass = (choice: Choice): boolean => keyOf(choice) === 'pass';
const itemOf = (choice: Choice): number | undefined => playOf(keyOf(choice))?.item;

/** Whether two choices play the same card or quick action. */
const isSameAct = (left: Choice, right: Choice): boolean =>
  isSameChoice(left, right) || (itemOf(left) !== undefined && itemOf(left) === itemOf(right));

function ofTurn(taken: Choice, best: Choice, later: readonly Choice[]): Theme {
  if (isPass(taken) || isPass(best)) return 'passing';
  const isSame = isSameAct(taken, best);
  if (isSame && !isSameChoice(taken, best)) return 'expedition';
  if (!isSame && later.some((choice) => isSameAct(choice, best))) return 'order';
  return [taken, best].some((choice) => quickActionOf(keyOf(choice)) !== null) ? 'quick-actions' : 'play';
}

/**
 * The themes of mistakes in Altered. For example, `order` means that the player made the best choice later that day.
 * `expedition` means that the best choice was the same card in the other expedition.
 */
export const themes: Themes = {
  names,
  of: ({ kind, taken, best }, later) =>
    kind === 'turn' ? ofTurn(taken, best, later) : (ofKinds[kind] ?? 'targets'),
};
