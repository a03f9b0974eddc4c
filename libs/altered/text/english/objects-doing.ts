import { same, type Effect } from '#altered/abilities';
import { phrase } from '../syntax/phrases.js';
import { firstOf } from '../syntax/beginning.js';
import { here, iso, oneOf, only, synonym, type Syntax } from '../syntax/syntax.js';
import { marked } from '../syntax/worded.js';
import type { Actor, Grammar } from './grammar.js';
import { isGaining, predicates, saidOf, whatIsSaid, type Predicate } from './predicates.js';
import { actor } from './what.js';

interface Said {
  readonly actor: Actor;
  readonly does: Predicate;
}

/** What objects do: "I gain 2 boosts", "target Character gains 1 boost and loses Fleeting". */
export function objectsDoing(g: Grammar): Syntax<Effect> {
  const who = actor(g);
  const joined = (text: string, many: boolean, fits: (said: Said) => boolean): Syntax<Effect> =>
    iso(
      phrase<{ actor: Actor; does: Predicate }>(text, { actor: who, does: predicates(g, many) }),
      (said) => (said.actor.many === many && fits(said) ? saidOf(said.does, said.actor.what) : undefined),
      (effect) => {
        const found = whatIsSaid(effect);
        return found === undefined ? undefined : { actor: { what: found.of, many }, does: found.value };
      },
    );
  return oneOf<Effect>(
    joined('<actor> <does>', false, () => true),
    severally(joined('<actor> each <does>', true, isSeveral), true),
    synonym(joined('<actor> each <does>', true, isOfThem)),
    severally(
      joined('<actor> <does>', true, (said) => !isSeveral(said)),
      false,
    ),
    // "the same number of target Characters lose Fleeting"
    marked(
      'all together',
      only(joined('<actor> <does>', true, isSeveral), ({ kind }) => kind === 'step'),
    ),
  );
}

/** "they each gain 1 boost", of what has just been counted. */
export const theyEach = (g: Grammar): Syntax<Effect> =>
  here(['they'], ({ those }) =>
    those === null
      ? null
      : marked(
          'they each',
          iso(
            phrase<{ does: Predicate }>('they each <does>', { does: predicates(g, true) }),
            ({ does }) => saidOf(does, { all: those }),
            (effect) => {
              const found = whatIsSaid(effect);
              return found !== undefined && same(found.of, { all: those })
                ? { does: found.value }
                : undefined;
            },
          ),
        ),
  );

/** "They", of several targets that were pointed at. */
const isOfThem = ({ actor: { what }, does }: Said): boolean =>
  typeof what === 'object' && ('target' in what || 'noted' in what) && isGaining(does);

/** Of several targets, each one gains by itself. */
const isSeveral = ({ actor: { what }, does }: Said): boolean =>
  typeof what === 'object' && 'target' in what && isGaining(does);

const severally = (syntax: Syntax<Effect>, each: boolean): Syntax<Effect> => ({
  first: () => firstOf(syntax),
  parse: (source, at, scope) => syntax.parse(source, at, scope),
  print: (effect, scope) => {
    const found = whatIsSaid(effect);
    if (found === undefined) return null;
    const { of, value } = found;
    const isNew = typeof of === 'object' && 'target' in of && of.target === scope.targets.length;
    return (isNew && isGaining(value)) === each ? syntax.print(effect, scope) : null;
  },
});
