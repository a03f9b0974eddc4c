import type { Comparison, Condition, Selector } from '#altered/abilities';
import { compare } from './comparing.js';
import { oneIsJudged } from './expeditions.js';
import { isLike } from './fitting.js';
import { listed, type Agreement, type NounPhrase } from './grammar.js';
import { does, exists, playerDoes, type Judging } from './judging.js';
import { expedition, player } from './players.js';
import { described } from './selectors.js';
import { situation } from './situations.js';
import type { Speech } from './speech.js';
import { terrainSymbols } from './words.js';

export interface ConditionPhrases {
  /** The subject of "it is Noon", with what joins it to its verb: "c’", or nothing. */
  readonly it: string;
  /** Whether each predicate needs its subject again ("il est … et il a …"). */
  readonly repeatsSubject: boolean;
  /** "c’è", "il n’y a": what there is in play. */
  readonly thereIs: (plural: boolean, past: boolean, negative: boolean, bare: boolean) => string;
  /** Not any: "Piante", "aucune Plante"; described in the plural or not. */
  readonly none: { readonly plural: boolean; readonly words: (described: NounPhrase) => string };
  /** How many of one: "almeno una carta"; without it, as many before the noun. */
  readonly aboutOne?: Readonly<Record<Comparison, string>>;
  /** A number beside another one: "4 o più", "de 4 ou plus". */
  readonly measure: (is: Comparison, than: number | NounPhrase, asMana: boolean, agree: Agreement) => string;
  readonly inTerrain: (symbol: string) => string;
  readonly ascended: string;
  readonly firstDay: string;
  readonly firstPlayer: string;
  readonly passed: string;
  /** Of the reader where nobody is named. */
  readonly turnOf: (whose: NounPhrase | undefined) => string;
  readonly owner: { readonly clitic: string; readonly words: string };
  /** Costs and the like, as what something has. */
  readonly having: (bounds: readonly string[]) => readonly string[];
}

/** A condition as the clause after "if"; `past` looks at the state before the event. */
export const conditionOf = (
  condition: Condition,
  speech: Speech,
  tense: Judging['tense'] = 'present',
): string => judged({ speech, tense }, condition, false);

function judged(at: Judging, condition: Condition, negative: boolean): string {
  const { conditions: phrases, grammar, sentences, words } = at.speech.language;
  switch (condition.kind) {
    case 'compare':
      return compare(at, condition.left, condition.is, condition.right, negative);
    case 'is':
      return isLike(condition.was ? { ...at, tense: 'past' } : at, condition, negative);
    case 'exists':
      return exists(at, condition.like, negative);
    case 'distinct':
      return differ(at, condition.like, negative);
    case 'first-day':
      return `${does(at, phrases.it, 'be', 'it', negative)} ${phrases.firstDay}`;
    case 'first-player':
      return playerDoes(at, condition.who, 'be', negative, phrases.firstPlayer);
    case 'turn':
      return `${does(at, phrases.it, 'be', 'it', negative)} ${phrases.turnOf(player(condition.whose, at.speech))}`;
    case 'passed':
      return playerDoes(at, condition.who, 'have', negative, phrases.passed);
    case 'phase': {
      const { during } = words.phases[condition.phase];
      return `${does(at, phrases.it, 'be', 'it', negative)} ${grammar.spoken(during)}`;
    }
    case 'terrain': {
      const place = phrases.inTerrain(terrainSymbols[condition.terrain]);
      if (condition.expedition === 'my-expedition')
        return `${does(at, grammar.pronouns.me, 'be', 'me', negative)} ${place}`;
      const { phrase, denied, bare } = oneIsJudged(condition.expedition, negative, at.speech);
      return `${does(at, `${grammar.spoken(phrase)} `, 'be', 'it', denied, { ...(bare && { bare }) })} ${place}`;
    }
    case 'not':
      return judged(at, condition.condition, !negative);
    case 'all':
    case 'any': {
      const { and, or } = grammar;
      const all = condition.conditions.map((one) => judged(at, one, negative));
      const joint = (condition.kind === 'all') === negative ? or : and;
      return listed(sentences.ifEach(all), joint);
    }
    case 'ascended': {
      const where = grammar.spoken(expedition(condition.which, at.speech));
      return `${does(at, `${where} `, 'be', 'it', negative)} ${phrases.ascended}`;
    }
    default:
      return situation(at, condition, negative);
  }
}

/** Several different ones, each fitting its own description. */
function differ(at: Judging, likes: readonly Selector[], negative: boolean): string {
  const { and, spoken } = at.speech.language.grammar;
  const manner = { article: 'a', omit: ['controller'] } as const;
  const said = likes.map((like, index) =>
    spoken(described({ ...like, ...(index > 0 && { other: true }) }, manner, at.speech)),
  );
  return playerDoes(at, 'you', 'control', negative, listed(said, and));
}
