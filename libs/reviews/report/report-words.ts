import type { Grade } from '#analysis';
import { contracted, deOf } from '#kernel';
import type { Locale } from '#record';

export interface ReportWords {
  readonly title: string;
  readonly won: (names: string) => string;
  readonly nobody: string;
  readonly open: string;
  readonly chances: string;
  readonly turning: string;
  readonly mistakes: string;
  readonly noMistakes: string;
  /** Explains the knowledge on which the evaluation is based. */
  readonly asKnown: string;
  readonly missed: string;
  readonly measures: string;
  readonly player: string;
  readonly accuracy: string;
  readonly luck: string;
  readonly skill: string;
  /** Explains that a result is the sum of an equal start, skill and luck. */
  readonly sum: string;
  readonly position: string;
  readonly grades: Readonly<Record<Grade, string>>;
  readonly made: (playouts: number, seed: string) => string;
  readonly observed: (from: number) => string;
  readonly noTurning: string;
  readonly noMissed: string;
  readonly gradeOf: (grade: string, who: string) => string;
  readonly day: (day: number, isRound: boolean) => string;
}

export const reportWords: Readonly<Record<Locale, ReportWords>> = {
  en: {
    title: 'Review',
    won: (names) => `${names} won.`,
    nobody: 'No player won.',
    open: 'The game is not over.',
    chances: 'Chance to win',
    turning: 'Turning points',
    mistakes: 'Mistakes',
    noMistakes: 'No mistake stands out from chance.',
    asKnown: 'Each decision is evaluated from its player’s knowledge at the time.',
    missed: 'Missed',
    measures: 'Measures at the end',
    player: 'Player',
    accuracy: 'Accuracy',
    luck: 'Luck',
    skill: 'Skill',
    sum: 'Points of win chance',
    position: 'Position',
    grades: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
    made: (playouts, seed) => `${playouts} playouts per position, seed ${seed}.`,
    observed: (from) =>
      `From position ${from} on, the record only contains what was visible to its source, so only the ` +
      `value model evaluated that part.`,
    noTurning: 'No turning point stands out from chance.',
    noMissed: 'Nothing.',
    gradeOf: (grade, who) => `${grade} of ${who}`,
    day: (day, isRound) => (day === 0 ? 'Set-up' : `${isRound ? 'Round' : 'Day'} ${day}`),
  },
  it: {
    title: 'Analisi',
    won: (names) => `Vince ${names}.`,
    nobody: 'Non vince nessuno.',
    open: 'La partita non è finita.',
    chances: 'Probabilità di vittoria',
    turning: 'Momenti decisivi',
    mistakes: 'Errori',
    noMistakes: 'Nessun errore si distingue dal caso.',
    asKnown: 'Ogni decisione è valutata in base a ciò che il giocatore sapeva in quel momento.',
    missed: 'Occasioni mancate',
    measures: 'Misure alla fine',
    player: 'Giocatore',
    accuracy: 'Precisione',
    luck: 'Fortuna',
    skill: 'Bravura',
    sum: 'Punti percentuali di probabilità di vittoria',
    position: 'Posizione',
    grades: { inaccuracy: 'Imprecisione', mistake: 'Errore', blunder: 'Errore grave' },
    made: (playouts, seed) => `${playouts} simulazioni per posizione, seme ${seed}.`,
    observed: (from) =>
      `Dalla posizione ${from} la registrazione contiene solo ciò che era visibile alla sua fonte. Quella parte è valutata solo dal modello di valore.`,
    noTurning: 'Nessun momento decisivo si distingue dal caso.',
    noMissed: 'Nulla.',
    gradeOf: (grade, who) => `${grade} ${contracted('di', who)}`,
    day: (day, isRound) => (day === 0 ? 'Preparazione' : `${isRound ? 'Giro' : 'Giorno'} ${day}`),
  },
  fr: {
    title: 'Analyse',
    won: (names) => `Victoire : ${names}.`,
    nobody: 'Personne ne gagne.',
    open: 'La partie n’est pas finie.',
    chances: 'Chances de victoire',
    turning: 'Moments décisifs',
    mistakes: 'Erreurs',
    noMistakes: 'Aucune erreur ne se distingue du hasard.',
    asKnown: 'Chaque décision est évaluée d’après ce que le joueur savait à ce moment-là.',
    missed: 'Occasions manquées',
    measures: 'Mesures à la fin',
    player: 'Joueur',
    accuracy: 'Précision',
    luck: 'Chance',
    skill: 'Habileté',
    sum: 'Points de pourcentage de chances de victoire',
    position: 'Position',
    grades: { inaccuracy: 'Imprécision', mistake: 'Erreur', blunder: 'Gaffe' },
    made: (playouts, seed) => `${playouts} simulations par position, graine ${seed}.`,
    observed: (from) =>
      `À partir de la position ${from}, l’enregistrement ne contient que ce qui était visible pour sa source. Seul le modèle de valeur a évalué cette partie.`,
    noTurning: 'Aucun moment décisif ne se distingue du hasard.',
    noMissed: 'Rien.',
    gradeOf: (grade, who) => `${grade} ${deOf(who)}`,
    day: (day, isRound) => (day === 0 ? 'Mise en place' : `${isRound ? 'Tour de table' : 'Jour'} ${day}`),
  },
};
