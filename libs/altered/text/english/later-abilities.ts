import type { Ability } from '#altered/abilities';
import type { Syntax } from '../syntax/syntax.js';
import type { Grammar } from './grammar.js';

/** Abilities of later editions. */
export const laterAbilities = (_g: Grammar): readonly Syntax<Ability>[] => [];
