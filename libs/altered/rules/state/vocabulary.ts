import type { Vocabulary } from '#kernel';
import type { Action } from './actions.js';
import { action } from './malformed.js';

const object = 'The object it is, by its timestamp.';

/** The atomic actions of Altered as readers without its rules take them. */
export const alteredVocabulary: Vocabulary<Action['kind']> = {
  module: 'altered',
  title: 'Atomic actions of Altered',
  shape: action,
  words: {
    move: {
      effect:
        'The item leaves the list of the zone `from` (unless it is `outside`) and comes into that of `to`, at `index` or at the end; there it is the object `becomes`, with `statuses` and `counters` and no others, face down where it says so. From expedition to expedition it stays the object it is, with all it has: only whose it is and which expedition changes. To Limbo or back is a move as any other.',
      fields: {
        left: 'The object that ceases to be; null from a hidden zone.',
        becomes: 'The new object; null in a hidden zone.',
        as: 'The verb that moved it, where a trigger could ask.',
        by: 'Who discards it, where that is not the seat of `from`.',
        asFrom: 'From where it is played, as an effect has it; there it came from.',
        index: 'Place in the list of the zone, from the top; the end when absent.',
        statuses: 'What the new object has from the start; none when absent.',
        counters: 'What the new object has from the start; none when absent.',
      },
    },
    create: {
      effect:
        'The item is a region from now on, the last of the row `adventure`, and comes to the end of the way of each seat of `ways`.',
      fields: { object, ways: 'The seats whose expeditions cross it; all of them when absent.' },
    },
    token: {
      effect:
        'The item is a token from now on, owned by the seat of `to` and defined by `definition`; it comes to the end of the list of `to` as the object `object`, with `statuses` and `counters`.',
      fields: { object, by: 'Who creates it, where that is not the seat of `to`.' },
    },
    emblem: {
      effect:
        'The item is an emblem of the seat from now on, at the end of Limbo as the object `object`, with no statuses and counters. An emblem of the kind `reaction` counts: `reaction:<object>:<ability>` of its source, where null is written as nothing, is one more today.',
      fields: { object },
    },
    vanish: { effect: 'The item leaves the list of its zone, and is in no zone.' },
    'quick-action': { effect: '`quick-action:<object>:<ability>` is one more today.' },
    'first-time': {
      effect: '`first-time:<object>:<ability>` is one more today, where null is written as nothing.',
      fields: { object: 'The object whose ability it is; null: it has ceased to be.' },
    },
    counters: {
      effect: 'The object has `value` counters of the name; none of the name when that is 0.',
      fields: { delta: 'How many more than before.' },
    },
    roll: { effect: 'Nothing changes: the dice that were rolled.' },
    reveal: { effect: 'The items are known to the seat `to`; to everybody where that is null.' },
    identify: {
      effect:
        'The item is a card of the owner of `was` from now on, defined by `definition` where that is not null, and known to the seat `to`; to everybody where that is null. Where `was` is another item, the item has its stay and its place in the list of the zone, and is known to the seat of that stay where it knew `was`; `was` is in no zone.',
      fields: {
        was: 'Whose place it takes; the item itself where it was this card all along.',
        to: 'Who learns it; null: everybody.',
        definition: 'Null: it is defined already.',
      },
    },
    told: {
      effect: 'Nothing changes: what the source of the record tells besides.',
      fields: { what: 'The word of the source for it.' },
    },
    status: {
      effect:
        'The object has the status from now on where `on` is true, else no longer. Statuses stand in the order of the alphabet.',
    },
    expedition: {
      effect: 'The expedition of the seat is in the region with the index `to`.',
      fields: {
        from: 'Where it was; null when it is first placed.',
        due: 'The terrains by which it moved forward.',
      },
    },
    ascend: {
      effect:
        'The expedition of the seat is Ascended from now on where `on` is true, else no longer. In the state: the Ascended expeditions of each seat, in the order of the alphabet.',
    },
    compare: { effect: 'Nothing changes: what was compared for an expedition, and which terrains it won.' },
    'turn-up': { effect: 'Each region of `regions` (by `index`) is face up, with these terrains.' },
    marker: {
      effect:
        'A Terrain Marker with the terrain is on the region with the index `to`, as the object `object`, after the others there. Where `from` is no null, the marker `left` is no longer on that region.',
      fields: {
        object,
        left: 'The object that the marker was; null: it was on no region.',
        from: 'The index of the region it was on; null: on none.',
      },
    },
    shuffle: {
      effect:
        'The deck of the seat is `order`, the first on top. Items of it that were in no deck (all of them where `discard` is false) are in it now, as no object, with no statuses and counters, and known to nobody. Where `discard` is true the discard pile is empty.',
    },
    'first-player': { effect: 'The seat is first player.' },
    phase: {
      effect:
        "The phase begins, on this day; it is nobody's turn. With the phase `morning` all that was counted today is forgotten, and nobody has passed.",
    },
    turn: { effect: "The turn begins, and is this seat's.", fields: { turn: 'How many-th of the game.' } },
    pass: { effect: 'The seat has passed.' },
    'after-you': { effect: 'Nothing changes: the turn ends once no reactions are in Limbo.' },
    arena: {
      effect:
        'The item is a region from now on. The row `adventure` is this one region: named `arena`, no Tumult, face up, with the terrains forest, mountain, water. Every expedition is in it, index 0, and it alone is the way of each seat.',
      fields: {
        object,
        players: 'Who takes part in the tiebreaker; everybody when absent. The others leave after it.',
      },
    },
    leave: {
      effect:
        'The seat leaves the game: every item that it owns leaves the list of its zone, and is in no zone. It has passed, and none of its expeditions is Ascended. The seat is the last of those that have left.',
      fields: { reason: '`conceded`, or `tiebreaker`: it takes no part in it.' },
    },
    outcome: { effect: 'The game has this result.' },
  },
};
