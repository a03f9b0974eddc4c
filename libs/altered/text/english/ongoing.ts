import type { Effect, Step } from '#altered/abilities';
import { form } from '../syntax/phrases.js';
import { iso, oneOf, rule, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { awaiting } from './awaiting.js';
import { nextPlayed } from './played.js';

const durations = [
  ['this turn', 'turn'],
  ['this Afternoon', 'afternoon'],
  ['this Day', 'day'],
  ['until Rest', 'rest'],
] as const;

/** What keeps holding after the effect: "The next Spell you play this turn costs {1} less". */
export function ongoing(g: Grammar): Syntax<Step> {
  return rule(
    'a statement about the turn, the Afternoon or the Day',
    oneOf<Step>(
      ...durations.map(([text, duration]) =>
        form<Step>(
          '<passive>',
          { passive: nextPlayed(g, text) },
          {
            kind: 'ongoing',
            passive: $('passive'),
            duration,
          },
        ),
      ),
      ...awaiting(g),
    ),
  );
}

/** As an effect of its own. */
export const asOngoing = (g: Grammar): Syntax<Effect> =>
  iso(
    ongoing(g),
    (step): Effect => ({ kind: 'step', step }),
    (effect) => (effect.kind === 'step' ? effect.step : undefined),
  );
