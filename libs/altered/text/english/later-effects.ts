import type { Effect } from '#altered/abilities';
import type { Syntax } from '../syntax/syntax.js';
import type { Grammar } from './grammar.js';

/** Sentences of later editions. */
export const laterSentences = (_g: Grammar): readonly Syntax<Effect>[] => [];

/** Whole effects of later editions. */
export const laterEffects = (_g: Grammar): readonly Syntax<Effect>[] => [];
