import { courseWords, resultWords } from '#kernel';
import type { CanonicalWriter } from '#record';
import { manas } from '../../abilities/definition.js';
import type { Body, Item, Pool, SeatState, State } from './state.js';

function body(of: Body | null, to: CanonicalWriter): void {
  if (of === null) return to.number(0);
  const { object, attack, health, damage, statuses, arrived, done, active } = of;
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

function pool(amounts: Pool, to: CanonicalWriter): void {
  to.list(manas.length);
  for (const mana of manas) to.number(amounts[mana]);
}

function seat(of: SeatState, to: CanonicalWriter): void {
  to.list(18);
  to.number(of.health);
  to.number(of.exhaustion);
  to.flag(of.special);
  if (of.attack === null) to.nothing();
  else to.number(of.attack);
  to.text(of.statuses.join(' '));
  to.flag(of.struck);
  pool(of.extractors, to);
  pool(of.full, to);
  to.number(of.reservoirs);
  to.numbers(of.deck);
  to.numbers(of.hand);
  to.numbers(of.discard);
  to.numbers(of.line);
  to.numbers(of.globe);
  to.numbers(of.rune);
  to.numbers(of.playing);
  to.numbers(of.aside);
  to.numbers(of.looked);
}

function items(all: readonly Item[], to: CanonicalWriter): void {
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

/** Writes the numbers of a state's canonical form without building the form. */
export function writeCanonical(state: State, to: CanonicalWriter): void {
  const { seats, bodies, result } = state;
  to.list(11);
  courseWords(state, to);
  to.list(seats.length);
  for (const player of seats) seat(player, to);
  to.list(bodies.length);
  for (const standing of bodies) body(standing, to);
  to.numbers(state.known);
  items(state.items, to);
  resultWords(result, to);
}
