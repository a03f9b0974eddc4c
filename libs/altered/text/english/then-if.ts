import { same, type Condition, type Effect, type What } from '#altered/abilities';
import { phrase } from '../syntax/phrases.js';
import { here, iso, oneOf, only, type Syntax } from '../syntax/syntax.js';
import type { Grammar } from './grammar.js';
import { objectsDoing } from './objects-doing.js';
import { predicates, saidOf, whatIsSaid, type Predicate } from './predicates.js';

type If = Extract<Effect, { kind: 'if' }>;
const said = 'then if';

/** What is done besides, with a condition that is about it alone. */
const onlyIf = (does: Syntax<Effect>, g: Grammar): Syntax<If> =>
  iso(
    phrase<{ does: Effect; condition: Condition }>('<does> if <condition>', { does, condition: g.condition }),
    ({ does: then, condition }): If => ({ kind: 'if', condition, then, said: 'if last' }),
    (effect) =>
      effect.said === 'if last' && effect.otherwise === undefined
        ? { does: effect.then, condition: effect.condition }
        : undefined,
  );

/** Said of what the first half was said of. */
const ofThe = (what: What, does: Syntax<Predicate>): Syntax<Effect> =>
  iso(
    does,
    (value) => saidOf(value, what),
    (effect) => {
      const found = whatIsSaid(effect);
      return found !== undefined && same(found.of, what) ? found.value : undefined;
    },
  );

/** "Target Character gains 1 boost, then gains Anchored if it's in {O}". */
export function thenIf(g: Grammar): Syntax<Effect> {
  const both = (first: Syntax<Effect>, second: Syntax<If>): Syntax<Effect> =>
    iso(
      phrase<{ first: Effect; second: If }>('<first>, then <second>', { first, second }),
      (parts): Effect => ({ kind: 'sequence', effects: [parts.first, parts.second], said }),
      (effect) => {
        const [one, other] = effect.kind === 'sequence' && effect.said === said ? effect.effects : [];
        return one !== undefined && other?.kind === 'if' ? { first: one, second: other } : undefined;
      },
    );
  const objects = objectsDoing(g);
  const isOfMe = (effect: Effect): boolean => whatIsSaid(effect)?.of === 'me';
  const ofIt = here<Effect>([], ({ it, several }) =>
    it === null || it === 'me' || several ? null : ofThe(it, predicates(g, 'one')),
  );
  return oneOf<Effect>(
    both(
      only(objects, (effect) => !isOfMe(effect)),
      onlyIf(ofIt, g),
    ),
    both(only(objects, isOfMe), onlyIf(ofThe('me', predicates(g, 'me')), g)),
  );
}
