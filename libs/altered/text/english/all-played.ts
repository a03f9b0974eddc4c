import type { Passive, Selector } from '#altered/abilities';
import { phrase } from '../syntax/phrases.js';
import { iso, oneOf, type Syntax } from '../syntax/syntax.js';
import { allBounds } from './bounds.js';
import type { Grammar } from './grammar.js';
import { status } from './words-for.js';

type Played = Extract<Passive, { kind: 'played' }>;

/** "Spells you play with Hand Cost {1} or less": bounds stand after the verb. */
const boundAfter = (g: Grammar, many: Syntax<Selector>, play: string): Syntax<Selector> =>
  iso(
    phrase<{ like: Selector; bounds: NonNullable<Selector['bounds']> }>(`<like> ${play} with <bounds>`, {
      like: many,
      bounds: allBounds(g),
    }),
    ({ like, bounds }): Selector => ({ ...like, bounds }),
    ({ bounds, ...like }) => (bounds === undefined ? undefined : { like, bounds }),
  );

/** What all cards that are played have: a status, or Cooldown. */
const change = oneOf<Partial<Played>>(
  iso(
    phrase<{ gain: NonNullable<Played['gain']> }>('<gain>', { gain: status }),
    (value): Partial<Played> => value,
    (value) =>
      Object.keys(value).length === 1 && value.gain !== undefined ? { gain: value.gain } : undefined,
  ),
);

const sources = [
  ['you play', undefined],
  ['you play from hand', 'hand'],
  ['you play from Reserve', 'reserve'],
] as const;

/** Cooldown is of Spells (7.4.1.a). */
const canHave = ({ cards, keyword }: Played): boolean => keyword === undefined || cards.type === 'spell';

/** "Spells you play have Fleeting", "Spells you play from hand with Hand Cost {3} or more have Cooldown" */
export function allPlayed(g: Grammar, many: Syntax<Selector>): readonly Syntax<Passive>[] {
  const of = (text: string, cards: Syntax<Selector>, from: 'hand' | 'reserve' | undefined): Syntax<Passive> =>
    iso(
      phrase<{ cards: Selector; change: Partial<Played> }>(text, { cards, change }),
      ({ cards: those, change: does }): Passive | undefined => {
        const played: Played = {
          kind: 'played',
          who: 'you',
          cards: those,
          ...(from !== undefined && { from }),
          ...does,
        };
        return canHave(played) ? played : undefined;
      },
      (value) => {
        if (value.kind !== 'played' || value.next === true || value.if !== undefined || !canHave(value))
          return undefined;
        // What they gain from there has words of its own.
        if (from !== undefined && value.keyword === undefined) return undefined;
        const { kind: _kind, who, cards: those, first, nth, from: where, ...does } = value;
        return who === 'you' && first === undefined && nth === undefined && where === from
          ? { cards: those, change: does }
          : undefined;
      },
    );
  return sources.flatMap(([play, from]) => [of('<cards> have <change>', boundAfter(g, many, play), from)]);
}
