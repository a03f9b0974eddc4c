import type { Effect, What } from '#altered/abilities';
import { phrase } from '../syntax/phrases.js';
import { saying } from '../syntax/scope.js';
import { iso, oneOf, then, type Syntax } from '../syntax/syntax.js';
import type { Actor, Grammar } from './grammar.js';
import { actor } from './what.js';

const forms = [
  ['loses', 'its', false],
  ['lose', 'their', true],
  ['lose', 'my', true],
] as const;

/** Who loses them: what comes after can say how many they were. */
const loses = (g: Grammar): Syntax<What> =>
  oneOf<What>(
    ...forms.map(([verb, their, many]) =>
      then(
        iso(
          phrase<{ actor: Actor }>(`<actor> ${verb} all ${their} boosts`, { actor: actor(g) }),
          ({ actor: who }) =>
            who.many === many && (who.what === 'me') === (their === 'my') ? who.what : undefined,
          (what) => ((what === 'me') === (their === 'my') ? { actor: { what, many } } : undefined),
        ),
        (scope) => saying(scope, { thatMany: { countersTaken: true } }),
      ),
    ),
  );

const taken = (tree: unknown): boolean =>
  typeof tree === 'object' && tree !== null && ('countersTaken' in tree || Object.values(tree).some(taken));

/** "It loses all its boosts, then I gain that many boosts": they are taken, so that they are counted. */
export const lostThen = (g: Grammar): Syntax<Effect> => lost(g, '<from>, then <after>', 'lost then');

/** The same in two sentences. */
export const lostBefore = (g: Grammar): Syntax<Effect> => lost(g, '<from>. <after>.', 'lost before');

const lost = (g: Grammar, text: string, said: string): Syntax<Effect> =>
  iso(
    phrase<{ from: What; after: Effect }>(text, { from: loses(g), after: g.clause }),
    ({ from, after }): Effect | undefined =>
      taken(after)
        ? {
            kind: 'sequence',
            effects: [
              { kind: 'step', step: { kind: 'take-counters', from, name: 'boost', count: 'all' } },
              after,
            ],
            said,
          }
        : undefined,
    (effect) => {
      const [first, after] = effect.kind === 'sequence' && effect.said === said ? effect.effects : [];
      return first?.kind === 'step' && first.step.kind === 'take-counters' && after !== undefined
        ? { from: first.step.from, after }
        : undefined;
    },
  );
