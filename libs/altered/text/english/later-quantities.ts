import type { Quantity } from '#altered/abilities';
import type { Syntax } from '../syntax/syntax.js';
import type { Grammar } from './grammar.js';

/** Numbers of later editions. */
export const laterQuantities = (_g: Grammar): readonly Syntax<Quantity>[] => [];
