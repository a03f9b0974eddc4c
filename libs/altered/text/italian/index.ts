import type { Ability, Condition, Effect, Step, TargetDefinition } from '#altered/abilities';
import { composed, sentence, type Composer } from '../speech/composing.js';
import { Referents, type Referent } from '../speech/referents.js';
import { conditionOf } from './conditions.js';
import { costOf, paying, surcharge } from './costs.js';
import { numberWord, spoken } from './grammar.js';
import { something } from './known.js';
import { statement } from './passives.js';
import { player } from './players.js';
import { forEach, perEach, value } from './quantities.js';
import type { Speech } from './speech.js';
import { adjusting, stepClause, stepsTogether, times } from './steps.js';
import { boundBy, symbolsOf, told } from './triggers.js';
import * as words from './words.js';

/** The text of an ability in Italian, in the words of the rulebook. */
export function printItalian(ability: Ability): string {
  switch (ability.kind) {
    case 'keyword':
      return `${words.keywords[ability.keyword]}.`;
    case 'tough':
      return `${words.keywords.tough} ${ability.amount}.`;
    case 'later':
      return 'Raffreddamento.';
    case 'passive':
      return sentence(statement(ability.passive, undefined, speechOf([])));
    case 'effect': {
      const speech = speechOf(ability.targets ?? []);
      return composed(ability.effect, composer(speech));
    }
    case 'quick-action': {
      const speech = speechOf(ability.targets ?? []);
      const cost = costOf(ability.cost, speech);
      const effect = composed(ability.effect, composer(speech));
      const only =
        ability.only === undefined
          ? ''
          : ` Puoi giocare questa abilità solo se ${conditionOf(ability.only, speech)}.`;
      return `${cost}: ${effect}${only}${surcharge(ability.cost, speech)}`;
    }
    case 'reaction':
      return reaction(ability);
  }
}

function reaction(ability: Extract<Ability, { kind: 'reaction' }>): string {
  const speech = speechOf(ability.targets ?? [], boundBy(ability.trigger));
  const { condition, trigger } = ability;
  const symbols = symbolsOf(trigger);
  if (symbols !== undefined && condition === undefined)
    return `${symbols} ${composed(ability.effect, composer(speech))}`;
  const { kind, clause } = told(trigger, speech);
  const when = kind === 'at' ? clause : `quando ${clause}`;
  if (trigger.kind !== 'any' && boundBy(trigger) !== undefined)
    speech.referents.introduce('it', boundBy(trigger) ?? something);
  const past = ability.when === 'before' ? 'past' : 'present';
  const only = condition === undefined ? '' : `, se ${conditionOf(condition, speech, past)}`;
  return `${sentence(when + only).replace(/\.$/, '')} — ${composed(ability.effect, composer(speech))}`;
}

function speechOf(targets: readonly TargetDefinition[], it?: Referent): Speech {
  return {
    referents: new Referents(targets, something, it),
    you: 'reader',
    ability: printItalian,
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
      return subject === undefined ? `puoi ${what}` : `${spoken(subject)} può ${what}`;
    },
    pay: (cost) => paying(cost, speech),
    row: (_, { from, to }) => rowOf(from, to),
    adjust: (add) => adjusting(add, speech),
    afterwards: (daily) => `dopo ${words.dailyEffects[daily]}`,
    within: (targets) => composer({ ...speech, referents: speech.referents.withTargets(targets) }),
    times: (count, what, oneClause) => {
      const per = perEach(count);
      if (per?.factor === 1) return `${forEach(per.each, speech)}, ${what}`;
      return oneClause
        ? `${what} ${times(count, speech)}`
        : `fai quanto segue ${times(count, speech)}: ${what}`;
    },
    words: {
      then: 'poi',
      or: 'o',
      if: (condition, what) => `se ${condition}, ${what}`,
      ifDone: (who) => (who === 'you' ? 'se lo fai' : 'se lo fa'),
      ifNotDone: (who) => (who === 'you' ? 'se non lo fai' : 'se non lo fa'),
      otherwise: 'altrimenti',
      inOrderTo: (what) => `per ${what}`,
      choose: (count) => `scegli ${count === 1 ? 'uno' : numberWord(count)}:`,
      isIf: (what) => what.startsWith('se '),
      allOfThis: 'fare quanto segue:',
      nothing: 'non succede nulla',
    },
  };
}

/** "con 4 o più", "con 1-3". */
function rowOf(from: number | undefined, to: number | undefined): string {
  if (from === undefined)
    return to === undefined ? 'con qualsiasi risultato' : to === 1 ? 'con 1' : `con ${to} o meno`;
  if (to === undefined) return `con ${from} o più`;
  return from === to ? `con ${from}` : `con ${from}-${to}`;
}
