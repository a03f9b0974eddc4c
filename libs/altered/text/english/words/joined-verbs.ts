import type { Effect } from '#altered/abilities';
import { list } from '../../syntax/phrases.js';
import { iso, oneOf, type Syntax } from '../../syntax/syntax.js';

/** Verbs joined by "and", or by ", then" where their subject stands once. */
export function joinedVerbs(verb: Syntax<Effect>): Syntax<Effect> {
  const by = (separator: string, last: string, wording: string): Syntax<Effect> =>
    iso(
      list(verb, separator, last),
      (effects): Effect | undefined =>
        effects.length < 2 ? undefined : { kind: 'sequence', effects, said: wording },
      (effect) => (effect.kind === 'sequence' && effect.said === wording ? effect.effects : undefined),
    );
  return oneOf(verb, by(',', 'and', 'and'));
}

/** Like `joinedVerbs`, with ", then" too: for verbs whose subject stands before them. */
export function followedVerbs(verb: Syntax<Effect>): Syntax<Effect> {
  const after = iso(
    list(verb, ',', ', then'),
    (effects): Effect | undefined =>
      effects.length < 2 ? undefined : { kind: 'sequence', effects, said: 'then too' },
    (effect) => (effect.kind === 'sequence' && effect.said === 'then too' ? effect.effects : undefined),
  );
  return oneOf(joinedVerbs(verb), after);
}
