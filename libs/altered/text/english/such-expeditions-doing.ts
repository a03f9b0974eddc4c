import type { Effect, Step, SuchExpeditions } from '#altered/abilities';
import { form } from '../syntax/phrases.js';
import { means, oneOf, only, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { asEffect } from './as-effect.js';
import type { Grammar } from './grammar.js';
import { standing } from './standing-words.js';
import { eachExpeditionOf, eachSuch } from './such-expeditions.js';

/** "each of your Expeditions that's behind", "each of your Ascended Expeditions", "each Expedition with no Characters" */
const those = (g: Grammar): Syntax<SuchExpeditions> =>
  oneOf<SuchExpeditions>(
    means<SuchExpeditions>('each of your Ascended Expeditions', {
      kind: 'standing',
      of: 'each-of-yours',
      is: 'ascended',
    }),
    form<SuchExpeditions>(
      "<of> that's <is>",
      { of: eachExpeditionOf, is: standing },
      { kind: 'standing', of: $('of'), is: $('is') },
    ),
    only(eachSuch(g), ({ kind }) => kind === 'such') as Syntax<SuchExpeditions>,
  );

/** What each of several expeditions does that stand or are so. */
export function suchDo(g: Grammar): readonly Syntax<Effect>[] {
  const which = those(g);
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
