import type { Effect } from '#altered/abilities';
import { effect, quickAction, reaction, resupply, sequence, simultaneously, step } from '../abilities.js';
import {
  aTarget,
  boost,
  characters,
  draw,
  first,
  gains,
  plants,
  roll,
  states,
  yourHand,
  yours,
  type Phrased,
} from './building.js';

const may = (one: Effect): Effect => ({ kind: 'optional', effect: one });
const discardOne = step({ kind: 'discard', what: { choose: yourHand } });
const sacrificeOne = step({ kind: 'sacrifice', what: yours });
const reveal = step({ kind: 'reveal', what: { top: 'you' } }, 'card');

/** How verbs are put together. */
export const effects: Phrased = {
  'resupply, then draw a card': effect(sequence(resupply, draw())),
  'draw a card. I gain 1 boost': effect(sequence(draw(), boost('me'))),
  'I gain 1 boost and lose Fleeting': effect(
    sequence(boost('me'), step({ kind: 'status', change: 'lose', status: 'fleeting', what: 'me' })),
  ),
  'target Character gains 2 boosts and Anchored at once': effect(
    simultaneously(
      { kind: 'counters', change: 'gain', name: 'boost', count: 2, what: first },
      { kind: 'status', change: 'gain', status: 'anchored', what: first },
    ),
    [aTarget(characters)],
  ),
  'draw a card and discard me at once': effect(
    simultaneously({ kind: 'draw', count: 1 }, { kind: 'discard', what: 'me' }),
  ),
  'discard target Plant; it was the last spoken of, then another, then the first again': effect(
    sequence(boost(first), gains('asleep', { target: 1 }), gains('anchored', first)),
    [aTarget({ subtype: 'plant' }), aTarget(characters)],
  ),
  'you may draw a card': effect(may(draw())),
  'you may have me gain 2 boosts': effect(may(boost('me', 2))),
  'you may have target Character gain Anchored': effect(may(gains('anchored', first)), [aTarget(characters)]),
  'each player may resupply': effect({
    kind: 'optional',
    who: 'each-player',
    effect: step({ kind: 'resupply', who: 'each-player' }),
  }),
  'if you control a Plant, draw a card; otherwise resupply': effect({
    kind: 'if',
    condition: { kind: 'exists', like: plants },
    then: draw(),
    otherwise: resupply,
  }),
  'if you control a Plant, draw a card, then resupply': effect({
    kind: 'if',
    condition: { kind: 'exists', like: plants },
    then: sequence(draw(), resupply),
  }),
  'sacrifice a Character; if you do, draw two cards': effect({
    kind: 'if-you-do',
    first: sacrificeOne,
    then: draw(2),
  }),
  'you may discard a card; if you do, I gain 1 boost; otherwise I gain Asleep': effect({
    kind: 'if-you-do',
    first: may(discardOne),
    then: boost('me'),
    otherwise: gains('asleep', 'me'),
  }),
  'sacrifice a Character or discard me': effect({
    kind: 'if-you-do',
    first: sacrificeOne,
    then: sequence(),
    otherwise: step({ kind: 'discard', what: 'me' }),
  }),
  'choose one': effect({ kind: 'modes', modes: [draw(), sequence(resupply, boost('me'))] }),
  'choose two': effect({ kind: 'modes', modes: [draw(), resupply, boost('me')], count: 2 }),
  'I gain Fleeting, Anchored or Asleep': effect({
    kind: 'either',
    effects: [gains('fleeting', 'me'), gains('anchored', 'me'), gains('asleep', 'me')],
  }),
  'reveal a card; you may play it for free or put it in your hand': effect(
    sequence(
      reveal,
      may({
        kind: 'either',
        effects: [
          step({ kind: 'play-for-free', what: { noted: 'card' } }),
          step({ kind: 'move', what: { noted: 'card' }, to: { zone: 'hand' } }),
        ],
      }),
    ),
  ),
  'roll a die; on a 4+ draw a card, on 2-3 resupply, on 1 I gain Fleeting': effect(
    sequence(roll, {
      kind: 'table',
      of: { noted: 'die' },
      rows: [
        { from: 4, effect: draw() },
        { from: 2, to: 3, effect: resupply },
        { to: 1, effect: gains('fleeting', 'me') },
      ],
    }),
  ),
  'roll a die, increase the result by 2': effect(
    sequence(roll, { kind: 'adjust', noted: 'die', add: 2 }, draw({ noted: 'die' })),
  ),
  'at Night, draw a card': effect({ kind: 'delayed', at: 'night', effect: draw() }),
  'after Rest, draw a card': effect({ kind: 'delayed', after: 'rest', effect: draw() }),
  'resupply for each Plant you control': effect({
    kind: 'repeat',
    times: { count: plants },
    effect: resupply,
  }),
  'do this three times: you may sacrifice a Character': effect({
    kind: 'repeat',
    times: 3,
    effect: may(sacrificeOne),
  }),
  'draw a card twice': effect({ kind: 'repeat', times: 2, effect: draw() }),
  'you may pay {1} to draw a card': effect({ kind: 'pay-to', cost: { mana: 1 }, effect: draw() }),
  'you may exhaust me to give target Character 1 boost': effect({
    kind: 'pay-to',
    cost: { exhaustMe: true },
    targets: [aTarget(characters)],
    effect: boost(first),
  }),
  'you may pay {2} and discard a card: if you control a Plant, draw two cards': effect({
    kind: 'pay-to',
    cost: { mana: 2, discard: { from: 'hand', count: 1 } },
    effect: { kind: 'if', condition: { kind: 'exists', like: plants }, then: draw(2) },
  }),
  'discard each of any number of cards, then draw as many': effect({
    kind: 'pay-to',
    cost: { discard: { from: 'hand', count: 'any', note: 'gone' } },
    effect: draw({ noted: 'gone' }),
  }),
};

