import { OptionCache } from '#kernel';
import type { Option } from '#record';
import type { Ref } from '../state/tasks.js';

/** The verb and the objects in a turn option's key. A field is empty if the key does not contain its object. */
export interface Words {
  readonly verb: string;
  readonly first: string;
  readonly second: string;
}

/** Splits the key of a turn option into its words. For example, `attack:12:player` contains three words. */
export function wordsOf(key: string): Words {
  const colon = key.indexOf(':');
  if (colon < 0) return { verb: key, first: '', second: '' };
  const two = key.indexOf(':', colon + 1);
  const verb = key.slice(0, colon);
  if (two < 0) return { verb, first: key.slice(colon + 1), second: '' };
  const three = key.indexOf(':', two + 1);
  return {
    verb,
    first: key.slice(colon + 1, two),
    second: three < 0 ? key.slice(two + 1) : key.slice(two + 1, three),
  };
}

const itemAlone = (verb: string): OptionCache =>
  new OptionCache((item) => ({ key: `${verb}:${item}`, about: { item } }));
const plays = itemAlone('play');
const magnetisings = itemAlone('magnetise');
const attacks = new OptionCache((item, target) => ({
  key: `attack:${item}:${target}`,
  about: { item, target },
}));
const attacksOnSeats = new OptionCache((item, seat) => ({
  key: `attack:${item}:player`,
  about: { item, seat },
}));
const strikes = new OptionCache((_, target) => ({ key: `attack:player:${target}`, about: { target } }));
const strikesAtSeats = new OptionCache((_, seat) => ({ key: 'attack:player:player', about: { seat } }));
const globes = new OptionCache((item, target) => ({ key: `globe:${target}`, about: { item, target } }));
const globesAtSeats = new OptionCache((item, seat) => ({ key: 'globe:player', about: { item, seat } }));
const runes = new OptionCache((item) => ({ key: 'rune', about: { item } }));
const active = new OptionCache((item) => ({ key: 'end:active', about: { item } }));

/**
 * The options to play a contract, to magnetise a creature, to use a rune, and to end the turn with or without an active
 * globe.
 */
export const playing = (item: number): Option => plays.at(item, 0);
export const magnetising = (item: number): Option => magnetisings.at(item, 0);
export const usingRune = (item: number): Option => runes.at(item, 0);
export const endingActive = (item: number): Option => active.at(item, 0);
export const ending: Option = { key: 'end' };

/** The options to attack with a creature, to attack with the player, and to deal damage with a globe. */
export const attacking = (item: number, target: Ref): Option =>
  'seat' in target ? attacksOnSeats.at(item, target.seat) : attacks.at(item, target.item);
export const striking = (target: Ref): Option =>
  'seat' in target ? strikesAtSeats.at(0, target.seat) : strikes.at(0, target.item);
export const usingGlobe = (item: number, target: Ref): Option =>
  'seat' in target ? globesAtSeats.at(item, target.seat) : globes.at(item, target.item);
