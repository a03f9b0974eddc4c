import { same, type Condition, type Selector } from '#altered/abilities';
import type { Scope } from '../../syntax/scope.js';
import { here, only, type Syntax, oneOf } from '../../syntax/syntax.js';
import { articled } from '../nouns/articles.js';
import { form } from '../../syntax/phrases.js';

const verbs = [
  ['discarded <like> this way', 'discard'],
  ['put <like> in Reserve this way', 'put'],
] as const;

/** Whether other players, or all players, did it. The owner of a card then shows the actor. */
const isByOthers = ({ it, thisWay }: Scope): boolean =>
  thisWay?.others === true && it !== null && same(it, { noted: thisWay.noted });

/** "you discarded a Character this way", "you put a Spell in Reserve this way": conditions about the last action. */
export const doneThisWay = (noun: Syntax<Selector>): Syntax<Condition> => {
  const like = articled(only(noun, ({ owner }) => owner === undefined));
  return here(['you'], (scope) => {
    const { it: what } = scope;
    if (what === null || isByOthers(scope)) return null;
    return oneOf(
      ...verbs.map(([text, by]) => form<Condition>(`you ${text}`, { like }, { kind: 'done', by, what })),
    );
  });
};
