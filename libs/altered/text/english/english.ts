import { remembered } from '../syntax/beginning.js';
import { lazily } from '../syntax/syntax.js';
import { abilities } from './abilities/abilities.js';
import { clauses } from './sentences/clause.js';
import { conditions, pastConditions } from './conditions/conditions.js';
import { paid, withoutX } from './sentences/costs.js';
import { effects } from './sentences/effects.js';
import { expeditions } from './nouns/expeditions.js';
import { once, type Grammar, type Style } from './words/grammar.js';
import { noun } from './nouns/noun.js';
import { passives } from './abilities/passives.js';
import { players } from './nouns/players.js';
import { quantities } from './nouns/quantities.js';
import { triggers } from './triggers/triggers.js';
import { object } from './nouns/what.js';

const nounOf = once((g, many: boolean, from: boolean, your: Style['your']) => noun(g, { many, from, your }));
const objectOf = once((g, from: boolean, your: Style['your']) => object(g, { from, your }));

/** Builds the grammar by combining the productions of all files. */
function english(): Grammar {
  const g: Grammar = {
    noun: ({ many, from, your }) => lazily(() => nounOf(g, many, from, your)),
    object: ({ from, your }) => lazily(() => objectOf(g, from, your)),
    single: lazily(() => nounOf(g, false, false, 'your')),
    many: lazily(() => nounOf(g, true, false, 'your')),
    quantity: lazily(() => quantities(g)),
    players,
    expeditions,
    condition: lazily(() => conditions(g)),
    pastCondition: lazily(() => pastConditions(g)),
    cost: lazily(() => withoutX(paid(g))),
    trigger: lazily(() => triggers(g)),
    effect: lazily(() => effects(g)),
    clause: lazily(() => clauses(g)),
    passive: lazily(() => passives(g)),
    ability: lazily(() => abilities(g)),
  };
  return g;
}

/**
 * Returns the grammar for the standard English wording of cards. The grammar is large, so it is built only when text is
 * first parsed or printed.
 */
export const grammar: () => Grammar = remembered(english);
