import type { Effect, Players } from '#altered/abilities';
import { phrase } from '../../syntax/phrases.js';
import { iso, oneOf, only, type Syntax } from '../../syntax/syntax.js';
import type { Actor, Grammar } from '../words/grammar.js';
import { once } from '../words/once.js';
import { theyMay } from '../words/person.js';
import { players } from '../nouns/players.js';
import { fresh } from '../conditions/noting.js';
import { canBeSaid, predicates, saidOf, whatIsSaid, type Predicate } from './predicates.js';
import { imperative } from './steps.js';
import { joinedVerbs } from '../words/joined-verbs.js';
import { canSayWho, unsaid, whoseStep } from './who-does.js';

/** Chooses the objects once, for all the verbs. */
const chosenFirst = (does: Predicate, what: Actor['what'], note: string): Effect => ({
  kind: 'sequence',
  effects: [{ kind: 'step', step: { kind: 'choose', what }, note }, saidOf(does, { noted: note })],
  said: 'chosen first',
});

/** "You may have target Character gain Fleeting": what an object is let do. */
export const haveDo = once((g: Grammar): Syntax<Effect> => {
  const who = g.object({ from: false, your: 'your' });
  const playersAct = iso(
    phrase<{ who: Players; does: Effect }>('have <who> <does>', {
      who: players,
      does: joinedVerbs(imperative(g, theyMay)),
    }),
    ({ who: whom, does }) => (canSayWho(does) ? whoseStep(does, whom) : undefined),
    (effect) => unsaid(effect),
  );
  const objectsAct = iso(
    phrase<{ actor: Actor['what']; does: Predicate }>('have <actor> <does>', {
      actor: only(who, (what) => what !== 'me'),
      does: predicates(g, 'any'),
    }),
    ({ actor: what, does }, scope) =>
      canBeSaid(does, what) ? saidOf(does, what) : chosenFirst(does, what, fresh(scope, 'chosen')),
    (effect) => {
      if (effect.kind === 'sequence' && effect.said === 'chosen first') {
        const [first, second] = effect.effects;
        const found = second === undefined ? undefined : whatIsSaid(second);
        return first?.kind === 'step' && first.step.kind === 'choose' && found !== undefined
          ? { actor: first.step.what, does: found.value }
          : undefined;
      }
      const found = whatIsSaid(effect);
      return found === undefined ? undefined : { actor: found.of, does: found.value };
    },
  );
  const iDo = iso(
    phrase<{ does: Predicate }>('have me <does>', { does: predicates(g, 'me') }),
    ({ does }) => saidOf(does, 'me'),
    (effect) => {
      const found = whatIsSaid(effect);
      return found?.of === 'me' ? { does: found.value } : undefined;
    },
  );
  return oneOf<Effect>(iDo, objectsAct, playersAct);
});
