import {
  eachOf,
  terrains,
  type AnyOf,
  type Quantity,
  type Statistics,
  type Terrain,
} from '#altered/abilities';
import { listed } from './grammar.js';
import { forEach, perEach } from './quantities.js';
import type { Language } from './language.js';
import type { Speech } from './speech.js';
import { terrainSymbols } from './words.js';

export interface AmountPhrases {
  /** "X, dove X è il numero di …". */
  readonly whereX: (x: string, is: string) => string;
  readonly less: (cost: string) => string;
  readonly more: (cost: string) => string;
  readonly changeIf: (change: string, condition: string) => string;
}

/** "Resistente 1", "Coriace X, où X est …". */
export function tough(amount: Quantity, speech: Speech): string {
  const { amounts, grammar, words } = speech.language;
  if (typeof amount === 'number') return `${words.keywords.tough} ${amount}`;
  return amounts.whereX(`${words.keywords.tough} X`, grammar.spoken(speech.value(amount, speech)));
}

const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`);
const isStatistics = (add: object): add is Partial<Statistics> => terrains.some((one) => one in add);

/** "+1/+1/+1", "+1 {V} e -1 {M}", "+1/+1/+1 per ogni …". */
export function added(add: Partial<Statistics> | Quantity, speech: Speech, only?: Terrain): string {
  const { amounts, grammar } = speech.language;
  if (typeof add === 'number' && only !== undefined) return `${signed(add)} ${terrainSymbols[only]}`;
  if (typeof add === 'number') return [add, add, add].map(signed).join('/');
  if (isStatistics(add)) {
    const all = terrains.map((one) => add[one]);
    if (all.every((one) => one !== undefined)) return all.map((one) => signed(one)).join('/');
    return listed(
      terrains.flatMap((one) =>
        add[one] === undefined ? [] : [`${signed(add[one])} ${terrainSymbols[one]}`],
      ),
      grammar.and,
    );
  }
  const per = perEach(add);
  if (per !== undefined) return `${added(per.factor, speech, only)} ${forEach(per.each, speech)}`;
  return amounts.whereX(
    only === undefined ? '+X/+X/+X' : `+X ${terrainSymbols[only]}`,
    grammar.spoken(speech.value(add, speech)),
  );
}

/** "{1} in meno", "{1} de plus pour chaque …". */
export const change = (add: Quantity, speech: Speech): string =>
  changed(add, speech, speech.language.amounts);

/** What a cost is reduced by: "{2}", "{1} per ogni …". */
export const reduced = (add: Quantity, speech: Speech): string =>
  changed(add, speech, { less: (cost) => cost, more: (cost) => cost });

function changed(add: Quantity, speech: Speech, by: Pick<AmountPhrases, 'less' | 'more'>): string {
  const { amounts, grammar } = speech.language;
  if (typeof add === 'number') return (add < 0 ? by.less : by.more)(`{${Math.abs(add)}}`);
  const per = perEach(add);
  if (per !== undefined) return `${changed(per.factor, speech, by)} ${forEach(per.each, speech)}`;
  if ('if' in add && add.otherwise === undefined)
    return amounts.changeIf(changed(add.then, speech, by), speech.condition(add.if, speech));
  const isLess = 'times' in add && add.times[0] === -1;
  const much = grammar.spoken(speech.value(isLess ? add.times[1] : add, speech));
  return amounts.whereX((isLess ? by.less : by.more)('{X}'), much);
}

/** "{M} o {O}": any of several words. */
export const orListed = <Word extends string>(
  words: AnyOf<Word>,
  said: Readonly<Record<Word, string>>,
  { grammar }: Language,
): string =>
  listed(
    eachOf(words).map((word) => said[word]),
    grammar.or,
  );
