import { same, type Condition, type Known, type Players, type Selector } from '#altered/abilities';
import { saying, type Scope } from '../../syntax/scope.js';
import { here, only, then, type Syntax } from '../../syntax/syntax.js';
import { articled } from '../nouns/articles.js';
import { fieldsOf, form } from '../../syntax/phrases.js';

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
  const of = (text: string, by: Done['by'], what: Known, owner?: Players): Syntax<Condition> =>
    form<Condition>(
      text,
      { like },
      { kind: 'done', by, what, like: { ...fieldsOf('like'), ...(owner && { owner }) } },
    );
  /** Of what every player did, "it" is the card of the one who is asked of. */
  const oneOfTheirs = (syntax: Syntax<Condition>): Syntax<Condition> =>
    then(syntax, (scope, value) =>
      value.kind === 'done' && scope.they === 'each-player'
        ? saying(scope, { it: null, several: false, counted: { ...value.like, among: value.what } })
        : scope,
    );
  return verbs.flatMap(([text, by]) => [
    here<Condition>(['you'], (scope) => {
      const { it, they } = scope;
      if (it === null) return null;
      if (!isByOthers(scope)) return of(`you ${text}`, by, it);
      return they === 'each-player' ? oneOfTheirs(of(`you ${text}`, by, it, 'you')) : null;
    }),
  ]);
};
