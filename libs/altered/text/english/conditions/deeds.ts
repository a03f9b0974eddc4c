import { same, type Condition, type Deed, type Quantity, type Selector } from '#altered/abilities';
import { form, phrase, type Parts } from '../../syntax/phrases.js';
import type { Scope } from '../../syntax/scope.js';
import { here, iso, only, oneOf, token, type Syntax } from '../../syntax/syntax.js';
import { articled } from '../nouns/articles.js';
import { amountOf, type Amount } from '../nouns/limits.js';
import type { Grammar } from '../words/grammar.js';
import { thisLong } from '../words/rule-words.js';
import { deedsByPast } from '../words/verbs.js';

type Span = Extract<Quantity, { happened: unknown }>['during'];

/** A past-tense verb for an action that can be counted. */
const done: Syntax<Deed> = token(
  'what a player has done',
  Object.keys(deedsByPast),
  (text) => deedsByPast[text],
  (deed) => Object.keys(deedsByPast).find((verb) => deedsByPast[verb] === deed),
);

type Compare = Extract<Condition, { kind: 'compare' }>;

interface Deeds {
  readonly done: Deed;
  readonly amount: Amount;
  readonly during: Span;
}

/** Converts a condition on past actions to a comparison. Cards played this turn have a separate kind of quantity. */
function compared({ done: happened, amount: { count: what, is, right }, during }: Deeds): Compare {
  const left: Quantity =
    happened === 'played' && during === 'turn'
      ? { playedThisTurn: what }
      : { happened, during, by: 'you', ...(!same(what, {}) && { what }) };
  return { kind: 'compare', left, is, right };
}

function deedsIn(condition: Condition): Deeds | undefined {
  if (condition.kind !== 'compare' || typeof condition.left !== 'object') return undefined;
  const { left, is, right } = condition;
  if ('playedThisTurn' in left)
    return { done: 'played', amount: { count: left.playedThisTurn, is, right }, during: 'turn' };
  if (!('happened' in left) || left.by !== 'you' || left.from !== undefined) return undefined;
  return { done: left.happened, amount: { count: left.what ?? {}, is, right }, during: left.during };
}

const unplaced = (noun: Syntax<Selector>): Syntax<Selector> => only(noun, ({ zone }) => zone === undefined);

/** Phrases such as "you played a Spell this turn" and "you sacrificed two or more Characters this Day". */
export const deeds = (g: Grammar): Syntax<Condition> =>
  iso(
    phrase<Deeds & Parts>('you <done> <amount> <during>', {
      done,
      amount: oneOf<Amount>(
        form<Amount>('<count>', { count: articled(unplaced(g.single)) }, { is: 'at-least', right: 1 }),
        amountOf(unplaced(g.many)),
      ),
      during: thisLong,
    }),
    (read): Condition => compared(read),
    (condition) => deedsIn(condition) as (Deeds & Parts) | undefined,
  );

const ways = [
  ['discarded <like> this way', 'discard'],
  ['put <like> in Reserve this way', 'put'],
] as const;

/**
 * Whether other players, or all players, performed the last action. If so, "you discarded a Character this way" is
 * rejected, because the condition would identify the player as the card's owner.
 */
const isByOthers = ({ it, thisWay }: Scope): boolean =>
  thisWay?.others === true && it !== null && same(it, { noted: thisWay.noted });

/** Conditions on the last action: "you discarded a Character this way", "you put a Spell in Reserve this way". */
export const doneThisWay = (noun: Syntax<Selector>): Syntax<Condition> => {
  const like = articled(only(noun, ({ owner }) => owner === undefined));
  return here(['you'], (scope) => {
    const { it: what } = scope;
    if (what === null || isByOthers(scope)) return null;
    return oneOf(
      ...ways.map(([text, by]) => form<Condition>(`you ${text}`, { like }, { kind: 'done', by, what })),
    );
  });
};
