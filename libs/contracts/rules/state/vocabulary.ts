import type { Vocabulary } from '#kernel';
import type { Action } from './actions.js';
import { action } from './malformed.js';

const since = 'Absent in schema 1';
const object = 'Timestamp of the object.';

/** The documentation of Contracts' atomic actions, for programs that do not have its rules. */
export const contractsVocabulary: Vocabulary<Action['kind']> = {
  module: 'contracts',
  title: 'Atomic actions of Contracts',
  shape: action,
  words: {
    move: {
      effect:
        'Moves the item from the list `from` of its seat into the list `to`, at `index` or at the end. With an `object` it enters play with an empty body that arrived in the turn `arrived`. Without one it has no body.',
      fields: {
        object: 'The new object. Null if it is not in play.',
        index: 'The place in the list. The end if absent.',
        drawn: 'Whether it was drawn or extracted into a full hand.',
        arrived: `The turn in which it came into play. ${since}, which means the current turn.`,
      },
    },
    'set-aside': {
      effect: 'Appends the items, which were in no list, to the seat’s list `aside`.',
    },
    shuffle: {
      effect:
        'Sets the seat’s list `deck` to `order`, the first on top. If `aside` is true, empties the list `aside`.',
    },
    'first-player': { effect: 'Makes the seat first player.' },
    turn: {
      effect:
        'Begins the seat’s turn on this day, with the phase `phase`. The items in `ready` are neither done nor active, and `struck` says whether the seat has struck.',
      fields: {
        turn: 'The number of the turn in the game.',
        phase: `${since}, which means start.`,
        ready: `${since}, which means the seat’s \`line\`, \`globe\` and \`rune\`.`,
        struck: `${since}, which means false.`,
      },
    },
    phase: { effect: 'Begins the phase.' },
    extractor: {
      effect: 'Sets the seat’s extractors of the colour to `count`, of which `full` are full.',
      fields: {
        delta: 'The change.',
        count: `${since}, which means \`delta\` more than before.`,
        full: `${since}, which means unchanged, at most \`count\`.`,
      },
    },
    mana: {
      effect: 'Sets the number of full extractors of a colour, or of full reservoirs, to `full`.',
      fields: { delta: 'The change.' },
    },
    'special-draw': {
      effect: 'Sets whether the seat’s special draw is left to `left`.',
      fields: { left: `${since}, which means false.` },
    },
    health: {
      effect:
        'Sets the seat’s health to `value` and, if present, its next exhaustion damage to `exhaustion`.',
      fields: {
        delta: 'The change.',
        exhaustion: `Only if \`how\` is exhaustion. ${since}, which means one more than before.`,
      },
    },
    attack: {
      effect:
        'Marks the attacker as done if `done` is true, and the seat as having struck if `struck` is true.',
      fields: {
        attacker: 'Null for the player.',
        target: 'Null for the player.',
        done: `Only for creatures. ${since}, which means true.`,
        struck: `Only for players. ${since}, which means true.`,
      },
    },
    damage: {
      effect: 'Sets the damage on the body to `damage`.',
      fields: {
        object,
        amount: 'The change.',
        health: 'Its remaining health.',
        damage: `${since}, which means \`amount\` more than before.`,
      },
    },
    durability: {
      effect: 'Sets the damage on the body, which is spent durability, to `damage`.',
      fields: {
        object,
        delta: 'The change of durability.',
        value: 'The remaining durability.',
        damage: `${since}, which means \`delta\` less than before.`,
      },
    },
    strengthen: {
      effect: 'Sets the attack and health applied to the body to `applied`.',
      fields: {
        object,
        attack: 'The change.',
        health: 'The change.',
        applied: `${since}, which means \`attack\` and \`health\` more than before.`,
      },
    },
    'player-attack': {
      effect: 'Sets the attack applied to the player of the seat to `value`.',
      fields: { delta: 'The change.' },
    },
    status: {
      effect:
        'Adds the status to the body if `on` is true, else removes it. Statuses are in alphabetical order.',
      fields: { object },
    },
    'player-status': {
      effect:
        'Adds the status to the player of the seat if `on` is true, else removes it. Statuses are in alphabetical order.',
    },
    fade: {
      effect: 'Sets the attack and health applied to the body to `applied`, and its statuses to `statuses`.',
      fields: { object, applied: `${since}, which means 0 and 0.`, statuses: `${since}, which means faded.` },
    },
    'player-fade': {
      effect:
        'Sets the attack applied to the player of the seat to `value`, null, and the statuses to `statuses`.',
      fields: { value: `${since}, which means null.`, statuses: `${since}, which means none.` },
    },
    done: { effect: 'Sets whether the body has acted, or was used, to `on`.', fields: { object } },
    active: { effect: 'Sets whether the body is active to `on`.', fields: { object } },
    rearrange: {
      effect: 'Takes the item out of the seat’s line and inserts it at `index`.',
      fields: { object },
    },
    token: {
      effect:
        'Makes the item the seat’s token `token`, in the list `to` at `index`, with an empty body that arrived in the turn `arrived`.',
      fields: {
        object,
        to: `${since}, which means line.`,
        index: `${since}, which means the end.`,
        arrived: `${since}, which means the current turn.`,
      },
    },
    vanish: {
      effect: 'Removes the item from the seat’s list `from`, and its body.',
      fields: { object, from: `${since}, which means line.` },
    },
    reveal: { effect: 'Makes the item known to all seats.' },
    activate: {
      effect:
        'Makes the item `emblem` stand for the seat’s effect of the ability `ability` of `item`. It is in no list.',
      fields: { object: 'The object with the ability. Null if it is not in play.' },
    },
    over: { effect: 'Changes nothing. The effect of `emblem` is done.' },
    outcome: { effect: 'Sets the result of the game.' },
  },
};
