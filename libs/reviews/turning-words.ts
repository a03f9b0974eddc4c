import type { Review, TurningPoint } from '#analysis';
import { contracted, deOf, ilNumber } from '#kernel';
import { entriesAt, type Replay } from '#projections';
import { startedIn, type Locale, type Seat, type Viewer } from '#record';
import { chanceWords } from './chance-words.js';
import { choiceWords } from './choice-words.js';
import { percent, points, signedPoints } from './percent.js';
import { weightiest } from './weightiest.js';

/** The maximum number of important log lines that the description of a turning point repeats. */
const LINES = 2;

interface Words {
  readonly rises: (who: string, before: string, after: string) => string;
  readonly chose: (who: string, taken: string) => string;
  /**
   * States how many of the percentage points the choice caused and how many remain. If `isOpen` is true, names chance
   * and hidden cards as the cause of the rest.
   */
  readonly parts: (all: number, choice: string, rest: string, isOpen: boolean) => string;
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    rises: (who, before, after) => `${who}'s chance to win rises from ${before} to ${after}.`,
    chose: (who, taken) => `${who} chose to ${taken}.`,
    parts: (all, choice, rest, isOpen) =>
      `The choice accounts for ${choice} of these ${all} percentage points, and ${isOpen ? 'chance and hidden cards' : 'the rest'} for ${rest}.`,
  },
  it: {
    rises: (who, before, after) =>
      `Le probabilità di vittoria di ${who} salgono ${contracted('da', ilNumber(before))} ${contracted('a', ilNumber(after))}.`,
    chose: (who, taken) => `${who} ha scelto di ${taken}.`,
    parts: (all, choice, rest, isOpen) =>
      `Dei ${all} punti di probabilità di vittoria, la scelta ne vale ${choice}, ${isOpen ? 'il caso e le carte nascoste' : 'il resto'} ${rest}.`,
  },
  fr: {
    rises: (who, before, after) => `Les chances de victoire ${deOf(who)} passent de ${before} à ${after}.`,
    chose: (who, taken) => `${who} a choisi ${deOf(taken)}.`,
    parts: (all, choice, rest, isOpen) =>
      `Sur ces ${all} points de chances de victoire, le choix compte pour ${choice}, ${isOpen ? 'le hasard et les cartes cachées' : 'le reste'} pour ${rest}.`,
  },
};

/**
 * Describes a turning point from the viewer's perspective. States whose win probability increases, the part caused by
 * the choice, the players' luck and the most important events.
 */
export function turningWords(
  { revision, until, seat, before, after, given }: TurningPoint,
  replay: Replay,
  decisions: Review['decisions'],
  viewer: Viewer,
  locale: Locale,
): string {
  const { rises, chose, parts } = words[locale];
  const seats = startedIn(replay.events)?.seats ?? [];
  const nameOf = (of: Seat): string => seats[of]?.name ?? `${of}`;
  const decided = decisions.find((decision) => decision.revision === revision);
  // Computes with rounded percentage points, so that the printed sum is correct.
  const all = points(after) - points(before);
  const choice = points(given);
  const between = Array.from({ length: until - revision }, (_, index) => revision + 1 + index);
  const entries = [...entriesAt(replay, between, viewer, locale)].filter(
    ({ event, telling }) =>
      (event.kind === 'StepResolved' || event.kind === 'GameEnded') && telling.text !== '',
  );
  const weighty = new Set(weightiest(replay, { revision, until }, viewer, LINES));
  const lines = entries.filter(({ event, revision: at }) => weighty.has(at) || event.kind === 'GameEnded');
  const shown = lines.map(({ telling }) => telling.text);
  return [
    rises(nameOf(seat), percent(before, locale), percent(after, locale)),
    ...(decided === undefined
      ? []
      : [
          chose(nameOf(decided.seat), choiceWords(replay, revision, decided.taken, viewer, locale)),
          parts(all, signedPoints(choice), signedPoints(all - choice), viewer.kind === 'omniscient'),
        ]),
    ...chanceWords(replay, { revision, until }, viewer, locale, shown.join(' ')),
    ...shown,
  ].join(' ');
}
