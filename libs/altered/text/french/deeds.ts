import type { DeedPhrases } from '../romance/deeds.js';
import { bare, the } from '../romance/grammar.js';
import type { Acted } from '../romance/objects.js';
import { after, number, spoken } from './grammar.js';
import { verbs } from './verbs.js';

const theirs = (whose: Acted, plural: boolean): string => {
  if (whose === 'me') return plural ? 'mes' : 'ma';
  if (whose.are.plural) return plural ? 'leurs' : 'leur';
  return plural ? 'ses' : 'sa';
};

const oneOf = (count: number | 'one'): string =>
  count === 'one' ? 'l’une' : `jusqu’à ${number(count, 'f')}`;

export const deeds: DeedPhrases = {
  rush: { verb: verbs.do, what: 'une Ruée' },
  rushing: (what) => `avec ${what}`,
  handCost: '(vous pouvez payer le Coût de Main d’une carte de la Réserve)',
  controlOf: (what) => (what === 'me' ? 'mon contrôle' : `le contrôle ${after('of', what)}`),
  putting: {
    'my-expedition': 'en le mettant dans mon Expédition si c’est un Permanent d’Expédition',
    'one-of-yours': 'en le mettant dans l’une de vos Expéditions',
  },
  gainAbilities: (abilities) => ({ verb: verbs.gain, what: `de façon permanente ${abilities}` }),
  asOwn: (abilities, several) =>
    `${abilities} comme si ${several ? 'elles étaient miennes' : 'elle était mienne'}`,
  someOf: (count, abilities) => `${oneOf(count)} ${after('of', abilities)}`,
  abilitiesOf: (symbols, whose) =>
    whose === 'me' || whose.pronoun
      ? bare(`${theirs(whose, true)} capacités ${symbols}`, 'f', true)
      : the(`capacités ${symbols} ${after('of', whose.phrase)}`, 'f', true),
  oneAbilityOf: (symbol, whose) =>
    whose === 'me' || whose.pronoun
      ? bare(`${theirs(whose, false)} capacité ${symbol}`, 'f')
      : the(`capacité ${symbol} ${after('of', whose.phrase)}`, 'f'),
  amongThem: (among) => `comme vous le souhaitez entre ${spoken(among)}`,
  with: (other) => (other === 'me' ? 'avec moi' : `avec ${spoken(other)}`),
  subtypesOf: (whose) =>
    whose === 'me' || whose.pronoun
      ? bare(`${theirs(whose, true)} sous-types`, 'm', true)
      : the(`sous-types ${after('of', whose.phrase)}`, 'm', true),
  boostsOf: (whose, { many }) =>
    whose === 'me'
      ? `mes ${many}`
      : whose.pronoun
        ? `leurs ${many}`
        : `les ${many} ${after('of', whose.phrase)}`,
  allBoosts: (whose, { many }) =>
    `tous ${whose === 'me' ? 'mes' : whose.are.plural ? 'leurs' : 'ses'} ${many}`,
  takenFrom: (from, spend) =>
    from === 'me' ? (spend ? 'de moi' : 'à moi') : spend ? `pris sur ${spoken(from)}` : after('to', from),
  allOf: ({ many, gender }) => spoken({ gender, plural: true, article: 'all', words: many }),
  upToMost: (most) => `jusqu’à un maximum de ${most}`,
  placedMarker: (symbol) =>
    symbol === undefined ? 'l’un de mes marqueurs' : `un marqueur Terrain ${symbol}`,
  onRegion: (region) =>
    region === 'target'
      ? 'sur la région visible ciblée'
      : region === 'my-region'
        ? 'sur ma région'
        : `sur la région ${after('of', region)}`,
  aMarker: (symbol) => `un marqueur Terrain ${symbol}`,
  fromAnyRegion: (region) =>
    region === 'target'
      ? 'd’une région quelconque vers la région visible ciblée'
      : `d’une région quelconque vers ${region === 'my-region' ? 'ma région' : `la région ${after('of', region)}`}`,
  anotherTurn: 'un autre tour',
  theGift: 'ce Don',
  atOnce: 'immédiatement',
  forLess: (mana) => `pour ${mana} de moins`,
  asFromHand: 'comme depuis la Main',
  firstPlayer: 'le premier joueur',
  weGain: (other, what) =>
    other === undefined ? `je gagne ${what}` : `${other} et moi gagnons chacun ${what}`,
};