/** What is paid for a quick action, and abilities as wholes. */
export const costs: Phrased = {
  '{T}': quickAction({ exhaustMe: true }, draw()),
  '{D}': quickAction({ discardMe: true }, draw(), { where: 'support' }),
  '{2}, {T}, sacrifice me': quickAction({ mana: 2, exhaustMe: true, sacrificeMe: true }, draw()),
  'mana for each Plant you control': quickAction({ mana: { count: plants } }, draw()),
  '{T}, which costs {1} more if you are not the first player': quickAction(
    {
      exhaustMe: true,
      mana: { if: { kind: 'not', condition: { kind: 'first-player', who: 'you' } }, then: 1 },
    },
    draw(),
  ),
  'spend 2 of my Kelon counters': quickAction({ spend: { name: 'Kelon', count: 2 } }, draw()),
  'discard two cards from your hand': quickAction({ discard: { from: 'hand', count: 2 } }, draw()),
  'sacrifice two Plants': quickAction({ sacrifice: { like: plants, count: 2 } }, draw()),
  'put a card from your hand in Reserve': quickAction(
    { put: { from: 'hand', to: { zone: 'reserve' }, count: 1 } },
    draw(),
  ),
  'exhaust a card in your Reserve': quickAction({ exhaustInReserve: 1 }, draw()),
  'only if you are the first player': quickAction({ exhaustMe: true }, draw(), {
    only: { kind: 'first-player', who: 'you' },
  }),
  Defender: { kind: 'keyword', keyword: 'defender' },
  Eternal: { kind: 'keyword', keyword: 'eternal' },
  Fleeting: { kind: 'keyword', keyword: 'fleeting' },
  Gigantic: { kind: 'keyword', keyword: 'gigantic' },
  Seasoned: { kind: 'keyword', keyword: 'seasoned' },
  'Tough 2': { kind: 'tough', amount: 2 },
  Cooldown: { kind: 'cooldown' },
  'a granted reaction': states({
    kind: 'abilities',
    of: yours,
    gain: [reaction({ kind: 'phase', phase: 'noon' }, resupply)],
  }),
};
