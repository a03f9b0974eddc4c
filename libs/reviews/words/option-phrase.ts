import type { Option, Seat } from '#record';
import type { ChoicePhrases } from './choice-phrases.js';

/** What options of a decision are said with, as far as the viewer knows it. */
export interface Named {
  readonly card: (item: number) => string;
  readonly player: (seat: Seat) => string;
  /** The card that asks. */
  readonly source: string;
  /** What a mode says, by its number from 0; null: the game cannot say it. */
  readonly mode: (number: number) => string | null;
  readonly list: (parts: readonly string[]) => string;
}

const colours = ['fire', 'water', 'light'] as const;

/** An option of a decision in words, beginning with a verb; null: it is a card that the kind of the decision says all of. */
export function optionPhrase({ key, about }: Option, phrases: ChoicePhrases, named: Named): string | null {
  const fields = (typeof about === 'object' && about !== null ? about : {}) as Readonly<
    Record<string, unknown>
  >;
  const number = (name: string): number | null => {
    const value = fields[name];
    return typeof value === 'number' ? value : null;
  };
  const word = (name: string): string => {
    const value = fields[name];
    return typeof value === 'string' ? value : '';
  };
  const card = (): string => (number('item') === null ? named.source : named.card(number('item') ?? -1));
  const target = (): string =>
    number('target') === null ? named.player(number('seat') ?? 0) : named.card(number('target') ?? -1);
  const element = (name: string): string => phrases.elements[name] ?? name;
  const [verb = '', ...rest] = key.split(':');
  const mode = /^mode[:-](\d+)$/.exec(key)?.[1];
  if (mode !== undefined) {
    const text = named.mode(Number(mode));
    return text === null ? phrases.numbered(`${Number(mode) + 1}`) : phrases.mode(text);
  }
  switch (verb) {
    case 'play':
      return [
        phrases.play(card()),
        phrases.where[word('expedition')],
        ...(word('from') === 'reserve' ? [phrases.fromReserve] : []),
        ...(number('cost') === null ? [] : [phrases.cost(`${number('cost')}`)]),
      ]
        .filter((part) => part !== undefined)
        .join(' ');
    case 'quick':
    case 'reaction':
    case 'magnetise':
    case 'rune':
      return phrases[verb](card());
    case 'attack':
      return rest[0] === 'player' ? phrases.attackOneself(target()) : phrases.attack(target(), card());
    case 'globe':
      return phrases.globe(target(), card());
    case 'end':
      return rest.length > 0 ? phrases.endWith(card()) : (phrases.answers['end']?.() ?? null);
    case 'pay':
      if (number('cost') !== null) return phrases.payFor(`${number('cost')}`, named.source);
      break;
    case 'x':
      return phrases.x(rest[0] ?? '');
    case 'region':
      return phrases.region(`${Number(rest[0]) + 1}`);
    default:
      break;
  }
  const answer = phrases.answers[key];
  if (answer !== undefined) return answer(named.source);
  const expedition = phrases.expeditions[word('expedition')];
  if (expedition !== undefined) return phrases.expeditionOf(expedition, named.player(number('seat') ?? 0));
  if (number('look') !== null) return phrases.look(`${number('look')}`, `${number('keep')}`);
  if (number('index') !== null) return phrases.place(`${(number('index') ?? 0) + 1}`, named.source);
  if (word('to') !== '') return phrases.turnInto(element(word('from')), element(word('to')));
  if (number('result') !== null) return phrases.die(`${number('result')}`);
  const paid = colours.filter((colour) => (number(colour) ?? 0) > 0);
  if (paid.length > 0)
    return phrases.payWith(named.list(paid.map((colour) => `${number(colour)} ${element(colour)}`)));
  return null;
}

/** What an option is about where that is all there is to say: a card, a player, a colour. */
export function optionNoun({ key, about }: Option, phrases: ChoicePhrases, named: Named): string {
  const fields = (about ?? {}) as { item?: unknown; seat?: unknown; element?: unknown; terrain?: unknown };
  if (typeof fields.item === 'number') return named.card(fields.item);
  if (typeof fields.seat === 'number') return named.player(fields.seat);
  const word = [fields.element, fields.terrain].find((one) => typeof one === 'string');
  return typeof word === 'string' ? (phrases.elements[word] ?? word) : key.replaceAll(/[-:]/g, ' ');
}
