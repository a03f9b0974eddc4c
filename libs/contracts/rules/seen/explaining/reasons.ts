import type { Locale } from '#record';

/** The reasons why an effect was not activated, in one language. `of` is a card or player. */
export interface Reasons {
  readonly otherTurn: string;
  readonly otherContract: (of: string) => string;
  readonly faded: string;
  readonly notFromPlay: string;
  readonly notKept: string;
  readonly notPlayed: string;
}

export const reasons: Readonly<Record<Locale, Reasons>> = {
  en: {
    otherTurn: "It is the opponent's turn.",
    otherContract: (of) => `It was ${of} that went to the discard pile.`,
    faded: 'It has faded: its text has no effect.',
    notFromPlay: 'It did not come from play.',
    notKept: 'It was looked at and not kept.',
    notPlayed: 'It was not played.',
  },
  it: {
    otherTurn: 'È il turno dell’avversario.',
    otherContract: (of) => `Nella pila degli scarti è andato un altro contratto: ${of}.`,
    faded: 'È sbiadito: il suo testo non ha effetto.',
    notFromPlay: 'Non veniva dal campo.',
    notKept: 'È stato guardato e non tenuto.',
    notPlayed: 'Non è stato giocato.',
  },
  fr: {
    otherTurn: 'C’est le tour de l’adversaire.',
    otherContract: (of) => `C’est un autre contrat qui est allé à la défausse : ${of}.`,
    faded: 'Il a pâli : son texte n’a pas d’effet.',
    notFromPlay: 'Il ne venait pas du jeu.',
    notKept: 'Il a été regardé et n’a pas été gardé.',
    notPlayed: 'Il n’a pas été joué.',
  },
};
