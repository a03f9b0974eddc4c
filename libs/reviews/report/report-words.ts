import type { Grade } from '#analysis';
import type { Locale } from '#record';

/** The words of a report. */
export interface ReportWords {
  readonly title: string;
  readonly won: (names: string) => string;
  readonly nobody: string;
  readonly open: string;
  readonly chances: string;
  readonly turning: string;
  readonly mistakes: string;
  readonly noMistakes: string;
  readonly missed: string;
  readonly measures: string;
  readonly player: string;
  readonly accuracy: string;
  readonly luck: string;
  readonly skill: string;
  readonly position: string;
  readonly better: (choice: string, loss: string) => string;
  readonly grades: Readonly<Record<Grade, string>>;
  readonly made: (playouts: number, seed: string) => string;
  readonly unknown: string;
}

export const reportWords: Readonly<Record<Locale, ReportWords>> = {
  en: {
    title: 'Review',
    won: (names) => `${names} won.`,
    nobody: 'Nobody won.',
    open: 'The game is not over.',
    chances: 'Chance to win',
    turning: 'Turning points',
    mistakes: 'Mistakes',
    noMistakes: 'No mistake stands out from chance.',
    missed: 'Missed',
    measures: 'Measures at the end',
    player: 'Player',
    accuracy: 'Accuracy',
    luck: 'Luck',
    skill: 'Skill',
    position: 'Position',
    better: (choice, loss) => `Better by ${loss}: ${choice}.`,
    grades: { inaccuracy: 'Inaccuracy', mistake: 'Mistake', blunder: 'Blunder' },
    made: (playouts, seed) => `${playouts} playouts a moment, seed ${seed}.`,
    unknown: 'a card',
  },
  it: {
    title: 'Analisi',
    won: (names) => `Vince ${names}.`,
    nobody: 'Non vince nessuno.',
    open: 'La partita non è finita.',
    chances: 'Probabilità di vittoria',
    turning: 'Svolte',
    mistakes: 'Errori',
    noMistakes: 'Nessun errore si distingue dal caso.',
    missed: 'Occasioni perse',
    measures: 'Misure alla fine',
    player: 'Giocatore',
    accuracy: 'Precisione',
    luck: 'Fortuna',
    skill: 'Abilità',
    position: 'Posizione',
    better: (choice, loss) => `Meglio del ${loss}: ${choice}.`,
    grades: { inaccuracy: 'Imprecisione', mistake: 'Errore', blunder: 'Errore grave' },
    made: (playouts, seed) => `${playouts} partite di prova per momento, seme ${seed}.`,
    unknown: 'una carta',
  },
  fr: {
    title: 'Analyse',
    won: (names) => `Victoire : ${names}.`,
    nobody: 'Personne ne gagne.',
    open: 'La partie n’est pas finie.',
    chances: 'Chances de victoire',
    turning: 'Tournants',
    mistakes: 'Erreurs',
    noMistakes: 'Aucune erreur ne se distingue du hasard.',
    missed: 'Occasions manquées',
    measures: 'Mesures à la fin',
    player: 'Joueur',
    accuracy: 'Précision',
    luck: 'Chance',
    skill: 'Habileté',
    position: 'Position',
    better: (choice, loss) => `Mieux de ${loss} : ${choice}.`,
    grades: { inaccuracy: 'Imprécision', mistake: 'Erreur', blunder: 'Grosse erreur' },
    made: (playouts, seed) => `${playouts} parties d’essai par moment, graine ${seed}.`,
    unknown: 'une carte',
  },
};
