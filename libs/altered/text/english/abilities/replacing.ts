import type { Condition, Effect, Passive } from '#altered/abilities';
import { phrase } from '../../syntax/phrases.js';
import { iso, means, oneOf, type Syntax } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';

type GoesInstead = Extract<Passive, { kind: 'goes-instead' }>;

/** "If I would leave the Expedition zone, put me in … instead" */
function goesInstead(g: Grammar): Syntax<Passive> {
  const where = oneOf<Pick<GoesInstead, 'instead' | 'optional'>>(
    means("put me in my owner's Mana zone instead", { instead: 'mana' }),
    means("you may put me in my owner's Mana zone instead", { instead: 'mana', optional: true }),
  );
  type Parts = {
    readonly where: Pick<GoesInstead, 'instead' | 'optional'>;
    readonly condition?: Condition;
    readonly otherwise?: Effect;
  };
  const say = (text: string): Syntax<Passive> =>
    iso(
      phrase<Parts>(text, { where, condition: g.condition, otherwise: g.clause }),
      ({ where: to, condition, otherwise }): Passive => ({
        kind: 'goes-instead',
        of: 'me',
        from: 'expedition',
        ...to,
        ...(condition !== undefined && { if: condition }),
        ...(otherwise !== undefined && { otherwise }),
      }),
      (value) => {
        if (value.kind !== 'goes-instead' || value.of !== 'me' || value.from !== 'expedition')
          return undefined;
        const { instead, optional, otherwise, if: condition, to } = value;
        const fits =
          to === undefined &&
          (condition !== undefined) === text.includes('<condition>') &&
          (otherwise !== undefined) === text.includes('<otherwise>');
        return !fits
          ? undefined
          : {
              where: { instead, ...(optional && { optional }) },
              ...(condition !== undefined && { condition }),
              ...(otherwise !== undefined && { otherwise }),
            };
      },
    );
  return oneOf<Passive>(
    say('if I would leave the Expedition zone, <where>'),
    say('if I would leave the Expedition zone while <condition>, <where>'),
    say("if I would leave the Expedition zone, <where>. If you don't, <otherwise>"),
  );
}

/** "Instead", for a replaced event (6.2). */
export const replacements = (g: Grammar): readonly Syntax<Passive>[] => [
  goesInstead(g),
  means<Passive>(
    'if you would roll one or more dice, instead roll that many dice plus one and ignore the roll of your choice',
    { kind: 'dice', who: 'you', extra: 1 },
  ),
];
