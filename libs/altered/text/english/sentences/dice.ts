import type { Effect, Step } from '#altered/abilities';
import { headOf } from '../../syntax/beginning.js';
import { saying, type Scope } from '../../syntax/scope.js';
import { here, type Syntax, words } from '../../syntax/syntax.js';
import { fresh } from '../conditions/noting.js';
import { inPerson, type Person } from '../words/verb-forms.js';

type Roll = Extract<Step, { kind: 'roll' }>;

const both = (notes: readonly string[]): Effect => ({
  kind: 'sequence',
  effects: notes.map((note) => ({ kind: 'step', step: { kind: 'roll', note } })),
  said: 'two dice',
});

/** The two dice that an effect rolls, where it does. */
const rolledIn = (effect: Effect): readonly Roll[] | undefined => {
  if (effect.kind !== 'sequence' || effect.said !== 'two dice') return undefined;
  const rolls = effect.effects.flatMap((part) =>
    part.kind === 'step' && part.step.kind === 'roll' && part.step.who === undefined ? [part.step] : [],
  );
  return rolls.length === 2 && effect.effects.length === 2 ? rolls : undefined;
};

/** "roll two dice": one and another. */
export const rollTwo = (person: Person): Syntax<Effect> => {
  const opening = words(inPerson(person, '[roll] two dice'));
  return here(headOf(inPerson(person, '[roll]')), (scope) => {
    const first = fresh(scope, 'die');
    const second = fresh(saying(scope, { noted: [...scope.noted, first] }), 'die');
    const after = (now: Scope, notes: readonly string[]): Scope =>
      saying(now, { noted: [...now.noted, ...notes] });
    return {
      parse: (source, at, now) =>
        opening.parse(source, at, now).map((reading) => ({
          ...reading,
          value: both([first, second]),
          scope: after(now, [first, second]),
        })),
      print: (effect, now) => {
        const rolls = rolledIn(effect);
        const printed = rolls === undefined ? null : opening.print(null, now);
        return printed === null || rolls === undefined
          ? null
          : {
              ...printed,
              scope: after(
                now,
                rolls.map(({ note }) => note),
              ),
            };
      },
    };
  });
};
