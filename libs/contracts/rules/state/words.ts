import { courseWords, resultWords } from '#kernel';
import type { Words } from '#record';
import { manas } from '../../abilities/definition.js';
import type { Body, Item, Pool, SeatState, State } from './state.js';

function body(one: Body | null, to: Words): void {
  if (one === null) return to.number(0);
  const { object, attack, health, damage, statuses, arrived, done, active } = one;
  const isPlain = attack === 0 && health === 0 && damage === 0 && statuses.length === 0 && !done && !active;
  to.list(isPlain ? 2 : 8);
  to.number(object);
  to.number(arrived);
  if (isPlain) return;
  to.number(attack);
  to.number(health);
  to.number(damage);
  to.text(statuses.join(' '));
  to.flag(done);
  to.flag(active);
}

function pool(one: Pool, to: Words): void {
  to.list(manas.length);
  for (const mana of manas) to.number(one[mana]);
}

function seat(one: SeatState, to: Words): void {
  to.list(18);
  to.number(one.health);
  to.number(one.exhaustion);
  to.flag(one.special);
  if (one.attack === null) to.nothing();
  else to.number(one.attack);
  to.text(one.statuses.join(' '));
  to.flag(one.struck);
  pool(one.extractors, to);
  pool(one.full, to);
  to.number(one.reservoirs);
  to.numbers(one.deck);
  to.numbers(one.hand);
  to.numbers(one.discard);
  to.numbers(one.line);
  to.numbers(one.globe);
  to.numbers(one.rune);
  to.numbers(one.playing);
  to.numbers(one.aside);
  to.numbers(one.looked);
}

/** Tokens and effects. */
function items(all: readonly Item[], to: Words): void {
  const made = all.filter(({ kind }) => kind !== 'card');
  to.list(made.length);
  for (const item of made) {
    to.list(item.kind === 'token' ? 2 : 3);
    to.number(item.owner);
    if (item.kind === 'token') to.object(item.token);
    else if (item.kind === 'effect') {
      to.number(item.of);
      to.number(item.ability);
    }
  }
}

/** The words of the canonical form, written without making it. */
export function words(state: State, to: Words): void {
  const { seats, bodies, result } = state;
  to.list(11);
  courseWords(state, to);
  to.list(seats.length);
  for (const one of seats) seat(one, to);
  to.list(bodies.length);
  for (const one of bodies) body(one, to);
  to.numbers(state.known);
  items(state.items, to);
  resultWords(result, to);
}
