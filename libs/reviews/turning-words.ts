import type { Review, TurningPoint } from '#analysis';
import { deOf } from '#kernel';
import { entriesAt, type Replay } from '#projections';
import { startedIn, type Choice, type Locale, type Seat, type Viewer } from '#record';
import { chanceWords } from './chance-words.js';
import { choiceWords } from './choice-words.js';
import { percent } from './percent.js';
import { weightiest } from './weightiest.js';

/** Lines of the log that a turning point repeats besides what was decided: those that weigh most. */
const LINES = 2;

interface Words {
  readonly rises: (who: string, before: string, after: string) => string;
  readonly given: (who: string, taken: string, loss: string) => string;
  readonly chose: (who: string, taken: string) => string;
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    rises: (who, before, after) => `${who}'s chance to win rises from ${before} to ${after}.`,
    given: (who, taken, loss) => `${who} chose to ${taken}, which gave away ${loss}.`,
    chose: (who, taken) => `${who} chose to ${taken}.`,
  },
  it: {
    rises: (who, before, after) => `Le probabilità di vittoria di ${who} salgono dal ${before} al ${after}.`,
    given: (who, taken, loss) => `${who} ha scelto di ${taken}, e ciò è costato il ${loss}.`,
    chose: (who, taken) => `${who} ha scelto di ${taken}.`,
  },
  fr: {
    rises: (who, before, after) => `Les chances de victoire ${deOf(who)} passent de ${before} à ${after}.`,
    given: (who, taken, loss) => `${who} a choisi ${deOf(taken)}, ce qui a coûté ${loss}.`,
    chose: (who, taken) => `${who} a choisi ${deOf(taken)}.`,
  },
};

/**
 * A turning point in words: whose chance rose by how much, what a choice had to do with it, what chance gave, and what
 * happened, as the viewer sees it.
 */
export function turningWords(
  { revision, until, seat, before, after, given }: TurningPoint,
  replay: Replay,
  decisions: Review['decisions'],
  viewer: Viewer,
  locale: Locale,
): string {
  const { rises, given: gaveAway, chose } = words[locale];
  const seats = startedIn(replay.events)?.seats ?? [];
  const nameOf = (of: Seat): string => seats[of]?.name ?? `${of}`;
  const decided = decisions.find((decision) => decision.revision === revision);
  const mistake = given > 0 ? decided : undefined;
  const between = Array.from({ length: until - revision }, (_, index) => revision + 1 + index);
  const told = [...entriesAt(replay, between, viewer, locale)].filter(
    ({ event, telling }) =>
      (event.kind === 'StepResolved' || event.kind === 'GameEnded') && telling.text !== '',
  );
  const weighty = new Set(weightiest(replay, { revision, until }, viewer, LINES));
  // What a mistake says was chosen is not said again.
  const isChosen = (index: number): boolean => index === 0 && decided !== undefined && mistake === undefined;
  const lines = told.filter(
    ({ event, revision: at }, index) => isChosen(index) || weighty.has(at) || event.kind === 'GameEnded',
  );
  const shown = lines.map(({ telling }) => telling.text);
  const said = (taken: Choice): string => choiceWords(replay, revision, taken, viewer, locale);
  // A secret choice is no line of the log yet.
  const alone = mistake === undefined && lines.length === 0 ? decided : undefined;
  return [
    rises(nameOf(seat), percent(before), percent(after)),
    ...(mistake === undefined ? [] : [gaveAway(nameOf(mistake.seat), said(mistake.taken), percent(given))]),
    ...(alone === undefined ? [] : [chose(nameOf(alone.seat), said(alone.taken))]),
    ...chanceWords(replay, { revision, until }, viewer, locale, shown.join(' ')),
    ...shown,
  ].join(' ');
}
