import type { Condition, Players, Quantity, Trigger } from '#altered/abilities';
import { means, only, synonym, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { comparing, inWordsLimit } from './limits.js';
import { ordinal, severalInWords } from './numbers.js';
import type { When } from './player-triggers.js';

const givers: readonly (readonly [string, Players])[] = [
  ['you', 'you'],
  ['an opponent', 'opponent'],
];

/** "Gift you made this turn", after "per" or "the number of". */
export const giftsMade = (many: boolean): readonly Syntax<Quantity>[] =>
  givers.map(([text, giftsThisTurn]) =>
    means<Quantity>(`${many ? 'Gifts' : 'Gift'} ${text} made this turn`, { giftsThisTurn }),
  );

/** "you made a Gift this turn", "an opponent made two or more Gifts this turn" */
export const pastGifts: readonly Syntax<Condition>[] = givers.flatMap(([text, giftsThisTurn]) => {
  const left = { giftsThisTurn };
  const none: Condition = { kind: 'compare', left, is: 'exactly', right: 0 };
  return [
    means<Condition>(`${text} made a Gift this turn`, { kind: 'compare', left, is: 'at-least', right: 1 }),
    ...["didn't", 'did not'].map((not) =>
      synonym(means<Condition>(`${text} ${not} make a Gift this turn`, none)),
    ),
    comparing(`${text} made <limit> Gifts this turn`, { limit: inWordsLimit }, left),
  ];
});

/** "make a Gift", "make two Gifts on one of your turns" */
export function giftTriggers(when: When, who: Players): readonly Syntax<Trigger>[] {
  const counted = { kind: 'gift', who, gives: true, times: $('times') } as never;
  return [
    when('[make] a Gift', {}, { kind: 'gift', who, gives: true }),
    when('[make] <times> Gifts on one of [your] turns', { times: severalInWords }, counted),
    ...['each turn', 'on one of [your] turns'].map((time) =>
      synonym(when(`[make] [your] <times> Gift ${time}`, { times: later }, counted)),
    ),
    when('[receive] a Gift', {}, { kind: 'gift', who, gives: false }),
  ];
}

/** "second", and so on: the first one is made often enough. */
const later = only(ordinal, (number) => number > 1);
