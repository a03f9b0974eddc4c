import type { Effect, Quantity, Step } from '#altered/abilities';
import { form, phrase } from '../../syntax/phrases.js';
import { iso, oneOf, type Syntax } from '../../syntax/syntax.js';
import { $ } from '../../syntax/template.js';
import { marked } from '../../syntax/worded.js';
import { onePer } from '../nouns/counters.js';
import type { Grammar } from '../words/grammar.js';
import { inWords } from '../words/numbers.js';
import { inPerson, type Person } from '../words/person.js';
import { createdAt } from '../nouns/token-places.js';
import { create } from '../nouns/tokens.js';
import { asEffect } from '../words/as-effect.js';

/** "draw a card per Plant you control": as many as are counted. */
export const perEach = (g: Grammar, person: Person): readonly Syntax<Effect>[] => {
  const each = onePer(g);
  const per = oneOf<Quantity>(
    form<Quantity>('<each>, up to <most>', { each, most: inWords }, { atMost: $('most'), of: $('each') }),
    iso(
      each,
      (value) => value,
      (value) => (typeof value === 'object' && 'atMost' in value ? undefined : value),
    ),
  );
  const token = oneOf(create(g, inPerson(person, '[create]')), ...createdAt(person));
  const isCreating = (step: Step): step is Extract<Step, { kind: 'create' | 'create-at' }> =>
    step.kind === 'create' || step.kind === 'create-at';
  const counted = (count: Quantity, step: Step): Step => ({ ...step, count }) as Step;
  const tokens = iso(
    phrase<{ step: Step; per: Quantity }>('<step> per <per>', { step: token, per }),
    ({ step, per: count }) =>
      isCreating(step) && step.count === undefined ? counted(count, step) : undefined,
    (step) => {
      if (!isCreating(step) || step.count === undefined || typeof step.count === 'number') return undefined;
      const { count, ...single } = step;
      return { step: single, per: count };
    },
  );
  return [marked('per', asEffect(tokens))];
};
