import type { Condition } from '#altered/abilities';
import type { Syntax } from '../syntax/syntax.js';
import type { Grammar } from './grammar.js';

/** Conditions of later editions. */
export const laterConditions = (_g: Grammar): readonly Syntax<Condition>[] => [];
