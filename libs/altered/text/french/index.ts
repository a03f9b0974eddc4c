import type { Ability, Condition, Effect, Step, TargetDefinition } from '#altered/abilities';
import { composed, sentence, type Composer } from '../speech/composing.js';
import { Referents, type Referent } from '../speech/referents.js';
import { conditionOf } from './conditions.js';
import { costOf, paying, surcharge } from './costs.js';
import { elided, numberWord, spoken } from './grammar.js';
import { something } from './known.js';
import { statement } from './passives.js';
import { player } from './players.js';
import { forEach, perEach, value } from './quantities.js';
import type { Speech } from './speech.js';
import { adjusting, stepClause, stepsTogether, times } from './steps.js';
import { boundBy, symbolsOf, told } from './triggers.js';
import * as words from './words.js';

/** The text of an ability in French, in the words of the rulebook. */
export const printFrench = (ability: Ability): string => elided(printed(ability));

function printed(ability: Ability): string {
  switch (ability.kind) {
    case 'keyword':
      return `${words.keywords[ability.keyword]}.`;
    case 'tough':
      return `${words.keywords.tough} ${ability.amount}.`;
    case 'later':
      return 'Rafraîchissement.';
    case 'passive':
      return sentence(statement(ability.passive, undefined, speechOf([])));
    case 'effect':
      return composed(ability.effect, composer(speechOf(ability.targets ?? [])));
    case 'quick-action': {
      const speech = speechOf(ability.targets ?? []);
      const cost = costOf(ability.cost, speech);
      const effect = composed(ability.effect, composer(speech));
      const only =
        ability.only === undefined
          ? ''
          : ` Vous ne pouvez jouer cette capacité que si ${conditionOf(ability.only, speech)}.`;
      return `${cost} : ${effect}${only}${surcharge(ability.cost, speech)}`;
    }
    case 'reaction':
      return reaction(ability);
  }
}

function reaction(ability: Extract<Ability, { kind: 'reaction' }>): string {
  const { condition, trigger } = ability;
  const it = boundBy(trigger);
  const speech = speechOf(ability.targets ?? [], it);
  const symbols = symbolsOf(trigger);
  if (symbols !== undefined && condition === undefined)
    return `${symbols} ${composed(ability.effect, composer(speech))}`;
  const { kind, clause } = told(trigger, speech);
  if (it !== undefined) speech.referents.introduce('it', it);
  const past = ability.when === 'before' ? 'past' : 'present';
  const only = condition === undefined ? '' : `, si ${conditionOf(condition, speech, past)}`;
  const when = sentence((kind === 'at' ? clause : `lorsque ${clause}`) + only).replace(/\.$/, '');
  return `${when} — ${composed(ability.effect, composer(speech))}`;
}

function speechOf(targets: readonly TargetDefinition[], it?: Referent): Speech {
  return {
    referents: new Referents(targets, something, it),
    you: 'reader',
    ability: printFrench,
    condition: (condition: Condition, speech) => conditionOf(condition, speech),
    effect: (effect: Effect, speech) => composed(effect, composer(speech)),
    passive: statement,
    value,
  };
}

function composer(speech: Speech): Composer {
  return {
    step: (step: Step, note) => stepClause(step, note, speech),
    together: (steps, which) => stepsTogether(steps, which, speech),
    condition: (condition) => conditionOf(condition, speech),
    may: (who, what) => {
      const subject = player(who, speech);
      return subject === undefined ? `vous pouvez ${what}` : `${spoken(subject)} peut ${what}`;
    },
    pay: (cost) => paying(cost, speech),
    row: (_, { from, to }) => rowOf(from, to),
    adjust: (add) => adjusting(add, speech),
    afterwards: (daily) => `après ${words.dailyEffects[daily]}`,
    within: (targets) => composer({ ...speech, referents: speech.referents.withTargets(targets) }),
    times: (count, what, oneClause) => {
      const per = perEach(count);
      if (per?.factor === 1) return `${forEach(per.each, speech)}, ${what}`;
      const often = times(count, speech);
      return oneClause ? `${what} ${often}` : `faites ce qui suit ${often} : ${what}`;
    },
    words: {
      then: 'puis',
      or: 'ou',
      if: (condition, what) => `si ${condition}, ${what}`,
      ifDone: (who) => (who === 'you' ? 'si vous le faites' : 's’il le fait'),
      ifNotDone: (who) => (who === 'you' ? 'si vous ne le faites pas' : 's’il ne le fait pas'),
      otherwise: 'sinon',
      inOrderTo: (what) => `pour ${what}`,
      choose: (count) => (count === 1 ? 'choisissez l’un :' : `choisissez-en ${numberWord(count)} :`),
      isIf: (what) => what.startsWith('si '),
      allOfThis: 'faire ce qui suit :',
      nothing: 'il ne se passe rien',
    },
  };
}

/** "sur 4 ou plus", "sur 1-3". */
function rowOf(from: number | undefined, to: number | undefined): string {
  if (from === undefined)
    return to === undefined ? 'quel que soit le résultat' : to === 1 ? 'sur 1' : `sur ${to} ou moins`;
  if (to === undefined) return `sur ${from} ou plus`;
  return from === to ? `sur ${from}` : `sur ${from}-${to}`;
}
