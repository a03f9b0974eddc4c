import { WON, type Reason, type ReviewedDecision } from '#analysis';
import { deOf } from '#kernel';
import type { Replay } from '#projections';
import { startedIn, type Locale, type Viewer } from '#record';
import { choiceWords } from './choice-words.js';
import { leastPoints, percent, points } from './percent.js';
import { moreOf } from './words/measure-nouns.js';

interface Words {
  readonly chose: (who: string, taken: string) => string;
  /** `least`: what is certainly lost, in whole points; 0: too little to speak of. */
  readonly better: (best: string, loss: number, least: number) => string;
  /** Who has won by the next day more or less often, by how much. */
  readonly wins: (who: string, share: string, isMore: boolean) => string;
  /** Who wins by the next day in every game instead of none, or in none instead of every one. */
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
    brings: (what) => `By the next ${isRound ? 'round' : 'day'} it brings, on average, ${what}.`,
    price: (what) => `The price: ${what}.`,
    seat: (who, what) => `for ${who} ${what}`,
  }),
  it: (isRound) => ({
    chose: (who, taken) => `${who} ha scelto di ${taken}.`,
    better: (best, loss, least) =>
      `Era meglio ${best}: circa ${loss} ${loss === 1 ? 'punto' : 'punti'}${least > 0 ? `, di certo più di ${least}` : ''}.`,
    wins: (who, share, isMore) =>
      `Così ${who} vince entro il ${isRound ? 'giro' : 'giorno'} seguente nel ${share} delle partite in ${isMore ? 'più' : 'meno'}.`,
    turns: (who, isAlways) =>
      `Così ${who} ${isAlways ? '' : 'non '}vince entro il ${isRound ? 'giro' : 'giorno'} seguente in ${isAlways ? 'tutte le partite invece che in nessuna' : 'nessuna delle partite invece che in tutte'}.`,
    brings: (what) => `Entro il ${isRound ? 'giro' : 'giorno'} seguente porta in media ${what}.`,
    price: (what) => `Il prezzo: ${what}.`,
    seat: (who, what) => `per ${who} ${what}`,
  }),
  fr: (isRound) => ({
    chose: (who, taken) => `${who} a choisi ${deOf(taken)}.`,
    better: (best, loss, least) =>
      `Mieux valait ${best} : environ ${loss} ${loss < 2 ? 'point' : 'points'}${least > 0 ? `, certainement plus de ${least}` : ''}.`,
    wins: (who, share, isMore) =>
      `Alors ${who} gagne d’ici au ${isRound ? 'tour de table' : 'jour'} suivant dans ${share} des parties ${isMore ? 'de plus' : 'de moins'}.`,
    turns: (who, isAlways) =>
      `Alors ${who} ${isAlways ? 'gagne' : 'ne gagne'} d’ici au ${isRound ? 'tour de table' : 'jour'} suivant dans ${isAlways ? 'toutes les parties au lieu d’aucune' : 'aucune des parties au lieu de toutes'}.`,
    brings: (what) =>
      `D’ici au ${isRound ? 'tour de table' : 'jour'} suivant, cela donne en moyenne ${what}.`,
    price: (what) => `Le prix : ${what}.`,
    seat: (who, what) => `pour ${who} ${what}`,
  }),
};

/** What floating point takes from the whole, at most. */
const TINY = 1e-9;

/** The largest share that is less than all of them, as it is said. */
const MOST = 0.99;

/**
 * A decision that gave something away, as a coach would say it: what was chosen, what was better and by how much, and in what, as the
 * viewer knows the cards. Null: it gave nothing away.
 */
export function mistakeWords(
  { revision, seat, taken, best, loss, lossError, reasons }: ReviewedDecision,
  replay: Replay,
  viewer: Viewer,
  locale: Locale,
): string | null {
  if (loss === 0) return null;
  const { tell, id } = replay.module;
  const { chose, better, wins, turns, brings, price, seat: of } = words[locale](tell.dayName === 'Round');
  const started = startedIn(replay.events);
  const nameOf = (one: number): string => started?.seats[one]?.name ?? `${one}`;
  const said = (choice: readonly string[]): string => choiceWords(replay, revision, choice, viewer, locale);
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  /** Seat by seat, in the order in which they come. */
  const told = (some: readonly Reason[]): string =>
    [...new Set(some.map((one) => one.seat))]
      .map((one) => {
        const own = some.filter((reason) => reason.seat === one);
        const what = own.map(({ name, difference }) => moreOf(id, name, difference, locale));
        return of(nameOf(one), list.format(what));
      })
      .join(locale === 'fr' ? ' ; ' : '; ');
  const victories = reasons.filter(({ name }) => name === WON);
  const measured = reasons.filter(({ name }) => name !== WON);
  const [gains, costs] = [measured.filter(({ helps }) => helps), measured.filter(({ helps }) => !helps)];
  return [
    chose(nameOf(seat), said(taken)),
    better(said(best), points(loss), leastPoints(loss, lossError)),
    ...victories.map(({ seat: one, difference }) => {
      const share = Math.abs(difference);
      if (share > 1 - TINY) return turns(nameOf(one), difference > 0);
      return wins(nameOf(one), percent(Math.min(share, MOST)), difference > 0);
    }),
    ...(gains.length === 0 ? [] : [brings(told(gains))]),
    ...(gains.length === 0 || costs.length === 0 ? [] : [price(told(costs))]),
  ].join(' ');
}
