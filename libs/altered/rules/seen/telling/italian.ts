import { contracted, eAnd } from '#kernel';
import type { Phrases } from './phrases.js';

const di = (what: string): string => contracted('di', what);

const n = (count: number, singular: string, many: string): string =>
  `${count} ${count === 1 ? singular : many}`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const terrain: Readonly<Record<string, string>> & Phrases['terrain'] = {
  forest: 'Foresta',
  mountain: 'Montagna',
  water: 'Acqua',
};

/** The names of the counters on the open set's cards, as in the text of those cards. */
const named: Readonly<Record<string, string>> = {
  ...terrain,
  apple: 'Mela',
  coin: 'Moneta',
  ticket: 'Biglietto',
};

/** Formats a number of counters. Boosts are counters that have a noun of their own. */
const counters = (count: number, name: string): string =>
  name === 'boost'
    ? n(count, 'rinforzo', 'rinforzi')
    : `${n(count, 'segnalino', 'segnalini')} ${named[name] ?? capital(name)}`;

const exhausted = 'Consumato';

export const italian: Phrases = {
  aCard: 'una carta',
  cards: (count) => n(count, 'carta', 'carte'),
  and: eAnd,
  semicolon: '; ',
  terrain,
  phase: {
    morning: 'Mattino',
    noon: 'Mezzogiorno',
    afternoon: 'Pomeriggio',
    dusk: 'Crepuscolo',
    night: 'Notte',
  },
  status: { anchored: 'Ancorato', asleep: 'Dormiente', exhausted, fleeting: 'Fugace' },
  zone: {
    deck: 'il mazzo',
    discard: 'la pila degli scarti',
    hand: 'la mano',
    hero: 'l’area dell’eroe',
    landmark: 'l’area dei fulcri',
    limbo: 'il Limbo',
    mana: 'l’area del mana',
    reserve: 'la Riserva',
  },
  expedition: (who, name) => `la spedizione ${name === 'hero' ? 'eroe' : 'compagno'} ${di(who)}`,
  started: (names) => `Una partita di Altered tra ${names}.`,
  decides: (who, kind) => `${who} decide ${kind}.`,
  decided: (who, kind) => `${who} ha deciso ${kind}.`,
  concedes: (who) => `${who} si arrende.`,
  decisions: {
    'order-deck': 'l’ordine del mazzo',
    'starting-mana': 'quali carte diventano le prime sfere di mana',
    expand: 'se creare una sfera di mana',
    turn: 'che cosa fare in questo turno',
    'clean-up-reserve': 'che cosa tenere in Riserva',
    'keep-beyond': 'che cosa tenere in più in Riserva',
    x: 'quanto vale X',
    mode: 'quale modalità usare',
    target: 'che cosa bersagliare',
    cost: 'con che cosa pagare',
    pay: 'se pagare o rinunciare',
    'may-pay': 'se pagare per farlo',
    may: 'se farlo',
    reaction: 'quale reazione giocare per prima',
    expedition: 'in quale spedizione giocarlo',
    roll: 'quale dado usare',
    sacrifice: 'che cosa sacrificare',
    discard: 'che cosa scartare',
    move: 'che cosa spostare',
    status: 'a che cosa si applica',
    counters: 'che cosa riceve i segnalini',
    timestamps: 'in quale ordine arrivano i nuovi oggetti',
    exchange: 'quali sfere di mana scambiare',
    'modifier-order': 'quale modificatore applicare per primo',
    'clean-up-landmark': 'quali fulcri tenere',
    either: 'quale delle possibilità scegliere',
    instead: 'se invece succede qualcos’altro',
    'optional-cost': 'se pagare qualcosa per ridurre il costo',
    distribute: 'quale oggetto riceve il prossimo segnalino',
    marker: 'quale segnalino Terreno usare',
    'to-region': 'su quale regione va',
    'to-expedition': 'in quale spedizione va',
  },
  outcome: (names, reason) => `${names}: ${reason}.`,
  won: (names) => `Vince ${names}.`,
  reasons: {
    'expeditions-met': 'le due spedizioni si sono incontrate',
    'expeditions-crossed': 'le due spedizioni si sono incrociate',
    tiebreaker: 'in vantaggio in più terreni nell’Arena',
    ahead: 'più lontano dopo l’ultimo giorno',
    level: 'pari anche dopo un giorno in più',
    ability: 'lo stabilisce un’abilità',
    conceded: 'l’avversario si è arreso',
    untold: 'la fonte non indica il motivo',
  },
  adventure: 'L’Avventura è pronta, con le carte Tumulto coperte.',
  counters: 'I segnalini spedizione sono al loro posto.',
  firstPlayer: (who) => `${who} è il primo giocatore.`,
  heroes: (cards) => `Si rivelano gli Eroi: ${cards}.`,
  shuffles: (who) => `${who} mescola il suo mazzo.`,
  ordersDeck: (who) => `${who} mette in ordine il mazzo`,
  reshuffles: (who, count) =>
    `${who} mescola la sua pila degli scarti in fondo al mazzo (ora ${n(count, 'carta', 'carte')}).`,
  day: (day) => `Comincia il Giorno ${day}.`,
  draws: (who, count) => `${who} pesca ${n(count, 'carta', 'carte')}`,
  eachMakesOrbs: (names, count) => `${names} creano ${n(count, 'sfera di mana', 'sfere di mana')} a testa`,
  makesOrbs: (who, count) => `${who} crea ${n(count, 'sfera di mana', 'sfere di mana')}`,
  noOrbs: 'Nessuno crea una sfera di mana.',
  readies: (count) => `${n(count, 'oggetto ripristinato', 'oggetti ripristinati')}.`,
  turn: (turn, who) => `Turno ${turn}: ${who}.`,
  plays: (who, card, fromReserve) => `${who} gioca ${card} dalla ${fromReserve ? 'Riserva' : 'mano'}.`,
  pays: (who, mana) => `${who} paga ${mana} mana.`,
  joins: (card, where) => `${card} si unisce ${contracted('a', where)}.`,
  goes: (card, where) => `${card} va ${contracted('in', where)}.`,
  leavesGame: (card) => `${card} esce dal gioco.`,
  passes: (who) => `${who} passa.`,
  ascends: (expedition, on) => (on ? `${expedition} ascende.` : `${expedition} non è più Ascesa.`),
  advances: (expedition, due) => `${expedition} avanza (${due}).`,
  nobodyAdvances: 'Nessuna spedizione avanza.',
  compares: (expedition, own, facing, wins) =>
    `${expedition}: ${own} contro ${facing}${wins === null ? ', non avanza' : `, in vantaggio in ${wins}`}.`,
  together: (who) => `${who}, le due spedizioni insieme`,
  rests: (count) => `Riposo: ${n(count, 'Personaggio', 'Personaggi')}.`,
  cleansUp: (count) => `Pulizia: ${n(count, 'carta scartata', 'carte scartate')}.`,
  becomes: (card, status, on) =>
    on && status === exhausted ? `${card} si consuma.` : `${card} ${on ? 'ottiene' : 'perde'} ${status}.`,
  region: (terrains) => `Si pone una regione${terrains === null ? '' : ` (${terrains})`}.`,
  turnsUp: (terrains) => `Si rivela una carta Tumulto: ${terrains}.`,
  marks: (terrain, to, moved) =>
    `Un segnalino Terreno ${terrain} ${moved ? 'si sposta' : 'è posto'} sulla regione ${to}.`,
  moves: (expedition, to) => `${expedition} si muove nella regione ${to}.`,
  arena: 'Comincia lo spareggio: tutte le spedizioni sono nell’Arena.',
  leaves: (who) => `${who} lascia la partita con tutti i suoi oggetti.`,
  ownerZone: (who, zone) => `${zone} ${di(who)}`,
  creates: (token, where) => `Si crea una pedina ${token} ${contracted('in', where)}.`,
  activates: (card) => `Si attiva una reazione ${di(card)}.`,
  lasts: (card) => `Comincia un effetto duraturo ${di(card)}.`,
  emblemOf: (card) => `l’emblema ${di(card)}`,
  vanishes: (what) => `${capital(what)} scompare.`,
  quickAction: (card) => `Si gioca un’azione rapida ${di(card)}.`,
  firstTime: (card) => `È avvenuta la prima volta indicata nel testo ${di(card)}.`,
  counts: (card, name, delta, value) =>
    `${card} ${delta > 0 ? 'ottiene' : 'perde'} ${counters(Math.abs(delta), name)} (ora ${value}).`,
  rolls: (who, result) => `${who} tira il dado: ${result}.`,
  reveals: (cards, to) => (to === null ? `Si rivela: ${cards}.` : `${to} guarda: ${cards}.`),
  identified: (card) => `Una carta risulta essere ${card}.`,
  afterYou: (who) => `Dopo di te: ${who} finisce il turno senza passare.`,
  imported: (source) => `Partita importata da ${source}.`,
  branched: (revision) => `Variante di una partita dopo l’evento ${revision}.`,
};
