import type { Players, Trigger } from '#altered/abilities';
import { type Syntax } from '../../syntax/syntax.js';
import type { When } from './player-triggers.js';

/** "make a Gift", "make two Gifts on one of your turns" */
export function giftTriggers(when: When, who: Players): readonly Syntax<Trigger>[] {
  return [
    when('[make] a Gift', {}, { kind: 'gift', who, gives: true }),
    when('[receive] a Gift', {}, { kind: 'gift', who, gives: false }),
  ];
}
