import type { Locale, Phrase } from '#record';

/** Phrases in one language for choices that exist in every game. They begin with a verb and follow "chose to". */
interface ChoicePhrases {
  readonly someCard: string;
  readonly play: Phrase;
  readonly cost: Phrase;
  readonly mode: Phrase;
  readonly numbered: Phrase;
  /** Phrases for simple answers, by option key. Some contain the name of the card that causes the decision. */
  readonly answers: Readonly<Record<string, Phrase>>;
  /** Phrases for chosen cards, by the kind of decision. */
  readonly cards: Readonly<Record<string, Phrase>>;
  /** Phrases for choosing no card, by the kind of decision. */
  readonly none: Readonly<Record<string, string>>;
  readonly chooses: Phrase;
  readonly nothing: string;
}

/** The phrases by language. Each game adds its own phrases (`GameWords`). */
export const choicePhrases: Readonly<Record<Locale, ChoicePhrases>> = {
  en: {
    someCard: 'a card',
    play: (card) => `play ${card}`,
    cost: (cost) => `for ${cost}`,
    mode: (text) => `use “${text}”`,
    numbered: (number) => `choose option ${number}`,
    answers: {
      pass: () => 'pass',
      end: () => 'end the turn',
      keep: () => 'change nothing',
      'take-back': (card) => `take ${card} back`,
      yes: (card) => `use the option on ${card}`,
      no: (card) => `decline the option on ${card}`,
      pay: (card) => `pay for ${card}`,
      decline: (card) => `not pay for ${card}`,
    },
    cards: {
      'order-deck': (cards) => `put the deck in the order ${cards}`,
      cost: (cards) => `pay with ${cards}`,
      discard: (cards) => `discard ${cards}`,
      sacrifice: (cards) => `sacrifice ${cards}`,
      target: (cards) => `target ${cards}`,
      move: (cards) => `move ${cards}`,
      exchange: (cards) => `exchange ${cards}`,
      mulligan: (cards) => `put ${cards} back`,
      pick: (cards) => `keep ${cards}`,
    },
    none: {
      mulligan: 'keep the opening hand',
      discard: 'discard nothing',
      target: 'target nothing',
    },
    chooses: (what) => `pick ${what}`,
    nothing: 'pick nothing',
  },
  it: {
    someCard: 'una carta',
    play: (card) => `giocare ${card}`,
    cost: (cost) => `per ${cost}`,
    mode: (text) => `usare «${text}»`,
    numbered: (number) => `scegliere l’opzione ${number}`,
    answers: {
      pass: () => 'passare',
      end: () => 'finire il turno',
      keep: () => 'non cambiare nulla',
      'take-back': (card) => `ritirare ${card}`,
      yes: (card) => `usare ciò che offre ${card}`,
      no: (card) => `rinunciare a ciò che offre ${card}`,
      pay: (card) => `pagare per ${card}`,
      decline: (card) => `non pagare per ${card}`,
    },
    cards: {
      'order-deck': (cards) => `mettere il mazzo nell’ordine ${cards}`,
      cost: (cards) => `pagare con ${cards}`,
      discard: (cards) => `scartare ${cards}`,
      sacrifice: (cards) => `sacrificare ${cards}`,
      target: (cards) => `bersagliare ${cards}`,
      move: (cards) => `spostare ${cards}`,
      exchange: (cards) => `scambiare ${cards}`,
      mulligan: (cards) => `rimettere ${cards} nel mazzo`,
      pick: (cards) => `tenere ${cards}`,
    },
    none: {
      mulligan: 'tenere la mano iniziale',
      discard: 'non scartare nulla',
      target: 'non bersagliare nulla',
    },
    chooses: (what) => `indicare ${what}`,
    nothing: 'non indicare nulla',
  },
  fr: {
    someCard: 'une carte',
    play: (card) => `jouer ${card}`,
    cost: (cost) => `pour ${cost}`,
    mode: (text) => `utiliser « ${text} »`,
    numbered: (number) => `choisir l’option ${number}`,
    answers: {
      pass: () => 'passer',
      end: () => 'finir le tour',
      keep: () => 'ne rien changer',
      'take-back': (card) => `reprendre ${card}`,
      yes: (card) => `utiliser ce qu’offre ${card}`,
      no: (card) => `renoncer à ce qu’offre ${card}`,
      pay: (card) => `payer pour ${card}`,
      decline: (card) => `ne pas payer pour ${card}`,
    },
    cards: {
      'order-deck': (cards) => `mettre le deck dans l’ordre ${cards}`,
      cost: (cards) => `payer avec ${cards}`,
      discard: (cards) => `défausser ${cards}`,
      sacrifice: (cards) => `sacrifier ${cards}`,
      target: (cards) => `cibler ${cards}`,
      move: (cards) => `déplacer ${cards}`,
      exchange: (cards) => `échanger ${cards}`,
      mulligan: (cards) => `remettre ${cards} dans le deck`,
      pick: (cards) => `garder ${cards}`,
    },
    none: {
      mulligan: 'garder la main de départ',
      discard: 'ne rien défausser',
      target: 'ne rien cibler',
    },
    chooses: (what) => `désigner ${what}`,
    nothing: 'ne rien désigner',
  },
};
