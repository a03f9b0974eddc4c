import type { Vocabulary } from '#kernel';
import type { Action } from './actions.js';
import { action } from './malformed.js';

const object = 'Timestamp of the object.';

/** Documents Altered's atomic actions for software without the game's rules. */
export const alteredVocabulary: Vocabulary<Action['kind']> = {
  module: 'altered',
  title: 'Atomic actions of Altered',
  shape: action,
  words: {
    move: {
      effect:
        'Moves the item from the list of the zone `from` (unless it is `outside`) into the list of `to`, at `index` or at the end. It becomes the object `becomes`, with exactly `statuses` and `counters`, face down if it has `faceDown`. Between expeditions it stays the same object and keeps everything: only the seat and the expedition change. Limbo is a zone like any other.',
      fields: {
        left: 'The object that ceases to exist. Null from a hidden zone.',
        becomes: 'The new object. Null in a hidden zone.',
        as: 'The verb of the move, if triggers can depend on it.',
        by: 'The seat that discards it, if not the seat of `from`.',
        asFrom: 'The zone from which an effect plays it, before it reached `from`.',
        index: 'Place in the list of the zone, from the top. The end if absent.',
        statuses: 'Those of the new object. None if absent.',
        counters: 'Those of the new object. None if absent.',
      },
    },
    create: {
      effect:
        'Makes the item a region, last in the row `adventure` and last on the way of each seat in `ways`.',
      fields: { object, ways: 'The seats whose expeditions cross it. All if absent.' },
    },
    token: {
      effect:
        'Makes the item a token that the seat of `to` owns and `definition` defines, at the end of the list of `to`, as the object `object` with `statuses` and `counters`.',
      fields: { object, by: 'The seat that creates it, if not the seat of `to`.' },
    },
    emblem: {
      effect:
        'Makes the item an emblem of the seat, at the end of Limbo, as the object `object` without statuses and counters. If its kind is `reaction`, adds 1 to today’s `reaction:<object>:<ability>` of its source, with null as an empty text.',
      fields: { object },
    },
    vanish: { effect: 'Removes the item from the list of its zone.' },
    'quick-action': { effect: 'Adds 1 to today’s `quick-action:<object>:<ability>`.' },
    'first-time': {
      effect: 'Adds 1 to today’s `first-time:<object>:<ability>`, with null as an empty text.',
      fields: { object: 'The object with the ability. Null if it no longer exists.' },
    },
    counters: {
      effect: 'Sets the counters of the name on the object to `value`. 0 removes the name.',
      fields: { delta: 'The change.' },
    },
    roll: { effect: 'Changes nothing. Records rolled dice.' },
    reveal: { effect: 'Makes the items known to the seat `to`, or to all seats if that is null.' },
    identify: {
      effect:
        'Makes the item a card of the owner of `was`, defined by `definition` unless that is null, and known to the seat `to`, or to all seats if that is null. If `was` is another item, the item replaces it in its zone, as the same object at the same place, and the seat of that zone knows the item if it knew `was`.',
      fields: {
        was: 'The item that it replaces. The item itself if it was this card all along.',
        to: 'The seat that learns it. Null for all seats.',
        definition: 'Null if it is already defined.',
      },
    },
    told: {
      effect: 'Changes nothing. Keeps a line of the record’s source.',
      fields: { what: 'The type of the line in the source.' },
    },
    status: {
      effect:
        'Adds the status to the object if `on` is true, else removes it. Statuses are in alphabetical order.',
    },
    expedition: {
      effect: 'Places the seat’s expedition in the region with the index `to`.',
      fields: {
        from: 'The index of its previous region. Null when first placed.',
        due: 'The terrains that moved it forward.',
      },
    },
    ascend: {
      effect:
        'Makes the seat’s expedition Ascended if `on` is true, else no longer. The state lists the Ascended expeditions of each seat in alphabetical order.',
    },
    compare: { effect: 'Changes nothing. Records the comparison for an expedition and the terrains it won.' },
    'turn-up': { effect: 'Turns each region in `regions` (by `index`) face up, with these terrains.' },
    marker: {
      effect:
        'Puts a Terrain Marker with the terrain on the region with the index `to`, as the object `object`, after the others there. Unless `from` is null, removes the marker `left` from that region.',
      fields: {
        object,
        left: 'The marker’s previous object. Null if it was on no region.',
        from: 'The index of its previous region. Null if it was on none.',
      },
    },
    shuffle: {
      effect:
        'Sets the seat’s deck to `order`, the first on top. Items that were in no deck (all if `discard` is false) enter it as no object, without statuses and counters, unknown to all seats. If `discard` is true, empties the discard pile.',
    },
    'first-player': { effect: 'Makes the seat first player.' },
    phase: {
      effect:
        'Begins the phase on this day, with no turn. The phase `morning` clears today’s counts, and no seat has passed.',
    },
    turn: { effect: 'Begins the seat’s turn.', fields: { turn: 'The number of the turn in the game.' } },
    pass: { effect: 'Marks the seat as passed.' },
    'after-you': { effect: 'Changes nothing. The turn ends when no reactions are in Limbo.' },
    arena: {
      effect:
        'Makes the item a region named `arena`, not Tumult, face up, with the terrains forest, mountain, water. It alone is the row `adventure` and the way of each seat, and every expedition is in it, at index 0.',
      fields: {
        object,
        players: 'The seats in the tiebreaker. All if absent. The others leave after it.',
      },
    },
    leave: {
      effect:
        'Removes every item that the seat owns from its zone. The seat has passed, has no Ascended expeditions, and is appended to the seats that have left.',
      fields: { reason: '`conceded`, or `tiebreaker` if it takes no part in one.' },
    },
    outcome: { effect: 'Sets the result of the game.' },
  },
};
