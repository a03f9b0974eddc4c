import type { Passive, Players, Selector } from '#altered/abilities';
import { phrase } from '../syntax/phrases.js';
import { iso, only, type Syntax } from '../syntax/syntax.js';
import type { Grammar } from './grammar.js';
import { mana } from './numbers.js';
import { players } from './players.js';

/** Another player whose next card it is: your opponent, or one that was chosen. */
const others: Syntax<Players> = only(
  players,
  (who) => who === 'opponent' || (typeof who === 'object' && 'target' in who),
);

/** "The next Spell your opponent plays this turn costs {1} more", without how long that holds. */
export const nextOfOthers = (g: Grammar, when: string): readonly Syntax<Passive>[] =>
  (['more', 'less'] as const).map((way) => {
    const sign = way === 'more' ? 1 : -1;
    return iso(
      phrase<{ cards: Selector; who: Players; amount: number }>(
        `the next <cards> <who> plays ${when} costs <amount> ${way}`,
        { cards: g.noun({ many: false, from: false, your: 'their' }), who: others, amount: mana },
      ),
      ({ cards, who, amount }): Passive => ({
        kind: 'cost',
        who,
        of: cards,
        add: sign * amount,
        next: true,
      }),
      (value) => {
        if (value.kind !== 'cost' || value.next !== true || value.who === 'you' || value.of === 'me')
          return undefined;
        const { kind: _kind, who, of: cards, add, next: _next, ...rest } = value;
        if (typeof add !== 'number' || Math.sign(add) !== sign || Object.keys(rest).length > 0)
          return undefined;
        return { cards, who, amount: Math.abs(add) };
      },
    );
  });
