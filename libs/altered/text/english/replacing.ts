import type { Condition, Effect, Passive, ZoneName } from '#altered/abilities';
import { form, phrase } from '../syntax/phrases.js';
import { iso, means, oneOf, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import type { Grammar } from './grammar.js';
import { inWords } from './numbers.js';

type GoesInstead = Extract<Passive, { kind: 'goes-instead' }>;

const places: readonly (readonly [string, ZoneName])[] = [
  ["put me in my owner's Mana zone", 'mana'],
  ['put me in Reserve', 'reserve'],
  ["return me to my owner's hand", 'hand'],
];

/** "If I would leave the Expedition zone, put me in … instead" */
function goesInstead(g: Grammar): Syntax<Passive> {
  const where: Syntax<Pick<GoesInstead, 'instead' | 'optional'>> = oneOf(
    ...places.flatMap(([text, zone]) => [
      means<Pick<GoesInstead, 'instead' | 'optional'>>(`${text} instead`, { instead: zone }),
      means<Pick<GoesInstead, 'instead' | 'optional'>>(`you may ${text} instead`, {
        instead: zone,
        optional: true,
      }),
    ]),
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

/** "Instead" and "plus", of what would happen (6.2). */
export function replacements(g: Grammar): readonly Syntax<Passive>[] {
  const dice = (text: string, tree: Template<Passive>): Syntax<Passive> => form<Passive>(text, {}, tree);
  const more = (text: string, verb: 'draw' | 'create'): Syntax<Passive> =>
    form<Passive>(
      `if you would ${text}, ${verb} that many plus <more> instead`,
      { more: inWords },
      { kind: 'one-more', verb, who: 'you', more: $('more') },
    );
  return [
    goesInstead(g),
    more('draw one or more cards', 'draw'),
    more('create one or more tokens', 'create'),
    dice(
      'if you would roll one or more dice, instead roll that many dice plus one and ignore the roll of your choice',
      { kind: 'dice', who: 'you', extra: 1 },
    ),
  ];
}
