import type { Review, TurningPoint } from '#analysis';
import { deOf } from '#kernel';
import { entriesAt, type Replay } from '#projections';
import { startedIn, type Locale, type Seat, type Viewer } from '#record';
import { percent } from './percent.js';

/** Lines of the log that a turning point repeats: the first says what was done, the last what came of it. */
const LINES = 3;

interface Words {
  readonly rises: (who: string, before: string, after: string) => string;
  readonly given: (who: string, loss: string) => string;
}

const words: Readonly<Record<Locale, Words>> = {
  en: {
    rises: (who, before, after) => `${who}'s chance to win rises from ${before} to ${after}.`,
    given: (who, loss) => `A choice of ${who} gave away ${loss}.`,
  },
  it: {
    rises: (who, before, after) => `Le probabilità di vittoria di ${who} salgono dal ${before} al ${after}.`,
    given: (who, loss) => `Una scelta di ${who} è costata il ${loss}.`,
  },
  fr: {
    rises: (who, before, after) => `Les chances de victoire ${deOf(who)} passent de ${before} à ${after}.`,
    given: (who, loss) => `Un choix ${deOf(who)} a coûté ${loss}.`,
  },
};

/** A turning point in words: whose chance rose by how much, what a choice had to do with it, and what happened, as the viewer sees it. */
export function turningWords(
  { revision, until, seat, before, after, given }: TurningPoint,
  replay: Replay,
  decisions: Review['decisions'],
  viewer: Viewer,
  locale: Locale,
): string {
  const { rises, given: gaveAway } = words[locale];
  const seats = startedIn(replay.events)?.seats ?? [];
  const nameOf = (of: Seat): string => seats[of]?.name ?? `${of}`;
  const decided = decisions.find((decision) => decision.revision === revision);
  const between = Array.from({ length: until - revision }, (_, index) => revision + 1 + index);
  const lines = [...entriesAt(replay, between, viewer, locale)]
    .filter(({ event }) => event.kind === 'StepResolved' || event.kind === 'GameEnded')
    .map(({ telling }) => telling.text)
    .filter((text) => text !== '');
  return [
    rises(nameOf(seat), percent(before), percent(after)),
    ...(given > 0 && decided !== undefined ? [gaveAway(nameOf(decided.seat), percent(given))] : []),
    ...(lines.length <= LINES ? lines : [...lines.slice(0, 1), '…', ...lines.slice(1 - LINES)]),
  ].join(' ');
}
