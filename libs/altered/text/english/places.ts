import type { Players, ZoneName } from '#altered/abilities';
import { means, oneOf, type Syntax } from '../syntax/syntax.js';
import { $ } from '../syntax/template.js';
import { feature, type Feature } from './described.js';
import type { Style } from './grammar.js';
import { targetPlayers } from './players.js';

/** Zones that are somebody's, and the field that says whose. */
const zones: readonly {
  readonly text: string;
  readonly zone: ZoneName;
  readonly field: 'owner' | 'controller';
}[] = [
  { text: 'Reserve', zone: 'reserve', field: 'owner' },
  { text: 'hand', zone: 'hand', field: 'owner' },
  { text: 'discard pile', zone: 'discard', field: 'owner' },
  { text: 'deck', zone: 'deck', field: 'owner' },
  { text: 'Landmarks', zone: 'landmark', field: 'controller' },
  { text: 'Mana zone', zone: 'mana', field: 'owner' },
];

const inPlay = ['hero', 'expedition', 'landmark'] as const;

/** Whose, before the noun of a zone, apart from who acts. */
const whose: Syntax<Players> = oneOf<Players>(
  means("your opponent's", 'opponent'),
  means("each player's", 'each-player'),
  targetPlayers,
);

/** Where objects are, after the noun: "in your Reserve", "from target player's hand". */
export function places({ many, from, your }: Style): readonly Feature[] {
  const prepositions = from ? ['from', 'in'] : ['in', 'from'];
  const both = (text: string, parts: object, tree: Parameters<typeof feature>[2]): readonly Feature[] =>
    prepositions.map((word) => feature(`${word} ${text}`, parts as never, tree));
  const and = many ? 'and' : 'or';
  return [
    ...zones.flatMap(({ text, zone, field }) => [
      ...both(`${your} ${text}`, {}, { zone, [field]: 'you' } as never),
      ...both(`<whose> ${text}`, { whose }, { zone, [field]: $('whose') } as never),
    ]),
    ...both("any player's Reserve", {}, { zone: 'reserve', ofAnyPlayer: true } as never),
    feature(from ? 'from a Reserve' : 'in Reserve', {}, { zone: 'reserve' }),
    feature(from ? 'in Reserve' : 'from a Reserve', {}, { zone: 'reserve' }),
    feature(
      `in ${your} Expeditions ${and} ${your} Reserve`,
      {},
      { zone: ['expedition', 'reserve'], controller: 'you' },
    ),
    feature('in play and in Reserve', {}, { zone: ['reserve', ...inPlay] }),
    feature(`you control ${and} in your Reserve`, {}, { zone: [...inPlay, 'reserve'], controller: 'you' }),
    feature(`in ${your} Reserve ${and} Landmarks`, {}, { zone: ['reserve', 'landmark'], controller: 'you' }),
    ...['in', 'from'].flatMap((word) =>
      [`${your} hand ${and} Reserve`, `${your} hand ${and} ${your} Reserve`].map((text) =>
        feature(`${word} ${text}`, {}, { zone: ['hand', 'reserve'], owner: 'you' }),
      ),
    ),
    feature('in play', {}, { zone: inPlay }),
    feature('in play or in Reserve', {}, { zone: [...inPlay, 'reserve'] }),
    feature('in an Expedition or in Reserve', {}, { zone: ['expedition', 'reserve'] }),
  ];
}
