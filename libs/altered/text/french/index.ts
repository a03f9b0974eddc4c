import type { Language } from '../romance/language.js';
import { deeds } from './deeds.js';
import { grammar } from './grammar.js';
import { amounts, descriptions, objects, places, players, quantities } from './nouns.js';
import { clauses, conditions, costs, sentences, steps, triggers } from './sentences.js';
import { allowances, occasions, situations, standings } from './situations.js';
import { passives, playing, replacements } from './statements.js';
import { verbs } from './verbs.js';
import { words } from './words.js';

/** French, in the words of its rulebook. */
export const french: Language = {
  allowances,
  deeds,
  grammar,
  occasions,
  situations,
  standings,
  words,
  verbs,
  amounts,
  clauses,
  conditions,
  costs,
  descriptions,
  objects,
  passives,
  places,
  players,
  playing,
  quantities,
  replacements,
  sentences,
  steps,
  triggers,
};
