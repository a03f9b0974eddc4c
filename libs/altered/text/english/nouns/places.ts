import type { Players, ZoneName } from '#altered/abilities';
import { means, oneOf, type Syntax } from '../../syntax/syntax.js';
import { $ } from '../../syntax/template.js';
import { feature, type Feature } from '../words/described.js';
import type { Style } from '../words/grammar.js';
import { targetPlayers } from './players.js';

const inPlay = ['hero', 'expedition', 'landmark'] as const;

/** Whose, before the noun of a zone, apart from who acts. */
const whose: Syntax<Players> = oneOf<Players>(
  means("your opponent's", 'opponent'),
  means("each player's", 'each-player'),
  targetPlayers,
);

/** Where objects are, after the noun: "in your Reserve", "from target player's hand". */
export function places({ many, from, your }: Style): readonly Feature[] {
  const zone = oneOf<ZoneName>(
    means('Reserve', 'reserve'),
    means('hand', 'hand'),
    means('discard pile', 'discard'),
  );
  const word: Syntax<undefined> = {
    ...oneOf<undefined>(...(from ? ['from', 'in'] : ['in', 'from']).map((text) => means(text, undefined))),
    optional: true,
  };
  const and = many ? 'and' : 'or';
  const say = (text: string, tree: object): Feature => feature(text, { word, zone, whose }, tree);
  const ofBoth = { zone: ['expedition', 'reserve'], controller: 'you' };
  return [
    say(`<word> ${your} <zone>`, { owner: 'you' }),
    say(`in ${your} Landmarks`, { zone: 'landmark', controller: 'you' }),
    say('<word> <whose> <zone>', { owner: $('whose') }),
    say("<word> any player's Reserve", { zone: 'reserve', ofAnyPlayer: true }),
    say(from ? 'from a Reserve' : 'in Reserve', { zone: 'reserve' }),
    say(from ? 'in Reserve' : 'from a Reserve', { zone: 'reserve' }),
    many
      ? say(`among ${your} Reserve and Expeditions`, ofBoth)
      : say(`in ${your} Expeditions or ${your} Reserve`, ofBoth),
    say('in play and in Reserve', { zone: ['reserve', ...inPlay] }),
    say('from play and Reserve', { zone: ['reserve', ...inPlay] }),
    say(`you control ${and} in your Reserve`, { zone: [...inPlay, 'reserve'], controller: 'you' }),
    say(`in ${your} Reserve or Landmarks`, { zone: ['reserve', 'landmark'], controller: 'you' }),
    say('in play', { zone: inPlay }),
    say('in play or in Reserve', { zone: [...inPlay, 'reserve'] }),
    say('in an Expedition or in Reserve', { zone: ['expedition', 'reserve'] }),
  ];
}
