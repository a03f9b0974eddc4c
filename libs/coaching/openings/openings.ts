import { hash } from 'node:crypto';
import type { ValuedChoice } from '#analysis';
import { authorKey, invariant, type Author, type Choice } from '#record';
import { rated, type RatedAnswer } from '../lessons/answer.js';
import { isDue, repeated, type Repetition } from '../lessons/schedule.js';
import type { OpeningAnswered, OpeningDeckTaken, OpeningEntry } from './opening-entry.js';

/** Identifies an opening hand by a deck, the opponent's deck, a seed and a number. */
export type OpeningPlace = Pick<OpeningAnswered, 'deck' | 'against' | 'seed' | 'number'>;

/** The hands that a learner has answered, and the decks from which they were dealt. */
export interface Openings {
  /** The decks by id. */
  readonly decks: ReadonlyMap<string, OpeningDeckTaken>;
  /** The hands by `trainingKey` and then by number. */
  readonly hands: ReadonlyMap<string, ReadonlyMap<number, Repetition<OpeningAnswered>>>;
  /** The number of entries. */
  readonly length: number;
}

export const noOpenings: Openings = { decks: new Map(), hands: new Map(), length: 0 };

const KEY_LENGTH = 24;
const keyOf = (text: string): string => hash('sha256', text, 'hex').slice(0, KEY_LENGTH);

/** Returns the name of the stream that contains a person's entries about opening hands. */
export const openingStream = (learner: Author): string => `openings-${keyOf(authorKey(learner))}`;

/** Returns the id of a deck. Equal games and lists have equal ids. */
export const openingDeck = (module: string, list: string): string => keyOf(JSON.stringify([module, list]));

/** Returns a key for the hands that are dealt from a deck, against an opponent's deck and with one seed. */
export const trainingKey = ({ deck, against, seed }: Omit<OpeningPlace, 'number'>): string =>
  JSON.stringify([deck, against, seed]);

/** Applies an entry. The due times depend only on the answers and their times. */
export function takeOpening({ decks, hands, length }: Openings, entry: OpeningEntry): Openings {
  if (entry.kind === 'OpeningDeckTaken')
    return { decks: new Map(decks).set(entry.deck, entry), hands, length: length + 1 };
  const key = trainingKey(entry);
  const before = hands.get(key) ?? new Map<number, Repetition<OpeningAnswered>>();
  const after = new Map(before).set(entry.number, repeated(before.get(entry.number), entry));
  return { decks, hands: new Map(hands).set(key, after), length: length + 1 };
}

/**
 * Returns the number of the next hand to answer: the hand that has been due for longest. If none is due, returns the
 * first hand that was never answered.
 */
export function nextOpening(
  { hands }: Pick<Openings, 'hands'>,
  training: Omit<OpeningPlace, 'number'>,
  now: Date,
): number {
  const answered = hands.get(trainingKey(training));
  const due = [...(answered ?? [])]
    .filter(([, progress]) => isDue(progress, now))
    .sort(([, a], [, b]) => (a.due < b.due ? -1 : 1));
  const [first] = due;
  if (first !== undefined) return first[0];
  let number = 1;
  while (answered?.has(number) === true) number++;
  return number;
}

/** A learner's results with a deck against an opponent, for hands that are dealt from the same seed. */
export interface Training extends Omit<OpeningPlace, 'number'> {
  readonly hands: number;
  readonly answers: number;
  /** The number of hands whose last answer was rated best. */
  readonly best: number;
  /** The number of hands that are due. */
  readonly due: number;
  /** When a hand was last answered, in ISO 8601 format. */
  readonly last: string;
}

/** Returns a learner's trainings, the latest first. Omits trainings whose deck cannot be read. */
export function trainingsOf({ decks, hands }: Openings, now: Date): readonly Training[] {
  return [...hands.values()]
    .flatMap((answered): Training[] => {
      const all = [...answered.values()];
      const [some] = all;
      invariant(some !== undefined, 'a training has an answer');
      const { deck, against, seed } = some.last;
      if (!decks.has(deck) || (against !== null && !decks.has(against))) return [];
      return [
        {
          deck,
          against,
          seed,
          hands: all.length,
          answers: all.reduce((sum, { answers }) => sum + answers, 0),
          best: all.filter(({ last }) => last.rating === 'best').length,
          due: all.filter((progress) => isDue(progress, now)).length,
          last: all.reduce((latest, { last: { at } }) => (at > latest ? at : latest), ''),
        },
      ];
    })
    .sort((a, b) => (a.last > b.last ? -1 : 1));
}

/** Rates a choice about a hand like an answer to a lesson. `choices` are sorted, the best first. */
export function rateOpening(choices: readonly ValuedChoice[], choice: Choice): RatedAnswer {
  const [best] = choices;
  invariant(best !== undefined, 'a hand has a choice');
  const decision = { choices, best: best.choice, taken: best.choice, loss: 0, lossError: 0 };
  const answer = rated({ decision }, choice);
  invariant(answer.ok, 'the choice was valued');
  return answer.value;
}
