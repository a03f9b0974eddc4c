import { courseWords, resultWords } from '#kernel';
import type { CanonicalWriter } from '#record';
import { timesForm, wholeOf } from './canonical.js';
import type { Counters, Item, Region, Stay } from './objects.js';
import type { SeatState, State } from './state.js';

function counters(values: Counters, to: CanonicalWriter): void {
  const names = Object.keys(values).sort();
  to.list(names.length);
  for (const name of names) {
    to.list(2);
    to.text(name);
    to.number(values[name] ?? 0);
  }
}

function stay(of: Stay | null, to: CanonicalWriter): void {
  if (of === null) return to.number(0);
  if (of.object === null) return to.number(1);
  const base = of.faceDown ? -of.object : of.object;
  let isPlain = of.statuses.length === 0;
  if (isPlain) for (const _ in of.counters) isPlain = false;
  if (isPlain) return to.number(base + 1);
  to.list(4);
  to.number(base);
  to.texts(of.statuses);
  counters(of.counters, to);
  if (of.expedition === null) to.nothing();
  else to.text(of.expedition);
}

function seat(of: SeatState, to: CanonicalWriter): void {
  to.list(10);
  to.flag(of.passed);
  to.numbers(of.deck);
  to.numbers(of.discard);
  to.numbers(of.hand);
  to.numbers(of.hero);
  to.numbers(of.landmark);
  to.numbers(of.mana);
  to.numbers(of.reserve);
  to.number(of.expeditions.hero ?? 0);
  to.number(of.expeditions.companion ?? 0);
}

function region(of: Region, to: CanonicalWriter): void {
  const { markers = noMarkers } = of;
  to.list(6 + (of.ways === undefined ? 0 : 1) + markers.length);
  to.number(of.item);
  to.number(of.object);
  to.text(of.name);
  if (of.tumult === null) to.nothing();
  else to.number(of.tumult);
  to.flag(of.faceDown);
  to.texts(of.terrains);
  if (of.ways !== undefined) named('ways', of.ways, to);
  for (const { object, terrain } of markers) {
    to.list(2);
    to.number(object);
    to.text(terrain);
  }
}

const noMarkers: NonNullable<Region['markers']> = [];

/** Writes a list that consists of a name and numbers. */
function named(name: string, values: readonly number[], to: CanonicalWriter): void {
  to.list(1 + values.length);
  to.text(name);
  for (const value of values) to.number(value);
}

/** Writes existing tokens and emblems, and cards identified during the game. */
function items({ items: all, stays }: State, to: CanonicalWriter): void {
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

/** Like `wholeOf`, but returns undefined for an item that is in no zone. */
const writtenOut = (item: Item | undefined, stay: Stay | null | undefined): object | undefined =>
  item === undefined || stay === null ? undefined : wholeOf(item);

/** Writes the canonical form of a state without building it in memory. */
export function writeCanonical(state: State, to: CanonicalWriter): void {
  const { seats, expedition, limbo, adventure, stays, result, left } = state;
  const hasAscended = seats.some(({ ascended }) => ascended.length > 0);
  to.list(15 + (hasAscended ? 1 : 0) + (left.length > 0 ? 1 : 0));
  courseWords(state, to);
  to.list(seats.length);
  for (const player of seats) seat(player, to);
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
  for (const crossed of adventure) region(crossed, to);
  to.list(stays.length);
  for (const place of stays) stay(place, to);
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
