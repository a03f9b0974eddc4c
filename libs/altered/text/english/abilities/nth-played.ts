import { type Passive, type Selector } from '#altered/abilities';
import { phrase } from '../../syntax/phrases.js';
import { iso, type Syntax } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { ordinal } from '../words/numbers.js';
import { changes } from '../sentences/played.js';

type Played = Extract<Passive, { kind: 'played' }>;

/** "The first Character you play each Afternoon gains 1 boost" */
export const nthPlayed = (g: Grammar, noun: Syntax<Selector>): Syntax<Passive> =>
  iso(
    phrase<{ number: number; cards: Selector; change: Partial<Played> }>(
      'the <number> <cards> you play each Afternoon <change>',
      { number: ordinal, cards: noun, change: changes(g) },
    ),
    ({ number, cards, change }): Passive => ({
      kind: 'played',
      who: 'you',
      cards,
      // The first of an Afternoon has a word of its own.
      ...(number === 1 ? { first: 'afternoon' } : { nth: { number, each: 'afternoon' } }),
      ...change,
    }),
    (value) => {
      if (value.kind !== 'played' || value.who !== 'you' || value.next === true || value.if !== undefined)
        return undefined;
      const { kind: _kind, who: _who, cards, first, nth, ...change } = value;
      if (nth !== undefined && nth.each !== 'afternoon') return undefined;
      const number = first === undefined ? nth?.number : 1;
      return number === undefined ? undefined : { number, cards, change };
    },
  );
