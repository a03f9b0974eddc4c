import type { Expeditions, Passive } from '#altered/abilities';
import { form } from '../syntax/phrases.js';
import { means, oneOf, only, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { expeditionWord } from './expeditions.js';
import { terrain } from './words-for.js';

const mine = 'my region and the region of the Expedition facing me are <terrain>';

/** My region has words of its own. */
const other = only(expeditionWord, (word) => word !== 'my-expedition' && !word.startsWith('each'));

const several: Syntax<Expeditions> = oneOf<Expeditions>(
  means('your Expeditions', 'each-of-yours'),
  means("your opponents' Expeditions", 'each-of-opponents'),
  means('all Expeditions', 'each'),
);

/** Statements about the terrains of regions: "my region is {M} in addition to its other terrains". */
export const regions: readonly Syntax<Passive>[] = [
  form<Passive>(
    `${mine} and lose their other terrains`,
    { terrain },
    { kind: 'region', whose: 'mine-and-facing', terrain: $('terrain'), loses: true },
  ),
  form<Passive>(
    `${mine} in addition to their other terrains`,
    { terrain },
    { kind: 'region', whose: 'mine-and-facing', terrain: $('terrain') },
  ),
  form<Passive>(
    'my region is <terrain> and loses its other terrains',
    { terrain },
    { kind: 'region', whose: 'mine', terrain: $('terrain'), loses: true },
  ),
  form<Passive>(
    'my region is <terrain> in addition to its other terrains',
    { terrain },
    { kind: 'region', whose: 'mine', terrain: $('terrain') },
  ),
  ...(
    [
      ['the region of <of> is', 'its', 'loses', other],
      ['the regions of <of> are', 'their', 'lose', several],
    ] as const
  ).flatMap(([regionsOf, their, lose, of]) => [
    form<Passive>(
      `${regionsOf} <terrain> and ${lose} ${their} other terrains`,
      { of, terrain },
      { kind: 'terrains', of: $('of'), gain: [$('terrain')], lose: 'all-others' },
    ),
    form<Passive>(
      `${regionsOf} <terrain> in addition to ${their} other terrains`,
      { of, terrain },
      { kind: 'terrains', of: $('of'), gain: [$('terrain')] },
    ),
  ]),
];
