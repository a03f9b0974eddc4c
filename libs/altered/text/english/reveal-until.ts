import { isPrinted, same, type Effect, type Selector } from '#altered/abilities';
import { firstOf } from '../syntax/beginning.js';
import { phrase } from '../syntax/phrases.js';
import { saying, type Scope } from '../syntax/scope.js';
import { only, type Syntax } from '../syntax/syntax.js';
import { articled } from './articles.js';
import type { Grammar } from './grammar.js';
import { fresh } from './noting.js';

interface Found {
  readonly like: Selector;
  readonly seen: string;
  readonly found: string | undefined;
}

/** All that is revealed, and then the one of it that was looked for. */
const effectOf = ({ like, seen, found }: Found): Effect => ({
  kind: 'sequence',
  effects: [
    { kind: 'step', step: { kind: 'reveal', what: { top: 'you', until: like } }, note: seen },
    {
      kind: 'step',
      step: { kind: 'choose', what: { choose: { among: { noted: seen }, ...like } } },
      ...(found !== undefined && { note: found }),
    },
  ],
  said: 'until',
});

function foundIn(effect: Effect): Found | undefined {
  const [first, second] = effect.kind === 'sequence' && effect.said === 'until' ? effect.effects : [];
  if (first?.kind !== 'step' || first.step.kind !== 'reveal' || second?.kind !== 'step') return undefined;
  const { what } = first.step;
  if (typeof what !== 'object' || !('top' in what) || what.until === undefined || first.note === undefined)
    return undefined;
  const said: Found = { like: what.until, seen: first.note, found: second.note };
  return same(effectOf(said), effect) ? said : undefined;
}

/** "It" is the card that was looked for, and the others are the rest of what was revealed. */
const spokenOf = (scope: Scope, seen: string, found: string): Scope =>
  saying(scope, {
    noted: [...scope.noted, seen, found],
    cards: { noted: seen },
    chosen: { noted: found },
    it: { noted: found },
    several: false,
    top: null,
  });

/** "reveal cards from the top of your deck until you reveal a Character" */
export function revealUntil(g: Grammar): Syntax<Effect> {
  const one = g.noun({ many: false, from: false, your: 'your' });
  const said = phrase<{ like: Selector }>('reveal cards from the top of your deck until you reveal <like>', {
    like: only(articled(one), (like) => isPrinted(like) && Object.keys(like).length > 0),
  });
  return {
    first: () => firstOf(said),
    parse: (source, at, scope) =>
      said.parse(source, at, scope).map(({ value: { like }, end, scope: after }) => {
        const seen = fresh(after, 'revealed');
        const found = fresh(after, 'chosen');
        return { value: effectOf({ like, seen, found }), end, scope: spokenOf(after, seen, found) };
      }),
    print: (effect, scope) => {
      const all = foundIn(effect);
      const printed = all === undefined ? null : said.print({ like: all.like }, scope);
      if (all === undefined || printed === null) return null;
      const found = all.found ?? fresh(printed.scope, 'chosen');
      return { ...printed, scope: spokenOf(printed.scope, all.seen, found) };
    },
  };
}
