import type { AnyOf, Passive, Selector, Terrain } from '#altered/abilities';
import { around, form, phrase } from '../../syntax/phrases.js';
import { iso, oneOf, only, type Syntax } from '../../syntax/syntax.js';
import { counters, type Counters } from '../nouns/counters.js';
import type { Grammar } from '../words/grammar.js';
import { anyTerrain, status } from '../words/rule-words.js';

type Played = Extract<Passive, { kind: 'played' }>;
export type Change = Pick<Played, 'gain' | 'lose' | 'notGained' | 'counters'>;

/** Changes to a single card that is played. */
export const changes = (g: Grammar): Syntax<Change> =>
  oneOf<Change>(
    form<Change>('gains <gain>', { gain: status }),
    form<Change>('loses <lose>', { lose: status }),
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
export interface Cards {
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
  iso(
    phrase<{ cards: Selector; terrain: AnyOf<Terrain> }>(`<cards> ${text} in <terrain>`, {
      cards: only(like, (cards) => cards.inTerrain === undefined),
      terrain: anyTerrain,
    }),
    ({ cards, terrain: inTerrain }): Selector => ({ ...cards, inTerrain }),
    ({ inTerrain, ...cards }) =>
      inTerrain === undefined || inTerrain === 'single-terrain' ? undefined : { cards, terrain: inTerrain },
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
      form<Cards>(`<cards> you play${text}`, { cards: like }, { ...(from !== undefined && { from }) }),
    ),
  );
