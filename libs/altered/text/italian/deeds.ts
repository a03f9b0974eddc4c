import type { DeedPhrases } from '../romance/deeds.js';
import { the } from '../romance/grammar.js';
import type { Acted } from '../romance/objects.js';
import { after, number, spoken } from './grammar.js';
import { verbs } from './verbs.js';

const theirs = (whose: Acted, plural: boolean): string => {
  if (whose === 'me') return plural ? 'mie' : 'mia';
  return whose.are.plural ? 'loro' : plural ? 'sue' : 'sua';
};

const oneOf = (count: number | 'one'): string => (count === 'one' ? 'una' : `fino a ${number(count, 'f')}`);

export const deeds: DeedPhrases = {
  rush: { verb: verbs.do, what: 'Irruzione', alone: 'Irruzione' },
  rushing: (what) => `con ${what}`,
  handCost: '(di una carta dalla Riserva puoi pagare il Costo di Mano)',
  controlOf: (what) => (what === 'me' ? 'il mio controllo' : `il controllo ${after('of', what)}`),
  putting: {
    'my-expedition': 'mettendolo nella mia Spedizione se è un Permanente da Spedizione',
    'one-of-yours': 'mettendolo in una delle tue Spedizioni',
  },
  gainAbilities: (abilities) => ({ verb: verbs.gain, what: `permanentemente ${abilities}` }),
  asOwn: (abilities, several) => `${abilities} come se ${several ? 'fossero mie' : 'fosse mia'}`,
  someOf: (count, abilities) => `${oneOf(count)} ${after('of', abilities)}`,
  abilitiesOf: (symbols, whose) =>
    whose === 'me' || whose.pronoun
      ? the(`${theirs(whose, true)} abilità ${symbols}`, 'f', true)
      : the(`abilità ${symbols} ${after('of', whose.phrase)}`, 'f', true),
  oneAbilityOf: (symbol, whose) =>
    whose === 'me' || whose.pronoun
      ? the(`${theirs(whose, false)} abilità ${symbol}`, 'f')
      : the(`abilità ${symbol} ${after('of', whose.phrase)}`, 'f'),
  amongThem: (among) => `a tua scelta ${after('among', among)}`,
  with: (other) => (other === 'me' ? 'con me' : `con ${spoken(other)}`),
  subtypesOf: (whose) =>
    whose === 'me' || whose.pronoun
      ? the(`${whose === 'me' ? 'miei' : whose.are.plural ? 'loro' : 'suoi'} sottotipi`, 'm', true)
      : the(`sottotipi ${after('of', whose.phrase)}`, 'm', true),
  boostsOf: (whose, { many }) =>
    whose === 'me'
      ? `i miei ${many}`
      : whose.pronoun
        ? `i loro ${many}`
        : `gli ${many} ${after('of', whose.phrase)}`,
  allBoosts: (whose, { many }) =>
    `tutti i ${whose === 'me' ? 'miei' : whose.are.plural ? 'loro' : 'suoi'} ${many}`,
  takenFrom: (from) => (from === 'me' ? 'da me' : after('from', from)),
  allOf: ({ many, gender }) => spoken({ gender, plural: true, article: 'all', words: many }),
  upToMost: (most) => `fino a un massimo di ${most}`,
  placedMarker: (symbol) =>
    symbol === undefined ? 'uno dei miei segnalini' : `un segnalino Terreno ${symbol}`,
  onRegion: (region) =>
    region === 'target'
      ? 'sulla regione visibile bersaglio'
      : region === 'my-region'
        ? 'sulla mia regione'
        : `sulla regione ${after('of', region)}`,
  aMarker: (symbol) => `un segnalino Terreno ${symbol}`,
  fromAnyRegion: (region) =>
    region === 'target'
      ? 'da una regione qualsiasi alla regione visibile bersaglio'
      : `da una regione qualsiasi alla ${region === 'my-region' ? 'mia regione' : `regione ${after('of', region)}`}`,
  anotherTurn: 'un altro turno',
  theGift: 'quel Dono',
  atOnce: 'immediatamente',
  forLess: (mana) => `per ${mana} in meno`,
  asFromHand: 'come dalla Mano',
  firstPlayer: 'il primo giocatore',
  weGain: (other, what) =>
    other === undefined ? `guadagno ${what}` : `io e ${other} guadagniamo ciascuno ${what}`,
};
