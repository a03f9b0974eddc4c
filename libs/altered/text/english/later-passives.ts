import type { Passive } from '#altered/abilities';
import type { Syntax } from '../syntax/syntax.js';
import type { Grammar } from './grammar.js';

/** Statements of later editions. */
export const laterPassives = (_g: Grammar): readonly Syntax<Passive>[] => [];
