import { same, type Condition, type Effect, type Quantity, type Step } from '#altered/abilities';
import { headOf } from '../syntax/beginning.js';
import { saying, type Scope } from '../syntax/scope.js';
import { phrase } from '../syntax/phrases.js';
import { here, iso, means, oneOf, words, type Syntax } from '../syntax/syntax.js';
import { fresh } from './noting.js';
import { inDigits } from './numbers.js';
import { inPerson, type Person } from './person.js';

type Roll = Extract<Step, { kind: 'roll' }>;

const both = (notes: readonly string[]): Effect => ({
  kind: 'sequence',
  effects: notes.map((note) => ({ kind: 'step', step: { kind: 'roll', note } })),
  said: 'two dice',
});

/** The two dice that an effect rolls, where it does. */
const rolledIn = (effect: Effect): readonly Roll[] | undefined => {
  if (effect.kind !== 'sequence' || effect.said !== 'two dice') return undefined;
  const rolls = effect.effects.flatMap((one) =>
    one.kind === 'step' && one.step.kind === 'roll' && one.step.who === undefined ? [one.step] : [],
  );
  return rolls.length === 2 && effect.effects.length === 2 ? rolls : undefined;
};

/** "roll two dice": one and another. */
export const rollTwo = (person: Person): Syntax<Effect> => {
  const said = words(inPerson(person, '[roll] two dice'));
  return here(headOf(inPerson(person, '[roll]')), (scope) => {
    const first = fresh(scope, 'die');
    const second = fresh(saying(scope, { noted: [...scope.noted, first] }), 'die');
    const after = (now: Scope, notes: readonly string[]): Scope =>
      saying(now, { noted: [...now.noted, ...notes] });
    return {
      parse: (source, at, now) =>
        said
          .parse(source, at, now)
          .map((one) => ({ ...one, value: both([first, second]), scope: after(now, [first, second]) })),
      print: (effect, now) => {
        const rolls = rolledIn(effect);
        const printed = rolls === undefined ? null : said.print(null, now);
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

/** The last two dice that were rolled. */
const diceOf = ({ noted }: Scope): readonly [Quantity, Quantity] | null => {
  const [first, second] = noted.filter((name) => name.startsWith('die')).slice(-2);
  return first === undefined || second === undefined ? null : [{ noted: first }, { noted: second }];
};

/** "both results are the same", "both results are 4+", "the total is 7 or more", of two dice. */
export const ofTwoDice: Syntax<Condition> = here(['both', 'the'], (scope) => {
  const dice = diceOf(scope);
  if (dice === null) return null;
  const [first, second] = dice;
  const atLeast = (left: Quantity, right: number): Condition => ({
    kind: 'compare',
    left,
    is: 'at-least',
    right,
  });
  const number = (text: string, tree: (right: number) => Condition): Syntax<Condition> =>
    iso(
      phrase<{ number: number }>(text, { number: inDigits }),
      ({ number: right }) => tree(right),
      (value) => {
        const found = value.kind === 'all' ? value.conditions[0] : value;
        const right = found?.kind === 'compare' ? found.right : undefined;
        return typeof right === 'number' && same(value, tree(right)) ? { number: right } : undefined;
      },
    );
  return oneOf<Condition>(
    means<Condition>('both results are the same', {
      kind: 'compare',
      left: first,
      is: 'exactly',
      right: second,
    }),
    number('both results are <number>+', (right) => ({
      kind: 'all',
      conditions: [atLeast(first, right), atLeast(second, right)],
    })),
    number('the total is <number> or more', (right) => atLeast({ sum: [first, second] }, right)),
  );
});
