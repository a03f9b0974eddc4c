import type {
  Ability,
  ActivationLimit,
  Condition,
  Effect,
  Players,
  Step,
  TargetDefinition,
} from '#altered/abilities';
import { composed, sentence, whatIsDone, type ChosenModes, type Composer } from '../speech/composing.js';
import { Referents, type Referent } from '../speech/referents.js';
import { conditionOf } from './conditions.js';
import { costOf, limitOfX, paying, surcharge } from './costs.js';
import { knownPhrase } from './known.js';
import type { Language } from './language.js';
import { statement } from './passives.js';
import { playerDoes, player, seatOf } from './players.js';
import { forEach, perEach, value } from './quantities.js';
import { described, referentOf } from './selectors.js';
import type { Speech } from './speech.js';
import { adjusting, stepClause, stepsTogether, times } from './steps.js';
import { boundBy, symbolsOf, told } from './triggers.js';

export interface SentencePhrases {
  /** Between a cost and its effect. */
  readonly colon: string;
  readonly onlyIf: (condition: string) => string;
  readonly onlySoOften: (limit: ActivationLimit) => string;
  /** After "when …": the condition that has to hold besides. */
  readonly andIf: (condition: string) => string;
  /** Several conditions after one "if". */
  readonly ifEach: (conditions: readonly string[]) => readonly string[];
  readonly may: (player: string | undefined, what: string) => string;
  readonly row: (from: number | undefined, to: number | undefined) => string;
  readonly forEachOf: (each: string, what: string) => string;
  readonly doThis: (often: string, what: string) => string;
  readonly ifDone: (who: Players) => string;
  readonly ifNotDone: (who: Players) => string;
  readonly if: (condition: string, what: string) => string;
  readonly isIf: (what: string) => boolean;
  readonly otherwise: string;
  readonly inOrderTo: (what: string) => string;
  readonly onlyAsMana: string;
  readonly choose: (count: number) => string;
  readonly toChoose: (paying: string, count: number) => string;
  readonly chooseSo: (many: string, again: boolean, unchosen?: 'turn' | 'day') => string;
  readonly chosenBy: (choosing: string, many: string) => string;
  readonly bothIf: (condition: string) => string;
  readonly bothFor: (paying: string) => string;
  readonly dependingOn: (number: string) => string;
  readonly threshold: (from: number, to: number | undefined, what: string) => string;
  readonly forEachPlayer: string;
  readonly forEachOpponent: string;
  readonly allOfThis: string;
  readonly nothing: string;
}

/** The text of an ability, in the words of the rulebook of the language. */
export const printed = (ability: Ability, language: Language): string =>
  language.grammar.finished(whole(ability, language));

function whole(ability: Ability, language: Language): string {
  const { sentences, words } = language;
  switch (ability.kind) {
    case 'keyword':
      return `${words.keywords[ability.keyword]}.`;
    case 'tough':
      return `${words.keywords.tough} ${ability.amount}.`;
    case 'cooldown':
      return `${words.cooldown}.`;
    case 'scout':
      return `${words.scout} {${ability.cost}}.`;
    case 'in-reserve':
      return `{I} ${whole(ability.ability, language)}`;
    case 'completed':
      return `${words.completed.m}${sentences.colon} ${whole(ability.ability, language)}`;
    case 'mana-only':
      return sentences.onlyAsMana;
    case 'passive':
      return sentence(statement(ability.passive, undefined, speechOf([], language)));
    case 'effect':
      return composed(ability.effect, composer(speechOf(ability.targets ?? [], language)));
    case 'quick-action': {
      const speech = speechOf(ability.targets ?? [], language);
      const cost = costOf(ability.cost, speech);
      const effect = composed(ability.effect, composer(speech));
      const only =
        ability.only === undefined ? '' : ` ${sentences.onlyIf(conditionOf(ability.only, speech))}`;
      const often = ability.limit === undefined ? '' : ` ${sentences.onlySoOften(ability.limit)}`;
      return `${cost}${sentences.colon} ${effect}${only}${often}${surcharge(ability.cost, ability.targets ?? [], speech)}`;
    }
    case 'reaction':
      return reaction(ability, language);
  }
}

