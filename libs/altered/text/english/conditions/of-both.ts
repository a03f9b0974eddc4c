import { same, type Condition } from '#altered/abilities';
import { phrase } from '../../syntax/phrases.js';
import { here, iso, oneOf, synonym, type Syntax } from '../../syntax/syntax.js';
import { articled } from '../nouns/articles.js';
import { whatTheyAre, whatTheyHave } from './described-conditions.js';
import type { Description } from '../words/described.js';
import type { Grammar } from '../words/grammar.js';
import type { Tense } from '../words/tense.js';

type Compare = Extract<Condition, { kind: 'compare' }>;

interface Words {
  readonly text: string;
  readonly be: readonly [is: string, has: string];
  readonly how: Pick<Compare, 'is' | 'right'>;
}

const words: readonly Words[] = [
  { text: 'both', be: ['are', 'have'], how: { is: 'at-least', right: 2 } },
  { text: 'neither', be: ['is', 'has'], how: { is: 'exactly', right: 0 } },
  { text: 'only one of them', be: ['is', 'has'], how: { is: 'exactly', right: 1 } },
];

/** "both are Boosted", "neither has Hand Cost {3} or less", of two targets: how many of them fit. */
export function ofBoth(g: Grammar, tense: Tense): Syntax<Condition> {
  const style = { from: false, your: 'your' } as const;
  const single = whatTheyAre(articled(g.noun({ ...style, many: false })));
  const many = whatTheyAre(g.noun({ ...style, many: true }));
  const have = whatTheyHave(g);
  return here(['both', 'neither', 'only'], ({ it, several, targets, thisWay }) => {
    if (!several || it === null || typeof it === 'string' || !('target' in it)) return null;
    const definition = targets[it.target];
    if (definition?.kind !== 'object' || definition.count !== 2) return null;
    // Where nothing has been done to them, they are only pointed at.
    if (definition.said === 'sentence' && thisWay === null) return null;
    const say = ({ text, how }: Words, wording: string, that: Syntax<Description>): Syntax<Condition> =>
      iso(
        phrase<{ that: Description }>(tense(wording), { that }),
        ({ that: like }): Condition => ({
          kind: 'compare',
          left: { count: { among: it, ...like } },
          ...how,
          said: text,
        }),
        (value) => {
          const isSaid = value.kind === 'compare' && value.said === text;
          if (!isSaid || typeof value.left !== 'object' || !('count' in value.left)) return undefined;
          const { among, ...like } = value.left.count;
          return same(among, it) && value.is === how.is && value.right === how.right
            ? { that: like }
            : undefined;
        },
      );
    return oneOf<Condition>(
      ...words.flatMap((all) => {
        const { text, be } = all;
        const are = text === 'both' ? many : single;
        const pair = (of: string): readonly Syntax<Condition>[] => [
          say(all, `${text}${of} ${be[1]} <that>`, have),
          say(all, `${text}${of} ${be[0]} <that>`, are),
        ];
        return [...pair(''), ...(text.includes('of') ? [] : pair(' of them').map(synonym))];
      }),
    );
  });
}
