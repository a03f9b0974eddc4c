import {
  same,
  type AnyOf,
  type Expeditions,
  type Passive,
  type Quantity,
  type Selector,
  type Terrain,
} from '#altered/abilities';
import { around, form, phrase } from '../syntax/phrases.js';
import { iso, means, only, oneOf, rule, synonym, type Syntax } from '../syntax/syntax.js';
import { $, type Template } from '../syntax/template.js';
import { marked } from '../syntax/worded.js';
import { counters, onePer, type Counters } from './counters.js';
import { expeditionWord } from './expeditions.js';
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
    means<Change>("doesn't gain Fleeting", { notGained: 'fleeting' }),
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
    ...gainsAndLoses(g),
  );

/** "gains 1 boost and loses Fleeting", in whichever order. */
const gainsAndLoses = (g: Grammar): readonly Syntax<Change>[] => {
  const parts = { counters: counters(g), gain: status, lose: status };
  const of = (text: string, tree: object): Syntax<Change> => form<Change>(text, parts, tree);
  const [both, other] = [
    { lose: $('lose'), counters: $('counters') },
    { gain: $('gain'), lose: $('lose') },
  ];
  return [
    of('gains <counters> and loses <lose>', both),
    of('gains <gain> and loses <lose>', other),
    of('gains <counters>, gains <gain> and loses <lose>', { ...both, ...other }),
    synonym(of('loses <lose> and gains <counters>', both)),
    synonym(of('loses <lose> and gains <gain>', other)),
    synonym(of('gains <counters> and <gain> and loses <lose>', { ...both, ...other })),
  ];
};

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

/** Expeditions to which a player plays cards. */
const expeditionsOf: Readonly<Record<'you' | 'opponent', readonly Expeditions[]>> = {
  you: ['my-expedition', 'my-other-expedition', 'your-hero', 'your-companion'],
  opponent: ['facing-me', 'opponent-hero', 'opponent-companion'],
};

/** "Characters you play in {V}", "Character your opponents play in the Expedition facing me" */
export const playedIn = (like: Syntax<Selector>, text: string, who: 'you' | 'opponent'): Syntax<Selector> =>
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
    iso(
      phrase<{ cards: Selector; within: Expeditions }>(`<cards> ${text} in <within>`, {
        cards: only(like, (cards) => cards.expedition === undefined),
        within: only(expeditionWord, (word) => expeditionsOf[who].includes(word)),
      }),
      ({ cards, within }): Selector => ({ ...cards, expedition: within }),
      ({ expedition: within, ...cards }) =>
        typeof within === 'string' && (expeditionsOf[who] as readonly unknown[]).includes(within)
          ? { cards, within: within }
          : undefined,
    ),
  );

/** "Character you play", "card you play from your Reserve" */
export const cardsYouPlay = (like: Syntax<Selector>): Syntax<Cards> =>
  oneOf<Cards>(
    iso(
      playedIn(like, 'you play', 'you'),
      (cards): Cards => ({ cards }),
      ({ cards, from }) => (from === undefined ? cards : undefined),
    ),
    synonym(
      form<Cards>('<cards> you play from Reserve', { cards: like }, { cards: $('cards'), from: 'reserve' }),
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
  const lessPer: Syntax<Passive> = iso(
    phrase<{ of: Cards; mana: number; per: Quantity }>(`the next <of> ${when} costs <mana> less per <per>`, {
      of: one,
      mana,
      per: onePer(g),
    }),
    ({ of: { cards, ...from }, mana: less, per }): Passive => ({
      kind: 'cost',
      who: 'you',
      of: cards,
      ...from,
      add: { times: [-less, per] },
      next: true,
    }),
    (value) => {
      if (value.kind !== 'cost' || value.next !== true || value.who !== 'you' || value.of === 'me')
        return undefined;
      const { kind: _kind, who: _who, next: _next, of: cards, from, add, ...rest } = value;
      if (typeof add !== 'object' || !('times' in add) || Object.keys(rest).length > 0) return undefined;
      const [less, per] = add.times;
      return typeof less === 'number' && less < 0
        ? { of: { cards, ...(from !== undefined && { from }) }, mana: -less, per }
        : undefined;
    },
  );
  const lessX = marked(
    'where X',
    iso(
      phrase<{ of: Cards; x: Quantity }>(`the next <of> ${when} costs {X} less, where X is <x>`, {
        of: one,
        x: g.quantity,
      }),
      ({ of: { cards, ...from }, x }): Passive => ({
        kind: 'cost',
        who: 'you',
        of: cards,
        ...from,
        add: { times: [-1, x] },
        next: true,
      }),
      (value) => {
        if (value.kind !== 'cost' || value.next !== true || value.who !== 'you' || value.of === 'me')
          return undefined;
        const { kind: _kind, who: _who, next: _next, of: cards, from, add, ...rest } = value;
        if (typeof add !== 'object' || !('times' in add) || Object.keys(rest).length > 0) return undefined;
        const [by, x] = add.times;
        return by === -1 ? { of: { cards, ...(from !== undefined && { from }) }, x } : undefined;
      },
    ),
  );
  return rule(
    'the next card you play',
    oneOf<Passive>(
      gains,
      costs('costs <mana> less, down to a minimum of <least>', {}, true),
      costs('costs <mana> less', {}, true),
      lessPer,
      lessX,
      costs('costs <mana> more', {}, false),
      costs('is free', { free: true }, false),
    ),
  );
}
