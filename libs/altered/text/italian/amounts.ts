import { terrains, type Quantity, type Statistics } from '#altered/abilities';
import { listed, spoken } from './grammar.js';
import { forEach, perEach } from './quantities.js';
import type { Speech } from './speech.js';
import * as words from './words.js';

/** "Resistente 1", "Resistente X, dove X è …". */
export const tough = (amount: Quantity, speech: Speech): string =>
  typeof amount === 'number'
    ? `${words.keywords.tough} ${amount}`
    : `${words.keywords.tough} X, dove X è ${spoken(speech.value(amount, speech))}`;

const signed = (value: number): string => (value < 0 ? String(value) : `+${value}`);
const isStatistics = (add: object): add is Partial<Statistics> => terrains.some((one) => one in add);

/** "+1/+1/+1", "+1 {V} e -1 {M}", "+1/+1/+1 per ogni …". */
export function added(add: Partial<Statistics> | Quantity, speech: Speech): string {
  if (typeof add === 'number') return [add, add, add].map(signed).join('/');
  if (isStatistics(add)) {
    const all = terrains.map((one) => add[one]);
    if (all.every((one) => one !== undefined)) return all.map((one) => signed(one)).join('/');
    return listed(
      terrains.flatMap((one) =>
        add[one] === undefined ? [] : [`${signed(add[one])} ${words.terrains[one]}`],
      ),
      'e',
    );
  }
  const per = perEach(add);
  if (per !== undefined) return `${added(per.factor, speech)} ${forEach(per.each, speech)}`;
  return `+X/+X/+X, dove X è ${spoken(speech.value(add, speech))}`;
}

/** "{1} in meno", "{1} in più per ogni …". */
export function change(add: Quantity, speech: Speech): string {
  if (typeof add === 'number') return `{${Math.abs(add)}} in ${add < 0 ? 'meno' : 'più'}`;
  const per = perEach(add);
  if (per !== undefined) return `${change(per.factor, speech)} ${forEach(per.each, speech)}`;
  if ('if' in add && add.otherwise === undefined)
    return `${change(add.then, speech)} se ${speech.condition(add.if, speech)}`;
  if ('times' in add && add.times[0] === -1)
    return `{X} in meno, dove X è ${spoken(speech.value(add.times[1], speech))}`;
  return `{X} in più, dove X è ${spoken(speech.value(add, speech))}`;
}

/** What a cost is reduced by: "{2}". */
export const reduced = (add: Quantity, speech: Speech): string =>
  typeof add === 'number' ? `{${Math.abs(add)}}` : change(add, speech).replace(/ in (meno|più)/, '');
