import type { Expeditions, Trigger } from '#altered/abilities';
import { form } from '../syntax/phrases.js';
import { means, oneOf, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import { expeditionWord } from './expeditions.js';
import { anyTerrain } from './words-for.js';

/** What one expedition does. */
const ofOne: readonly Syntax<Trigger>[] = (
  [
    ['<which> moves forward', { kind: 'expedition', which: $('which'), does: 'forward' }],
    [
      '<which> moves forward due to <due>',
      { kind: 'expedition', which: $('which'), does: 'forward', due: $('due') },
    ],
    ['<which> moves backwards', { kind: 'expedition', which: $('which'), does: 'backward' }],
    ['<which> fails to move forward during Dusk', { kind: 'expedition', which: $('which'), does: 'fails' }],
  ] as readonly (readonly [string, Template<Trigger>])[]
).map(([text, tree]) => form<Trigger>(text, { which: oneExpedition(), due: anyTerrain }, tree));

/** "both of your Expeditions move forward": in one event. */
const ofBoth: readonly Syntax<Trigger>[] = (
  [
    ['your Expeditions', 'each-of-yours'],
    ["your opponent's Expeditions", 'each-of-opponents'],
  ] as const
).flatMap(([text, which]) =>
  (
    [
      ['move forward', 'forward'],
      ['move backwards', 'backward'],
      ['fail to move forward during Dusk', 'fails'],
    ] as const
  ).map(([verb, does]) =>
    means<Trigger>(`both of ${text} ${verb}`, { kind: 'expedition', which, does, both: true }),
  ),
);

/** Triggers of expeditions. */
export const ofExpeditions: readonly Syntax<Trigger>[] = [...ofOne, ...ofBoth];

export function oneExpedition(): typeof expeditionWord {
  return oneOf<Expeditions>(means('one of your Expeditions', 'each-of-yours'), expeditionWord);
}
