import type { Vocabulary } from '#kernel';
import type { Action } from './actions.js';
import { action } from './malformed.js';

const since = 'Absent in records of schema 1.';
const object = 'The object it is, by its timestamp.';

/** The atomic actions of Contracts as readers without its rules take them. */
export const contractsVocabulary: Vocabulary<Action['kind']> = {
  module: 'contracts',
  title: 'Atomic actions of Contracts',
  shape: action,
  words: {
    move: {
      effect:
        'The item goes from the list `from` of its seat into the list `to`, at `index` or at the end. With an `object` it comes into play: a body without anything on it, which arrived in the turn `arrived`. Without one it has no body.',
      fields: {
        object: 'The object it is from now on; null where it is in no play.',
        index: 'The place in the list; the end when absent.',
        drawn: 'It was drawn or extracted, but the hand was full.',
        arrived: `The turn in which it came into play. ${since} There: the turn that it is.`,
      },
    },
    'set-aside': {
      effect: 'The items, which were in no list, are at the end of the list `aside` of the seat.',
    },
    shuffle: {
      effect:
        'The list `deck` of the seat is `order`, the first on top. Where `aside` is true the list `aside` is empty.',
    },
    'first-player': { effect: 'The seat is first player.' },
    turn: {
      effect:
        'The turn begins, of this day and seat, with the phase `phase`. The items of `ready` are neither done nor active; whether the seat has struck is `struck`.',
      fields: {
        turn: 'How many-th of the game.',
        phase: `${since} There: start.`,
        ready: `${since} There: what the seat has in \`line\`, \`globe\` and \`rune\`.`,
        struck: `${since} There: false.`,
      },
    },
    phase: { effect: 'The phase begins.' },
    extractor: {
      effect: 'The seat has `count` extractors of the colour, `full` of them full.',
      fields: {
        delta: 'How many more than before.',
        count: `${since} There: delta more than before.`,
        full: `${since} There: as many as before, at most \`count\`.`,
      },
    },
    mana: {
      effect: 'Of the extractors of a colour, or of the reservoirs, of the seat `full` are full.',
      fields: { delta: 'How many more than before.' },
    },
    'special-draw': {
      effect: 'Whether the special draw of the seat is left is `left`.',
      fields: { left: `${since} There: false.` },
    },
    health: {
      effect:
        'The health of the seat is `value`. Where the action has `exhaustion`, it is the next damage of exhaustion.',
      fields: {
        delta: 'How much more than before.',
        exhaustion: `Told where \`how\` is exhaustion. ${since} There: one more than before.`,
      },
    },
    attack: {
      effect:
        'The attacker is done where `done` is true; the player of the seat has struck where `struck` is true.',
      fields: {
        attacker: 'Null: the player.',
        target: 'Null: the player.',
        done: `Told of creatures. ${since} There: true.`,
        struck: `Told of players. ${since} There: true.`,
      },
    },
    damage: {
      effect: 'The damage on the body is `damage`.',
      fields: {
        object,
        amount: 'How much more than before.',
        health: 'What is left of its health.',
        damage: `${since} There: amount more than before.`,
      },
    },
    durability: {
      effect: 'The damage on the body is `damage`: durability that is spent.',
      fields: {
        object,
        delta: 'How much more durability than before.',
        value: 'The durability that is left.',
        damage: `${since} There: delta less than before.`,
      },
    },
    strengthen: {
      effect: 'The attack and health that are applied to the body are those of `applied`.',
      fields: {
        object,
        attack: 'How much more than before.',
        health: 'How much more than before.',
        applied: `${since} There: so much more than before.`,
      },
    },
    'player-attack': {
      effect: 'The attack that is applied to the player of the seat is `value`.',
      fields: { delta: 'How much more than before.' },
    },
    status: {
      effect:
        'The body has the status from now on where `on` is true, else no longer. Statuses stand in the order of the alphabet.',
      fields: { object },
    },
    'player-status': {
      effect:
        'The player of the seat has the status from now on where `on` is true, else no longer. Statuses stand in the order of the alphabet.',
    },
    fade: {
      effect: 'What is applied to the body is `applied`, and its statuses are `statuses`.',
      fields: { object, applied: `${since} There: 0 and 0.`, statuses: `${since} There: faded.` },
    },
    'player-fade': {
      effect:
        'The attack that is applied to the player of the seat is `value`, none; the statuses are `statuses`.',
      fields: { value: `${since} There: null.`, statuses: `${since} There: none.` },
    },
    done: { effect: 'Whether the body has acted, or was used, is `on`.', fields: { object } },
    active: { effect: 'Whether the body is active is `on`.', fields: { object } },
    rearrange: {
      effect: 'The item is in the line of the seat at `index`, as if it had been taken out before.',
      fields: { object },
    },
    token: {
      effect:
        'The item is a token of the seat from now on, as `token` says. It comes into the list `to` at `index`, with a body without anything on it, which arrived in the turn `arrived`.',
      fields: {
        object,
        to: `${since} There: line.`,
        index: `${since} There: the end.`,
        arrived: `${since} There: the turn that it is.`,
      },
    },
    vanish: {
      effect: 'The item leaves the list `from` of the seat, is in no list and has no body.',
      fields: { object, from: `${since} There: line.` },
    },
    reveal: { effect: 'The item is known to everybody.' },
    activate: {
      effect:
        'The item `emblem` stands for an effect of the seat from now on: of the ability `ability` of `item`. It is in no list.',
      fields: { object: 'The object that has the ability; null where it is in no play.' },
    },
    over: { effect: 'Nothing changes: the effect that `emblem` stands for is done.' },
    outcome: { effect: 'The game has this result.' },
  },
};
