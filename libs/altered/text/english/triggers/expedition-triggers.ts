import type { Expeditions, Trigger } from '#altered/abilities';
import { form } from '../../syntax/phrases.js';
import { means, oneOf, type Syntax } from '../../syntax/syntax.js';
import { $, type Template } from '../../syntax/template.js';
import { expeditionWord } from '../nouns/expeditions.js';
import { anyTerrain } from '../words/words-for.js';

/** Actions of a single expedition. */
const ofOne: readonly Syntax<Trigger>[] = (
  [
    ['<which> moves forward', { kind: 'expedition', which: $('which'), does: 'forward' }],
    [
      '<which> moves forward due to <due>',
      { kind: 'expedition', which: $('which'), does: 'forward', due: $('due') },
    ],
    ['<which> fails to move forward during Dusk', { kind: 'expedition', which: $('which'), does: 'fails' }],
  ] as readonly (readonly [string, Template<Trigger>])[]
).map(([text, tree]) => form<Trigger>(text, { which: oneExpedition(), due: anyTerrain }, tree));

/** Triggers of expeditions. */
export const ofExpeditions: readonly Syntax<Trigger>[] = ofOne;

export function oneExpedition(): typeof expeditionWord {
  return oneOf<Expeditions>(means('one of your Expeditions', 'each-of-yours'), expeditionWord);
}
