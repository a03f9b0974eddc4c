import type { Effect } from '#altered/abilities';
import type { Syntax } from '../syntax/syntax.js';
import type { Grammar } from './grammar.js';

/** What is done in later editions. */
export const laterClauses = (_g: Grammar): readonly Syntax<Effect>[] => [];
