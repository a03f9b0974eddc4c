import { same, type Effect, type Known, type Selector, type What } from '#altered/abilities';
import { around, phrase } from '../syntax/phrases.js';
import { saying } from '../syntax/scope.js';
import { here, iso, oneOf, then, type Syntax } from '../syntax/syntax.js';
import { articled } from './articles.js';
import { whatTheyAre, whatTheyHave } from './described-conditions.js';
import type { Description } from './described.js';
import type { Grammar } from './grammar.js';
import { fresh } from './noting.js';
import { canBeSaid, predicates, saidOf, whatIsSaid, type Predicate } from './predicates.js';

interface Both {
  readonly that: Description;
  readonly these: Predicate;
  readonly others: Predicate;
}

/** All of them are chosen that are so, before anything is done, so that it changes nothing of which are the others. */
function effectOf({ that, these, others }: Both, of: Known, note: string): Effect | undefined {
  const so: Selector = { among: of, ...that };
  const rest: What = { all: { among: of, except: { noted: note } } };
  if (these.kind !== 'step' || others.kind !== 'step') return undefined;
  if (!canBeSaid(these, { noted: note }) || !canBeSaid(others, rest)) return undefined;
  return {
    kind: 'sequence',
    effects: [
      { kind: 'step', step: { kind: 'choose', what: { choose: so, count: { anyNumber: true } } }, note },
      saidOf(these, { noted: note }),
      saidOf(others, rest),
    ],
    said: 'each and others',
  };
}

function bothIn(effect: Effect, of: Known): Both | undefined {
  const [chosen, these, others] =
    effect.kind === 'sequence' && effect.said === 'each and others' ? effect.effects : [];
  if (chosen?.kind !== 'step' || chosen.step.kind !== 'choose' || chosen.note === undefined) return undefined;
  const { what } = chosen.step;
  if (typeof what !== 'object' || !('choose' in what) || these === undefined || others === undefined)
    return undefined;
  const { among, ...that } = what.choose;
  const [first, second] = [whatIsSaid(these), whatIsSaid(others)];
  if (!same(among, of) || first === undefined || second === undefined) return undefined;
  const said = { that, these: first.value, others: second.value };
  return same(effectOf(said, of, chosen.note), effect) ? said : undefined;
}

const noteIn = (effect: Effect): string | undefined => {
  const [first] = effect.kind === 'sequence' ? effect.effects : [];
  return first?.kind === 'step' ? first.note : undefined;
};

/** "each of them with Hand Cost {2} or less gains 1 boost, and each of the others loses Fleeting", of several targets. */
export function eachAndOthers(g: Grammar): Syntax<Effect> {
  const one = articled(g.noun({ many: false, from: false, your: 'your' }));
  const does = predicates(g, 'one');
  const said = phrase<{ that: Description; these: Predicate; others: Predicate }>(
    'each of them <that> <these>, and each of the others <others>',
    {
      that: oneOf<Description>(around('with <it>', whatTheyHave(g)), around("that's <it>", whatTheyAre(one))),
      these: does,
      others: does,
    },
  );
  return here(['each'], (scope) => {
    const { it, several } = scope;
    if (!several || it === null || typeof it === 'string' || !('target' in it)) return null;
    const note = fresh(scope, 'chosen');
    return then(
      iso(
        said,
        (both) => effectOf(both, it, note),
        (effect) => bothIn(effect, it),
      ),
      (after, effect) => saying(after, { noted: [...after.noted, noteIn(effect) ?? note] }),
    );
  });
}
