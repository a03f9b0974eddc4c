import type { Json } from '#record';
import { manas } from '../../abilities/definition.js';
import type { Body, Item, Pool, SeatState, State } from './state.js';

/**
 * Returns the canonical form of an object in play. The form of an object without changes contains only its timestamp
 * and turn of arrival.
 */
function bodyForm(body: Body | null): Json {
  if (body === null) return 0;
  const { object, attack, health, damage, statuses, arrived, done, active } = body;
  if (attack === 0 && health === 0 && damage === 0 && statuses.length === 0 && !done && !active)
    return [object, arrived];
  return [object, arrived, attack, health, damage, statuses.join(' '), done, active];
}

const poolForm = (pool: Pool): Json => manas.map((mana) => pool[mana]);

const seatForm = (seat: SeatState): Json => [
  seat.health,
  seat.exhaustion,
  seat.special,
  seat.attack,
  seat.statuses.join(' '),
  seat.struck,
  poolForm(seat.extractors),
  poolForm(seat.full),
  seat.reservoirs,
  seat.deck,
  seat.hand,
  seat.discard,
  seat.line,
  seat.globe,
  seat.rune,
  seat.playing,
  seat.aside,
  seat.looked,
];

/**
 * Returns the canonical forms of tokens and effects. Omits contracts, because the deck lists already determine them.
 */
function itemForms(items: readonly Item[]): Json {
  const forms: Json[] = [];
  for (const item of items)
    if (item.kind === 'token') forms.push([item.owner, item.token as unknown as Json]);
    else if (item.kind === 'effect') forms.push([item.owner, item.of, item.ability]);
  return forms;
}

/**
 * Returns a state's canonical form, in which positions in a fixed order replace names. Omits the agenda, the random
 * source and the pending decision.
 */
export function canonical(state: State): Json {
  return [
    state.day,
    state.phase,
    state.turn,
    state.turnSeat,
    state.firstPlayer,
    state.timestamp,
    state.seats.map(seatForm),
    state.bodies.map(bodyForm),
    state.known,
    itemForms(state.items),
    state.result === null ? null : [[...state.result.winners], state.result.reason],
  ];
}
