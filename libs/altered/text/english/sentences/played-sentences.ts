import { same, type Effect, type Passive } from '#altered/abilities';
import { phrase } from '../../syntax/phrases.js';
import { iso, means, oneOf, type Syntax } from '../../syntax/syntax.js';
import type { Grammar } from '../words/grammar.js';
import { asOngoing } from './awaiting.js';
import { changes } from './played.js';

type Played = Extract<Passive, { kind: 'played' }>;
type Change = Pick<Played, 'gain' | 'lose' | 'notGained' | 'counters'>;

/** "The next Leviathan you play this Afternoon costs {2} less and gains 1 boost." */
export function lessAndMore(g: Grammar): Syntax<Effect> {
  return iso(
    phrase<{ next: Effect; change: Change }>('<next> and <change>', {
      next: asOngoing(g),
      change: changes(g),
    }),
    ({ next, change }): Effect | undefined => {
      const ongoing = next.kind === 'step' && next.step.kind === 'ongoing' ? next.step : undefined;
      if (ongoing?.passive.kind !== 'cost' || ongoing.passive.next !== true) return undefined;
      const cards = cardsOf(ongoing.passive);
      if (cards === undefined) return undefined;
      const passive: Passive = { kind: 'played', who: 'you', cards, next: true, ...change };
      return {
        kind: 'sequence',
        effects: [next, { kind: 'step', step: { ...ongoing, passive } }],
        said: 'less and more',
      };
    },
    (effect) => {
      const [next, also, ...more] =
        effect.kind === 'sequence' && effect.said === 'less and more' ? effect.effects : [];
      const passive = more.length === 0 ? ofTheSame(next, also) : undefined;
      if (next === undefined || passive === undefined) return undefined;
      const { kind: _kind, who: _who, cards: _cards, next: _next, ...change } = passive;
      return { next, change };
    },
  );
}

/** "The next Spell you play this turn is free. If you play it from your hand, it loses Fleeting." */
export function playedSentences(g: Grammar): Syntax<Effect> {
  const from = means('your hand', 'hand');
  interface Parts {
    readonly next: Effect;
    readonly from: 'hand' | 'reserve';
    readonly change: Change;
  }
  return iso(
    phrase<{ [K in keyof Parts]: Parts[K] }>('<next>. If you play it from <from>, it <change>.', {
      next: asOngoing(g),
      from,
      change: changes(g),
    }),
    ({ next, from: onlyFrom, change }): Effect | undefined => {
      const ongoing = next.kind === 'step' && next.step.kind === 'ongoing' ? next.step : undefined;
      const cards = ongoing === undefined ? undefined : cardsOf(ongoing.passive);
      if (ongoing === undefined || cards === undefined) return undefined;
      const passive: Passive = { kind: 'played', who: 'you', cards, next: true, onlyFrom, ...change };
      return {
        kind: 'sequence',
        effects: [next, { kind: 'step', step: { ...ongoing, passive } }],
        said: 'of it',
      };
    },
    (effect) => {
      const [next, also, ...more] =
        effect.kind === 'sequence' && effect.said === 'of it' ? effect.effects : [];
      const passive = more.length === 0 ? ofTheSame(next, also) : undefined;
      if (next === undefined || passive?.onlyFrom === undefined) return undefined;
      const { kind: _kind, who: _who, cards: _cards, next: _next, onlyFrom, ...change } = passive;
      return { next, from: onlyFrom, change };
    },
  );
}

/** Returns the effect of the second of two statements on the card of the first, for the same duration. */
function ofTheSame(next: Effect | undefined, also: Effect | undefined): Played | undefined {
  if (next?.kind !== 'step' || next.step.kind !== 'ongoing') return undefined;
  if (also?.kind !== 'step' || also.step.kind !== 'ongoing') return undefined;
  const { passive, duration } = also.step;
  if (passive.kind !== 'played' || passive.who !== 'you' || passive.next !== true) return undefined;
  const isSame = duration === next.step.duration && same(passive.cards, cardsOf(next.step.passive));
  return isSame ? passive : undefined;
}

/** The cards of one's own that a statement is about. */
const cardsOf = (passive: Passive): Played['cards'] | undefined => {
  if ((passive.kind === 'played' || passive.kind === 'cost') && passive.who !== 'you') return undefined;
  if (passive.kind === 'played') return passive.cards;
  return passive.kind === 'cost' && passive.of !== 'me' ? passive.of : undefined;
};
