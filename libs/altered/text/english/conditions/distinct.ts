import type { Condition, Selector } from '#altered/abilities';
import { phrase } from '../../syntax/phrases.js';
import { iso, type Syntax } from '../../syntax/syntax.js';
import { plain } from '../nouns/articles.js';

type Parts = Readonly<Partial<Record<'first' | 'second' | 'third', Selector>>>;

const yours = (like: Selector | undefined): readonly Selector[] =>
  like === undefined ? [] : [{ ...like, controller: 'you' }];

const theirs = ({ controller, ...like }: Selector): Selector | undefined =>
  controller === 'you' ? like : undefined;

/** "a Fleeting Character and another Anchored Character", "… and yet another Asleep Character": one for each. */
export function distinct(noun: Syntax<Selector>): readonly Syntax<Condition>[] {
  const single = plain(noun);
  const of = (text: string, number: number): Syntax<Condition> =>
    iso(
      phrase<Parts>(text, { first: single, second: single, third: single }),
      ({ first, second, third }): Condition | undefined => {
        const like = [first, second, third].flatMap(yours);
        return like.length === number && like.every(({ zone }) => zone === undefined)
          ? { kind: 'distinct', like }
          : undefined;
      },
      (value): Parts | undefined => {
        if (value.kind !== 'distinct' || value.like.length !== number) return undefined;
        const [first, second, third] = value.like.map(theirs);
        if (first === undefined || second === undefined) return undefined;
        return number === 2 ? { first, second } : third && { first, second, third };
      },
    );
  return [of('you control a <first>, another <second> and yet another <third>', 3)];
}
