import type { Effect, Step, SuchExpeditions } from '#altered/abilities';
import { form } from '../syntax/phrases.js';
import { oneOf, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { asEffect } from './as-effect.js';
import type { Grammar } from './grammar.js';
import { eachExpeditionOf, eachSuch, standingSo } from './such-expeditions.js';

/** What each of several expeditions does that stand or are so. */
export function suchDo(g: Grammar): readonly Syntax<Effect>[] {
  const which = oneOf<SuchExpeditions>(standingSo(eachExpeditionOf), eachSuch(g));
  const moves = (text: string, direction: 'forward' | 'backward'): Syntax<Step> =>
    form<Step>(
      `<which> moves ${text} one region`,
      { which },
      { kind: 'move-expedition', which: $('which'), direction },
    );
  return [
    moves('forward', 'forward'),
    moves('backwards', 'backward'),
    form<Step>('<which> Ascends', { which }, { kind: 'ascend', which: $('which') }),
  ].map(asEffect);
}
