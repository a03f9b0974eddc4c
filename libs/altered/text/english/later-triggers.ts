import type { Trigger } from '#altered/abilities';
import type { Syntax } from '../syntax/syntax.js';
import type { Grammar } from './grammar.js';

/** Triggers of later editions. */
export const laterTriggers = (_g: Grammar): readonly Syntax<Trigger>[] => [];
