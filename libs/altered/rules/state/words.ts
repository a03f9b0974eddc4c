import { courseWords, resultWords } from '#kernel';
import type { Words } from '#record';
import { timesForm, wholeOf } from './canonical.js';
import type { Counters, Item, Region, Stay } from './objects.js';
import type { SeatState, State } from './state.js';

function counters(values: Counters, to: Words): void {
  const names = Object.keys(values).sort();
  to.list(names.length);
  for (const name of names) {
    to.list(2);
    to.text(name);
    to.number(values[name] ?? 0);
  }
}

function stay(one: Stay | null, to: Words): void {
  if (one === null) return to.number(0);
  if (one.object === null) return to.number(1);
  const base = one.faceDown ? -one.object : one.object;
  let isPlain = one.statuses.length === 0;
  if (isPlain) for (const _ in one.counters) isPlain = false;
  if (isPlain) return to.number(base + 1);
  to.list(4);
  to.number(base);
  to.texts(one.statuses);
  counters(one.counters, to);
  if (one.expedition === null) to.nothing();
  else to.text(one.expedition);
}

function seat(one: SeatState, to: Words): void {
  to.list(10);
  to.flag(one.passed);
  to.numbers(one.deck);
  to.numbers(one.discard);
  to.numbers(one.hand);
  to.numbers(one.hero);
  to.numbers(one.landmark);
  to.numbers(one.mana);
  to.numbers(one.reserve);
  to.number(one.expeditions.hero ?? 0);
  to.number(one.expeditions.companion ?? 0);
}

function region(one: Region, to: Words): void {
  const { markers = noMarkers } = one;
  to.list(6 + (one.ways === undefined ? 0 : 1) + markers.length);
  to.number(one.item);
  to.number(one.object);
  to.text(one.name);
  if (one.tumult === null) to.nothing();
  else to.number(one.tumult);
  to.flag(one.faceDown);
  to.texts(one.terrains);
  if (one.ways !== undefined) named('ways', one.ways, to);
  for (const { object, terrain } of markers) {
    to.list(2);
    to.number(object);
    to.text(terrain);
  }
}

const noMarkers: NonNullable<Region['markers']> = [];

/** A name, and numbers after it, in one list. */
function named(name: string, values: readonly number[], to: Words): void {
  to.list(1 + values.length);
  to.text(name);
  for (const value of values) to.number(value);
}

/** What became known during the game, tokens and emblems that still exist. */
function items({ items: all, stays }: State, to: Words): void {
  let count = 0;
  for (let index = 0; index < all.length; index++) if (writtenOut(all[index], stays[index])) count++;
  to.list(count);
  for (let index = 0; index < all.length; index++) {
    const item = all[index];
    const whole = writtenOut(item, stays[index]);
    if (item === undefined || whole === undefined) continue;
    to.list(2);
    if (item.owner === null) to.nothing();
    else to.number(item.owner);
    to.object(whole, 'effect');
  }
}

/** What is written out of an item that still exists. */
const writtenOut = (item: Item | undefined, stay: Stay | null | undefined): object | undefined =>
  item === undefined || stay === null ? undefined : wholeOf(item);

/** The words of the canonical form, written without making it. */
export function words(state: State, to: Words): void {
  const { seats, expedition, limbo, adventure, stays, result, left } = state;
  const hasAscended = seats.some(({ ascended }) => ascended.length > 0);
  to.list(15 + (hasAscended ? 1 : 0) + (left.length > 0 ? 1 : 0));
  courseWords(state, to);
  to.list(seats.length);
  for (const one of seats) seat(one, to);
  to.list(expedition.length);
  for (const item of expedition) {
    to.list(3);
    to.number(item);
    to.number(stays[item]?.seat ?? -1);
    to.text(stays[item]?.expedition ?? '');
  }
  to.list(limbo.length);
  for (const item of limbo) {
    to.list(2);
    to.number(item);
    to.number(stays[item]?.seat ?? -1);
  }
  to.list(adventure.length);
  for (const one of adventure) region(one, to);
  to.list(stays.length);
  for (const one of stays) stay(one, to);
  to.numbers(state.known);
  items(state, to);
  to.form(timesForm(state.today));
  resultWords(result, to);
  if (hasAscended) {
    to.list(seats.length);
    for (const { ascended } of seats) to.texts(ascended);
  }
  if (left.length > 0) named('left', left, to);
}
