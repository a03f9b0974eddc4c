import type { ExpeditionsOrTarget, Step } from '#altered/abilities';
import { form } from '../../syntax/phrases.js';
import { saying } from '../../syntax/scope.js';
import { here, means, oneOf, synonym, then, type Syntax } from '../../syntax/syntax.js';
import { expeditions } from '../nouns/expeditions.js';

export const way = (effect: string, direction: 'forward' | 'backward'): Syntax<Step> =>
  form<Step>(
    `<which> moves ${effect} one region`,
    { which: expeditions },
    { kind: 'move-expedition', direction },
  );

/** "move your Companion Expedition forward one region": the same as an order. */
export const ordered = (verb: string): readonly Syntax<Step>[] =>
  (
    [
      ['forward', 'forward'],
      ['backwards', 'backward'],
      ['back', 'backward'],
    ] as const
  ).map(([text, direction]) =>
    synonym(
      form<Step>(
        `${verb} <which> ${text} one region`,
        { which: oneOf<ExpeditionsOrTarget>(thatOne, expeditions) },
        { kind: 'move-expedition', direction },
      ),
    ),
  );

/** "it", of the Expedition that a condition was about. */
export const thatOne: Syntax<ExpeditionsOrTarget> = here(['it'], ({ heldBack, it, place }) => {
  if (it !== null) return null;
  if (heldBack !== null) return means<ExpeditionsOrTarget>('it', heldBack);
  const isTarget = place !== null && typeof place === 'object' && 'target' in place;
  return isTarget ? synonym(means<ExpeditionsOrTarget>('it', place)) : null;
});

/** "One of your Expeditions moves backwards one region" */
export const oneOfYours = (text: string, direction: 'forward' | 'backward'): Syntax<Step> =>
  then(
    means<Step>(`one of your Expeditions moves ${text} one region`, {
      kind: 'move-expedition',
      which: 'one-of-yours',
      direction,
    }),
    (scope) => saying(scope, { place: 'one-of-yours' }),
  );

/** "move your other Expedition forward one region", "its controller moves their other Expedition …" */
export const movesTheOther: Syntax<Step> = here(['its'], ({ place }) =>
  place === null || typeof place === 'string' || !('target' in place)
    ? null
    : means<Step>('its controller moves their other Expedition forward one region', {
        kind: 'move-expedition',
        which: 'other-than-that',
        direction: 'forward',
      }),
);
