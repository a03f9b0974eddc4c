import type { Json, Option, Seat } from '#record';
import type { Ability } from '../../abilities/index.js';
import {
  attackable,
  globeTargets,
  whyNoStrike,
  whyNotAttack,
  whyNotMagnetise,
  whyNoAttack,
} from './attacking.js';
import { whyUnpayable } from '../world/mana.js';
import { bodyOf, contractOf, LINE, natureOf, opponentOf, seatOf, type State } from '../state/state.js';
import type { Ref } from '../state/tasks.js';

/** `player` or an item, as the keys of a turn name targets of the opponent's. */
const targetKey = (ref: Ref): string => ('seat' in ref ? 'player' : `${ref.item}`);
const aboutTarget = (item: number, ref: Ref): Readonly<Record<string, Json>> =>
  'seat' in ref ? { item, seat: ref.seat } : { item, target: ref.item };

const end: Option = { key: 'end' };

/** What a player can do in their turn, in any order (4.4.a). */
export function turnOptions(state: State, seat: Seat): Option[] {
  const options: Option[] = [];
  const { hand, line, globe, rune } = seatOf(state, seat);
  for (const item of hand)
    if (whyNotPlay(state, seat, item) === null) options.push({ key: `play:${item}`, about: { item } });
  const targets = attackable(state, opponentOf(seat));
  for (const item of line) {
    if (whyNoAttack(state, item) === null)
      for (const target of targets)
        if (whyNotAttack(state, item, target, targets) === null)
          options.push({
            key: `attack:${item}:${targetKey(target)}`,
            about: aboutTarget(item, target),
          });
    if (whyNotMagnetise(state, item) === null) options.push({ key: `magnetise:${item}`, about: { item } });
  }
  if (whyNoStrike(state, seat) === null)
    for (const target of targets)
      options.push({
        key: `attack:player:${targetKey(target)}`,
        about: 'seat' in target ? { seat: target.seat } : { target: target.item },
      });
  for (const item of globe)
    if (!bodyOf(state, item).done)
      for (const target of globeTargets(state, seat))
        options.push({ key: `globe:${targetKey(target)}`, about: aboutTarget(item, target) });
  for (const item of rune)
    if (whyNotUse(state, seat, item) === null) options.push({ key: 'rune', about: { item } });
  options.push(end);
  for (const item of globe) options.push({ key: 'end:active', about: { item } });
  return options;
}

/** Why a contract in hand cannot be played; null when it can (5.1, 6.3.d). */
export function whyNotPlay(state: State, seat: Seat, item: number): string | null {
  const { type, cost } = contractOf(state, item);
  if (type === 'creature' && seatOf(state, seat).line.length >= LINE) return '6.3.d';
  return whyUnpayable(state, seat, cost);
}

type Use = Extract<Ability, { kind: 'use' }>;

/** The ability of a rune that is used for mana, and its place among the lines; null: it has none. */
export function useOf(state: State, item: number): { readonly ability: number; readonly use: Use } | null {
  const abilities = natureOf(state, item).abilities ?? [];
  const ability = abilities.findIndex(({ kind }) => kind === 'use');
  const use = abilities[ability];
  return use?.kind === 'use' ? { ability, use } : null;
}

/** Why a rune cannot be used; null when it can (6.2.b). */
export function whyNotUse(state: State, seat: Seat, item: number): string | null {
  const found = useOf(state, item);
  if (found === null || bodyOf(state, item).done) return '6.2.b';
  return whyUnpayable(state, seat, found.use.cost);
}
