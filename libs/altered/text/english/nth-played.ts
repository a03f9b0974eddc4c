import { same, type Nth, type Passive, type Selector } from '#altered/abilities';
import { phrase } from '../syntax/phrases.js';
import { iso, oneOf, type Syntax } from '../syntax/syntax.js';
import type { Grammar } from './grammar.js';
import { less, mana, ordinal } from './numbers.js';
import { changes } from './played.js';

type Played = Extract<Passive, { kind: 'played' }>;
type Costs = Extract<Passive, { kind: 'cost' }>;

/** Which card of those that are played: the first of an Afternoon has a word of its own. */
type Which = Pick<Played, 'first' | 'nth'>;
interface Counted {
  readonly cards: Selector;
  readonly which: Which;
  readonly from?: 'hand' | 'reserve';
}

const each = [
  ['Afternoon', 'afternoon'],
  ['turn', 'turn'],
  ['Day', 'day'],
] as const;

/** "the second Spell you play each turn" */
const counted = (one: Syntax<Selector>): Syntax<Counted> =>
  oneOf<Counted>(...sources.flatMap(([where, from]) => countedFrom(one, where, from)));

const sources = [
  ['', undefined],
  [' from Reserve', 'reserve'],
  [' from hand', 'hand'],
] as const;

const countedFrom = (
  one: Syntax<Selector>,
  where: string,
  from: Counted['from'],
): readonly Syntax<Counted>[] =>
  each.map(([text, time]) =>
    iso(
      phrase<{ number: number; cards: Selector }>(`the <number> <cards> you play${where} each ${text}`, {
        number: ordinal,
        cards: one,
      }),
      ({ number, cards }): Counted => ({
        cards,
        ...(from !== undefined && { from }),
        which: number === 1 && time === 'afternoon' ? { first: time } : { nth: { number, each: time } },
      }),
      ({ cards, which, from: zone }) => {
        if (zone !== from) return undefined;
        const nth: Nth | undefined =
          which.nth ?? (which.first === undefined ? undefined : { number: 1, each: which.first });
        // The first of an Afternoon has a word of its own.
        const isFirst = which.nth?.number === 1 && which.nth.each === 'afternoon';
        return nth?.each === time && !isFirst ? { number: nth.number, cards } : undefined;
      },
    ),
  );

const whichOf = ({ first, nth }: Which): Which => ({
  ...(first !== undefined && { first }),
  ...(nth !== undefined && { nth }),
});

/** "The second Spell you play each turn loses Fleeting", "The first Character you play each Afternoon costs {1} less" */
export function nthPlayed(g: Grammar, one: Syntax<Selector>): readonly Syntax<Passive>[] {
  const gains: Syntax<Passive> = iso(
    phrase<{ of: Counted; change: Partial<Played> }>('<of> <change>', {
      of: counted(one),
      change: changes(g),
    }),
    ({ of: { cards, which, from }, change }): Passive | undefined =>
      from === undefined ? { kind: 'played', who: 'you', cards, ...which, ...change } : undefined,
    (value) => {
      if (value.kind !== 'played' || value.who !== 'you' || value.next === true || value.if !== undefined)
        return undefined;
      const { kind: _kind, who: _who, cards, first, nth, ...change } = value;
      return { of: { cards, which: whichOf({ ...(first && { first }), ...(nth && { nth }) }) }, change };
    },
  );
  const costs = (text: string, tree: (mana: number, least: number) => Partial<Costs>): Syntax<Passive> =>
    iso(
      phrase<{ of: Counted; mana: number; least: number }>(`<of> costs ${text}`, {
        of: counted(one),
        mana: text.startsWith('<mana> less') ? less : mana,
        least: mana,
      }),
      ({ of: { cards, which, from }, mana: add, least }): Passive => ({
        kind: 'cost',
        who: 'you',
        of: cards,
        ...(from !== undefined && { from }),
        ...which,
        ...tree(add, least),
      }),
      (value) => {
        if (value.kind !== 'cost' || value.of === 'me' || typeof value.add !== 'number') return undefined;
        const { of: cards, add, atLeast = 0, first, nth, from } = value;
        const which = whichOf({ ...(first && { first }), ...(nth && { nth }) });
        const origin = from === undefined ? {} : { from };
        return same(value, {
          kind: 'cost',
          who: 'you',
          of: cards,
          ...origin,
          ...which,
          ...tree(add, atLeast),
        })
          ? { of: { cards, which, ...origin }, mana: add, least: atLeast }
          : undefined;
      },
    );
  return [gains, costs('<mana> less', (add) => ({ add }))];
}
