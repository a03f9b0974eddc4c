import { same, type Condition, type Known, type Selector } from '#altered/abilities';
import type { Scope } from '../../syntax/scope.js';
import { here, only, type Syntax } from '../../syntax/syntax.js';
import { articled } from '../nouns/articles.js';
import { form } from '../../syntax/phrases.js';

type Done = Extract<Condition, { kind: 'done' }>;

const verbs = [
  ['discarded <like> this way', 'discard'],
  ['put <like> in Reserve this way', 'put'],
] as const;

/** Whether others did it, or all players: whose a card is tells then who did it. */
const isByOthers = ({ it, thisWay }: Scope): boolean =>
  thisWay?.others === true && it !== null && same(it, { noted: thisWay.noted });

/** "you discarded a Character this way", "they put a Spell in Reserve this way": conditions about the last action. */
export const doneThisWay = (noun: Syntax<Selector>): readonly Syntax<Condition>[] => {
  const like = articled(only(noun, ({ owner }) => owner === undefined));
  const of = (text: string, by: Done['by'], what: Known): Syntax<Condition> =>
    form<Condition>(text, { like }, { kind: 'done', by, what });
  return verbs.flatMap(([text, by]) => [
    here<Condition>(['you'], (scope) =>
      scope.it === null || isByOthers(scope) ? null : of(`you ${text}`, by, scope.it),
    ),
  ]);
};
