import { contracted, eAnd } from '#kernel';
import type { Phrases } from './phrases.js';

const n = (count: number, singular: string, many: string): string =>
  `${count} ${count === 1 ? singular : many}`;
const contracts = (count: number): string => n(count, 'contratto', 'contratti');
const di = (what: string): string => contracted('di', what);
const left = (value: number): string => `(${value === 1 ? 'resta' : 'restano'} ${value})`;
const mana = { fire: 'di fuoco', water: 'd’acqua', light: 'di luce', pure: 'di mana puro' } as const;

export const italian: Phrases = {
  aContract: 'un contratto',
  contracts,
  and: eAnd,
  mana,
  held: (count, of) =>
    of === 'reservoir'
      ? n(count, 'serbatoio', 'serbatoi')
      : `${n(count, 'estrattore', 'estrattori')} ${mana[of]}`,
  status: {
    magnetised: 'Magnetizzato',
    faded: 'Sbiadito',
    magnetic: 'Magnetico',
    paramagnetic: 'Paramagnetico',
    adrenaline: 'Adrenalina',
    impetus: 'Impeto',
    fog: 'Nebbia',
  },
  zone: {
    deck: 'il mazzo',
    hand: 'la mano',
    discard: 'la pila degli scarti',
    line: 'la linea',
    globe: 'il Globo',
    rune: 'la Runa',
    playing: 'il contratto giocato',
    aside: 'i contratti messi da parte',
    looked: 'i contratti guardati',
  },
  phase: { 'set-up': 'preparativi', start: 'inizio turno', main: 'azioni', end: 'fine turno' },
  started: (names) => `Comincia una partita tra ${names}.`,
  decides: (who, what) => `${who} decide ${what}.`,
  decided: (who, what) => `${who} ha deciso ${what}.`,
  concedes: (who) => `${who} si arrende.`,
  decisions: {
    mulligan: 'quali contratti mettere da parte',
    extractor: 'quale estrattore prendere',
    draw: 'quanti contratti guardare',
    pick: 'quali contratti tenere',
    turn: 'che cosa fare',
    pay: 'con che cosa pagare',
    place: 'il posto nella linea',
    target: 'quale bersaglio scegliere',
    mode: 'quale effetto avviene',
    may: 'se l’effetto avviene',
    discard: 'che cosa scartare',
    element: 'quale elemento scegliere',
  },
  fell: (names, count) => `${names} non ${count === 1 ? 'ha' : 'hanno'} più salute.`,
  won: (names) => `Vince ${names}: l’avversario non ha più salute.`,
  conceded: (names) => `Vince ${names}: l’avversario si è arreso.`,
  drawn: 'Pareggio: nessuno dei due giocatori ha più salute.',
  firstPlayer: (who) => `Comincia ${who}.`,
  sets: (who, cards) => `${who} mette da parte ${cards}.`,
  shuffles: (who, count) => `${who} mescola il mazzo (${contracts(count)}).`,
  turn: (turn, who) => `Turno ${turn}: ${who}.`,
  begins: (phase) => `Ora: ${phase}.`,
  gainsExtractor: (who, of) => `${who} guadagna un estrattore ${of}.`,
  losesExtractor: (who, of) => `${who} rinuncia a un estrattore ${of}.`,
  fills: (who, held) => `${who} riempie ${held}.`,
  empties: (who, held) => `${who} svuota ${held}.`,
  fillsAll: (who, count) =>
    count === 0
      ? `${who} non ha estrattori da riempire.`
      : `${who} riempie ${n(count, 'estrattore', 'estrattori')}.`,
  emptiesAll: (who, count) => `${who} svuota ${n(count, 'estrattore', 'estrattori')}.`,
  pays: (who, what) => `${who} paga con ${what}.`,
  special: (who) => `${who} usa la pescata speciale.`,
  looks: (who, count) => `${who} guarda ${contracts(count)}.`,
  draws: (who, cards) => `${who} pesca ${cards}.`,
  extracts: (who, cards) => `${who} estrae ${cards}.`,
  discards: (who, cards) => `${who} scarta ${cards}.`,
  putsBack: (who, cards) => `${who} mette da parte ${cards}.`,
  plays: (who, card) => `${who} gioca ${card}.`,
  goes: (card, who, zone) =>
    `${card} va ${zone.startsWith('i ') ? `tra ${zone}` : contracted('in', zone)} ${di(who)}.`,
  joins: (card) => `${card} entra in campo.`,
  uses: (who, card) => `${who} usa ${card}.`,
  damaged: (who, amount, rest) => `${who} subisce ${n(amount, 'danno', 'danni')} ${left(rest)}.`,
  exhausted: (who, amount, rest) =>
    `${who} subisce ${n(amount, 'danno', 'danni')} da esaurimento ${left(rest)}.`,
  loses: (who, amount, rest) => `${who} perde ${amount} di salute ${left(rest)}.`,
  gains: (who, amount, now) => `${who} guadagna ${amount} di salute (ora ${now}).`,
  attacks: (attacker, target) => `${attacker} attacca ${target}.`,
  durability: (card, value) => `${card} ha ${value} di durabilità.`,
  strengthened: (card, attack, health) => `${card} riceve ${attack} in attacco e ${health} in salute.`,
  playerAttack: (who, value) => `${who} ha ${value} di attacco.`,
  becomes: (who, status, on) => `${who} ${on ? 'guadagna' : 'perde'} ${status}.`,
  fades: (who) => `${who} sbiadisce.`,
  acted: (card, on) => (on ? `${card} ha agito.` : `${card} può agire di nuovo.`),
  leftActive: (card, on) => (on ? `${card} resta attivo.` : `${card} non è più attivo.`),
  rearranged: (card, place) => `${card} va al posto ${place} della linea.`,
  summoned: (card) => `Si evoca un token ${card}.`,
  vanishes: (card) => `${card} scompare.`,
  destroyed: (cards) => `Distruzione: ${cards}.`,
  shown: (card) => `Si mostra ${card}.`,
  activated: (card) => `Si attiva un effetto ${di(card)}.`,
  over: (card) => `L’effetto ${di(card)} è concluso.`,
  effect: (card, actions) => `${card}: ${actions}`,
  ends: (who) => `${who} termina il turno.`,
  branched: (revision) => `Variante di una partita dopo l’evento ${revision}.`,
  imported: (source) => `Questa partita è stata importata da ${source}.`,
};
