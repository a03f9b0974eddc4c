import { same, type Effect, type Instructions, type Players } from '#altered/abilities';
import { around, phrase } from '../../syntax/phrases.js';
import { saying } from '../../syntax/scope.js';
import { here, iso, oneOf, then, type Syntax } from '../../syntax/syntax.js';
import { marked } from '../../syntax/worded.js';
import { instructions } from './instructions.js';
import type { Grammar } from '../words/grammar.js';
import { once } from '../words/once.js';
import { notedByEach } from '../conditions/by-each.js';
import { they, theyMay, type Person } from '../words/person.js';
import { players, pronoun } from '../nouns/players.js';
import { imperative } from './steps.js';
import { followedVerbs, joinedVerbs } from '../words/joined-verbs.js';
import { canSayWho, unsaid, whoseStep } from './who-does.js';

/** Marks actions done this way as done by others as well. */
const byOthers = (syntax: Syntax<Effect>): Syntax<Effect> =>
  then(notedByEach(syntax), (scope) =>
    scope.thisWay === null ? scope : saying(scope, { thisWay: { ...scope.thisWay, others: true } }),
  );

/** Said of "they"; several verbs keep how they are joined beside it. */
const pronounced = (syntax: Syntax<Effect>): Syntax<Effect> =>
  iso(
    syntax,
    (value): Effect => ({
      ...value,
      said: value.kind === 'sequence' && value.said !== undefined ? `they, ${value.said}` : 'they',
    }),
    ({ said: wording, ...value }): Effect | undefined => {
      if (wording === 'they') return value;
      return wording?.startsWith('they, ') === true
        ? { ...value, said: wording.slice('they, '.length) }
        : undefined;
    },
  );

/** "Each player draws a card", "target opponent discards a card from their hand" */
export const playersDo = once((g: Grammar): Syntax<Effect> => {
  const of = (who: Syntax<Players>, person: Person): Syntax<Effect> =>
    byOthers(
      iso(
        phrase<{ who: Players; does: Effect }>('<who> <does>', {
          who,
          does: followedVerbs(imperative(g, person)),
        }),
        ({ who: whom, does }) => (canSayWho(does) ? whoseStep(does, whom) : undefined),
        (effect) => unsaid(effect),
      ),
    );
  return oneOf<Effect>(of(players, they), pronounced(of(pronoun, theyMay)));
});

/** "they Resupply" */
export const theyDo = (g: Grammar): Syntax<Effect> => {
  const does = imperative(g, theyMay);
  return here(['they'], ({ it, they: before }) => {
    if (before !== null || it === null || typeof it === 'string') return null;
    const who: Players = { ownerOf: it };
    return marked(
      'they',
      iso(
        around('they <it>', does),
        (effect) => (canSayWho(effect) ? whoseStep(effect, who) : undefined),
        (effect) => {
          const found = unsaid(effect);
          return found !== undefined && same(found.who, who) ? found.does : undefined;
        },
      ),
    );
  });
};

/** "they may Exhausted Resupply, then may do it again" */
export const twice = (may: Syntax<Effect>): Syntax<Effect> =>
  iso(
    around('<it>, then may do it again', may),
    (effect): Effect => ({ kind: 'repeat', times: 2, effect, said: 'again' }),
    (effect) =>
      effect.kind === 'repeat' && effect.times === 2 && effect.said === 'again' ? effect.effect : undefined,
  );

/** "each player may put a card from their hand in Reserve" */
export const playersMay = (g: Grammar): Syntax<Effect> =>
  byOthers(
    iso(
      phrase<{ who: Players; does: Effect }>('<who> may <does>', {
        who: players,
        does: followedVerbs(imperative(g, theyMay)),
      }),
      ({ who, does }): Effect | undefined => {
        const effect = canSayWho(does) ? whoseStep(does, who) : undefined;
        return effect === undefined ? undefined : { kind: 'optional', effect, who };
      },
      (effect) => {
        if (effect.kind !== 'optional' || effect.who === undefined || effect.said !== undefined)
          return undefined;
        const found = unsaid(effect.effect);
        return same(found?.who, effect.who) ? found : undefined;
      },
    ),
  );

/** "Each player may put a card from their hand in Reserve to draw a card" */
export const playersPay = (g: Grammar): Syntax<Effect> => {
  const verbs = joinedVerbs(imperative(g, theyMay));
  return iso(
    phrase<{ who: Players; pay: Effect; does: Instructions }>('<who> may <pay> to <does>', {
      who: players,
      pay: verbs,
      does: instructions(verbs, true),
    }),
    ({ who, pay, does }): Effect => ({ kind: 'pay-to', who, cost: { does: pay }, ...does }),
    (effect) => {
      if (effect.kind !== 'pay-to' || effect.who === undefined || effect.said !== undefined) return undefined;
      const { kind: _kind, who, cost, said: _said, ...does } = effect;
      return cost.does === undefined || Object.keys(cost).length > 1
        ? undefined
        : { who, pay: cost.does, does };
    },
  );
};

/** "Starting with you, each player may …" */
export const startingWithYou = (g: Grammar): Syntax<Effect> =>
  marked('starting with you', around('starting with you, <it>', playersMay(g)));
