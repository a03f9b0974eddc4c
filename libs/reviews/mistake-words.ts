import { WON, type Reason, type ReviewedDecision } from '#analysis';
import { contracted, deOf, ilNumber } from '#kernel';
import type { Replay } from '#projections';
import { startedIn, type Locale, type Viewer } from '#record';
import { choiceWords } from './choice-words.js';
import { leastPoints, percent, points } from './percent.js';
import { moreOf } from './measure-words.js';

interface Words {
  readonly chose: (who: string, taken: string) => string;
  /**
   * Describes the better choice and the loss. `least` is the certain part of the loss in percentage points, or 0 if it
   * is negligible.
   */
  readonly better: (best: string, loss: number, least: number) => string;
  /** States how much more or less often a player wins by the next day after the better choice. */
  readonly wins: (who: string, share: string, isMore: boolean) => string;
  /**
   * States that the better choice makes a player win all games by the next day instead of none (`isAlways`), or none
   * instead of all.
   */
  readonly turns: (who: string, isAlways: boolean) => string;
  readonly brings: (what: string) => string;
  readonly price: (what: string) => string;
  readonly seat: (who: string, what: string) => string;
}

const words: Readonly<Record<Locale, (isRound: boolean) => Words>> = {
  en: (isRound) => ({
    chose: (who, taken) => `${who} chose to ${taken}.`,
    better: (best, loss, least) =>
      `It was better to ${best}: about ${loss} ${loss === 1 ? 'point' : 'points'}${least > 0 ? `, certainly more than ${least}` : ''}.`,
    wins: (who, share, isMore) =>
      `Then ${who} wins by the next ${isRound ? 'round' : 'day'} in ${share} ${isMore ? 'more' : 'fewer'} of the games.`,
    turns: (who, isAlways) =>
      `Then ${who} wins by the next ${isRound ? 'round' : 'day'} in ${isAlways ? 'all of the games instead of none' : 'none of the games instead of all'}.`,
    brings: (what) => `By the next ${isRound ? 'round' : 'day'}, on average, ${what}.`,
    price: (what) => `In return, ${what}.`,
    seat: (who, what) => `${who} has ${what}`,
  }),
  it: (isRound) => ({
    chose: (who, taken) => `${who} ha scelto di ${taken}.`,
    better: (best, loss, least) =>
      `Era meglio ${best}: circa ${loss} ${loss === 1 ? 'punto' : 'punti'}${least > 0 ? `, di certo più di ${least}` : ''}.`,
    wins: (who, share, isMore) =>
      `Così ${who} vince entro il ${isRound ? 'giro' : 'giorno'} seguente ${contracted('in', ilNumber(share))} in ${isMore ? 'più' : 'meno'} delle partite.`,
    turns: (who, isAlways) =>
      `Così ${who} ${isAlways ? '' : 'non '}vince entro il ${isRound ? 'giro' : 'giorno'} seguente in ${isAlways ? 'tutte le partite invece che in nessuna' : 'nessuna delle partite invece che in tutte'}.`,
    brings: (what) => `Entro il ${isRound ? 'giro' : 'giorno'} seguente, in media, ${what}.`,
    price: (what) => `In cambio, ${what}.`,
    seat: (who, what) => `${who} ha ${what}`,
  }),
  fr: (isRound) => ({
    chose: (who, taken) => `${who} a choisi ${deOf(taken)}.`,
    better: (best, loss, least) =>
      `Mieux valait ${best} : environ ${loss} ${loss < 2 ? 'point' : 'points'}${least > 0 ? `, certainement plus de ${least}` : ''}.`,
    wins: (who, share, isMore) =>
      `Alors ${who} gagne d’ici au ${isRound ? 'tour de table' : 'jour'} suivant dans ${share} de parties ${isMore ? 'en plus' : 'en moins'}.`,
    turns: (who, isAlways) =>
      `Alors ${who} ${isAlways ? 'gagne' : 'ne gagne'} d’ici au ${isRound ? 'tour de table' : 'jour'} suivant dans ${isAlways ? 'toutes les parties au lieu d’aucune' : 'aucune des parties au lieu de toutes'}.`,
    brings: (what) => `D’ici au ${isRound ? 'tour de table' : 'jour'} suivant, en moyenne, ${what}.`,
    price: (what) => `En contrepartie, ${what}.`,
    seat: (who, what) => `${who} a ${what}`,
  }),
};

/** The tolerance for floating-point errors. */
const TINY = 1e-9;

/** The maximum proportion that is printed, unless the proportion is exactly 1. */
const MOST = 0.99;

/**
 * Describes a decision that lost win probability: the choice, the better choice, the loss and the reasons. Names only
 * cards that the viewer knows. Null if nothing was lost.
 */
export function mistakeWords(
  { revision, seat, taken, best, loss, lossError, reasons }: ReviewedDecision,
  replay: Replay,
  viewer: Viewer,
  locale: Locale,
): string | null {
  if (loss === 0) return null;
  const { tell } = replay.module;
  const measures = tell.words?.[locale].measures ?? {};
  const { chose, better, wins, turns, brings, price, seat: of } = words[locale](tell.dayName === 'Round');
  const started = startedIn(replay.events);
  const nameOf = (player: number): string => started?.seats[player]?.name ?? `${player}`;
  const phraseOf = (choice: readonly string[]): string =>
    choiceWords(replay, revision, choice, viewer, locale);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  /** Lists reasons, grouped by seat in the order in which the seats first appear. */
  const listed = (some: readonly Reason[]): string =>
    [...new Set(some.map((reason) => reason.seat))]
      .map((player) => {
        const own = some.filter((reason) => reason.seat === player);
        const what = own.map(({ name, difference }) => moreOf(measures, name, difference, locale));
        return of(nameOf(player), list.format(what));
      })
      .join(locale === 'fr' ? ' ; ' : '; ');
  const victories = reasons.filter(({ name }) => name === WON);
  const measured = reasons.filter(({ name }) => name !== WON);
  const [gains, costs] = [measured.filter(({ helps }) => helps), measured.filter(({ helps }) => !helps)];
  return [
    chose(nameOf(seat), phraseOf(taken)),
    better(phraseOf(best), points(loss), leastPoints(loss, lossError)),
    ...victories.map(({ seat: player, difference }) => {
      const share = Math.abs(difference);
      if (share > 1 - TINY) return turns(nameOf(player), difference > 0);
      return wins(nameOf(player), percent(Math.min(share, MOST), locale), difference > 0);
    }),
    ...(gains.length === 0 ? [] : [brings(listed(gains))]),
    ...(gains.length === 0 || costs.length === 0 ? [] : [price(listed(costs))]),
  ].join(' ');
}
