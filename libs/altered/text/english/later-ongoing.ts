import type { Step } from '#altered/abilities';
import type { Syntax } from '../syntax/syntax.js';
import type { Grammar } from './grammar.js';

/** What goes on holding in later editions. */
export const laterOngoing = (_g: Grammar): readonly Syntax<Step>[] => [];
