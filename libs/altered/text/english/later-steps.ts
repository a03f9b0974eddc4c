import type { Step } from '#altered/abilities';
import type { Syntax } from '../syntax/syntax.js';
import type { Grammar } from './grammar.js';
import type { Person } from './person.js';

/** What players do in later editions. */
export const laterSteps = (_g: Grammar, _person: Person): readonly Syntax<Step>[] => [];
