import {
  same,
  type AnyOf,
  type Passive,
  type Quantity,
  type Selector,
  type Terrain,
} from '#altered/abilities';
import { around, form, phrase } from '../syntax/phrases.js';
import { iso, only, oneOf, rule, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import { counters, type Counters } from './counters.js';
import type { Grammar } from './grammar.js';
import { mana } from './numbers.js';
import { anyTerrain, status } from './words-for.js';

type Played = Extract<Passive, { kind: 'played' }>;
type CostChange = Extract<Passive, { kind: 'cost' }>;
type Change = Pick<Played, 'gain' | 'lose' | 'notGained' | 'counters'>;

/** What one card that is played gains or loses. */
export const changes = (g: Grammar): Syntax<Change> =>
  oneOf<Change>(
    form<Change>('gains <gain>', { gain: status }, { gain: $('gain') }),
    form<Change>('loses <lose>', { lose: status }, { lose: $('lose') }),
    iso(
      phrase<{ counters: Counters; gain: NonNullable<Played['gain']> }>('gains <counters> and <gain>', {
        counters: counters(g),
        gain: status,
      }),
      (value): Change => value,
      ({ counters: amount, gain, ...others }) =>
        amount === undefined || gain === undefined || Object.keys(others).length > 0
          ? undefined
          : { counters: amount, gain },
    ),
    iso(
      around('gains <it>', counters(g)),
      (amount: Counters): Change => ({ counters: amount }),
      ({ counters: amount, ...others }) => (Object.keys(others).length === 0 ? amount : undefined),
    ),
  );

/** Which cards, and where they are played from. */
interface Cards {
  readonly cards: Selector;
  readonly from?: 'hand' | 'reserve';
}

const sources = [
  ['', undefined],
  [' from your Reserve', 'reserve'],
  [' from your hand', 'hand'],
] as const;

/** "Characters you play in {V}", "Character your opponents play in the Expedition facing me" */
const playedIn = (like: Syntax<Selector>, text: string): Syntax<Selector> =>
  oneOf<Selector>(
    iso(
      phrase<{ cards: Selector; terrain: AnyOf<Terrain> }>(`<cards> ${text} in <terrain>`, {
        cards: only(like, (cards) => cards.inTerrain === undefined),
        terrain: anyTerrain,
      }),
      ({ cards, terrain: inTerrain }): Selector => ({ ...cards, inTerrain }),
      ({ inTerrain, ...cards }) =>
        inTerrain === undefined || inTerrain === 'single-terrain' ? undefined : { cards, terrain: inTerrain },
    ),
  );

/** "Character you play", "card you play from your Reserve" */
export const cardsYouPlay = (like: Syntax<Selector>): Syntax<Cards> =>
  oneOf<Cards>(
    iso(
      playedIn(like, 'you play'),
      (cards): Cards => ({ cards }),
      ({ cards, from }) => (from === undefined ? cards : undefined),
    ),
    ...sources.map(([text, from]) =>
      form<Cards>(`<cards> you play${text}`, { cards: like }, {
        cards: $('cards'),
        ...(from !== undefined && { from }),
      } as Template<Cards>),
    ),
  );

/** "The next Character you play this turn gains 1 boost", without how long that holds. */
export function nextPlayed(g: Grammar, when: string): Syntax<Passive> {
  const one = cardsYouPlay(g.noun({ many: false, from: false, your: 'your' }));
  const gains: Syntax<Passive> = iso(
    phrase<{ of: Cards; change: Change }>(`the next <of> ${when} <change>`, { of: one, change: changes(g) }),
    ({ of, change }): Passive => ({ kind: 'played', who: 'you', ...of, next: true, ...change }),
    (value) => {
      if (value.kind !== 'played' || value.next !== true || value.who !== 'you') return undefined;
      const { kind: _kind, who: _who, next: _next, cards, from, ...change } = value;
      return { of: { cards, ...(from !== undefined && { from }) }, change };
    },
  );
  const costs = (text: string, tree: Partial<CostChange>, less: boolean): Syntax<Passive> =>
    iso(
      phrase<{ of: Cards; mana: Quantity; least?: number }>(`the next <of> ${when} ${text}`, {
        of: one,
        mana: mana,
        least: mana,
      }),
      ({ of: { cards, from }, mana: amount, least }): Passive => ({
        kind: 'cost',
        who: 'you',
        of: cards,
        ...(from !== undefined && { from }),
        ...(typeof amount === 'number' && { add: less ? -amount : amount }),
        ...(least !== undefined && { atLeast: least }),
        ...tree,
        next: true,
      }),
      (value) => {
        if (value.kind !== 'cost' || value.next !== true || value.who !== 'you' || value.of === 'me')
          return undefined;
        const { kind: _kind, who: _who, next: _next, of: cards, from, add, atLeast, ...rest } = value;
        if ((atLeast !== undefined) !== text.includes('<least>')) return undefined;
        if (typeof add === 'object' || (add === undefined) !== (tree.free === true)) return undefined;
        if (add !== undefined && add < 0 !== less) return undefined;
        if (!same(rest, tree)) return undefined;
        return {
          of: { cards, ...(from !== undefined && { from }) },
          mana: Math.abs(add ?? 0),
          ...(atLeast !== undefined && { least: atLeast }),
        };
      },
    );
  return rule(
    'the next card you play',
    oneOf<Passive>(gains, costs('costs <mana> less', {}, true), costs('is free', { free: true }, false)),
  );
}
