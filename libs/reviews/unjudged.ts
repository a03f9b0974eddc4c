import { planOf, type Review } from '#analysis';
import { observedFrom, type Replay } from '#projections';
import { startedIn, type Locale, type Viewer } from '#record';

/** The reasons why no decision of a game was evaluated. */
export const unjudgedReasons = ['perspective', 'observed', 'choices', 'hands'] as const;
export type UnjudgedReason = (typeof unjudgedReasons)[number];

/** The reason why a review evaluated no decision, with advice. */
export interface Unjudged {
  readonly reason: UnjudgedReason;
  readonly text: string;
  readonly advice: string;
}

interface Words {
  readonly text: (who: string) => string;
  readonly advice: string;
}

const words: Readonly<Record<Locale, Readonly<Record<UnjudgedReason, Words>>>> = {
  en: {
    perspective: {
      text: () => "A spectator can't see what the players could choose, so no decision was evaluated.",
      advice: 'Review the game with all cards visible, or as one of its players.',
    },
    observed: {
      text: () => 'The record contains only what was visible to its source, so no decision was evaluated.',
      advice: 'Import the cards of both Heroes, delete this game, and import its log again.',
    },
    choices: {
      text: (who) => `The record has no decision${who === '' ? '' : ` of ${who}`} with more than one option.`,
      advice: 'Review the game with all cards visible, or review a longer game.',
    },
    hands: {
      text: (who) =>
        `The log does not show the hand${who === '' ? 's of the players' : ` of ${who}`}, so no decision was evaluated.`,
      advice: 'Import the log of that player together with this one, or review the game as the other player.',
    },
  },
  it: {
    perspective: {
      text: () =>
        'Uno spettatore non sa che cosa i giocatori potevano scegliere: nessuna decisione è stata valutata.',
      advice: 'Analizza la partita a carte scoperte, o dalla prospettiva di un giocatore.',
    },
    observed: {
      text: () =>
        'La registrazione contiene solo ciò che era visibile alla sua fonte: nessuna decisione è stata valutata.',
      advice: 'Importa le carte dei due Eroi, elimina questa partita e importa di nuovo il suo log.',
    },
    choices: {
      text: (who) =>
        `La registrazione non contiene decisioni${who === '' ? '' : ` di ${who}`} con più di un’opzione.`,
      advice: 'Analizza la partita a carte scoperte, o una che è durata di più.',
    },
    hands: {
      text: (who) =>
        `Il log non mostra la mano ${who === '' ? 'dei giocatori' : `di ${who}`}: nessuna decisione è stata valutata.`,
      advice:
        'Importa il log di quel giocatore insieme a questo, o analizza la partita dalla prospettiva dell’altro giocatore.',
    },
  },
  fr: {
    perspective: {
      text: () =>
        'Un spectateur ne sait pas ce que les joueurs pouvaient choisir : aucune décision n’a été évaluée.',
      advice: 'Analysez la partie avec toutes les cartes visibles, ou du point de vue d’un joueur.',
    },
    observed: {
      text: () =>
        'L’enregistrement ne contient que ce qui était visible pour sa source : aucune décision n’a été évaluée.',
      advice:
        'Importez les cartes des deux Héros, supprimez cette partie et importez de nouveau son journal.',
    },
    choices: {
      text: (who) =>
        `L’enregistrement ne contient aucune décision${who === '' ? '' : ` du joueur ${who}`} à plus d’une option.`,
      advice: 'Analysez la partie avec toutes les cartes visibles, ou une partie qui a duré plus longtemps.',
    },
    hands: {
      text: (who) =>
        `Le journal ne montre pas la main ${who === '' ? 'des joueurs' : `du joueur ${who}`} : aucune décision n’a été évaluée.`,
      advice:
        'Importez le journal de ce joueur avec celui-ci, ou analysez la partie du point de vue de l’autre joueur.',
    },
  },
};

/**
 * Counts each seat's decisions that have more than one possible choice and that the viewer is allowed to evaluate. At
 * most this many decisions can be evaluated.
 */
export function decisionsBySeat(replay: Replay, viewer: Viewer): readonly number[] {
  const seats = startedIn(replay.events)?.seats ?? [];
  const open = planOf(replay, { viewer }).positions.flatMap(({ evaluated }) =>
    evaluated === null ? [] : [evaluated.decision.seat],
  );
  return seats.map((_, seat) => open.filter((own) => own === seat).length);
}

/** Returns the reason why a review evaluated no decision. Null if it evaluated at least one decision. */
export function unjudgedIn(
  { decisions }: Pick<Review, 'decisions'>,
  replay: Replay,
  viewer: Viewer,
  locale: Locale,
): Unjudged | null {
  if (decisions.length > 0) return null;
  const reason = reasonFor(replay, viewer);
  const who = viewer.kind === 'seat' ? (startedIn(replay.events)?.seats[viewer.seat]?.name ?? '') : '';
  const { text, advice } = words[locale][reason];
  return { reason, text: text(who), advice };
}

function reasonFor(replay: Replay, viewer: Viewer): UnjudgedReason {
  if (viewer.kind === 'spectator') return 'perspective';
  const open = planOf(replay, { viewer }).positions.filter(({ evaluated }) => evaluated !== null);
  const from = observedFrom(replay.events) ?? Infinity;
  if (open.some(({ revision }) => revision < from)) return 'hands';
  return from < replay.events.length ? 'observed' : 'choices';
}
