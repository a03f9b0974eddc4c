import type {
  AnyOf,
  Comparison,
  Duration,
  PhaseName,
  Standing,
  StatusName,
  Terrain,
} from '#altered/abilities';
import { list } from '../../syntax/phrases.js';
import { iso, rule, wordsFor, type Syntax } from '../../syntax/syntax.js';

const lasting = { Fleeting: 'fleeting', Anchored: 'anchored', Asleep: 'asleep' } as const;

export const status = rule('a status', wordsFor<StatusName>(lasting));

/** The status of an object, as a predicate. */
export const being = rule(
  'a status',
  wordsFor<StatusName | 'boosted'>({ ...lasting, Boosted: 'boosted', exhausted: 'exhausted' }),
);

/** Keyword abilities without a number. */
export const keyword = rule(
  'a keyword ability',
  wordsFor<'defender' | 'eternal' | 'gigantic' | 'seasoned'>({
    Defender: 'defender',
    Eternal: 'eternal',
    Gigantic: 'gigantic',
    Seasoned: 'seasoned',
  }),
);

export const terrain = rule(
  'a terrain',
  wordsFor<Terrain>({ '{V}': 'forest', '{M}': 'mountain', '{O}': 'water' }),
);

/** One word, or any of several words: "{M} or {O}", "Anchored or Asleep". */
const anyOf = <Word extends string>(word: Syntax<Word>): Syntax<AnyOf<Word>> =>
  iso(
    list(word, ',', 'or'),
    (words): AnyOf<Word> | undefined => (words.length === 1 ? words[0] : words),
    (words) => (typeof words === 'string' ? [words] : words),
  );
export const anyStatus: Syntax<AnyOf<StatusName>> = anyOf<StatusName>(status);
export const anyTerrain: Syntax<AnyOf<Terrain>> = anyOf(terrain);

export const orMore = wordsFor<Comparison>({ 'or more': 'at-least', 'or less': 'at-most' });

export const triggerSymbol = wordsFor<'join' | 'from-hand' | 'from-reserve'>({
  '{j}': 'join',
  '{h}': 'from-hand',
  '{r}': 'from-reserve',
});

/** The position of an expedition, after "that's" and "is": "behind or tied". */
export const standing = wordsFor<Standing>({
  'behind or tied': 'behind-or-tied',
  behind: 'behind',
  ahead: 'ahead',
  Ascended: 'ascended',
  'In contact': 'in-contact',
});

/** The zones from which a player discards cards. */
export const zonesOf = (your: 'your' | 'their'): Syntax<readonly ('hand' | 'reserve')[]> =>
  wordsFor<readonly ('hand' | 'reserve')[]>({
    [`${your} hand or ${your} Reserve`]: ['hand', 'reserve'],
    [`${your} hand`]: ['hand'],
    [`${your} Reserve`]: ['reserve'],
  });

/** The phases of a Day that cards name. */
export const phase = wordsFor<PhaseName>({
  Noon: 'noon',
  Dusk: 'dusk',
  Night: 'night',
  'the Afternoon': 'afternoon',
});

export const direction = wordsFor<'forward' | 'backward'>({ forward: 'forward', backwards: 'backward' });

type Span = Exclude<Duration, 'rest'>;
/** The period during which a statement applies, actions are counted or an event is awaited: "this turn". */
export const thisLong = wordsFor<Span>({
  'this turn': 'turn',
  'this Afternoon': 'afternoon',
  'this Day': 'day',
});
