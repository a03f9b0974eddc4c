import type { Passive } from '#altered/abilities';
import { form } from '../../syntax/phrases.js';
import { type Syntax } from '../../syntax/syntax.js';
import { $ } from '../../syntax/template.js';
import { terrain } from '../words/words-for.js';

const mine = 'my region and the region of the Expedition facing me are <terrain>';

/** Statements about the terrains of regions: "my region is {M} in addition to its other terrains". */
export const regions: readonly Syntax<Passive>[] = [
  form<Passive>(
    `${mine} and lose their other terrains`,
    { terrain },
    { kind: 'region', whose: 'mine-and-facing', terrain: $('terrain'), loses: true },
  ),
  form<Passive>(
    'my region is <terrain> in addition to its other terrains',
    { terrain },
    { kind: 'region', whose: 'mine' },
  ),
];
