import type { Condition, Expeditions } from '#altered/abilities';
import { form } from '../../syntax/phrases.js';
import { saying } from '../../syntax/scope.js';
import { iso, means, then, type Syntax } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { placeConditions } from './place-conditions.js';
import { knownConditions, onlyOne } from './described-conditions.js';
import { present, type Tense } from '../words/tense.js';
import { terrain } from '../words/words-for.js';
import { expeditionWord } from '../nouns/expeditions.js';
import { isLike } from './being-like.js';
import { holders, holding } from './holding.js';

/** Of several Expeditions, that one of them is somewhere. */
export const anyOfThem = [
  ['at least one of your Expeditions', 'each-of-yours'],
  ["at least one of your opponents' Expeditions", 'each-of-opponents'],
  ['at least one Expedition', 'each'],
] as const;

const isSingle = (which: Expeditions): Expeditions | undefined =>
  anyOfThem.some(([, several]) => several === which) ? undefined : which;

const single = iso(expeditionWord, isSingle, isSingle);

/** Conditions about the present or about the moment before an event. */
export function inEitherTense(g: Grammar, tense: Tense): readonly Syntax<Condition>[] {
  const isPast = tense !== present;
  return [
    ...holders.flatMap((holder) => holding(g, holder, tense)),
    ...isLike(g, isPast),
    ...knownConditions(tense),
    onlyOne(g, tense),
    means<Condition>(tense("you're the first player"), { kind: 'first-player', who: 'you' }),
    means<Condition>(tense("you're not the first player"), notFirst),
    form<Condition>(tense("I'm in <terrain>"), { terrain }, { kind: 'terrain', expedition: 'my-expedition' }),
    then(
      form<Condition>(
        tense('<expedition> is in <terrain>'),
        { expedition: single, terrain },
        { kind: 'terrain' },
      ),
      (scope, value) => (value.kind === 'terrain' ? saying(scope, { heldBack: value.expedition }) : scope),
    ),
    ...placeConditions(g, tense),
  ];
}

const notFirst = { kind: 'not', condition: { kind: 'first-player', who: 'you' } } as const;
