import type { GameLook } from '../look/game-look.js';

/** Explanations of Contracts keywords, by the beginning of their text on cards and on the board. */
export const contractsKeywords: GameLook['keywords'] = {
  en: {
    Magnetised:
      'The opponent can attack only this Creature, or others like it, until its controller’s next turn starts.',
    Magnetic: 'Like Magnetised, but permanent.',
    Paramagnetic: 'It can become Magnetised on the turn it enters play.',
    Evocation: 'Happens once the Creature has been played and is in play.',
    Adrenaline: 'It can attack on the turn it enters play.',
    Impetus: 'On the turn it enters play, it can attack only Creatures.',
    Recycle: 'Happens when the contract goes from play to the discard pile.',
    Fog: 'Spells cannot target it.',
    Faded: 'It has lost the effects of its text and everything that was applied to it.',
    'Start of turn': 'Happens when its controller’s turn starts, before the extractor step.',
    'End of turn': 'Happens when its controller’s turn ends.',
    'Magic damage': 'Increases the damage of its player’s Spells by this number.',
    Ambush: 'Happens immediately when the contract is drawn or extracted into the hand.',
  },
  it: {
    Magnetizzat:
      'L’avversario può attaccare solo questa Creatura, o altre come lei, fino all’inizio del prossimo turno di chi la controlla.',
    Magnetico: 'Come Magnetizzata, ma permanente.',
    Paramagnetico: 'Può diventare Magnetizzata già nel turno in cui entra in campo.',
    Evocazione: 'Avviene quando la Creatura è stata giocata ed è in campo.',
    Adrenalina: 'Può attaccare già nel turno in cui entra in campo.',
    Impeto: 'Nel turno in cui entra in campo può attaccare solo Creature.',
    Riciclo: 'Avviene quando il contratto va dal campo agli scarti.',
    Nebbia: 'Gli Incantesimi non possono sceglierla come bersaglio.',
    Sbiadit: 'Ha perso ciò che le era stato applicato e gli effetti del suo testo.',
    'Inizio turno': 'Avviene quando comincia il turno di chi la controlla, prima della fase dell’estrattore.',
    'Fine turno': 'Avviene quando finisce il turno di chi la controlla.',
    'Danni magici': 'Aumenta di questo numero i danni degli Incantesimi del suo giocatore.',
    Imboscata: 'Avviene subito quando il contratto arriva in mano, pescato o estratto.',
  },
  fr: {
    Magnétisé:
      'L’adversaire ne peut attaquer que cette Créature, ou d’autres comme elle, jusqu’au début du prochain tour de son contrôleur.',
    Magnétique: 'Comme Magnétisée, mais permanent.',
    Paramagnétique: 'Elle peut devenir Magnétisée dès le tour où elle entre en jeu.',
    Évocation: 'A lieu une fois la Créature jouée et en jeu.',
    Adrénaline: 'Elle peut attaquer dès le tour où elle entre en jeu.',
    Impétuosité: 'Le tour où elle entre en jeu, elle ne peut attaquer que des Créatures.',
    Recyclage: 'A lieu quand le contrat va du jeu à la défausse.',
    Brume: 'Les Sorts ne peuvent pas la cibler.',
    Pâli: 'Elle a perdu ce qui lui était appliqué et les effets de son texte.',
    'Début du tour': 'A lieu quand commence le tour de son contrôleur, avant l’étape de l’extracteur.',
    'Fin du tour': 'A lieu quand finit le tour de son contrôleur.',
    'Dégâts magiques': 'Augmente de ce nombre les dégâts des Sorts de son joueur.',
    Embuscade: 'A lieu dès que le contrat est pioché ou extrait en main.',
  },
};
