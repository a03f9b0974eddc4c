import type { Effect, ExpeditionsOrTarget, Step, StatusName, TargetDefinition } from '#altered/abilities';
import { form, type AnyParts } from '../../syntax/phrases.js';
import { here, iso, oneOf, pure, type Syntax } from '../../syntax/syntax.js';
import { $, type Template } from '../../syntax/template.js';
import { marked } from '../../syntax/worded.js';
import { counters, type Counters } from '../nouns/counters.js';
import { expeditions } from '../nouns/expeditions.js';
import type { Grammar } from '../words/grammar.js';
import { lasting } from './lasting.js';
import { asOwn } from './own-abilities.js';
import { severalInWords } from '../words/numbers.js';
import { introducing } from '../words/targets.js';
import { status } from '../words/words-for.js';
import { saying } from '../../syntax/scope.js';

/** Actions that expeditions and players do together. */
export function ascendingClauses(g: Grammar): readonly Syntax<Effect>[] {
  const say = (text: string, parts: AnyParts, tree: Template<Step>): Syntax<Effect> =>
    asEffect(form<Step>(text, parts, tree));
  const it = here([], ({ it: known }) => (known === null ? null : pure(known)));
  const which = expeditions;
  const gain = oneOf<StatusName | Counters>(status, counters(g));
  return [
    say('<which> Ascends', { which }, { kind: 'ascend' }),
    marked('both', say('both of your Expeditions Ascend', {}, { kind: 'ascend', which: 'each-of-yours' })),
    say("<which> can't move forward this Day", { which }, { kind: 'cannot-move-forward', duration: 'day' }),
    asEffect(lasting(g)),
    say('we both gain <gain> <it>', { it, gain }, { kind: 'we-gain', with: $('it') }),
    ...asOwn.map(asEffect),
    say('you become the first player', {}, { kind: 'become-first-player' }),
    say(
      '<targets> and exchange their boosts',
      { targets: both(g) },
      { kind: 'exchange-boosts', what: $('targets') },
    ),
  ];
}

const asEffect = (step: Syntax<Step>): Syntax<Effect> =>
  iso(
    step,
    (step): Effect => ({ kind: 'step', step }),
    (effect) =>
      effect.kind === 'step' && effect.note === undefined && effect.said === undefined
        ? effect.step
        : undefined,
  );

/** "target two Characters in play" */
const both = (g: Grammar) =>
  introducing(
    form<TargetDefinition>(
      'target <count> <like>',
      { count: severalInWords, like: g.noun({ many: true, from: false, your: 'your' }) },
      { kind: 'object', said: 'first' },
    ),
    (scope, it) => saying(scope, { it, several: true }),
  );