function reaction(ability: Extract<Ability, { kind: 'reaction' }>, language: Language): string {
  const { sentences, triggers } = language;
  const { condition, limit, trigger } = ability;
  const often = limit === undefined ? '' : ` ${sentences.onlySoOften(limit)}`;
  const it = boundBy(trigger, language);
  const speech = speechOf(ability.targets ?? [], language, it);
  const symbols = symbolsOf(trigger);
  if (symbols !== undefined && condition === undefined)
    return `${symbols} ${composed(ability.effect, composer(speech))}${often}`;
  const { kind, clause } = told(trigger, speech);
  if (it !== undefined) speech.referents.introduce('it', it);
  const past = ability.when === 'before' ? 'past' : 'present';
  const only = condition === undefined ? '' : `, ${sentences.andIf(conditionOf(condition, speech, past))}`;
  const when = sentence((kind === 'at' ? clause : triggers.when(clause)) + only).replace(/\.$/, '');
  return `${when} — ${composed(ability.effect, composer(speech))}${often}`;
}

function speechOf(targets: readonly TargetDefinition[], language: Language, it?: Referent): Speech {
  return {
    language,
    referents: new Referents(targets, referentOf({}, language), it),
    you: 'reader',
    known: knownPhrase,
    ability: (ability) => printed(ability, language),
    condition: (condition: Condition, speech) => conditionOf(condition, speech),
    effect: (effect: Effect, speech) => composed(effect, composer(speech)),
    doing: (effect, speech) => whatIsDone(effect, 'you', composer(speech)),
    passive: statement,
    value,
  };
}

function composer(speech: Speech): Composer {
  const { grammar, sentences, triggers, words } = speech.language;
  return {
    step: (step: Step, note) => stepClause(step, note, speech),
    together: (steps, which) => stepsTogether(steps, which, speech),
    condition: (condition) => conditionOf(condition, speech),
    may: (who, what) => {
      const subject = player(who, speech);
      return sentences.may(subject === undefined ? undefined : grammar.spoken(subject), what());
    },
    pay: (cost, who) => paying(cost, who === 'you' ? speech : { ...speech, you: seatOf(who) }),
    limits: ({ xAtMost }) => (xAtMost === undefined ? [] : [limitOfX(xAtMost, speech)]),
    isNewTarget: (known) => speech.referents.isNewTarget(known),
    of: (who) => (who === 'you' ? composer(speech) : composer({ ...speech, you: seatOf(who) })),
    forEach: (like, what) => {
      const each = speech.language.quantities.forEach(described(like, { article: 'none' }, speech).words);
      speech.referents.introduce('it', referentOf(like, speech.language));
      return sentences.forEachOf(each, what(composer(speech)));
    },
    number: (quantity) => grammar.spoken(value(quantity, speech)),
    chosen: (modes) => chosenModes(modes, speech),
    row: (_, { from, to }) => sentences.row(from, to),
    adjust: (add) => adjusting(add, speech),
    afterwards: ({ after = 'rest', at }) =>
      at === undefined ? triggers.after(words.dailyEffects[after]) : words.phases[at].at,
    within: (targets) => composer({ ...speech, referents: speech.referents.withTargets(targets) }),
    times: (count, what, oneClause) => {
      const per = perEach(count);
      if (per?.factor === 1) return sentences.forEachOf(forEach(per.each, speech), what);
      const often = times(count, speech);
      return oneClause ? `${what} ${often}` : sentences.doThis(often, what);
    },
    words: { ...sentences, then: grammar.then, or: grammar.or, semicolon: grammar.semicolon },
  };
}

/** "scegli fino a tre:", "choisissez l’un, ou payez {2} pour choisir les deux :". */
function chosenModes(
  { count, upTo, repeatable, unchosen, both, bothFor, by }: ChosenModes,
  speech: Speech,
): string {
  const { amounts, descriptions, grammar, sentences } = speech.language;
  if (both !== undefined) return sentences.bothIf(conditionOf(both, speech));
  if (bothFor !== undefined) return sentences.bothFor(paying(bothFor, speech));
  const many =
    typeof count === 'number'
      ? grammar.number(count, 'm')
      : amounts.whereX('X', grammar.spoken(value(count, speech)));
  if (by !== undefined) return sentences.chosenBy(playerDoes(by, speech.language.verbs.choose, speech), many);
  return sentences.chooseSo(upTo === true ? descriptions.upTo(many) : many, repeatable === true, unchosen);
}
